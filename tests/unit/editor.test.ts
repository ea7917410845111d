/** The VS Code settings of this repository, and their effect on content like that of tests/fixtures. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type ParseError, parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { SCHEMA_NAMES, type SchemaName } from '../../src/generated/schemas.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import { readSchema } from '../../src/node/content/schemas.ts';
import { COLLEGE } from '../sites.ts';

interface Mapping {
  fileMatch: string[];
  url?: string;
  schema?: { properties: { $schema: { enum: string[]; enumDescriptions: string[] } } };
}

const read = (file: string) => readFileSync(join(engineRoot, file), 'utf8');
const errors: ParseError[] = [];
const settings = parse(read('.vscode/settings.json'), errors) as Record<string, unknown>;
const mappings = settings['json.schemas'] as Mapping[];
const contentOf = (file: string) => readFileSync(join(COLLEGE, file), 'utf8');
const dataFiles = readdirSync(join(COLLEGE, 'public/data')).map((name) => `public/data/${name}`);
const manifestFiles = readdirSync(join(COLLEGE, 'manifest'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => `manifest/${name}`);
/** Resolves the schema of a file from the root of the repository. */
const schemaOf = (file: string) =>
  (JSON.parse(contentOf(file)) as { $schema: string }).$schema.replace('../../../', '');

test('the settings are readable', () => expect(errors).toEqual([]));

test('every file of the manifest has the schema that it names', () => {
  for (const file of manifestFiles) {
    const mapping = mappings.find(({ fileMatch }) => fileMatch.includes(`/${file}`));
    expect(mapping?.url, file).toBe(schemaOf(file).replace('../', './'));
  }
});

test('a data file without $schema is offered every type', () => {
  const offered = mappings.find(({ fileMatch }) => fileMatch.includes('/public/data/*.json'))?.schema
    ?.properties.$schema;
  const kinds = offered?.enum.map((path) => path.replace(/^.*\/|\.schema\.json$/g, '') as SchemaName) ?? [];
  const others = ['block', 'common', 'evidence', 'manifest', 'pictures', 'publish', 'requirements'];
  others.push('site', 'site-translation', 'urls-lock', 'words');
  expect([...kinds, ...others].sort()).toEqual([...SCHEMA_NAMES].sort());
  expect(offered?.enumDescriptions).toHaveLength(kinds.length);
  for (const file of dataFiles) expect(offered?.enum, file).toContain(schemaOf(file));
  for (const kind of kinds) expect(JSON.parse(readSchema(kind))).toHaveProperty('properties.data');
});

test('Malayalam letters are not highlighted as suspicious', () => {
  expect(settings).toMatchObject({
    'files.encoding': 'utf8',
    'editor.unicodeHighlight.nonBasicASCII': false,
    'editor.unicodeHighlight.ambiguousCharacters': false,
    'editor.unicodeHighlight.allowedCharacters': { '\u200C': true, '\u200D': true },
  });
});

test('saving changes no line of the content', () => {
  const options = {
    // The formatter of VS Code.
    insertSpaces: settings['editor.insertSpaces'] === true,
    tabSize: Number(settings['editor.tabSize']),
    insertFinalNewline: settings['files.insertFinalNewline'] === true,
    eol: String(settings['files.eol']),
    keepLines: settings['json.format.keepLines'] === true,
  };
  for (const file of [...dataFiles, ...manifestFiles]) {
    const edits = format(contentOf(file), undefined, options);
    expect(
      edits.filter(({ content }) => content.includes('\n')),
      file,
    ).toEqual([]);
    expect(contentOf(file), file).not.toMatch(/[ \t]+$|\r/m);
  }
});
