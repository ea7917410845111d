/**
 * Whether a built site is what a build would make now: nothing that goes into it, and nothing in it, has changed since. Where something has,
 * what the last build remembers of it.
 */
import { createHash } from 'node:crypto';
import { type Dirent, existsSync, lstatSync, readdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { forgetUnused, noteUse } from '../process/cacheFolder.ts';
import { replaceFile } from '../process/replaceFile.ts';
import { dayIn } from '../site/clock.ts';
import { cacheFolder, engineRoot, readSite } from '../site/folder.ts';
import { historyState } from '../site/history.ts';
import type { BuildResult } from './index.ts';
import type { BuildMemory } from './keptPages.ts';
import { recover } from './swap.ts';

/** What a build reads of the site, and of the engine. */
const OF_SITE = ['manifest', 'public'];
const OF_ENGINE = [
  ...['bin', 'codegen', 'compiled', 'schemas', 'src', 'words'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
];

/** How the name of a file ends that holds what a build remembers; its note stands beside it. */
const PAGES = '.pages.json';

interface Note {
  /** Where the site was built. */
  out: string;
  /** Digests of the files of the site and all else that went into the build, of the engine, and of the site that it made. */
  made: string;
  engine: string;
  built: string;
  /** That of what it remembers. */
  memory?: string;
  result: BuildResult;
}

export interface LastBuild {
  /** What it made; absent where a build is needed. */
  result?: BuildResult;
  memory: BuildMemory;
  /** Takes note of a new one, and gives it back. What has changed in the meantime is noticed the next time. */
  note(result: BuildResult): Promise<BuildResult>;
}

/** @param folder the site folder @param out the place of the built site, absolute */
export async function lastBuild(folder: string, out: string): Promise<LastBuild> {
  const engine = stateOfEngine();
  const made = await stateOfSite(folder);
  const name = digest([folder, out]).slice(0, 20);
  const place = join(cacheFolder(folder, 'built'), `${name}.json`);
  const memoryPlace = place.replace(/\.json$/, PAGES);
  const before = made === undefined ? undefined : await readNote(place);
  if (before) await noteUse(place).catch(() => undefined);
  const isSame = before?.engine === engine && before.built === stateOf([out]);
  let kept: string | undefined;
  return {
    result: isSame && before.made === made ? before.result : undefined,
    memory: {
      async recall() {
        const text = isSame ? await readFile(memoryPlace, 'utf8').catch(() => '') : '';
        return isSame && digest([text]) === before.memory ? JSON.parse(text) : undefined;
      },
      async keep(value) {
        const text = JSON.stringify(value);
        await keepFile(memoryPlace, text);
        kept = digest([text]);
      },
    },
    async note(result) {
      if (made === undefined) return result;
      const note = { out, made, engine, built: stateOf([out]), memory: kept, result } satisfies Note;
      await keepFile(place, JSON.stringify(note));
      await forgetGone(dirname(place));
      return result;
    },
  };
}

/**
 * Has a site built where that is needed.
 *
 * @param folder the site folder @param out the place of the built site, absolute
 * @param build builds it there
 * @returns what was built, now or before
 */
export async function buildIfNeeded(
  folder: string,
  out: string,
  build: (memory: BuildMemory) => Promise<BuildResult>,
): Promise<BuildResult & { isNew: boolean }> {
  await recover(out);
  const last = await lastBuild(folder, out);
  if (last.result) return { ...last.result, isNew: false };
  return { ...(await last.note(await build(last.memory))), isNew: true };
}

/** Without it the next build is a whole one again. */
async function keepFile(place: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(place), { recursive: true });
    await replaceFile(place, text);
    await forgetUnused(dirname(place));
  } catch {}
}

/** Takes away what is kept of sites that are no longer where they were built. */
async function forgetGone(cache: string): Promise<void> {
  const names = await readdir(cache).catch(() => []);
  for (const name of names.filter((each) => !each.endsWith(PAGES))) {
    const { out } = (await readNote(join(cache, name))) ?? {};
    if (out !== undefined && existsSync(out)) continue;
    for (const path of [name, name.replace(/\.json$/, PAGES)]) await rm(join(cache, path), { force: true });
  }
}

/** @returns undefined where there is none */
async function readNote(place: string): Promise<Note | undefined> {
  try {
    return JSON.parse(await readFile(place, 'utf8')) as Note;
  } catch {
    return undefined;
  }
}

const stateOfEngine = (): string =>
  digest([process.version, stateOf(OF_ENGINE.map((name) => join(engineRoot, name)))]);

/** @returns undefined where the site cannot be read, so that a build says what is wrong */
async function stateOfSite(folder: string): Promise<string | undefined> {
  const site = await readSite(folder).catch(() => undefined);
  if (!site) return undefined;
  const files = stateOf(OF_SITE.map((name) => join(folder, name)));
  // Entries come and go by day, and a site without a history is dated by the day of its build.
  return digest([files, process.env.SOURCE_DATE_EPOCH, dayIn(site.timeZone), await historyState(folder)]);
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
