/** Saving several changes at once, with concurrent changes by others. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { save } from '../../src/editor/server/save.ts';
import type { ValueChange } from '../../src/editor/shared/protocol.ts';
import type { CheckSite } from '../../src/node/authoring/transaction.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const site = temporaryFolder('edit-save');
const FILE = 'public/data/clubs.json';
const WALK = { url: 'walk', title: 'Walk', text: 'Old' };
const SWIM = { url: 'swim', title: 'Swim', text: 'Old' };
const LIST = { heading: 'Clubs', programme: [WALK, SWIM] };

const read = () => JSON.parse(readFileSync(join(site, FILE), 'utf8')) as { data: unknown };
const write = (data: unknown) => writeFileSync(join(site, FILE), JSON.stringify({ data }, null, 2));
const saved = (changes: readonly ValueChange[], check: CheckSite = async () => []) =>
  save(site, changes, check);

beforeEach(() => {
  mkdirSync(join(site, 'public/data'), { recursive: true });
  write([LIST]);
});

describe('changes of one file that are saved together', () => {
  const entry: ValueChange = {
    file: FILE,
    pointer: '/data/0/programme/0',
    base: WALK,
    value: { ...WALK, text: 'New' },
  };
  const list: ValueChange = {
    file: FILE,
    pointer: '/data/0',
    base: LIST,
    value: { ...LIST, heading: 'All' },
  };
  const both = { heading: 'All', programme: [{ ...WALK, text: 'New' }, SWIM] };

  test.each([
    ['an entry, then the list that it is in', [entry, list], [both.programme[0], both]],
    ['a list, then an entry in it', [list, entry], [both, both.programme[0]]],
  ])('are all applied: %s', async (_, changes, values) => {
    expect(await saved(changes)).toEqual({ kind: 'saved', values, problems: [] });
    expect(read()).toEqual({ data: [both] });
  });

  test('are merged in the same part', async () => {
    const other: ValueChange = { ...entry, value: { ...WALK, title: 'Long walk' } };
    const merged = { ...WALK, text: 'New', title: 'Long walk' };
    expect(await saved([entry, other])).toEqual({ kind: 'saved', values: [merged, merged], problems: [] });
    expect(read()).toEqual({ data: [{ ...LIST, programme: [merged, SWIM] }] });
  });

  test('conflict if they set different values for a field', async () => {
    const other: ValueChange = { ...entry, value: { ...WALK, text: 'Newer' } };
    expect(await saved([entry, other])).toEqual({
      kind: 'conflict',
      conflicts: [{ changeIndex: 1, pointer: '/text', base: 'Old', mine: 'Newer', theirs: 'New' }],
    });
    expect(read()).toEqual({ data: [LIST] });
  });

  test('find an entry that another one has moved', async () => {
    const turned: ValueChange = {
      ...list,
      pointer: '/data/0/programme',
      base: [WALK, SWIM],
      value: [SWIM, WALK],
    };
    expect(await saved([entry, turned])).toMatchObject({ kind: 'saved' });
    expect(read()).toEqual({ data: [{ ...LIST, programme: [SWIM, { ...WALK, text: 'New' }] }] });
  });
});

describe('an external edit during the check', () => {
  const base = { ...LIST, heading: 'Ours' };
  const ours: ValueChange = { file: FILE, pointer: '/data/0', base: LIST, value: base };
  const others = (times: number): CheckSite => {
    let count = 0;
    return async () => {
      count += 1;
      if (count <= times) write([{ ...LIST, text: `Theirs ${count}` }]);
      return [];
    };
  };

  test('is merged', async () => {
    expect(await saved([ours], others(1))).toMatchObject({ kind: 'saved' });
    expect(read()).toEqual({ data: [{ ...base, text: 'Theirs 1' }] });
  });

  test('is kept if it happens repeatedly, which is reported', async () => {
    await expect(saved([ours], others(9))).rejects.toThrow(
      `${FILE} was changed by someone else in the meantime. Nothing was changed. Try again.`,
    );
    expect(read()).toEqual({ data: [{ ...LIST, text: 'Theirs 2' }] });
  });
});
