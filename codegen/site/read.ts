/** A site as the checks see it: every file with its text, its tree and what kind it is. */

import { sourceKinds } from '../../src/content/sources.ts';
import type { DisclosureList } from '../../src/generated/types.ts';
import { LAYOUTS } from '../../src/layouts/index.ts';
import type { DataKind, Layout, Manifest, Route, Site } from '../../src/model.ts';
import type { Problem } from '../../src/problem.ts';
import { familyParent, routeTable } from '../../src/route/table.ts';
import type { SchemaName } from '../generate/schemas.ts';
import type { Code } from '../problems/codes.ts';
import { at, ofFile, type Path, type SiteFile } from '../problems/place.ts';
import { suggestion } from '../problems/suggest.ts';
import { fieldOf } from '../problems/value.ts';
import { fileWords } from '../problems/words/files.ts';
import { entriesKnown, objectsOf } from './content.ts';
import { accepts, validate } from './fields.ts';
import { DISCLOSURE, dataFile, dataNames, LOCK, MANIFEST, SITE } from './folder.ts';
import { type ParsedJson, parseJson } from './json.ts';
import type { CheckedSite, RedirectRow, Row } from './model.ts';
import { fileOf } from './model.ts';
import { type PublicFolder, publicFile, readPublicFolder } from './publicFolder.ts';
import { readText } from './readText.ts';

/** Whether all addresses within a data file can be told; of one that is missing or of another kind none can. */
export function isKnown(site: CheckedSite, name: string): boolean {
  const file = fileOf(site, dataFile(name));
  return file?.schema !== undefined && entriesKnown(file);
}

/** A file while the site is read. */
class Opened implements SiteFile {
  constructor(
    readonly file: string,
    readonly text: string,
    private readonly parsed: ParsedJson,
    readonly schema: SchemaName | undefined,
    readonly sound: boolean,
  ) {}

  get value(): unknown {
    return this.parsed.value;
  }

  /** Sound files need no tree, which takes longer to make than all the rest. */
  get tree() {
    return this.parsed.tree;
  }

  as(schema: SchemaName | undefined, sound: boolean): Opened {
    return new Opened(this.file, this.text, this.parsed, schema, sound);
  }
}

/** Where a data file is referred to, and as what. */
interface Use {
  name: string;
  kind: DataKind;
  from: SiteFile;
  /** The place of the name. */
  place: Path;
  /** The place and value of what decides on the kind. */
  cause: Path;
  value: string;
}

/**
 * Reads the whole site folder. Never throws for a mistake in the content: each is a problem.
 *
 * @param folder the site folder, absolute
 */
export async function readCheckedSite(folder: string): Promise<CheckedSite> {
  const problems: Problem[] = [];

  const open = async (file: string): Promise<Opened | undefined> => {
    const read = await readText(folder, file);
    if (read.kind === 'missing') return undefined;
    // Of several files the same folder may be in the way.
    const isNew = ({ file, code }: Problem) =>
      problems.every((known) => known.file !== file || known.code !== code);
    problems.push(...read.problems.filter(isNew));
    if (read.kind === 'refused') return new Opened(file, '', NOTHING, undefined, false);
    const parsed = parseJson(file, read.text);
    problems.push(...parsed.problems);
    return new Opened(file, read.text, parsed, undefined, parsed.problems.length === 0);
  };
  /** Holds a file against its schema, unless it is no JSON. */
  const judge = (file: Opened, schema: SchemaName | undefined): Opened => {
    if (file.value === undefined || schema === undefined) return file.as(undefined, false);
    const found = validate(schema, file);
    problems.push(...found, ...otherSchema(file, schema));
    return file.as(schema, file.sound && found.length === 0);
  };
  const required = async (file: string, schema: SchemaName) => {
    const found = await open(file);
    if (!found) problems.push(ofFile(file, fileWords.missing(file)));
    return found && judge(found, schema);
  };

  const manifestFile = await required(MANIFEST, 'manifest');
  const siteFile = await required(SITE, 'site');
  const lock = await open(LOCK);
  const disclosure = await open(DISCLOSURE).then((file) => file && judge(file, 'disclosure'));
  const rows = rowsOf(manifestFile?.value);
  const redirects = redirectsOf(manifestFile?.value);

  const names = await dataNames(folder);
  const data = new Map<string, Opened>();
  /** Reads a data file that is referred to. */
  const refer = async (uses: readonly Use[]): Promise<void> => {
    const [use] = uses;
    if (!use) return;
    const found = await open(dataFile(use.name));
    if (found) {
      const { kind, misuses } = kindFor(found, uses);
      problems.push(...misuses);
      data.set(use.name, judge(found, kind));
      return;
    }
    const otherwise = names.find((name) => name.toLowerCase() === use.name);
    const missing =
      otherwise === undefined
        ? fileWords.missing(dataFile(use.name), suggestion(use.name, names))
        : fileWords.missingInThisCase(dataFile(use.name), `${otherwise}.json`, `${use.name}.json`);
    problems.push(at(use.from, use.place, { ...missing, value: use.name }));
  };

  const ofRows = manifestFile
    ? byName(decidingRows(rows).map((row) => useOfRow(row, manifestFile)))
    : new Map<string, Use[]>();
  for (const uses of ofRows.values()) await refer(uses);
  const pages = [...data.values()].filter(({ schema }) => schema === 'info');
  const ofBlocks = byName(pages.flatMap(usesOfBlocks));
  for (const [name, uses] of ofBlocks) {
    const used = data.get(name);
    if (!ofRows.has(name)) await refer(uses);
    else if (used) problems.push(...uses.flatMap((use) => misuse(used, use)));
  }

  const rowsKnown = countOf(manifestFile?.value, 'routes') === rows.length;
  // A file that is wrongly referred to may be what another place means.
  const everyUseKnown =
    rowsKnown &&
    problems.every(({ code }) => !REFERENCES.has(code)) &&
    rows.every(({ layout, data: name }) => LAYOUTS[layout].kind !== 'info' || data.get(name)?.sound);
  const unusedFiles = new Set<string>();
  for (const name of names) {
    if (data.has(name)) continue;
    unusedFiles.add(dataFile(name));
    const unused = await open(dataFile(name));
    if (!unused) continue;
    data.set(name, judge(unused, namedSchema(unused.value)));
    // A folder is reported as that.
    const isFolder = problems.some(({ file, code }) => file === dataFile(name) && code === 'file-unreadable');
    if (everyUseKnown && !isFolder) problems.push(ofFile(dataFile(name), fileWords.unused));
  }
  const publicFolder = readPublicFolder(folder);
  for (const file of filesBelowData(publicFolder)) problems.push(ofFile(file, fileWords.belowData));

  const table =
    rowsKnown && countOf(manifestFile?.value, 'redirects') === redirects.length
      ? routeTable({ routes: [...rows], redirects: [...redirects] })
      : undefined;
  return {
    folder,
    public: publicFolder,
    files: [manifestFile, siteFile, ...data.values()].filter((file) => file !== undefined),
    lock: lock && judge(lock, 'urls-lock'),
    disclosure: disclosure?.sound ? (disclosure.value as DisclosureList) : undefined,
    // Sound files have the shape of their schemas.
    manifest: manifestFile?.sound ? (manifestFile.value as Manifest) : undefined,
    rows,
    redirects,
    table,
    unused: unusedFiles,
    site: siteFile?.sound ? (siteFile.value as Site) : undefined,
    problems,
  };
}

/** Problems of a place that names a data file. */
const REFERENCES: ReadonlySet<string> = new Set<Code>(['file-missing', 'data-kind-wrong']);

const NOTHING: ParsedJson = { value: undefined, tree: undefined, problems: [] };

/** The JSON files in folders below the data files. */
const filesBelowData = ({ files }: PublicFolder) =>
  files.filter((file) => /^data\/.+\/[^/]+\.json$/.test(file)).map(publicFile);

/** The rows of a manifest that say at least what is read and how, so that one mistake in it hides none elsewhere. */
function rowsOf(manifest: unknown): Row[] {
  return objectsOf(fieldOf(manifest, 'routes')).flatMap(({ index, item: { path, layout, data, title } }) =>
    typeof path === 'string' && isLayout(layout) && typeof data === 'string' && /^[a-z0-9-]+$/.test(data)
      ? [{ index, path, layout, data, ...(typeof title === 'string' && { title }) }]
      : [],
  );
}

function redirectsOf(manifest: unknown): RedirectRow[] {
  return objectsOf(fieldOf(manifest, 'redirects')).flatMap(({ index, item: { from, to } }) =>
    typeof from === 'string' && typeof to === 'string' ? [{ index, from, to }] : [],
  );
}

/** How many items a list of the manifest has; undefined when it is no list at all. */
function countOf(manifest: unknown, list: 'routes' | 'redirects'): number | undefined {
  const items = fieldOf(manifest, list);
  if (items === undefined && list === 'redirects') return 0;
  return Array.isArray(items) ? items.length : undefined;
}

const isLayout = (name: unknown): name is Layout => typeof name === 'string' && Object.hasOwn(LAYOUTS, name);

/** A family with a layout for single pages is wrong in itself, and no word on the kind where another row reads the file. */
function decidingRows(rows: readonly Row[]): Row[] {
  const isMisfit = ({ path, layout }: Row) => familyParent(path) !== undefined && !isEntryLayout(layout);
  return rows.filter(
    (row) => !isMisfit(row) || rows.every((other) => other.data !== row.data || isMisfit(other)),
  );
}

/** Whether a layout draws an entry of its data file. */
export const isEntryLayout = (layout: Layout) => LAYOUTS[layout].entries !== undefined;

function byName(uses: readonly Use[]): Map<string, Use[]> {
  const groups = new Map<string, Use[]>();
  for (const use of uses) {
    if (groups.get(use.name)?.push(use) === undefined) groups.set(use.name, [use]);
  }
  return groups;
}

const useOfRow = ({ index, layout, data }: Row, from: SiteFile): Use => ({
  name: data,
  kind: LAYOUTS[layout].kind,
  from,
  place: ['routes', index, 'data'],
  cause: ['routes', index, 'layout'],
  value: layout,
});

const usesOfBlocks = (from: SiteFile): Use[] =>
  sourcesOf(from.value).map(([name, kind, place]) => ({
    name,
    kind,
    from,
    place,
    cause: place,
    value: name,
  }));

/** A list page may show camp months, whose records are those of a list page otherwise. */
const serves = (kind: SchemaName | undefined, use: Use) =>
  kind === use.kind || (kind === 'camp' && use.value === LIST);

const LIST: Layout = 'list';

const KIND_WORDS: Readonly<Record<DataKind, string>> = {
  'programme-list': 'a list page with its programmes',
  camp: 'camp months',
  department: 'departments',
  people: 'people',
  events: 'events',
  'activity-cards': 'cards',
  info: 'a page of blocks',
};

const KINDS = Object.keys(KIND_WORDS) as readonly DataKind[];

/** As what a file is to be read, and the uses that take it for something else. */
function kindFor(
  file: Opened,
  uses: readonly Use[],
): { kind: DataKind | undefined; misuses: readonly Problem[] } {
  const kinds = [...new Set(uses.map((use) => use.kind))];
  const [first] = kinds;
  const named = namedSchema(file.value);
  if (kinds.length > 1) {
    // A list page over camp months is no conflict, so camps come first.
    const order = kinds.toSorted((a, b) => Number(b === 'camp') - Number(a === 'camp'));
    const kind =
      order.find((other) => other === named && other !== 'programme-list') ??
      order.find((other) => accepts(other, file.value)) ??
      order[0];
    const wrong = uses.find((use) => !serves(kind, use));
    return { kind, misuses: kind !== undefined && wrong ? [kindWrong(wrong, kind)] : [] };
  }
  const other =
    first === undefined || first === named || file.value === undefined || accepts(first, file.value)
      ? undefined
      : otherKind(file, first, named);
  if (other === undefined) return { kind: first, misuses: [] };
  const wrong = uses.find((use) => !serves(other, use));
  return { kind: other, misuses: wrong ? [kindWrong(wrong, other)] : [] };
}

/** The kind that a file evidently has, when it is not the one that is expected. */
function otherKind(file: Opened, expected: DataKind, named: DataKind | undefined): DataKind | undefined {
  // Without records it has none.
  if (objectsOf(fieldOf(file.value, 'data')).length === 0) return undefined;
  const accepting = KINDS.find((kind) => kind !== expected && accepts(kind, file.value));
  if (accepting !== undefined || named === undefined) return accepting;
  return validate(named, file).length < validate(expected, file).length ? named : undefined;
}

const misuse = (file: Opened, use: Use): Problem[] =>
  isDataKind(file.schema) && !serves(file.schema, use) ? [kindWrong(use, file.schema)] : [];

const isDataKind = (schema: SchemaName | undefined): schema is DataKind =>
  KINDS.some((kind) => kind === schema);

const kindWrong = ({ name, kind, from, cause, value }: Use, real: DataKind): Problem =>
  at(from, cause, {
    ...fileWords.otherKind(
      dataFile(name),
      KIND_WORDS[real],
      KIND_WORDS[kind],
      kindHint(from.schema === 'manifest', real),
    ),
    value,
  });

function kindHint(isRow: boolean, real: DataKind): string {
  if (!isRow) return 'Write another data file, or use the block that shows this one.';
  const layouts = Object.entries(LAYOUTS).flatMap(([layout, { kind }]) => (kind === real ? [layout] : []));
  return layouts.length > 0
    ? `Write the layout ${layouts.map((name) => `"${name}"`).join(' or ')}, or another data file.`
    : 'Write another data file: this one can only be shown by a block of a page.';
}

/** A file that names the schema of another kind gets the wrong help in the editor. */
function otherSchema(file: Opened, schema: SchemaName): Problem[] {
  const $schema = fieldOf(file.value, '$schema');
  const [, name] = SCHEMA_NAME.exec(String($schema)) ?? [];
  if (typeof $schema !== 'string' || name === undefined || name === schema) return [];
  return [
    at(file, ['$schema'], {
      ...fileWords.otherSchema($schema.replace(SCHEMA_NAME, `${schema}.schema.json`)),
      value: $schema,
    }),
  ];
}

const SCHEMA_NAME = /([a-z-]+)\.schema\.json$/;

/** The schema that a data file names itself. */
function namedSchema(value: unknown): DataKind | undefined {
  const [, name] = SCHEMA_NAME.exec(String(fieldOf(value, '$schema'))) ?? [];
  return KINDS.find((kind) => kind === name);
}

/** The kind of each data file that a route names; a file of camp months stays one when a list page shows it too. */
export function kindsOfRoutes({
  routes,
}: {
  routes: readonly Pick<Route, 'layout' | 'data'>[];
}): Map<string, DataKind> {
  const kinds = new Map<string, DataKind>();
  for (const { layout, data } of routes) {
    if (kinds.get(data) !== 'camp') kinds.set(data, LAYOUTS[layout].kind);
  }
  return kinds;
}

/** The data files that a page of blocks is filled from, their kinds, and where the page names them. */
export function sourcesOf(value: unknown): [name: string, kind: DataKind, place: (string | number)[]][] {
  return objectsOf(fieldOf(value, 'data')).flatMap(({ index: record, item: { blocks } }) =>
    objectsOf(blocks).flatMap(({ index, item: { kind, data } }): [string, DataKind, (string | number)[]][] =>
      typeof data === 'string' && isSourceKind(kind)
        ? [[data, sourceKinds[kind], ['data', record, 'blocks', index, 'data']]]
        : [],
    ),
  );
}

const isSourceKind = (kind: unknown): kind is keyof typeof sourceKinds =>
  typeof kind === 'string' && Object.hasOwn(sourceKinds, kind);
