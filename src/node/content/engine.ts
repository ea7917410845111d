/** The engine as a package: its version, and those of the packages that it stands on. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../system/usageError.ts';
import { engineRoot } from './folder.ts';

interface Package {
  version: string;
  dependencies: Readonly<Record<string, string>>;
}

// Our own file.
const enginePackage = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8')) as Package;

/** The version of the engine, such as "0.1.0". */
export const engineVersion = enginePackage.version;

/** The version of each package that the engine asks for, wherever npm has put it: beside the engine, within it or above. */
export function packageVersions(): Record<string, string> {
  return Object.fromEntries(
    Object.keys(enginePackage.dependencies).map((name) => [name, installedVersion(name, engineRoot)]),
  );
}

/** @throws what the file system says when the package is nowhere above the folder */
function installedVersion(name: string, folder: string): string {
  try {
    const text = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
    return (JSON.parse(text) as Package).version;
  } catch (error) {
    if (folder === dirname(folder)) throw error;
    return installedVersion(name, dirname(folder));
  }
}

/** Less than 0, 0 or more than 0, as the first version is older, the same or newer; what follows a hyphen is not compared. */
export function compareVersions(one: string, other: string): number {
  const numbers = (version: string) => version.split('-', 1).join().split('.').map(Number);
  const [left, right] = [numbers(one), numbers(other)];
  return left.reduce((found, part, index) => found || part - (right[index] ?? 0), 0);
}

/**
 * Vite takes what follows such a sign in the path of a module for something else than its name.
 *
 * @param root the folder of the engine
 * @throws UsageError when the engine cannot be compiled there
 */
export function assertSupportedPath(root = engineRoot): void {
  const [sign] = /[#?*]/.exec(root) ?? [];
  if (sign === undefined) return;
  throw new UsageError(
    `The website cannot be built in ${root}: there is a "${sign}" in the name of a folder. Give that folder another name.`,
  );
}
