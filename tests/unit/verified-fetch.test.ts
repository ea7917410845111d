/** The browser compares its data with the digests of its release. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type fetchJson, isDefined } from '../../src/app/entries/request.ts';
import { createVerifiedFetch } from '../../src/app/entries/verifiedFetch.ts';
import { digest } from '../../src/core/data/digest.ts';
import { LoadError, ReleaseError } from '../../src/core/data/load.ts';
import { dataFile, dataNames } from '../../src/node/content/folder.ts';
import { readJson } from '../../src/node/content/jsonFile.ts';
import { completeSite } from '../property/damage.ts';

test('digest ignores white space and line endings, but not words and the app', () => {
  const value = { data: [{ title: 'A b' }] };
  const uploaded = JSON.parse(JSON.stringify(value, null, 2).replaceAll('\n', '\r\n')) as unknown;
  expect(digest('/app.js', uploaded)).toBe(digest('/app.js', value));
  expect(digest('/app.js', { data: [{ title: 'Ab' }] })).not.toBe(digest('/app.js', value));
  expect(digest('/new.js', value)).not.toBe(digest('/app.js', value));
});

test('digest is the same in the build and the browser', async () => {
  for (const name of await dataNames(completeSite)) {
    const text = await readFile(join(completeSite, dataFile(name)), 'utf8');
    expect(digest('', JSON.parse(text))).toBe(digest('', await readJson(completeSite, dataFile(name))));
  }
});

test('digest survives the network', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(digest('', JSON.parse(JSON.stringify(value)))).toBe(digest('', value));
    }),
  );
});

describe('createVerifiedFetch', () => {
  const digests = { '/a.json': digest('app', 'right') };
  /** Offers values in turn until one is accepted, like fetchJson. */
  const offering =
    (...values: unknown[]): typeof fetchJson =>
    async (_address, name, isRight) => {
      for (const value of values) if (isRight(value)) return value;
      throw new LoadError(name);
    };
  const read = (address: string, ...values: unknown[]) =>
    createVerifiedFetch(offering(...values), 'app', digests)(address, 'a', isDefined);

  test('accepts the right file, and any file without a digest', async () => {
    expect(await read('/a.json', 'right')).toBe('right');
    expect(await read('/b.json', 'any')).toBe('any');
  });

  test('rejects an outdated file, and accepts the right one afterwards', async () => {
    expect(await read('/a.json', 'stale', 'right')).toBe('right');
    await expect(read('/a.json', 'stale', 'stale')).rejects.toThrow(ReleaseError);
  });

  test.each([
    ['/a.json', 'force-cache'],
    ['/b.json', 'default'],
  ])('%s, if a cached one is sufficient, is requested with "%s"', async (address, expected) => {
    const requests: unknown[] = [];
    const fetchVerified = createVerifiedFetch(
      (_address, name, _isRight, first) => {
        requests.push(first);
        return Promise.reject(new LoadError(name));
      },
      'app',
      digests,
    );
    await expect(fetchVerified(address, 'a', isDefined, 'force-cache')).rejects.toThrow(LoadError);
    expect(requests).toEqual([expected]);
  });

  test('a file of this release that fails is not another release', async () => {
    await expect(read('/a.json')).rejects.toThrow(LoadError);
  });

  test.each([null, 7, ['x'], {}])('a list of digests with %j is invalid', async (wrong) => {
    const fetchVerified = createVerifiedFetch(offering('any'), 'app', { '/a.json': wrong });
    expect(await fetchVerified('/a.json', 'a', isDefined)).toBe('any');
  });
});
