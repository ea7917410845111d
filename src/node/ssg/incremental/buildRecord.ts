/**
 * Whether a built site is what a build would make now: nothing that goes into it, and nothing in it, has changed since. Where something has,
 * what the last build remembers of it.
 */
import { createHash } from 'node:crypto';
import { type Dirent, existsSync, lstatSync, readdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { dayIn } from '../../content/clock.ts';
import { cacheFolder, dataNameOf, engineRoot, readSite } from '../../content/folder.ts';
import { historyState } from '../../content/history.ts';
import { markUsed, removeUnused } from '../../system/cacheFolder.ts';
import { findHeadlessShell } from '../../system/chromium.ts';
import { replaceFile } from '../../system/replaceFile.ts';
import type { BuildResult } from '../index.ts';
import { recover } from '../swap.ts';
import type { PreviousBuild, SiteEdit } from './plan.ts';

/** What a build reads of the site, and of the engine. */
const OF_SITE = ['manifest', 'public'];
const OF_ENGINE = [
  ...['bin', 'compiled', 'schemas', 'src'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];

/** How the name of a file ends that holds what a build remembers; its note stands beside it. */
const PAGES = '.pages.json';

interface BuildRecord {
  /** Where the site was built. */
  out: string;
  /** Digests of the files of the site and all else that went into the build, of the engine, and of the site that it made. */
  inputs: string;
  engine: string;
  output: string;
  /** That of what it remembers. */
  manifest?: string;
  /** What the system said of each data file, by its path from the site folder, and a digest of all else that the check reads. */
  dataFiles: Readonly<Record<string, string>>;
  otherInputs: string;
  /** What the check has left that found no error. */
  checked?: unknown;
  /** The time, in milliseconds since 1970. */
  finishedAt: number;
  result: BuildResult;
}

export interface BuildCheck {
  /** What it made; absent where a build is needed. */
  result?: BuildResult;
  previous: PreviousBuild;
  /** Takes note of a new one, and gives it back. What has changed in the meantime is noticed the next time. */
  record(built: NewBuild): Promise<BuildResult>;
}

export interface NewBuild extends BuildResult {
  /** What the check has left for the next one. */
  checked?: unknown;
}

/** @param folder the site folder @param out the place of the built site, absolute */
export async function compareWithLastBuild(folder: string, out: string): Promise<BuildCheck> {
  const engine = engineFingerprint();
  const state = await siteFingerprints(folder);
  const made = state?.inputs;
  const name = digest([folder, out]).slice(0, 20);
  const recordFile = join(cacheFolder(folder, 'built'), `${name}.json`);
  const memoryPlace = recordFile.replace(/\.json$/, PAGES);
  const previousRecord = made === undefined ? undefined : await readRecord(recordFile);
  if (previousRecord) await markUsed(recordFile).catch(() => undefined);
  const isSame = previousRecord?.engine === engine && previousRecord.output === fingerprintPaths([out]);
  let manifestDigest: string | undefined;
  return {
    result: isSame && previousRecord.inputs === made ? previousRecord.result : undefined,
    previous: {
      isIntact: isSame,
      finishedAt: previousRecord?.finishedAt,
      edit: isSame && state ? changesSince(previousRecord, state) : undefined,
      spareFolder: join(cacheFolder(folder, 'spare'), name),
      async readManifest() {
        const text = isSame ? await readFile(memoryPlace, 'utf8').catch(() => '') : '';
        return isSame && digest([text]) === previousRecord.manifest ? JSON.parse(text) : undefined;
      },
      async writeManifest(value) {
        const text = JSON.stringify(value);
        await writeCacheFile(memoryPlace, text);
        manifestDigest = digest([text]);
      },
    },
    async record({ checked, ...result }) {
      if (state === undefined) return result;
      const finishedAt = Date.now();
      const note = {
        ...state,
        out,
        engine,
        output: fingerprintPaths([out]),
        manifest: manifestDigest,
        checked,
        finishedAt,
        result,
      } satisfies BuildRecord;
      await writeCacheFile(recordFile, JSON.stringify(note));
      await removeStaleRecords(dirname(recordFile), cacheFolder(folder, 'spare'));
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
  build: (memory: PreviousBuild) => Promise<NewBuild>,
): Promise<BuildResult & { isNew: boolean }> {
  await recover(out);
  const last = await compareWithLastBuild(folder, out);
  if (last.result) return { ...last.result, isNew: false };
  return { ...(await last.record(await build(last.previous))), isNew: true };
}

/** Without it the next build is a whole one again. */
async function writeCacheFile(file: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await replaceFile(file, text);
    await removeUnused(dirname(file));
  } catch {}
}

/** Takes away what is kept of sites that are no longer where they were built. */
async function removeStaleRecords(cache: string, spares: string): Promise<void> {
  const recordNames = new Set<string>();
  for (const name of (await readdir(cache).catch(() => [])).filter((each) => !each.endsWith(PAGES))) {
    const { out } = (await readRecord(join(cache, name))) ?? {};
    if (out !== undefined && existsSync(out)) recordNames.add(name.replace(/\.json$/, ''));
    else
      for (const path of [name, name.replace(/\.json$/, PAGES)]) await rm(join(cache, path), { force: true });
  }
  for (const name of await readdir(spares).catch(() => []))
    if (!recordNames.has(name)) await rm(join(spares, name), { recursive: true, force: true });
}

/** @returns undefined where there is none */
async function readRecord(file: string): Promise<BuildRecord | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as BuildRecord;
  } catch {
    return undefined;
  }
}

const engineFingerprint = (): string =>
  digest([process.version, fingerprintPaths(OF_ENGINE.map((name) => join(engineRoot, name)))]);

type InputFingerprints = Pick<BuildRecord, 'inputs' | 'dataFiles' | 'otherInputs'>;

/** @returns undefined where the site cannot be read, so that a build says what is wrong */
async function siteFingerprints(folder: string): Promise<InputFingerprints | undefined> {
  const site = await readSite(folder).catch(() => undefined);
  if (!site) return undefined;
  const rest: string[] = [];
  const dataFiles: Record<string, string> = {};
  for (const [path, state] of OF_SITE.flatMap((name) => statsBelow(join(folder, name)))) {
    const file = relative(folder, path).replaceAll('\\', '/');
    if (dataNameOf(file) === undefined) rest.push(`${path}\0${state}`);
    else dataFiles[file] = state;
  }
  // Entries come and go by day, and a site without a history is dated by the day of its build.
  rest.push(process.env.SOURCE_DATE_EPOCH ?? '', dayIn(site.timeZone));
  // What it prints is published.
  rest.push(findHeadlessShell() ?? '');
  const inputs = digest([...rest, JSON.stringify(dataFiles), await historyState(folder)]);
  return { inputs, dataFiles, otherInputs: digest(rest) };
}

/** @returns undefined where a data file has come or gone, or something else has changed */
function changesSince(
  previousRecord: BuildRecord,
  { dataFiles, otherInputs }: InputFingerprints,
): SiteEdit | undefined {
  const names = Object.keys(dataFiles);
  if (
    otherInputs !== previousRecord.otherInputs ||
    names.join('\n') !== Object.keys(previousRecord.dataFiles).join('\n')
  )
    return undefined;
  const files = names.filter((name) => dataFiles[name] !== previousRecord.dataFiles[name]);
  return { files, built: previousRecord.out, checkState: previousRecord.checked };
}

/** A digest of what the system says of all files below some paths. */
const fingerprintPaths = (paths: readonly string[]): string =>
  digest(paths.flatMap(statsBelow).map((each) => each.join('\0')));

/**
 * What the system says of the files below a path, and which folders there are. The time of the last change of a file's entry (POSIX, st_ctime)
 * tells of a file that was put back with its old time. A link is told as itself, so that none is followed to wherever it leads.
 */
function statsBelow(path: string): [path: string, state: string][] {
  let entries: Dirent[];
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    return [[path, fileStats(path)]];
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const below = path + sep + entry.name;
      return entry.isDirectory()
        ? [[below, ''] as [string, string], ...statsBelow(below)]
        : [[below, fileStats(below)] as [string, string]];
    });
}

function fileStats(path: string): string {
  const { size, mtimeMs, ctimeMs, ino } = lstatSync(path, { throwIfNoEntry: false }) ?? {};
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

const digest = (parts: readonly unknown[]) => createHash('sha256').update(parts.join('\n')).digest('hex');
