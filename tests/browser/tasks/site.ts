/** The initial sites of tasks, and the changes that a task has made. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { pointerKeys } from '../../../src/core/problems/position.ts';
import { isList, isObject } from '../../../src/editor/client/form/json.ts';
import type { Json } from '../../../src/editor/shared/protocol.ts';
import { readFiles } from '../../files.ts';
import { COLLEGE, commitAll, copyWithHistory, SCHOOL } from '../../sites.ts';
import type { Expected, Operation } from './task.ts';

/** An edit of last week that made a mistake. */
export const SPOILT = { file: 'public/data/history.json', good: 'History', bad: 'Histroy' };

/** Functions that create the initial sites of tasks in a new folder with git. */
export const SITES = {
  /** With a heading that a later commit spoilt, an event calendar, and Malayalam. */
  college: (folder: string) => {
    copyWithHistory(COLLEGE, folder);
    const file = join(folder, SPOILT.file);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(`"title": "${SPOILT.good}"`, `"title": "${SPOILT.bad}"`));
    writeFileSync(
      join(folder, 'public/documents/sample/academic-calendar-2026-2027.pdf'),
      '%PDF-1.4\n%%EOF\n',
    );
    writeFileSync(join(folder, 'manifest/site.ml.json'), '{ "name": "കോളേജ്" }\n');
    commitAll(folder, '2026-02-10');
  },
  /** It has no sample content, so it may be published. */
  school: (folder: string) => copyWithHistory(SCHOOL, folder),
};

export type SiteName = keyof typeof SITES;

/** The bytes of all files of a site by their paths. */
export type TaskFiles = ReadonlyMap<string, Buffer>;

/** Reads all files of a site except the files of git and the engine. */
export function filesOf(folder: string): TaskFiles {
  const internalFolder = /^(\.git|\.cache|dist)(\/|$)/;
  return new Map([...readFiles(folder)].filter(([path]) => !internalFolder.test(path)));
}

/** Compares the changes of a task with an expert's. */
export function expectChange(original: TaskFiles, after: TaskFiles, expected: Expected): void {
  const { changes, files = {}, pictures = [], deleted: gone = [] } = expected;
  const changed = [...original.keys()].filter((path) => {
    const now = after.get(path);
    return now && !original.get(path)?.equals(now);
  });
  const come = [...after.keys()].filter((path) => !original.has(path));
  const left = [...original.keys()].filter((path) => !after.has(path));
  expect({ changed: changed.sort(), come: come.sort(), left: left.sort() }).toEqual({
    changed: Object.keys(changes).sort(),
    come: [...Object.keys(files), ...pictures].sort(),
    left: [...gone].sort(),
  });
  for (const [path, operations] of Object.entries(changes))
    expect(jsonIn(after, path), path).toEqual(operations.reduce(applied, jsonIn(original, path)));
  for (const [path, value] of Object.entries(files)) expect(jsonIn(after, path), path).toEqual(value);
}

const jsonIn = (files: TaskFiles, path: string) => JSON.parse(String(files.get(path))) as Json;

/** Compares the files outside of a site with the expected ones. @param folder of the site */
export function expectLasting(folder: string, { lasting = {} }: Expected): void {
  for (const [path, words] of Object.entries(lasting))
    expect(readFileSync(join(folder, path), 'utf8'), path).toContain(words);
}

/** A value after an operation of JSON Patch. */
function applied(value: Json, operation: Operation): Json {
  return at(value, pointerKeys(operation.path), operation);
}

function at(value: Json, [key = '', ...rest]: readonly string[], operation: Operation): Json {
  const next = (inner: Json | undefined): Json => at(inner ?? null, rest, operation);
  if (isList(value)) {
    const index = key === '-' ? value.length : Number(key);
    if (rest.length > 0) return value.with(index, next(value[index]));
    if (operation.op === 'remove') return value.toSpliced(index, 1);
    return value.toSpliced(index, operation.op === 'add' ? 0 : 1, operation.value);
  }
  if (!isObject(value)) throw new Error(`There is nothing at ${operation.path}.`);
  if (rest.length > 0) return { ...value, [key]: next(value[key]) };
  const others = Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  return operation.op === 'remove' ? others : { ...value, [key]: operation.value };
}
