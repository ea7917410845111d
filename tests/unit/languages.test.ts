/** The UI in each language, and sites in two languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderFrame } from '../../src/app/entries/frame.tsx';
import { prerender } from '../../src/app/entries/prerender.tsx';
import {
  formatDate,
  formatDocumentNote,
  formatFigure,
  formatFileSize,
  formatNumber,
  plural,
} from '../../src/core/i18n/format.ts';
import { languageRuns, scriptsOf } from '../../src/core/i18n/language.ts';
import type { Locale } from '../../src/core/i18n/locale.ts';
import { siteMap } from '../../src/core/layouts/siteMap.ts';
import { routeTable } from '../../src/core/route/table.ts';
import { messageMistakes } from '../../src/node/check/uiMessages.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import {
  ENGINE_LANGUAGES,
  isLanguage,
  loadMessages,
  missingMessages,
  translateSite,
} from '../../src/node/content/locales.ts';
import { ENGLISH } from '../locales.ts';
import { type OpenSite, openSite } from '../openSite.ts';
import { unknownWords, visibleTexts } from '../pageText.ts';
import { MINIMAL_SITE } from '../sites.ts';
import { runs } from '../thorough.ts';

type Words = Record<string, Record<string, string | Record<string, string>>>;
const wordsIn = (language: string) => {
  const { $schema, ...words } = JSON.parse(
    readFileSync(join(engineRoot, 'src/locales', `${language}.json`), 'utf8'),
  ) as Words & { $schema: string };
  return words;
};
const named = (words: Words) =>
  Object.entries(words).flatMap(([part, all]) =>
    Object.entries(all).map(([name, word]) => [`${part}.${name}`, word] as const),
  );

test('every accepted language code is valid in Node', () => {
  const { pattern } = JSON.parse(readFileSync(join(engineRoot, 'schemas/common.schema.json'), 'utf8'))
    .definitions.language;
  fc.assert(
    fc.property(fc.stringMatching(new RegExp(pattern)), (code) => {
      expect(isLanguage(code)).toBe(true);
      new Intl.Locale(code).maximize();
      new Intl.DisplayNames(code, { type: 'language' }).of(code);
    }),
    { numRuns: runs(1000) },
  );
  expect(['ml-2', 'site', 'ml.json', 'ML'].filter(isLanguage)).toEqual([]);
});

test('the languages of the engine are those with files', () => {
  const files = readdirSync(join(engineRoot, 'src/locales')).filter(
    (name) => !/^(editor|fields|starter|guide)\./.test(name),
  );
  expect(files.sort()).toEqual(ENGINE_LANGUAGES.map((language) => `${language}.json`));
});

describe.each(ENGINE_LANGUAGES)('the words of %s', (language) => {
  const words = new Map(named(wordsIn(language)));

  test('are complete', () => {
    expect(missingMessages(language)).toEqual([]);
    expect([...words.keys()]).toEqual(named(wordsIn('en')).map(([name]) => name));
  });

  test('have the placeholders of the English ones', () => {
    expect(messageMistakes(wordsIn(language), language)).toEqual([]);
  });

  test('have the plural forms of CLDR', () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const { found } = loadMessages(language).results;
    expect(Object.keys(found).sort()).toEqual([...categories].sort());
    // The table is fixed; this version of Node has the same rules.
    const rules = new Intl.PluralRules(language);
    const forms = Object.fromEntries(categories.map((category) => [category, category]));
    for (let count = 0; count <= 220; count++)
      expect(plural({ other: 'other', ...forms }, count, language), `${count}`).toBe(rules.select(count));
  });
});

test('a document has its type and its size in the format of the language', () => {
  expect(formatDocumentNote('PDF', 45_000, loadMessages('en'))).toBe('PDF, 45 kB');
  expect(formatDocumentNote('PDF', 45_000, loadMessages('ar'))).toBe('PDF، \u200F45 ك.ب');
});

test.each<[language: string, date: string, number: string, size: string]>([
  ['en', '5 March 2025', '1,234,567.5', '1.2 MB'],
  ['ml', '2025 മാർച്ച് 5', '12,34,567.5', '1.2 MB'],
  ['hi', '5 मार्च 2025', '12,34,567.5', '1.2 MB'],
  ['ar', '5 مارس 2025', '1,234,567.5', '\u200F1.2 م.ب'],
  ['lv', '2025. gada 5. marts', '1\u00A0234\u00A0567,5', '1,2 MB'],
  ['ta', '5 March 2025', '1,234,567.5', '1.2 MB'],
])('%s formats dates and numbers as in CLDR', (language, date, number, size) => {
  const { dates, numbers, media } = loadMessages(language);
  expect(formatDate('05-03-2025', dates)).toBe(date);
  expect(formatNumber(1234567.5, numbers)).toBe(number);
  expect(formatFileSize(1_200_000, { media, numbers })).toBe(size);
  expect(formatFigure({ value: '2004' }, numbers)).toBe('2004');
});

test('a message of the site overrides one of the engine', () => {
  const words = loadMessages('ml', { menu: { open: 'വഴികാട്ടി' } });
  expect(words.menu.open).toBe('വഴികാട്ടി');
  expect(words.menu.close).toBe(loadMessages('ml').menu.close);
  expect(loadMessages('ta', { menu: { open: 'பட்டி' } }).menu).toEqual({ ...ENGLISH.menu, open: 'பட்டி' });
  expect(missingMessages('ta', { menu: { open: 'பட்டி' } })).not.toContain('menu.open');
});

test('a site translates the labels of its numbers and addresses', () => {
  const hours = { week: [{ days: ['monday' as const], opens: '09:00', closes: '16:00' }] };
  const site = {
    ...MINIMAL_SITE,
    contact: {
      address: ['Aralumoodu'],
      phones: ['+91 471 000 0001', { label: 'Admissions', number: '+91 471 000 0002' }],
      emails: [{ label: 'Admissions', email: 'admissions@college.example' }, 'office@college.example'],
      social: [{ label: 'Photographs', href: 'https://pictures.example/@college' }],
      hours: { ...hours, exceptions: [{ from: '14-09-2026', reason: 'Onam' }], note: 'Ring before noon.' },
      map: { link: 'https://maps.example/', label: 'The college' },
    },
    facts: {
      staff: { value: 1500, label: 'Staff', prefix: 'More than' },
      work: { value: 1, label: 'Work', prefix: 'At least', unit: 'year' },
      share: { value: 50, label: 'Share', unit: '%' },
    },
  };
  const labels = { Admissions: 'അഡ്മിഷൻ', Photographs: 'ചിത്രങ്ങൾ', Onam: 'ഓണം' };
  const { contact, facts } = translateSite(site, {
    contact: { labels, hours: { note: 'ഉച്ചയ്ക്കു മുമ്പ് വിളിക്കുക.' }, map: { label: 'കോളേജ്' } },
    facts: { staff: { label: 'ജീവനക്കാർ', unit: '-ലധികം', phrases: ['# ജീവനക്കാ'] }, share: { label: 'വിഹിതം' } },
  });
  expect(contact).toEqual({
    address: ['Aralumoodu'],
    phones: ['+91 471 000 0001', { label: 'അഡ്മിഷൻ', number: '+91 471 000 0002' }],
    emails: [{ label: 'അഡ്മിഷൻ', email: 'admissions@college.example' }, 'office@college.example'],
    social: [{ label: 'ചിത്രങ്ങൾ', href: 'https://pictures.example/@college' }],
    hours: { ...hours, exceptions: [{ from: '14-09-2026', reason: 'ഓണം' }], note: 'ഉച്ചയ്ക്കു മുമ്പ് വിളിക്കുക.' },
    map: { link: 'https://maps.example/', label: 'കോളേജ്' },
  });
  expect(facts?.staff).toEqual({ value: 1500, label: 'ജീവനക്കാർ', unit: '-ലധികം' });
  expect(facts?.work).toEqual(site.facts.work);
  expect(facts?.share).toEqual({ value: 50, label: 'വിഹിതം', unit: '%' });
});

test('text is split into runs of each script', () => {
  const scripts = scriptsOf([
    ['Latn', 'en'],
    ['Deva', 'hi'],
  ]);
  const runs = languageRuns('في X-ray و हिन्दी 2025', scripts);
  expect(runs.filter(({ lang }) => lang)).toEqual([
    { text: 'X-ray', lang: 'en' },
    { text: 'हिन्दी', lang: 'hi' },
  ]);
  expect(runs.map(({ text }) => text).join('')).toBe('في X-ray و हिन्दी 2025');
});

test('ranges of numbers keep their order in right-to-left text', () => {
  const rtl = scriptsOf([['Latn', 'en']], 'ar');
  const runsOf = (text: string) =>
    languageRuns(text, rtl).flatMap((run) => (run.dir === 'ltr' ? [run.text] : []));
  expect(runsOf('اتصلوا على +971 3 700 0000 أو (03) 700.0002 قبل 18-03-2025')).toEqual([
    '+971 3 700 0000',
    '(03) 700.0002',
    '18-03-2025',
  ]);
  expect(runsOf('عام 2004 80 كتابًا، 8:00–14:30، 18,500 و X-ray 2.1')).toEqual(['2.1']);
  expect(languageRuns('+371 6400 0000', scriptsOf([], 'lv'))).toEqual([{ text: '+371 6400 0000' }]);
});

test.each(['1 Main Street', 'Open to all.', 'https://library.example/'])(
  'a text without right-to-left letters is left to right: %s',
  (text) => {
    const rtl = scriptsOf([['Latn', 'en']], 'ar');
    expect(languageRuns(text, rtl)).toEqual([{ text, lang: 'en', dir: 'ltr' }]);
    expect(languageRuns(`${text} و`, rtl).some(({ dir }) => dir)).toBe(false);
  },
);

const ASSETS = { app: '/app.js', styles: [], paper: '/paper.css', inlineLoader: '' };

async function renderPages(site: OpenSite): Promise<Map<string, string>> {
  const { locale, locales, translations, table, store, paths, resolution } = site;
  const searchPath = paths.find((path) => path === 'search' || path === 'meklesana');
  const pages = await Promise.all(
    paths.map(async (path) => ({ path, title: (await site.pageOf(path)).title })),
  );
  const siteContext = { locale, locales, translations, buildYear: 2026, searchPath, pages };
  const source = { siteContext, table, store, assets: ASSETS };
  const documents = new Map<string, string>([['404', prerender(source, { kind: 'none' }, undefined)]]);
  for (const path of paths) documents.set(path, prerender(source, await resolution(path), path));
  return documents;
}

/** The constant part of an English message, if it is long enough to be recognised. */
const ENGLISH_WORDS = named(wordsIn('en'))
  .filter(([name]) => !/^(?:numbers|dates\.day|languages)/.test(name))
  .flatMap(([, word]) => (typeof word === 'string' ? [word] : Object.values(word)))
  .flatMap((word) => word.split(/\{\w+\}/))
  .map((piece) => piece.trim())
  .filter((piece) => /[A-Za-z]{3}/.test(piece));

/** The language of a page of the two sites. @param main the language of the site */
const languageOf = (path: string, main: string) => /^(?:en|ml|hi)(?=\/|$)/.exec(path)?.[0] ?? main;

test.each([
  '<p>Loading</p>',
  '<button aria-label="Loading"></button>',
  '<img alt="Loading" title="Loading">',
  '<input placeholder="Loading">',
  '<input type="submit" value="Loading">',
  '<html data-words="Loading {date}">',
  '<meta name="description" content="Loading">',
  '<title>Loading</title>',
  '<td data-column="Loading">',
  '<p aria-description="Loading" aria-roledescription="Loading">',
])('an unknown word is found in %s', (html) => {
  const odd = unknownWords(join(engineRoot, 'tests/fixtures/latvian'));
  expect(odd(html, 'lv')).toContain('Loading');
  expect(odd(html.replaceAll('Loading', 'Izvēlne'), 'lv')).toEqual([]);
});

describe.each([
  ['latvian', 'lv', 14],
  ['arabic', 'ar', 20],
] as const)('the site in %s', (name, language, least) => {
  const folder = join(engineRoot, 'tests/fixtures', name);
  let site: OpenSite;
  let documents: Map<string, string>;

  beforeAll(async () => {
    site = await openSite(folder);
    documents = await renderPages(site);
  });

  test('has no English text except data', () => {
    expect(documents.size).toBeGreaterThanOrEqual(least);
    // The message is the same in both languages.
    const same = new Set(language === 'lv' ? ['Video'] : []);
    const data = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    const matches = [...documents].flatMap(([path, html]) =>
      languageOf(path, language) !== language
        ? []
        : visibleTexts(html)
            // A notice in another language names the missing translation.
            .filter((text) => !Object.values(ENGLISH.translation).includes(text))
            .filter((text) => !data.includes(JSON.stringify(text).slice(1, -1)))
            .flatMap((text) =>
              ENGLISH_WORDS.filter(
                (word) =>
                  !same.has(word) && new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'u').test(text),
              ).map((word) => `${path}: "${word}" in "${text}"`),
            ),
    );
    expect(matches).toEqual([]);
  });

  test('has only data and messages of its language', () => {
    const odd = unknownWords(folder);
    expect(
      [...documents].flatMap(([path, html]) =>
        odd(html, languageOf(path, language)).map((word) => `${path}: ${word}`),
      ),
    ).toEqual([]);
  });

  test('has its language and direction on the document and on the frame', () => {
    for (const [path, html] of documents) {
      const pageLanguage = languageOf(path, language);
      const dir = pageLanguage === 'ar' ? ' dir="rtl"' : '';
      expect(html, path).toContain(`<html lang="${pageLanguage}"${dir} `);
      expect(html, path).toContain(`<div class="site" lang="${pageLanguage}"${dir}>`);
    }
  });
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('a site in two languages', () => {
  let documents: Map<string, string>;

  beforeAll(async () => {
    documents = await renderPages(await openSite(join(engineRoot, 'tests/fixtures/arabic')));
  });
  const page = (path: string) => documents.get(path) ?? '';

  test('links to the page in the other language, or both say that there is none', () => {
    expect(page('services')).toContain(
      '<a href="/en/services/" hrefLang="en" lang="en" dir="ltr">English</a>',
    );
    expect(page('en/services')).toContain(
      '<a href="/services/" hrefLang="ar" lang="ar" dir="rtl">العربية</a>',
    );
    expect(page('services/vaccination')).toContain('<a href="/en/services/vaccination/" hrefLang="en"');
    const alone = page('doctors');
    expect(alone).toContain(ENGLISH.translation.none);
    expect(alone).toContain(loadMessages('ar').translation.noneIn.replace('{language}', 'English'));
    expect(alone).toContain(
      `<a href="/en/" hrefLang="en" lang="en" dir="ltr">${ENGLISH.translation.home}</a>`,
    );
  });

  test('links from a year of a list to the list, and from a missing page to the home page', async () => {
    const site = await openSite(join(engineRoot, 'tests/fixtures/arabic'));
    const routes = site.manifest.routes.map((row) =>
      /^(?:en\/)?services$/.test(row.path) ? { ...row, archive: 'years' as const } : row,
    );
    const table = routeTable({ ...site.manifest, routes }, site.site);
    const { locales, translations } = site;
    const topsOf = (locale: Locale) =>
      renderFrame({ locale, locales, translations, buildYear: 2026 }, locale, table);
    const [arabic, english] = [topsOf(site.locale), topsOf(await locales('en'))];
    // The header of most pages is rendered once.
    expect(arabic.top('doctors/2020').html).not.toContain('/en/services/" hrefLang');
    expect(arabic.top('services/2020').html).toContain('<a href="/en/services/" hrefLang');
    expect(english.top('en/services/tags/eyes').html).toContain('<a href="/services/" hrefLang');
    expect(english.top(undefined).html).toContain('<a href="/" hrefLang="ar"');
    expect(english.top(undefined).html).toContain('<a href="/ml/" hrefLang="ml"');
  });

  test('has its menu, its name and its figures in both languages', () => {
    expect(page('en/contact')).toContain('Al Nakheel Community Clinic');
    expect(page('en/contact')).toContain('<a href="/en/services/">Services</a>');
    expect(page('en')).toContain('Visits a year');
    expect(page('en')).toContain('<span lang="ar">عيادة النخيل</span>');
    expect(page('')).toContain('<span lang="en">X-ray</span>');
  });

  test('marks a link to a page in the other language', async () => {
    const site = await openSite(join(engineRoot, 'tests/fixtures/arabic'));
    const { table, store, translations } = site;
    const english = await site.locales('en');
    const menu = ['doctors', 'en/services', 'en/services/vaccination'].map((to) => ({ label: to, href: to }));
    const locale = { ...english, site: { ...english.site, menu } };
    const resolution = await site.resolution('en/contact');
    const siteContext = { locale, locales: () => locale, translations, buildYear: 2026 };
    const html = prerender(
      { siteContext, table, store, assets: ASSETS },
      { ...resolution, ...('locale' in resolution && { locale: locale }) },
      'en/contact',
    );
    expect(html).toContain('<a href="/doctors/" hrefLang="ar">doctors</a>');
    const menuHtml = /<ul class="menu-list">.*?<\/nav>/s.exec(html)?.[0];
    expect(menuHtml?.match(/hrefLang=/g)).toHaveLength(1);
  });

  test('the site map of a language has its own pages, and untranslated ones only', async () => {
    const site = await openSite(join(engineRoot, 'tests/fixtures/arabic'));
    const english = await site.locales('en');
    const menu = [{ label: 'People', items: [{ label: 'Our doctors', href: 'doctors' }] }];
    const linksIn = (locale: typeof english) =>
      siteMap(site.table, locale).flatMap(({ label, href, links }) => [
        ...(label === undefined ? [] : [`${label}: ${href}`]),
        ...links.map((link) => `${link.label}: ${link.href}`),
      ]);
    expect(linksIn({ ...english, site: { ...english.site, menu } })).toEqual([
      'Home: en',
      'Services: en/services',
      'Contact us: en/contact',
      'Search: en/search',
      'طب الأطفال: departments/children',
      'القوافل الطبية: outreach',
      'الأخبار: news',
      'النماذج: forms',
      'ما نعرضه: disclosure',
      'People: undefined',
      'Our doctors: doctors',
    ]);
    expect(linksIn(site.locale).filter((link) => / en/.test(link))).toEqual([]);
  });

  test('tells search engines both versions, and the original', () => {
    const alternates = [
      ...page('en/contact').matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g),
    ];
    expect(alternates.map(([, language, address]) => `${language} ${address}`)).toEqual([
      'en https://clinic.example/en/contact/',
      'ar https://clinic.example/contact/',
      'x-default https://clinic.example/contact/',
    ]);
    expect(page('en/contact')).toContain(
      '<meta property="og:locale" content="en_US"/><meta property="og:locale:alternate" content="ar_EG"/>',
    );
    expect(page('doctors')).not.toContain('og:locale:alternate');
    expect(page('doctors')).not.toContain('hrefLang="x-default"');
  });

  test('has a breadcrumb that starts with the home page of the language', () => {
    expect(page('en/services/vaccination')).toContain('<a href="/en/">Home</a>');
    expect(page('services/vaccination')).toContain('<a href="/">الرئيسية</a>');
  });

  test('has the original list in the breadcrumb if the list is not translated', () => {
    expect(page('en/outreach/february-2025')).toContain(
      '<a href="/outreach/" hrefLang="ar" lang="ar"><span lang="ar">القوافل الطبية</span></a>',
    );
    expect(page('en/services/vaccination')).toContain('<li><a href="/en/services/">Services</a></li>');
    expect(page('en/services/vaccination')).not.toContain('<li><a href="/services/"');
  });

  test('uses its own message', () => expect(page('')).toContain('<span>ابحث</span>'));
});
