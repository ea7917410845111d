/** The naming rules of the glossary, for declarations, members of types, locals and file names. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { engineRoot } from '../../src/node/content/folder.ts';

/** Words that are no name: participles and adjectives for the thing itself, verbs of speech for code, and vague nouns. */
const PRIVATE =
  /^(?:before|found|told|asked|kept|said|shown|sought|given|wanted|held|meant|taken|gone|known|own|whole|spare|written|drawn|things?|deed|doings|wish|voices?|speech|speaking|spoken|occasion|marked|timetable|together|standing|maker|tell|say|ask|draw|drawing|hurry|sound|soundness|judge|beside|here|there|over|apart|made|hereNow|wayTo|latePart)$/;

/** A limit without its noun and unit. */
const BARE_LIMIT = /^(?:MOST|LEAST|NEAR|ENOUGH|FEW|MANY|AT_ONCE|LONGEST|SHORTEST)(?:_[A-Z]+)?$/;

/** Names of files and formats that sites, hosts or libraries define, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'written in src/node/ssg/stages/written.ts': 'the name of a stage',
};

const files = ['src', 'codegen', 'tests'].flatMap((folder) =>
  readdirSync(join(engineRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/^(?:src\/generated|tests\/fixtures)\//.test(name)),
);
const sources = files.map((file) => ({
  file,
  text: readFileSync(join(engineRoot, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
}));

const DECLARATION =
  /^(?:export )?(?:default )?(?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) +(\w+)/gm;
const EXPORTED_TYPE = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) +(\w+)/gm;
/** The members of an interface at the top level. */
const MEMBER = /^ {2}(?:readonly )?(\w+)\??(?:\(|<|:)/gm;
const INTERFACE = /^(?:export )?interface \w+[^{]*\{\n([\s\S]*?)^\}/gm;

/** Vague names of locals; others may be right in a small scope. */
const VAGUE_LOCAL = /^(?:found|known|own|before|whole|kept|asked|said|shown|told|spoken|answered)$/;
const LOCAL = /\b(?:const|let) (\w+)\b/g;

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

test('an exported type name stands in one file', () => {
  const places = new Map<string, string[]>();
  for (const { file, text } of sources)
    for (const name of namesIn(text, EXPORTED_TYPE)) places.set(name, [...(places.get(name) ?? []), file]);
  expect(places.size).toBeGreaterThan(300);
  expect([...places].filter(([, named]) => new Set(named).size > 1)).toEqual([]);
});

test('limits have a noun and a unit', () => {
  const limits = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bconst ([A-Z][A-Z_]+)\b/g)].map(([, name = '']) => `${name} in ${file}`),
  );
  expect(limits.filter((limit) => BARE_LIMIT.test(limit.split(' ')[0] ?? ''))).toEqual([]);
});

test('declarations, members of types and files have standard names', () => {
  const named = sources.flatMap(({ file, text }) => [
    ...namesIn(text, DECLARATION).map((name) => `${name} in ${file}`),
    ...[...text.matchAll(INTERFACE)].flatMap(([, body = '']) =>
      namesIn(body, MEMBER).map((name) => `${name} in ${file}`),
    ),
    `${basename(file).replace(/\..*$/, '')} in ${file}`,
  ]);
  const isPrivate = (entry: string) => PRIVATE.test(entry.split(' ')[0] ?? '');
  expect(named.filter((entry) => isPrivate(entry) && !Object.hasOwn(EXCEPTIONS, entry))).toEqual([]);
  expect(Object.keys(EXCEPTIONS).filter((entry) => !named.includes(entry))).toEqual([]);
});

test('locals are named after things', () => {
  const locals = sources.flatMap(({ file, text }) => namesIn(text, LOCAL).map((it) => `${it} in ${file}`));
  expect(locals.length).toBeGreaterThan(5000);
  expect(locals.filter((local) => VAGUE_LOCAL.test(local.split(' ')[0] ?? ''))).toEqual([]);
});
