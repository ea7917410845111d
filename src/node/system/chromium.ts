/**
 * Finds an installed Chromium, Chrome or Edge on Linux, macOS and Windows, for tests, benchmarks and the
 * build.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const LINUX_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const MAC_APPS = ['Google Chrome', 'Microsoft Edge', 'Chromium'];
const WINDOWS_PROGRAMS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Returns the path of the first of these programs in PATH. */
export const findInPath = (names: readonly string[]): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
};

function installationPaths(): string[] {
  const { HOME = '' } = process.env;
  const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
    (name) => process.env[name] ?? [],
  );
  return [
    ...MAC_APPS.flatMap((app) =>
      ['/', HOME].map((root) => join(root, `Applications/${app}.app/Contents/MacOS/${app}`)),
    ),
    ...windowsFolders.flatMap((folder) => WINDOWS_PROGRAMS.map((program) => join(folder, program))),
  ];
}

/**
 * Returns the path of a browser. The environment variable CHROMIUM_PATH takes precedence.
 *
 * @returns undefined if none is installed
 */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, findInPath(LINUX_NAMES), ...installationPaths()].find(
    (path) => path !== undefined && existsSync(path),
  );

/**
 * Returns the path of Chromium's headless shell, which takes a third of the time. It has no back/forward
 * cache, loads pictures from further below, and its pointer is on the page from the start.
 *
 * @returns any other browser if there is no shell; undefined if there is none
 */
export const findHeadlessShell = (): string | undefined =>
  (process.env.CHROMIUM_PATH ? undefined : findInPath([HEADLESS_SHELL])) ?? findChromium();

/** @throws an error with installation instructions */
export function requireChromium(): string {
  const path = findChromium();
  if (path !== undefined) return path;
  throw new Error('Install Chromium, Chrome or Edge, or set CHROMIUM_PATH to the path of one.');
}
