/**
 * No typed word is lost and no file is broken by failures of the server, the window, the browser or the disk, or by changes
 * of other programs. RUNS sets the number of runs, SEED the first one; the default is one run, and a hundred with
 * THOROUGH=1.
 */
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterEach, expect, inject, test } from 'vitest';
import { SETTINGS_PATH } from '../../src/editor/shared/protocol.ts';
import { freePort } from '../freePort.ts';
import { thorough } from '../thorough.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { type Killed, startBrowser, startCommand } from './crashPrograms.ts';
import { openCrashSite } from './crashSite.ts';
import {
  choosePart,
  collectSeenWords,
  discard,
  isWaitingForServer,
  keepOwnVersions,
  keptIn,
  openPage,
  pressSave,
  resumeSession,
  type SeenWords,
  typeWord,
  waitForSave,
  waitForStorage,
  waitForWindow,
} from './crashUser.ts';

const RUNS = Number(process.env.RUNS ?? 100);
const SEED = Number(process.env.SEED ?? 1);
const isAsked = thorough || process.env.RUNS !== undefined || process.env.SEED !== undefined;
/** 19 windows wait for a starting server. */
const SEEDS = isAsked ? Array.from({ length: RUNS }, (_, index) => SEED + index) : [19];
const STEPS = 30;
const PAGES = [
  '',
  'crew',
  'voyages',
  'voyages/കൊച്ചി-2024',
  'voyages/round-the-island',
  'logbook',
  'logbook/spring',
  'departments/rigging',
  SETTINGS_PATH,
];
const folder = temporaryFolder('edit-crash');
let running: Killed[] = [];

afterEach(async () => {
  for (const one of running) await one.kill();
  running = [];
});

/** Numbers from 0 (inclusive) to a limit (exclusive), the same for a seed (mulberry32). */
function chooser(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
}

test.each(SEEDS)('seed %i', async (seed) => {
  const choose = chooser(seed);
  const site = openCrashSite(join(folder, `site-${seed}`), choose);
  const flag = join(folder, `full-${seed}`);
  const profile = join(folder, `profile-${seed}`);
  const port = await freePort('localhost');
  const typed = new Set<string>();
  const log: string[] = [];
  const failures: string[] = [];
  let server: Killed | undefined;
  let browser = await startBrowser(inject('headlessShell'), profile);
  let tabs: Page[] = [];
  running.push(browser);

  const startServer = async () => {
    if (server) return;
    rmSync(flag, { force: true });
    server = await startCommand(site.folder, port, flag);
    running.push(server);
    // The user opens the printed URL in each window.
    for (const tab of tabs) await tab.goto(server.address);
  };
  const killServer = async () => {
    await server?.kill();
    server = undefined;
  };
  const newTab = async () => {
    await startServer();
    const tab = await (browser.browser.contexts()[0] ?? (await browser.browser.newContext())).newPage();
    tab.on('pageerror', (error) => {
      if (error.stack?.includes(`:${port}/`)) failures.push(error.stack);
    });
    tab.on('dialog', (dialog) => dialog.accept());
    await tab.goto(server?.address ?? '');
    await waitForWindow(tab);
    tabs.push(tab);
    return tab;
  };
  const anyTab = async () => tabs[choose(tabs.length)] ?? newTab();
  const withPage = async () => {
    const tab = await anyTab();
    if (await isWaitingForServer(tab)) await startServer();
    await waitForWindow(tab);
    if (choose(2) === 0 || !(await tab.evaluate(() => location.hash.startsWith('#/page/'))))
      await openPage(tab, PAGES[choose(PAGES.length)] ?? '');
    await resumeSession(tab);
    return tab;
  };
  const others = Object.keys(site.others);
  const steps: Record<string, () => Promise<string | undefined>> = {
    async type() {
      const tab = await withPage();
      await keepOwnVersions(tab);
      if (choose(4) === 0) await choosePart(tab, choose);
      const word = `w${seed}${String(log.length).padStart(3, '0')}`;
      if (await typeWord(tab, word, choose)) typed.add(word);
      return `${word} ${decodeURI(new URL(tab.url()).hash)}`;
    },
    async save() {
      const tab = await withPage();
      await pressSave(tab);
      await waitForSave(tab);
      return (await tab.evaluate(() => document.querySelector('.window-state')?.textContent)) ?? '';
    },
    async discard() {
      const tab = await withPage();
      for (const word of await discard(tab)) if (!site.words().has(word)) typed.delete(word);
      return undefined;
    },
    async 'start the server'() {
      await startServer();
      return undefined;
    },
    async 'kill the server'() {
      await killServer();
      return undefined;
    },
    async 'kill the server while it saves'() {
      const tab = await withPage();
      await pressSave(tab);
      await pause(choose(400));
      await killServer();
      return undefined;
    },
    async 'close a window'() {
      const tab = await anyTab();
      tabs = tabs.filter((one) => one !== tab);
      await tab.close();
      return undefined;
    },
    async 'load a window anew'() {
      const tab = await anyTab();
      if (server) await tab.reload();
      return undefined;
    },
    async 'a second window'() {
      if (tabs.length < 2) await newTab();
      return undefined;
    },
    async 'kill the browser'() {
      // A browser cannot store the text of the very moment of its end.
      for (const tab of tabs) await waitForStorage(tab);
      await browser.kill();
      tabs = [];
      browser = await startBrowser(inject('headlessShell'), profile);
      running.push(browser);
      return undefined;
    },
    async 'a full disk'() {
      const writes = choose(30);
      writeFileSync(flag, String(writes));
      return `after ${writes} writes`;
    },
    async 'room on the disk'() {
      rmSync(flag, { force: true });
      return undefined;
    },
    async 'a full browser'() {
      const tab = await anyTab();
      await tab.evaluate(() => {
        for (let size = 2 ** 20; size >= 1; size /= 2) {
          try {
            for (let count = 0; ; count++) localStorage.setItem(`full/${size}/${count}`, 'x'.repeat(size));
          } catch {}
        }
      });
      return undefined;
    },
    async 'room in the browser'() {
      const tab = await anyTab();
      await tab.evaluate(() => {
        for (const name of Object.keys(localStorage))
          if (name.startsWith('full/')) localStorage.removeItem(name);
      });
      return undefined;
    },
    async 'another program'() {
      const name = others[choose(others.length)] ?? '';
      byOthers(site.others[name]);
      return name;
    },
  };
  /** Words that other programs removed from the files are excepted. */
  function byOthers(act: (() => void) | undefined) {
    const siteWords = site.words();
    act?.();
    const after = site.words();
    for (const word of siteWords) if (!after.has(word)) typed.delete(word);
  }
  const often = { type: 12, save: 5, 'another program': 5, 'start the server': 3, 'room on the disk': 2 };
  const weighted = Object.keys(steps).flatMap((name) =>
    Array.from({ length: new Map(Object.entries(often)).get(name) ?? 1 }, () => name),
  );

  try {
    await newTab();
    for (let count = 0; count < STEPS; count++) {
      const name = weighted[choose(weighted.length)] ?? 'type';
      log.push(name);
      const result = await steps[name]?.();
      if (result !== undefined) log[log.length - 1] = `${name}: ${result}`;
      expect(site.broken()).toEqual([]);
      expect(server?.end()).toBeUndefined();
    }
    log.push('look');
    const nothingIsLost = async (tab: Page, { words, places }: SeenWords) => {
      const all = new Set([...site.words(), ...words]);
      const lost = [...typed].filter((word) => !all.has(word));
      if (lost.length > 0)
        throw new Error(`${lost} lost; looked at:\n${places.join('\n')}\n${await keptIn(tab)}`);
    };
    rmSync(flag, { force: true });
    await startServer();
    for (const tab of tabs) await tab.close();
    const tab = await newTab();
    await nothingIsLost(tab, await collectSeenWords(tab));
    expect(site.broken()).toEqual([]);

    log.push('save all');
    byOthers(site.mend);
    await tab.reload();
    await waitForWindow(tab);
    for (const path of PAGES) {
      await openPage(tab, path);
      await pressSave(tab);
      await waitForSave(tab);
      await keepOwnVersions(tab);
    }
    await nothingIsLost(tab, await collectSeenWords(tab));
    expect(site.broken()).toEqual([]);
    expect(failures).toEqual([]);
    await server?.kill('SIGTERM');
    const cache = join(site.folder, '.cache');
    expect(existsSync(cache) ? readdirSync(cache).filter((name) => /^(edit|new)-/.test(name)) : []).toEqual(
      [],
    );
  } catch (error) {
    const tab = tabs.at(-1);
    throw new Error(
      `Seed ${seed}:\n${log.join('\n')}\n${await tab?.locator('body').textContent().catch(String)}\n${error}`,
      { cause: error },
    );
  } finally {
    await Promise.all(running.map((one) => one.kill()));
    running = [];
  }
});
