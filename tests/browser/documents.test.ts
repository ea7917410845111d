/** The content of PDFs that a build makes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { MediaFile } from '../../src/core/data/media.ts';
import { formatFileSize } from '../../src/core/i18n/format.ts';
import { readCsv } from '../../src/node/authoring/spreadsheet/readCsv.ts';
import { loadMessages } from '../../src/node/content/locales.ts';
import { reportCsv } from '../../src/node/report/csv.ts';
import { createSiteReport } from '../../src/node/report/index.ts';
import { makeDocuments } from '../../src/node/ssg/documents.ts';
import { buildSite } from '../../src/node/ssg/index.ts';
import { COLLEGE } from '../sites.ts';
import { fixtureFolder } from '../unit/fixtures.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';

const site = fixtureFolder('arabic');
const folder = temporaryFolder('documents');
const out = join(folder, 'site');
const pdf = (path: string) => readFileSync(join(out, 'documents', path));
const opened = (path: string) => getDocumentProxy(new Uint8Array(pdf(path)));

beforeAll(() => buildSite(site, out), 120_000);

async function textOf(document: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<string> {
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  });
  return (await Promise.all(pages)).join('\n');
}

/** The text that a PDF gives for a ligature (ISO 32000-1, 14.9.4). */
function actualTexts(bytes: Buffer): string[] {
  const streams = bytes.toString('latin1').matchAll(/stream\r?\n(.*?)\r?\nendstream/gs);
  return [...streams].flatMap(([, stream = '']) => {
    const raw = Buffer.from(stream, 'latin1');
    const text = raw[0] === 0x78 ? inflateSync(raw).toString('latin1') : stream;
    return [...text.matchAll(/\/ActualText <FEFF([0-9A-F]+)>/gi)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    );
  });
}

describe('an English document', async () => {
  const fetched = (path: string) => fetch(`${inject('college')}/${path}`);
  const bytes = await (await fetched('documents/disclosure.pdf')).arrayBuffer();
  const text = await textOf(await getDocumentProxy(new Uint8Array(bytes)));

  test('has the text of its page', () => {
    expect(text).toContain('Board of Nursing Colleges: What a nursing college shows');
  });

  test('has the same numbers as the page, the report and the spreadsheet', async () => {
    const report = await createSiteReport(COLLEGE, new Date());
    const { asked, shown } = report.lists[0]?.counts ?? {};
    const numbers = `${shown} of ${asked} shown`;
    expect(text).toContain(numbers);
    const html = await (await fetched('disclosure/')).text();
    expect(html.replaceAll('\u00A0', ' ')).toContain(numbers);
    const [, ...rows] = readCsv('report.csv', new TextEncoder().encode(reportCsv(report))).rows;
    const states = rows.filter(({ length }) => length > 1).map((row) => row[4]?.text);
    expect(states.length).toBe(asked);
    expect(states.filter((state) => state === 'Shown').length).toBe(shown);
  });
});

test('Malayalam ligatures can be extracted as text', async () => {
  const clusters = actualTexts(pdf('ml/disclosure.pdf'));
  for (const cluster of ['ക്ല', 'പ്ര', 'ക്ക', 'ട്ട'])
    expect(
      clusters.some((text) => text.includes(cluster)),
      cluster,
    ).toBe(true);
  const { info } = await (await opened('ml/disclosure.pdf')).getMetadata();
  expect(info).toMatchObject({ Language: 'ml' });
});

test('it is tagged, has an outline, and all links have a target', async () => {
  const document = await opened('ml/disclosure.pdf');
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const page = await document.getPage(1);
  expect(JSON.stringify(await page.getStructTree())).toMatch(/"role":"H1".*"role":"H2".*"role":"L"/s);
  const titles = JSON.stringify(await document.getOutline());
  expect(titles).toContain('വകുപ്പ് ആവശ്യപ്പെടുന്നത്');
  expect(titles).toContain('പരിചരണം');
  const links: { url?: string; dest?: unknown }[] = await page.getAnnotations();
  const { origin } = JSON.parse(readFileSync(join(site, 'manifest/site.json'), 'utf8')) as { origin: string };
  expect(links.length).toBeGreaterThan(1);
  for (const { url, dest } of links)
    expect(url?.startsWith(origin) || /^(tel|mailto):/.test(url ?? '') || dest !== undefined, url).toBe(true);
});

test('the page states its size, and the app states the same', () => {
  const page = readFileSync(join(out, 'ml/disclosure/index.html'), 'utf8');
  const { length } = pdf('ml/disclosure.pdf');
  expect(page).toContain(`PDF, ${formatFileSize(length, loadMessages('ml'))}</span></a>`);
  const { documents } = JSON.parse(readFileSync(join(out, 'media/disclosure-ml.json'), 'utf8')) as MediaFile;
  expect(documents['documents/ml/disclosure.pdf']).toBe(length);
});

test('the page links to it', () => {
  expect(readFileSync(join(out, 'disclosure/index.html'), 'utf8')).toContain('/documents/disclosure.pdf"');
});

test('the same site gives the same bytes', async () => {
  const original = pdf('ml/disclosure.pdf');
  const [, creationDate = ''] = /\/CreationDate \(D:(\d{14})/.exec(original.toString('latin1')) ?? [];
  const time = creationDate.replace(/(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6Z');
  const { origin } = JSON.parse(readFileSync(join(site, 'manifest/site.json'), 'utf8')) as { origin: string };
  await makeDocuments(
    site,
    out,
    [
      {
        path: 'ml/disclosure',
        file: 'documents/ml/disclosure.pdf',
        data: 'disclosure-ml',
        pagePaths: ['ml/disclosure'],
        language: 'ml',
      },
    ],
    { origin },
    () => loadMessages('ml'),
    new Date(time),
    join(folder, 'another-cache'),
  );
  expect(pdf('ml/disclosure.pdf').equals(original)).toBe(true);
});
