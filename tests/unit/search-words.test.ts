/** The words of a text and of a query become matching terms. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateTerms, openDates } from '../../src/core/search/dates.ts';
import { fold } from '../../src/core/search/fold.ts';
import { highlight } from '../../src/core/search/highlight.ts';
import { phoneticKey } from '../../src/core/search/phonetic.ts';
import { parseQuery } from '../../src/core/search/query.ts';
import { beginningOf, termsOf, textTermsOf } from '../../src/core/search/terms.ts';
import { stem, tokenize } from '../../src/core/search/tokenize.ts';
import { loadMessages } from '../../src/node/content/locales.ts';
import { runs } from '../thorough.ts';

const BOTH = ['en', 'ml'].map((language) => loadMessages(language).dates);
const ZWJ = '\u200D';
const ZWNJ = '\u200C';

test.each<[what: string, one: string, other: string]>([
  ['letter case', 'B.Sc NURSING', 'b.sc nursing'],
  ['accents', 'Café naïve', 'cafe naive'],
  ['old and new chillu ൻ', `എന്${ZWJ}`, 'എൻ'],
  ['old and new chillu ണ', `കണ്${ZWJ}`, 'കൺ'],
  ['old and new chillu ർ', `പൂര്${ZWJ}വ`, 'പൂർവ'],
  ['old and new chillu ൽ', `പാല്${ZWJ}`, 'പാൽ'],
  ['old and new chillu ൾ', `അവള്${ZWJ}`, 'അവൾ'],
  ['dot reph and ർ', 'സ\u0D4Eവ', 'സർവ'],
  ['a missing zero-width non-joiner', `നഴ്${ZWNJ}സസ്`, 'നഴ്സസ്'],
  ['a soft hyphen', 'വായനാ\u00ADദിനം', 'വായനാദിനം'],
  ['ന്റ and ൻറ', 'മെൻറർ', 'മെന്റർ'],
  ['ന്റ and ൻ with virama', 'മെൻ്റർ', 'മെന്റർ'],
  ['ന്റ and the old chillu with റ', `മെന്${ZWJ}റര്${ZWJ}`, 'മെന്റർ'],
  ['റ്റ and ററ', 'ഹെപ്പററൈററിസ്', 'ഹെപ്പറ്റൈറ്റിസ്'],
  ['ഓ in two parts', 'ഒാണം', 'ഓണം'],
  ['ഈ in two parts', 'ഇൗ', 'ഈ'],
  ['ഊ in two parts', 'ഉൗഞ്ഞാൽ', 'ഊഞ്ഞാൽ'],
  ['ഐ in two parts', 'എെക്യം', 'ഐക്യം'],
  ['the two signs of au', 'കൌതുകം', 'കൗതുകം'],
  ['vowel signs taken apart', 'കൊ'.normalize('NFD'), 'കൊ'],
  ['Malayalam digits', '൨൦൨൫', '2025'],
  ['Latvian letters', 'Bibliotēkas žurnāls ģimenēm', 'bibliotekas zurnals gimenem'],
  ['Arabic vowel signs', 'مُسْتَشْفًى', 'مستشفي'],
  ['the stretching line', 'صحـــة', 'صحة'],
  ['forms of alef', 'أحمد إلى آخر ٱلنخيل', 'احمد الى اخر النخيل'],
  ['hamza on its seats', 'مسؤول طوارئ', 'مسوول طواري'],
  ['alef maksura and ya', 'مبنى', 'مبني'],
  ['ta marbuta and ha', 'عيادة', 'عياده'],
  ['letters of a Persian keyboard', 'کتابی', 'كتابي'],
  ['Arabic digits', '٢٠٢٥', '2025'],
  ['Persian digits', '۲۰۲۵', '2025'],
  ['nukta', 'ज़रूरी', 'जरूरी'],
  ['nukta as a letter of its own', '\u095Eरवरी', 'फरवरी'],
  ['chandrabindu and anusvara', 'हँसी', 'हंसी'],
  ['a nasal before a consonant of its row', 'हिन्दी पञ्जाब डण्डा सम्पर्क', 'हिंदी पंजाब डंडा संपर्क'],
  ['Hindi digits', '२०२५', '2025'],
])('fold unifies %s', (_, one, other) => expect(fold(one)).toBe(fold(other)));

test.each<[one: string, other: string]>([
  ['ഓണം', 'ഒന്നാം'],
  ['കല', 'കാല'],
  ['പുക', 'പുഴ'],
  ['bed', 'bead'],
  ['जन्म', 'जंम'],
  ['حال', 'مال'],
])('fold distinguishes %s and %s', (one, other) => expect(fold(one)).not.toBe(fold(other)));

test.each<[string, ...string[]]>([
  ['ഓണം', 'onam', 'Onam', 'oanam'],
  ['ഓണാഘോഷം', 'onaghosham', 'onagosham'],
  ['വായനാദിനം', 'vayanadinam', 'vaayanaadinam', 'വായനദിനം'],
  ['യോഗ', 'yoga', 'യോഗാ'],
  ['പരിസ്ഥിതി', 'paristhithi', 'paristhiti', 'parishthithi'],
  ['രക്തദാനം', 'rakthadanam', 'raktadaanam'],
  ['ലഹരി', 'lahari', 'laharee'],
  ['കേരളപ്പിറവി', 'keralapiravi', 'keralappiravi', 'കേരളപിറവി'],
  ['ഭരണഘടന', 'bharanaghadana', 'baranagadana'],
  ['തിരുവാതിര', 'thiruvathira', 'tiruvatira'],
  ['വയനാട്', 'wayanad', 'vayanad', 'vayanadu'],
  ['ബഷീർ', 'basheer', 'bashir', `ബഷീര്${ZWJ}`],
  ['ഗാന്ധിജയന്തി', 'gandhijayanthi', 'gandhijayanti'],
  ['ഗാനസന്ധ്യ', 'ganasandhya', 'gaanasandhya'],
  ['ക്യാമ്പ്', 'camp', 'kyampu', 'ക്യാംപ്'],
  ['ക്യാമ്പസ്', 'കാമ്പസ്', 'kampas'],
  ['പൂർവ്വവിദ്യാർഥി', 'പൂർവവിദ്യാർത്ഥി', 'poorvavidyarthi', 'purvavidyarthi'],
  ['സർവകലാശാല', 'സർവ്വകലാശാലാ', 'sarvakalashala'],
  ['ലഹരിക്കെതിരെ', 'ലഹരിയ്ക്കെതിരേ', 'laharikkethire'],
  ['വൽക്കരണം', 'വത്കരണം', 'valkaranam', 'vatkaranam'],
  ['കലോത്സവം', 'കലോൽസവം', 'kalolsavam', 'kalotsavam'],
  ['സംഗമം', 'sangamam', 'samgamam', 'സങ്ഗമം'],
  ['മെന്റർ', 'മെൻറർ', 'mentar'],
  ['പുഴ', 'puzha'],
  ['ആഴ്ച', 'aazhcha', 'azhcha'],
  ['പഞ്ചായത്ത്', 'panchayath', 'panchayathu', 'panchaayatthu'],
  ['ഡെങ്കിപ്പനി', 'denkippani', 'dengippani'],
  ['വിജ്ഞാനം', 'vijnanam', 'vignanam', 'vinjanam'],
  ['നാട്', 'naadu', 'nad'],
  ['പാട്ട്', 'paattu', 'patt'],
  ['ഉണ്ട്', 'undu', 'unt'],
  ['ശാസ്ത്രം', 'shasthram', 'sastram'],
])('equal sounds %s', (word, ...spellings) => {
  expect(spellings.map(phoneticKey)).toEqual(spellings.map(() => phoneticKey(word)));
  expect(phoneticKey(word)).toMatch(/^[a-z]{2,}$/);
});

test.each<[one: string, other: string]>([
  ['ഓണം', 'ഒന്നാം'],
  ['ഓണം', 'വനം'],
  ['യോഗ', 'രോഗം'],
  ['നനഞ്ഞ', 'നഞ്ഞ'],
  ['കട', 'കത'],
  ['lahari', 'lahore'],
])('equal sounds not %s and %s', (one, other) => expect(phoneticKey(one)).not.toBe(phoneticKey(other)));

test('equal sounds any word and its romanisation', () => {
  // Without ട, which is typed phonetically, and റ, whose double is റ്റ.
  const consonants =
    'ക ka ഖ kha ഗ ga ഘ gha ച cha ജ ja ഡ da ണ na ത tha ദ da ധ dha ന na പ pa ഫ pha ബ ba ഭ bha മ ma യ ya ര ra ല la ള la ഴ zha വ va ശ sha ഷ sha സ sa ഹ ha';
  const vowels = [
    ['', 'a'],
    ['ാ', 'aa'],
    ['ി', 'i'],
    ['ീ', 'ee'],
    ['ു', 'u'],
    ['ൂ', 'oo'],
    ['െ', 'e'],
    ['േ', 'e'],
    ['ൈ', 'ai'],
    ['ൊ', 'o'],
    ['ോ', 'o'],
  ];
  const pairs = [...consonants.matchAll(/(\S+) (\S+)a/g)].map(([, letter, typed]) => [letter, typed]);
  const syllable = fc
    .tuple(fc.constantFrom(...pairs), fc.constantFrom(...vowels))
    .map(([[letter, typed], [sign, vowel]]) => [`${letter}${sign}`, `${typed}${vowel}`]);
  const ending = fc.constantFrom(['', ''], ['ം', 'm'], ['ൻ', 'n'], ['ർ', 'r'], ['ൽ', 'l']);
  fc.assert(
    fc.property(fc.array(syllable, { minLength: 1, maxLength: 6 }), ending, (syllables, end) => {
      const malayalamWord = [...syllables, end].map(([letters]) => letters).join('');
      const typed = [...syllables, end].map(([, letters]) => letters).join('');
      expect(phoneticKey(typed)).toBe(phoneticKey(malayalamWord));
    }),
    { numRuns: runs(2000) },
  );
});

test('no text, however odd, makes the search fail', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('ക', '\u0D4D', ZWJ, ZWNJ, 'റ', '\u0D02', 'ട', '.', ' ', '-', '1', 'b', '\uD800'),
    }),
  );
  fc.assert(
    fc.property(odd, (text) => {
      const { required, terms } = parseQuery(text);
      expect(required.length).toBeLessThanOrEqual(10);
      for (const { from, count } of terms) expect(from + count).toBeLessThanOrEqual(required.length);
      const pieces = highlight(text, new Set(termsOf(text)));
      expect(pieces.map((piece) => piece.text).join('')).toBe(text.normalize('NFC'));
      expect(textTermsOf(text).every((term) => !/[\s,]/.test(term))).toBe(true);
    }),
  );
});

test.each<[text: string, found: string[]]>([
  ['B.Sc Nursing, M.Sc. and Ph.D.', ['bsc', 'nursing', 'msc', 'and', 'phd']],
  ['എൻ.എസ്.എസ്. ദിനാചരണം', ['എൻഎസ്എസ്', 'ദിനാചരണം']],
  [`എന്${ZWJ}.എസ്.എസ്`, ['എൻഎസ്എസ്']],
  ['2025-ലെ', ['2025', 'ലെ']],
  ['2025ലെ', ['2025', 'ലെ']],
  ['1,500 sq ft', ['1500', 'sq', 'ft']],
  ['10+2', ['10', '2']],
  ['anti-ragging', ['anti', 'ragging']],
  ['പറഞ്ഞു.പിന്നെ', ['പറഞ്ഞു', 'പിന്നെ']],
  ['The end.Next', ['the', 'end', 'next']],
  ['', []],
  ['… ! ?', []],
])('words of "%s"', (text, terms) => expect(tokenize(text).map(({ folded }) => folded)).toEqual(terms));

test('words know their positions', () => {
  const text = 'മെന്റർ–മെന്റീ സംഗമം 2024';
  expect(
    tokenize(text).map(({ text: word, start }) => text.slice(start, start + word.length) === word),
  ).toEqual([true, true, true, true]);
});

test.each<[word: string, singular: string]>([
  ['computers', 'computer'],
  ['libraries', 'library'],
  ['nurses', 'nurse'],
  ['studies', 'study'],
  ['class', 'class'],
  ['campus', 'campus'],
  ['bus', 'bus'],
  ['ദിനങ്ങൾ', 'ദിനങ്ങൾ'],
])('words %s is found as %s', (word, singular) => expect(stem(word)).toBe(singular));

test('terms of a title are all its words, of a text the significant ones', () => {
  expect(termsOf('How to apply')).toEqual(['how', 'to', 'apply']);
  expect(textTermsOf('How to apply for the hostels')).toEqual(['apply', 'hostel']);
});

test('terms of Malayalam words in a text are phonetic prefixes', () => {
  expect(textTermsOf('ദിനാഘോഷത്തിന്റെ')).toEqual(['~dinagosat']);
  expect(beginningOf('~dinagosatinte')).toBe('~dinagosat');
  expect(beginningOf('celebrations')).toBe('celebrations');
});

describe('dates', () => {
  test.each<[typed: string, spelled: string]>([
    ['18-03-2025', '18 march 2025'],
    ['18/3/2025', '18 march 2025'],
    ['18.3.25', '18 march 2025'],
    ['2025-03-18', '18 march 2025'],
    ['18th March 2025', '18 march 2025'],
    ['March 18, 2025', '18 march 2025'],
    ['18 Mar 2025', '18 march 2025'],
    ['sept 2024', 'september 2024'],
    ['99-99-2024', '99-99-2024'],
    ['10+2', '10+2'],
    ['മാർച്ച് 18', 'മാർച്ച് 18'],
  ])('"%s"', (typed, spelled) => expect(openDates().spell(typed).trim()).toBe(spelled));

  test.each<[language: string, typed: string, day: string | undefined]>([
    ['lv', '2025. gada 12. marts', '12march2025'],
    ['lv', '12. marts 2025', '12march2025'],
    ['lv', '12. martā, 2025', '12march2025'],
    ['lv', '12 mar 2025', '12march2025'],
    ['lv', '5. okt. 2024', '5october2024'],
    ['lv', '5 October 2024', '5october2024'],
    ['lv', '12.03.2025', '12march2025'],
    ['lv', '12. augustam 2025', '12august2025'],
    ['lv', '12. pasākums 2025', undefined],
    ['ar', '١٢ مارس ٢٠٢٥', '12march2025'],
    ['ar', '5 أكتوبر 2024', '5october2024'],
    ['ar', '٥/١٠/٢٠٢٤', '5october2024'],
    ['hi', '5 फरवरी 2025', '5february2025'],
    ['ml', '2025 മാർച്ച് 5', '5march2025'],
    ['ml', 'March 5, 2025', '5march2025'],
    ['en', '5 mahatma 2025', undefined],
  ])('in %s "%s" is one date', (language, typed, day) => {
    const dates = openDates(loadMessages(language).dates);
    const spelled = tokenize(dates.spell(typed)).map(({ folded }) => folded);
    expect(spelled).toHaveLength(3);
    expect(dates.day(spelled)).toBe(day);
  });

  test('are found by the months of the languages of a site only', () => {
    expect(dateTerms('12-03-2025', [loadMessages('lv').dates])).toEqual([
      '12',
      'mart',
      '2025',
      '12march2025',
    ]);
    expect(dateTerms('12-03-2025', [loadMessages('ar').dates])).toEqual([
      '12',
      'مارس',
      '2025',
      '12march2025',
    ]);
  });

  test('are found by day, month in both languages, year, and in full', () => {
    expect(dateTerms('05-06-2025', BOTH)).toEqual(['5', 'june', '~jun', '2025', '5june2025']);
    expect(dateTerms('June 2025', BOTH)).toEqual([]);
    expect(dateTerms('05-13-2025', BOTH)).toEqual([]);
  });
});

describe('a query', () => {
  const terms = (text: string) =>
    parseQuery(text).terms.flatMap(({ variants }) => variants.map(({ term }) => term));

  test('searches ignored words only if there are no others', () => {
    expect(parseQuery('how to apply').required).toEqual([false, false, true]);
    expect(parseQuery('how to').required).toEqual([true, true]);
  });

  test.each<[typed: string, term: string]>([
    ['raktha danam', '~raktadanam'],
    ['ഡെങ്കി പനി', '~denkipani'],
    ['15-08-2024', '15august2024'],
    ['nss', '~eneses'],
    ['ഓണം', '~ona'],
    ['ഓണം', 'onam'],
    ['രക്തദാനത്തിന്', '~raktadana'],
    ['fees', 'fee'],
  ])('"%s" searches for %s', (typed, term) => expect(terms(typed)).toContain(term));

  test('of many words is truncated', () => {
    expect(parseQuery('a b c d e f g h i j k l m n o p').required).toHaveLength(10);
  });
});

describe('marks', () => {
  const highlighted = (text: string, terms: string[]) =>
    highlight(text, new Set(terms))
      .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
      .join('');

  test.each<[text: string, terms: string[], marked: string]>([
    ['ലോക രക്തദാന ദിനം 2025', ['~raktadana', '2025'], 'ലോക [രക്തദാന] ദിനം [2025]'],
    ['എൻ.എസ്.എസ്. ദിനം', ['~eneses'], '[എൻ.എസ്.എസ്]. ദിനം'],
    ['Hostels, hostel', ['hostel'], '[Hostels], [hostel]'],
    ['ദിനാഘോഷത്തിന്റെ', ['~dinagosat'], '[ദിനാഘോഷത്തിന്റെ]'],
    ['nothing', ['x'], 'nothing'],
    ['', ['x'], ''],
  ])('in "%s"', (text, terms, expected) => expect(highlighted(text, terms)).toBe(expected));
});
