/** Whether a built site is what a build would make now: nothing that goes into it, and nothing in it, has changed since. */
import { createHash } from 'node:crypto';
import { type Dirent, lstatSync, readdirSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { forgetUnused, noteUse } from '../process/cacheFolder.ts';
import { replaceFile } from '../process/replaceFile.ts';
import { dayIn } from '../site/clock.ts';
import { cacheFolder, engineRoot, readSite } from '../site/folder.ts';
import { historyState } from '../site/history.ts';
import type { BuildResult } from './index.ts';

/** What a build reads of the site, and of the engine. */
const OF_SITE = ['manifest', 'public'];
const OF_ENGINE = [
  ...['bin', 'codegen', 'compiled', 'schemas', 'src', 'words'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
];

interface Note {
  /** Digests of all that went into the build, and of the site that it made. */
  made: string;
  built: string;
  result: BuildResult;
}

export interface LastBuild {
  /** What it made; absent where a build is needed. */
  result?: BuildResult;
  /** Takes note of a new one, and gives it back. What has changed in the meantime is noticed the next time. */
  note(result: BuildResult): Promise<BuildResult>;
}

/** @param folder the site folder @param out the place of the built site, absolute */
export async function lastBuild(folder: string, out: string): Promise<LastBuild> {
  const made = await stateOfSources(folder);
  const name = digest([folder, out]).slice(0, 20);
  const place = join(cacheFolder(folder, 'built'), `${name}.json`);
  const before = made === undefined ? undefined : await readNote(place);
  return {
    result: before?.made === made && before?.built === stateOf([out]) ? before?.result : undefined,
    async note(result) {
      if (made === undefined) return result;
      // Without it the next build is a whole one again.
      try {
        await mkdir(dirname(place), { recursive: true });
        await replaceFile(place, JSON.stringify({ made, built: stateOf([out]), result } satisfies Note));
        await forgetUnused(dirname(place));
      } catch {}
      return result;
    },
  };
}

/** @returns undefined where there is none */
async function readNote(place: string): Promise<Note | undefined> {
  try {
    await noteUse(place);
    return JSON.parse(await readFile(place, 'utf8')) as Note;
  } catch {
    return undefined;
  }
}

/** @returns undefined where the site cannot be read, so that a build says what is wrong */
async function stateOfSources(folder: string): Promise<string | undefined> {
  const site = await readSite(folder).catch(() => undefined);
  if (!site) return undefined;
  const files = stateOf([
    ...OF_SITE.map((name) => join(folder, name)),
    ...OF_ENGINE.map((name) => join(engineRoot, name)),
  ]);
  const { SOURCE_DATE_EPOCH } = process.env;
  // Entries come and go by day, and a site without a history is dated by the day of its build.
  const rest = [process.version, SOURCE_DATE_EPOCH, dayIn(site.timeZone), await historyState(folder)];
  return digest([files, ...rest]);
}

/**
 * A digest of what the system says of all files below some paths. The time of the last change of a file's entry (POSIX, st_ctime) tells of a
 * file that was put back with its old time.
 */
function stateOf(paths: readonly string[]): string {
  return digest(
    paths.flatMap(filesBelow).map((path) => {
      const { size, mtimeMs, ctimeMs, ino } = lstatSync(path, { throwIfNoEntry: false }) ?? {};
      return [path, size, mtimeMs, ctimeMs, ino].join('\0');
    }),
  );
}

/** With links themselves, so that none is followed to wherever it leads. */
function filesBelow(path: string): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(path, { recursive: true, withFileTypes: true });
  } catch {
    return [path];
  }
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

const digest = (parts: readonly unknown[]) => createHash('sha256').update(parts.join('\n')).digest('hex');
