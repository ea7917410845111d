/** Runs the TypeScript compiler on a copy of some sources. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '../../src/node/content/folder.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/**
 * A new folder with copies of sources, deleted after the test.
 *
 * @param copies source, from the root of the repository, and target, from the new folder
 */
export function compiledFolder(copies: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder('compile');
  symlinkSync(join(engineRoot, 'node_modules'), join(folder, 'node_modules'));
  for (const [from, to] of Object.entries(copies))
    cpSync(join(engineRoot, from), join(folder, to), { recursive: true });
  return folder;
}

/** One program without output, which needs no declarations. */
const ALONE = { composite: false, emitDeclarationOnly: false, noEmit: true };

/**
 * The compiler errors in a folder under the repository's options.
 *
 * @param options that differ from tsconfig.json
 * @param include the compiled folders
 * @returns one line for each error: file, code and message
 */
export function compile(
  folder: string,
  options: Readonly<Record<string, unknown>> = {},
  include: readonly string[] = ['src'],
): string[] {
  const config = JSON.parse(readFileSync(join(engineRoot, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object;
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      // Not in the cache of the repository, which is the same folder by way of node_modules.
      compilerOptions: {
        ...config.compilerOptions,
        ...ALONE,
        tsBuildInfoFile: './build.tsbuildinfo',
        ...options,
      },
      include,
    }),
  );
  try {
    execFileSync(process.execPath, [join(engineRoot, 'node_modules/typescript/bin/tsc'), '-p', folder], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return [];
  } catch (error) {
    const output =
      typeof error === 'object' && error !== null && 'stdout' in error ? String(error.stdout) : '';
    const lines = output.split('\n').flatMap((line) => {
      const [, file, code, message] = /^(.+?)\(\d+,\d+\): error (TS\d+): (.*)$/.exec(line) ?? [];
      return file === undefined ? [] : [`${file} ${code} ${message}`];
    });
    // The compiler failed without a location: its output is the error.
    return lines.length > 0 ? lines : [output || String(error)];
  }
}
