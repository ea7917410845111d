/** A site as the checks see it: every file with its text, its tree and what kind it is. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceKinds } from '../../src/content/find.ts';
import type { DataKind, Layout, Manifest, Route, Site } from '../../src/model.ts';
import { kindOfLayout } from '../../src/model.ts';
import type { Problem } from '../../src/problem.ts';
import { type RouteTable, routeTable } from '../../src/route/table.ts';
import { parseJson, withoutMark } from '../json.ts';
import type { SchemaName } from '../schemas.ts';
import { dataFile, dataNames, MANIFEST, SITE } from '../site.ts';
import { suggestion, validate } from './fields.ts';
import { at, type ProblemAt, type SiteFile } from './place.ts';

export interface CheckedSite {
  folder: string;
  files: readonly SiteFile[];
  /** Present when the manifest is sound. */
  manifest?: Manifest;
  table?: RouteTable;
  /** Present when site.json is sound. */
  site?: Site;
  /** What reading and validating have found. */
  problems: readonly Problem[];
}

/**
 * Reads the whole site folder. Never throws for a mistake in the content: each is a problem.
 *
 * @param folder the site folder, absolute
 */
export async function readCheckedSite(folder: string): Promise<CheckedSite> {
  const problems: Problem[] = [];
  const open = async (
    file: string,
    schema: SchemaName | undefined,
    missing: (problem: ProblemAt) => Problem = (problem) => ({ ...problem, file }),
  ): Promise<SiteFile | undefined> => {
    let text: string;
    try {
      text = withoutMark(await readFile(join(folder, file), 'utf8'));
    } catch {
      problems.push(
        missing({
          severity: 'error',
          code: 'file-missing',
          message: `There is no file ${file}.`,
          hint: 'Create it, or correct the name where it is referred to.',
        }),
      );
      return undefined;
    }
    const { value, tree, problems: mistakes } = parseJson(file, text);
    problems.push(...mistakes);
    const kind = schema ?? namedSchema(value);
    const opened: SiteFile = { file, text, tree, value, schema: kind, sound: false };
    if (value === undefined) return opened;
    const found = kind ? validate(kind, opened) : [];
    problems.push(...found);
    return { ...opened, sound: mistakes.length === 0 && found.length === 0 };
  };

  const manifestFile = await open(MANIFEST, 'manifest');
  const siteFile = await open(SITE, 'site');
  // Sound files have the shape of their schemas.
  const manifest = manifestFile?.sound ? (manifestFile.value as Manifest) : undefined;
  const site = siteFile?.sound ? (siteFile.value as Site) : undefined;

  const data = new Map<string, SiteFile>();
  const names = await dataNames(folder);
  const referred = (from: SiteFile, place: (string | number)[], name: string) => (problem: ProblemAt) =>
    at(from, place, { ...problem, value: name, hint: suggestion(name, names) ?? problem.hint });
  if (manifestFile) {
    const rows = rowsOf(manifestFile.value);
    const kinds = kindsOfRoutes({ routes: rows });
    // Pages of blocks come first: they say which further files they are filled from.
    const byUse = [...kinds].sort(([, a], [, b]) => Number(b === 'info') - Number(a === 'info'));
    for (const [name, kind] of byUse) {
      const index = rows.find((row) => row.data === name)?.index ?? 0;
      const place = ['routes', index, 'data'];
      const file = await open(dataFile(name), kind, referred(manifestFile, place, name));
      if (!file) continue;
      data.set(name, file);
      if (kind !== 'info' || !file.sound) continue;
      for (const [source, sourceKind, place] of sourcesOf(file.value)) {
        if (kinds.has(source) || data.has(source)) continue;
        const opened = await open(dataFile(source), sourceKind, referred(file, place, source));
        if (opened) data.set(source, opened);
      }
    }
  }
  const usesKnown =
    manifest !== undefined && [...data.values()].every(({ schema, sound }) => schema !== 'info' || sound);
  for (const name of names) {
    if (data.has(name)) continue;
    const unused = await open(dataFile(name), undefined);
    if (unused) data.set(name, unused);
    if (usesKnown) problems.push(unusedProblem(dataFile(name)));
  }
  const files = [manifestFile, siteFile, ...data.values()].filter((file) => file !== undefined);
  return { folder, files, manifest, table: manifest && routeTable(manifest), site, problems };
}

/** The rows of a manifest that say at least what is read and how, so that one mistake in it hides none elsewhere. */
function rowsOf(value: unknown): (Pick<Route, 'layout' | 'data'> & { index: number })[] {
  const routes: unknown = Object(value).routes;
  return (Array.isArray(routes) ? routes : []).flatMap((row: unknown, index) => {
    const { layout, data }: { layout?: unknown; data?: unknown } = Object(row);
    return isLayout(layout) && typeof data === 'string' && /^[a-z0-9-]+$/.test(data)
      ? [{ index, layout, data }]
      : [];
  });
}

const isLayout = (name: unknown): name is Layout =>
  typeof name === 'string' && Object.hasOwn(kindOfLayout, name);

/** The schema that a data file names itself. */
function namedSchema(value: unknown): DataKind | undefined {
  const { $schema }: { $schema?: unknown } = Object(value);
  const [, name] = /([a-z-]+)\.schema\.json$/.exec(String($schema)) ?? [];
  return Object.values<DataKind>(kindOfLayout)
    .concat(Object.values(sourceKinds))
    .find((kind) => kind === name);
}

/** The kind of each data file that a route names; a file of camp months stays one when a list page shows it too. */
export function kindsOfRoutes({
  routes,
}: {
  routes: readonly Pick<Route, 'layout' | 'data'>[];
}): Map<string, DataKind> {
  const kinds = new Map<string, DataKind>();
  for (const { layout, data } of routes) {
    if (kinds.get(data) !== 'camp') kinds.set(data, kindOfLayout[layout]);
  }
  return kinds;
}

const unusedProblem = (file: string): Problem => ({
  severity: 'warning',
  code: 'file-unused',
  file,
  message: 'No page is made from this file.',
  hint: 'Name it in manifest/routes.json or in a block, or remove it.',
});

/** The data files that a page of blocks is filled from, their kinds, and where the page names them. */
export function sourcesOf(value: unknown): [name: string, kind: DataKind, place: (string | number)[]][] {
  const { data } = value as { data: { blocks: { kind: string; data?: string }[] }[] };
  return data.flatMap(({ blocks }, record) =>
    blocks.flatMap(({ kind, data: name }, block): [string, DataKind, (string | number)[]][] =>
      name !== undefined && isSourceKind(kind)
        ? [[name, sourceKinds[kind], ['data', record, 'blocks', block, 'data']]]
        : [],
    ),
  );
}

const isSourceKind = (kind: string): kind is keyof typeof sourceKinds => Object.hasOwn(sourceKinds, kind);
