/** The time until the editor is open, and from a keystroke in a form to the changed preview. */
import { rm } from 'node:fs/promises';
import { setTimeout as rest } from 'node:timers/promises';
import type { Frame, Page } from 'playwright-core';
import { engineRoot } from '../../src/node/content/folder.ts';
import { requireChromium } from '../../src/node/system/chromium.ts';
import { type Entry, firstEntry } from './dev.ts';
import { type BenchSection, median, number, table } from './figures.ts';
import { LARGE, withLargeList } from './largeList.ts';
import { copyOf, openChromium, runServer } from './server.ts';

/** The limits, in milliseconds. */
const BARS = { own: 100, large: 200, opens: 2000 } as const;
const KEYS = 30;
/** Between two keys, in milliseconds: a fast typist. */
const PAUSE_MS = 150;
/** The time that the browser is busy after its start, in milliseconds. */
const STARTING_MS = 3000;

interface Figures {
  /** Milliseconds from the start of the command until the form of a page accepts input. */
  opens: number;
  /** Milliseconds from each key to the frame in which the page shows it. */
  keys: readonly number[];
}

/** Types at the end of the title of an entry. @param site is copied, never changed */
async function measureKeys(site: string): Promise<Figures> {
  const browser = await openChromium(requireChromium());
  const folder = await copyOf(site);
  const entry = await firstEntry(folder);
  // Users have a browser open already.
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  await rest(STARTING_MS);
  const started = Date.now();
  const editor = await runServer(
    ['edit', '--site', folder, '--port', '0', '--no-open'],
    /http:\/\/localhost:\d+\/#\S+/,
  );
  try {
    await page.goto(editor.address);
    // Checks every frame; waiting for a selector checks only every half second in the end.
    await page.waitForFunction(() => document.querySelector('.window-row') !== null);
    await openForm(page, entry);
    const opens = Date.now() - started;
    const frame = await (await page.waitForSelector('.window-sheet iframe')).contentFrame();
    if (!frame) throw new Error('The editor shows no page.');
    await frame.waitForSelector('html[data-ready]', { state: 'attached' });
    const keys: number[] = [];
    for (let title = `${entry.title}x`; keys.length < KEYS; title += 'x') {
      await rest(PAUSE_MS);
      keys.push(await timeOf(page, frame, title));
    }
    return { opens, keys };
  } finally {
    await browser.close();
    await editor.stop();
    await rm(folder, { recursive: true });
  }
}

/** Opens the form of an entry and waits until its title accepts input. */
async function openForm(page: Page, { path, title }: Entry): Promise<void> {
  await page.evaluate((to) => {
    location.hash = `#/page/${to}`;
  }, path);
  await page.waitForFunction((wanted) => {
    for (const field of document.querySelectorAll<HTMLTextAreaElement>(
      '.window-fields :is(input, textarea)',
    )) {
      if (field.value !== wanted) continue;
      field.focus();
      field.setSelectionRange(wanted.length, wanted.length);
      return true;
    }
    return false;
  }, title);
}

/** Both use the clock of the machine. */
async function timeOf(page: Page, frame: Frame, title: string): Promise<number> {
  const pressed = page.evaluate(
    () =>
      new Promise<number>((done) => {
        addEventListener('keydown', ({ timeStamp }) => done(performance.timeOrigin + timeStamp), {
          capture: true,
          once: true,
        });
      }),
  );
  const seen = frame.evaluate(
    (wanted) =>
      new Promise<number>((done) => {
        new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent === wanted)
            requestAnimationFrame(() => done(performance.timeOrigin + performance.now()));
        }).observe(document, { subtree: true, childList: true, characterData: true });
      }),
    title,
  );
  // Both listen once the pages have responded to a later request.
  await Promise.all([page.evaluate(() => undefined), frame.evaluate(() => undefined)]);
  await page.keyboard.press('x');
  const [start, end] = await Promise.all([pressed, seen]);
  return end - start;
}

export async function editSection(): Promise<BenchSection> {
  const siteKeys = await measureKeys(engineRoot);
  const large = await withLargeList(measureKeys);
  const row = (name: string, of: (figures: Figures) => number) => [
    name,
    number(of(siteKeys)),
    number(of(large)),
  ];
  const bar = (text: string, value: number, most: number) => ({
    text: `${text} within ${number(most)} ms (${number(value)} ms)`,
    met: value < most,
  });
  return {
    text: table([
      ['editor, ms', 'this site', LARGE],
      row('from the command to the form', ({ opens }) => opens),
      row('from a key to the changed page, median', ({ keys }) => median(keys)),
      row('90 of 100 keys', ({ keys }) => ninetieth(keys)),
    ]),
    bars: [
      bar('a key is seen on this site', median(siteKeys.keys), BARS.own),
      bar(`a key is seen in ${LARGE}`, median(large.keys), BARS.large),
      bar('the editor opens', siteKeys.opens, BARS.opens),
    ],
  };
}

const ninetieth = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.9)] ?? Number.NaN;
