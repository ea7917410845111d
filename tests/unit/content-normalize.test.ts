import { expect, test } from 'vitest';
import { normalize } from '../../src/core/data/normalize.ts';
import type { DataFiles, DataKind } from '../../src/core/model.ts';
import { jsonFixtures } from './fixtures.ts';

interface Case {
  name: string;
  kind: DataKind;
  in: DataFiles[DataKind];
  /** The content as JSON: a map of departments as an object, a map of entries as the list of its keys. */
  out: unknown;
}

function asJson(content: unknown): unknown {
  if (content instanceof Map) return Object.fromEntries(content);
  if (typeof content !== 'object' || content === null) return content;
  if (Array.isArray(content) || !('entries' in content)) return content;
  const { entries } = content;
  return { ...content, entries: entries instanceof Map ? [...entries.keys()] : entries };
}

test.each(jsonFixtures<Case>('normalize').map(({ file, fixture }) => [file, fixture.name, fixture] as const))(
  '%s: %s',
  (_file, _name, { kind, in: file, out }) => {
    const original = structuredClone(file);
    expect(JSON.parse(JSON.stringify(asJson(normalize(kind, file))))).toEqual(out);
    expect(file, 'the data file itself is left alone').toEqual(original);
  },
);

test('an entry is found as the very object that stands in its list', () => {
  const { subjects, entries } = normalize('programme-list', {
    data: [{ programme: [{ url: 'a/b', title: 'T' }] }],
  });
  expect(entries.get('a/b')).toBe(subjects[0]?.programmes[0]);
});
