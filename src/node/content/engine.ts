import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../system/usageError.ts';
import { engineRoot } from './folder.ts';

interface Package {
  version: string;
  dependencies: Readonly<Record<string, string>>;
}

const enginePackage = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8')) as Package;

export const engineVersion = enginePackage.version;

/** Returns the installed version of each dependency, also in a parent folder. */
export function packageVersions(): Record<string, string> {
  return Object.fromEntries(
    Object.keys(enginePackage.dependencies).map((name) => [name, installedVersion(name, engineRoot)]),
  );
}

/** @throws the file system error if the package is not found in any parent folder */
function installedVersion(name: string, folder: string): string {
  try {
    const text = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
    return (JSON.parse(text) as Package).version;
  } catch (error) {
    if (folder === dirname(folder)) throw error;
    return installedVersion(name, dirname(folder));
  }
}

/**
 * Returns a negative number, 0 or a positive number, like a sort function. Ignores a suffix after a hyphen.
 */
export function compareVersions(one: string, other: string): number {
  const numbers = (version: string) => version.split('-', 1).join().split('.').map(Number);
  const [left, otherNumbers] = [numbers(one), numbers(other)];
  return left.reduce((order, part, index) => order || part - (otherNumbers[index] ?? 0), 0);
}

/**
 * Vite interprets these characters in a module path.
 *
 * @param root the folder of the engine
 * @throws UsageError if the engine cannot be compiled there
 */
export function assertSupportedPath(root = engineRoot): void {
  const [sign] = /[#?*]/.exec(root) ?? [];
  if (sign === undefined) return;
  throw new UsageError(
    `The website cannot be built in ${root}: there is a "${sign}" in the name of a folder. Give that folder another name.`,
  );
}

/**
 * Returns the absolute path of a file or folder of the compiled engine (bin/compile.js).
 *
 * @throws if the engine was not started with bin/site-from-data.js
 */
export function compiledPath(name: string): string {
  const folder = process.env.SITE_FROM_DATA_COMPILED;
  if (folder === undefined) throw new Error('The engine starts with bin/site-from-data.js.');
  return join(folder, name);
}
