/** The browsers that tests, bench and gallery drive: Debian's, installed when they are missing and that is possible. A build takes Chrome, Chromium or Edge where one is there. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, installPackages } from './debian.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    const programs = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];
    return folder === undefined ? [] : programs.map((program) => join(folder, program));
  }),
];
const SHELL = '/usr/bin/chromium-headless-shell';

const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...PLACES].find((place) => place !== undefined && existsSync(place));

/** Chromium's headless shell where it is installed and no other is named. */
const findShell = (): string | undefined =>
  !process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : undefined;

/** The path of a Chromium that prints, where one is installed: of the shell before the whole browser, since it starts in a quarter of the time. */
export const findPrinter = (): string | undefined => findShell() ?? findChromium();

/**
 * The path of a Chromium.
 *
 * @throws with one line that says what to install, where it is missing and cannot be installed from here
 */
export function ensureChromium(): string {
  const path = findChromium() ?? (install('chromium') ? findChromium() : undefined);
  if (path) return path;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

/**
 * The path of Chromium's headless shell: the same engine without the windows around it, which takes a third of the time. It lacks
 * the back/forward cache, loads pictures from further below, and its pointer is on the page from the start.
 *
 * @returns the whole browser where there is no shell
 * @throws as {@link ensureChromium}
 */
export function ensureHeadlessShell(): string {
  if (!process.env.CHROMIUM_PATH && !findShell()) install('chromium-headless-shell');
  return findShell() ?? ensureChromium();
}

/** @returns whether the package has been installed */
function install(name: string): boolean {
  if (!canInstall()) return false;
  console.log(`Installing ${name} …`);
  try {
    installPackages([name, 'fonts-noto-core']);
    return true;
  } catch {
    return false;
  }
}
