/**
 * The record of the last build into a folder. If its fingerprints of site, engine and output are unchanged, no
 * build is needed. Otherwise the next build reuses what it can.
 */
import { type Dirent, existsSync, lstatSync, readdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { dayIn } from '../../content/clock.ts';
import { cacheFolder, dataNameOf, engineRoot, readSite, SITE_CSS } from '../../content/folder.ts';
import { historyState } from '../../content/history.ts';
import { markUsed, removeUnused } from '../../system/cacheFolder.ts';
import { findHeadlessShell } from '../../system/chromium.ts';
import { sha256 } from '../../system/digest.ts';
import { replaceFile } from '../../system/replaceFile.ts';
import { recover } from '../swap.ts';
import type { BuildManifest } from './plan.ts';

const SITE_PATHS = ['manifest', 'public', SITE_CSS];
const ENGINE_PATHS = [
  ...['bin', 'compiled', 'schemas', 'src'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];

/** The suffix of the file with the build manifest, next to the record. */
const MANIFEST_SUFFIX = '.pages.json';

export interface BuildResult {
  pages: number;
  redirects: number;
}

interface BuildRecord {
  /** The output folder. */
  out: string;
  /** Fingerprints of everything that goes into the build, of the engine, and of the output. */
  inputs: string;
  engine: string;
  output: string;
  /** The digest of the build manifest. */
  manifest?: string;
  /** The file status of each data file, by path from the site folder. */
  dataFiles: Readonly<Record<string, string>>;
  /** A fingerprint of all other inputs of the check. */
  otherInputs: string;
  /** The snapshot of a check without errors. */
  checked?: unknown;
  /** In milliseconds since 1970. */
  finishedAt: number;
  result: BuildResult;
}

/** A change of existing data files only. */
interface SiteEdit {
  /** The changed data files, as paths from the site folder. */
  files: readonly string[];
  /** The output folder of the build before the edit. */
  built: string;
  /** The snapshot of the check before the edit, if there was one. */
  checkState: unknown;
}

export interface PreviousBuild {
  /** True if nothing has changed the output since, and the engine is the same. */
  isIntact: boolean;
  /** In milliseconds since 1970; undefined without a record. */
  finishedAt?: number;
  /** Undefined if more than data files changed since. */
  edit?: SiteEdit;
  /** The folder of the build before the previous one; see reuse.ts. */
  spareFolder: string;
  /** Returns undefined if the previous output cannot be reused. */
  readManifest(): Promise<BuildManifest | undefined>;
  /** Takes effect when the new build is recorded. */
  writeManifest(manifest: BuildManifest): Promise<void>;
}

/** The output of the previous build, with reusable files. */
export interface PreviousOutput extends Pick<PreviousBuild, 'spareFolder' | 'edit'> {
  folder: string;
  manifest?: BuildManifest;
}

export interface BuildCheck {
  /** Undefined if a build is needed. */
  result?: BuildResult;
  previous: PreviousBuild;
  /** Records a new build. Changes during the build are noticed the next time. */
  record(built: NewBuild): Promise<BuildResult>;
}

export interface NewBuild extends BuildResult {
  /** The snapshot of the check, for the next one. */
  checked?: unknown;
}

/** @param folder the site folder @param out the output folder, absolute */
export async function compareWithLastBuild(folder: string, out: string): Promise<BuildCheck> {
  const engine = engineFingerprint();
  const current = await siteFingerprints(folder);
  const name = digest([folder, out]).slice(0, 20);
  const recordFile = join(cacheFolder(folder, 'built'), `${name}.json`);
  const manifestFile = recordFile.replace(/\.json$/, MANIFEST_SUFFIX);
  const previousRecord = current && (await readRecord(recordFile));
  if (previousRecord) await markUsed(recordFile).catch(() => undefined);
  const isIntact = previousRecord?.engine === engine && previousRecord.output === fingerprintPaths([out]);
  let manifestDigest: string | undefined;
  return {
    result: isIntact && previousRecord.inputs === current?.inputs ? previousRecord.result : undefined,
    previous: {
      isIntact,
      finishedAt: previousRecord?.finishedAt,
      edit: isIntact && current ? findEdit(previousRecord, current) : undefined,
      spareFolder: join(cacheFolder(folder, 'spare'), name),
      async readManifest() {
        const text = isIntact ? await readFile(manifestFile, 'utf8').catch(() => '') : '';
        // The digest proves that this engine has written it.
        return isIntact && sha256(text) === previousRecord.manifest
          ? (JSON.parse(text) as BuildManifest)
          : undefined;
      },
      async writeManifest(manifest) {
        const text = JSON.stringify(manifest);
        await writeCacheFile(manifestFile, text);
        manifestDigest = sha256(text);
      },
    },
    async record({ checked, ...result }) {
      if (current === undefined) return result;
      const record: BuildRecord = {
        ...current,
        out,
        engine,
        output: fingerprintPaths([out]),
        manifest: manifestDigest,
        checked,
        finishedAt: Date.now(),
        result,
      };
      await writeCacheFile(recordFile, JSON.stringify(record));
      await removeStaleRecords(dirname(recordFile), cacheFolder(folder, 'spare'));
      return result;
    },
  };
}

/**
 * @param folder the site folder
 * @param out the output folder, absolute
 * @param build builds the site there
 */
export async function buildIfNeeded(
  folder: string,
  out: string,
  build: (previous: PreviousBuild) => Promise<NewBuild>,
): Promise<BuildResult & { isNew: boolean }> {
  await recover(out);
  const { result, previous, record } = await compareWithLastBuild(folder, out);
  if (result) return { ...result, isNew: false };
  return { ...(await record(await build(previous))), isNew: true };
}

/** A failure only makes the next build a cold one. */
async function writeCacheFile(file: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await replaceFile(file, text);
    await removeUnused(dirname(file));
  } catch {}
}

/** Removes the records and spare folders of output folders that do not exist any more. */
async function removeStaleRecords(cache: string, spares: string): Promise<void> {
  const recordNames = new Set<string>();
  for (const name of (await readdir(cache).catch(() => [])).filter(
    (each) => !each.endsWith(MANIFEST_SUFFIX),
  )) {
    const { out } = (await readRecord(join(cache, name))) ?? {};
    if (out !== undefined && existsSync(out)) recordNames.add(name.replace(/\.json$/, ''));
    else
      for (const path of [name, name.replace(/\.json$/, MANIFEST_SUFFIX)])
        await rm(join(cache, path), { force: true });
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
  digest([process.version, fingerprintPaths(ENGINE_PATHS.map((name) => join(engineRoot, name)))]);

type InputFingerprints = Pick<BuildRecord, 'inputs' | 'dataFiles' | 'otherInputs'>;

/** @returns undefined if site.json cannot be read; the build reports it */
async function siteFingerprints(folder: string): Promise<InputFingerprints | undefined> {
  const site = await readSite(folder).catch(() => undefined);
  if (!site) return undefined;
  const otherInputs: string[] = [];
  const dataFiles: Record<string, string> = {};
  for (const [path, status] of SITE_PATHS.flatMap((name) => statusesBelow(join(folder, name)))) {
    const file = relative(folder, path).replaceAll('\\', '/');
    if (dataNameOf(file) === undefined) otherInputs.push(`${path}\0${status}`);
    else dataFiles[file] = status;
  }
  // Schedules depend on the day, and so do the dates of a site without history.
  otherInputs.push(process.env.SOURCE_DATE_EPOCH ?? '', dayIn(site.timeZone));
  // It prints PDF files.
  otherInputs.push(findHeadlessShell() ?? '');
  const inputs = digest([...otherInputs, JSON.stringify(dataFiles), await historyState(folder)]);
  return { inputs, dataFiles, otherInputs: digest(otherInputs) };
}

/** @returns undefined if data files were added or removed, or if something else changed */
function findEdit(previousRecord: BuildRecord, { dataFiles, otherInputs }: InputFingerprints) {
  const names = Object.keys(dataFiles);
  if (
    otherInputs !== previousRecord.otherInputs ||
    names.join('\n') !== Object.keys(previousRecord.dataFiles).join('\n')
  )
    return undefined;
  const files = names.filter((name) => dataFiles[name] !== previousRecord.dataFiles[name]);
  return { files, built: previousRecord.out, checkState: previousRecord.checked };
}

const fingerprintPaths = (paths: readonly string[]): string =>
  digest(paths.flatMap(statusesBelow).map((entry) => entry.join('\0')));

/**
 * Returns the status of all files below a path, and the folders. The time of the last change of an inode (POSIX,
 * st_ctime) reveals a file that was replaced by one with the old time. Links are not followed.
 */
function statusesBelow(path: string): [path: string, status: string][] {
  let entries: Dirent[];
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    return [[path, fileStatus(path)]];
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const below = path + sep + entry.name;
      return entry.isDirectory()
        ? [[below, ''] as [string, string], ...statusesBelow(below)]
        : [[below, fileStatus(below)] as [string, string]];
    });
}

function fileStatus(path: string): string {
  const { size, mtimeMs, ctimeMs, ino } = lstatSync(path, { throwIfNoEntry: false }) ?? {};
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

const digest = (parts: readonly unknown[]) => sha256(parts.join('\n'));
