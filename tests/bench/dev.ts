/** The time from saving a data file until an open page shows the change. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Manifest } from '../../src/core/model.ts';
import { href, writtenPath } from '../../src/core/route/path.ts';
import { dataFile, engineRoot, readManifest } from '../../src/node/content/folder.ts';
import { readJson } from '../../src/node/content/jsonFile.ts';
import { requireChromium } from '../../src/node/system/chromium.ts';
import { type BenchSection, median, number, table } from './figures.ts';
import { LARGE, withLargeList } from './largeList.ts';
import { copyOf, openChromium, type RunningServer, runServer } from './server.ts';

/** The limit for any site, in milliseconds. */
const BAR_MS = 300;
const RUNS = 10;
/** The pause between two edits, so that the check of the first overlaps the second no more than in real work. */
const PAUSE = 700;

/** `npm run dev` as a separate process; its URL has no trailing slash. */
export const runDev = (site: string): Promise<RunningServer> =>
  runServer(['dev', '--site', site, '--port', '0'], /http:\/\/localhost:\d+\S*(?=\/ )/);

/** Milliseconds from just before a file is written until the open page has changed, for each edit. */
export interface EditTimes {
  times: readonly number[];
  median: number;
}

/**
 * Edits the title of an entry repeatedly while its page is open in Chromium.
 *
 * @param site a site folder with a family of entries; it is copied, never changed
 * @param executablePath the browser
 */
export async function measureEdits(
  site: string,
  executablePath = requireChromium(),
  runs = RUNS,
): Promise<EditTimes> {
  const folder = await copyOf(site);
  const dev = await runDev(folder);
  const browser = await openChromium(executablePath);
  try {
    const entry = await firstEntry(folder);
    const page = await browser.newPage();
    // On a busy machine the first page takes longer than Playwright's 30 seconds.
    page.setDefaultTimeout(120_000);
    await page.goto(dev.address + href(entry.path));
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    const times: number[] = [];
    let title = entry.title;
    for (let run = 1; run <= runs; run++) {
      await rest(PAUSE);
      const next = `${entry.title} (${run})`;
      times.push(await timeOf(page, entry.file, title, next));
      title = next;
    }
    return { times, median: median(times) };
  } finally {
    await browser.close();
    await dev.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export interface Entry {
  /** The data file, absolute. */
  file: string;
  path: string;
  title: string;
}

/** @param folder a site without check errors @throws if it has no family of entries */
export async function firstEntry(folder: string): Promise<Entry> {
  const manifest: Manifest = await readManifest(folder);
  for (const { layout, data } of manifest.routes) {
    if (layout !== 'detail') continue;
    // The site has no check errors.
    const value = (await readJson(folder, dataFile(data))) as {
      data: { programme?: { url: string; title: string }[] }[];
    };
    const entry = value.data.flatMap(({ programme = [] }) => programme)[0];
    if (entry)
      return { file: join(folder, dataFile(data)), path: writtenPath(entry.url), title: entry.title };
  }
  throw new Error('The site has no entries to edit.');
}

/** Both use the clock of the machine. */
async function timeOf(page: Page, file: string, title: string, next: string): Promise<number> {
  const text = await readFile(file, 'utf8');
  const titleField = (words: string) => `"title": ${JSON.stringify(words)}`;
  const edited = text.replace(titleField(title), () => titleField(next));
  if (edited === text) throw new Error(`"${title}" does not stand in ${file}.`);
  const seen = page.evaluate(
    (wanted) =>
      new Promise<number>((done) => {
        // tsx would make a named function refer to a helper that the page lacks.
        new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent === wanted) done(Date.now());
        }).observe(document, { subtree: true, childList: true, characterData: true });
      }),
    next,
  );
  const save = async () => {
    // The observer is active once the page has responded to a later request.
    await page.evaluate(() => undefined);
    const started = Date.now();
    await writeFile(file, edited);
    return started;
  };
  const [end, start] = await Promise.all([seen, save()]);
  return end - start;
}

export async function devSection(): Promise<BenchSection> {
  const siteEdits = await measureEdits(engineRoot);
  const large = await withLargeList((site) => measureEdits(site));
  const row = (name: string, of: (edits: EditTimes) => number) => [
    name,
    number(of(siteEdits)),
    number(of(large)),
  ];
  const bar = (name: string, { median: middle, times }: EditTimes) => ({
    text: `${name}: a saved file is seen within ${BAR_MS} ms (${number(middle)} ms, median of ${times.length})`,
    met: middle < BAR_MS,
  });
  return {
    text: table([
      ['from saving a data file to the changed page, ms', 'this site', LARGE],
      row('median', (edits) => edits.median),
      row('fastest', ({ times }) => Math.min(...times)),
      row('slowest', ({ times }) => Math.max(...times)),
    ]),
    bars: [bar('this site', siteEdits), bar(LARGE, large)],
  };
}
