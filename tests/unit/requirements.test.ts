import { describe, expect, test } from 'vitest';
import { ENGINE_LISTS, usualLists } from '../../src/node/content/requirements/index.ts';
import { accepts } from '../../src/node/content/validate.ts';

const lists = await Promise.all(
  Object.entries(ENGINE_LISTS).map(async ([name, read]) => ({ name, list: await read() })),
);

describe.each(lists)('$name', ({ name, list }) => {
  const items = list.sections.flatMap((section) => section.items);
  const spoken = [
    list.title,
    list.authority,
    ...list.sections.map(({ title }) => title),
    ...items.map(({ title }) => title),
  ];

  test('follows the schema of those that sites write, under its own name', () => {
    expect(accepts('requirements', list)).toBe(true);
    expect(list.id).toBe(name);
  });

  test('names each item once, and the source of each', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    const sources = new Set(list.sources.map(({ id }) => id));
    expect(items.filter(({ source }) => !sources.has(source))).toEqual([]);
    expect([...sources].filter((id) => !items.some(({ source }) => source === id))).toEqual([]);
  });

  test('says of each source where it can be read, or what could not be had', () => {
    expect(list.sources.filter(({ address, note }) => address === undefined && note === undefined)).toEqual(
      [],
    );
    expect(list.sources.filter(({ kind, note }) => kind !== 'original' && note === undefined)).toEqual([]);
  });

  test('publishes only addresses of authorities, and of those who report what these say', () => {
    const official =
      /^https:\/\/([a-z0-9-]+\.)*(gov\.in|nic\.in|antiragging\.in|indiannursingcouncil\.org)\//;
    const addresses = list.sources.flatMap(({ kind, address }) => (kind === 'report' ? [] : (address ?? [])));
    expect(addresses.filter((address) => !official.test(address))).toEqual([]);
    expect(list.sources.filter(({ address }) => /github|scribd|studylib|docu/.test(address ?? ''))).toEqual(
      [],
    );
  });

  test('publishes no working notes', () => {
    const published = [
      list.binds,
      ...list.sources.flatMap(({ title, number }) => [title, number ?? '']),
      ...items.map(({ place }) => place ?? ''),
    ];
    const working =
      /\b(copy|copies|read|undated|stored|repeats?|newspapers?|looked|could not|had|repository)\b|github/i;
    expect(published.filter((text) => working.test(text))).toEqual([]);
  });

  test('is said in English and Malayalam', () => {
    expect(spoken.filter(({ en, ml }) => !en || !/\p{Script=Malayalam}/u.test(ml ?? ''))).toEqual([]);
  });
});

test('a college in India is asked for what binds any, whatever it teaches; others for nothing', () => {
  expect(usualLists({ kind: 'college', country: 'IN' })).toEqual(['ugc', 'rti', 'anti-ragging']);
  expect(usualLists({ kind: 'college', country: 'LV' })).toEqual([]);
  expect(usualLists({ kind: 'museum', country: 'IN' })).toEqual([]);
});
