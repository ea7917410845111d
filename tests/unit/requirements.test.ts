import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engineLists, readLists, usualLists } from '../../src/node/content/compliance/engineLists.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import { schemasFolder } from '../../src/node/content/schemas.ts';
import { accepts } from '../../src/node/content/validate.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const lists = [...engineLists()].map(([name, list]) => ({ name, list }));

describe.each(lists)('$name', ({ name, list }) => {
  const items = list.sections.flatMap((section) => section.items);
  const translatedFiles = [
    list.title,
    list.authority,
    ...list.sections.map(({ title }) => title),
    ...items.map(({ title }) => title),
  ];

  test('complies with the schema for lists of sites, under its own name', () => {
    expect(accepts('requirements', list)).toBe(true);
    expect(list.id).toBe(name);
  });

  test('names each item once, and its source', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    const sources = new Set(list.sources.map(({ id }) => id));
    expect(items.filter(({ source }) => !sources.has(source))).toEqual([]);
    expect([...sources].filter((id) => !items.some(({ source }) => source === id))).toEqual([]);
  });

  test('says where each source can be read, or what is missing', () => {
    expect(list.sources.filter(({ address, note }) => address === undefined && note === undefined)).toEqual(
      [],
    );
    expect(list.sources.filter(({ kind, note }) => kind !== 'original' && note === undefined)).toEqual([]);
  });

  test('publishes only addresses of authorities and of reports about them', () => {
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

  test('is in English and Malayalam', () => {
    expect(translatedFiles.filter(({ en, ml }) => !en || !/\p{Script=Malayalam}/u.test(ml ?? ''))).toEqual(
      [],
    );
  });
});

test('a college in India gets the lists for any institution; others get none', () => {
  const usual = (kind: 'college' | 'museum', country: string) => usualLists(engineLists(), { kind, country });
  expect(usual('college', 'IN')).toEqual(['anti-ragging', 'rti', 'ugc']);
  expect(usual('college', 'LV')).toEqual([]);
  expect(usual('museum', 'IN')).toEqual([]);
});

test('another file is another list, for its kinds of institutions', () => {
  const folder = `${temporaryFolder('lists-')}/`;
  cpSync(`${schemasFolder}requirements`, folder, { recursive: true });
  const museums = {
    ...engineLists().get('rti'),
    id: 'museums',
    appliesTo: [{ kind: 'museum', country: 'LV' }],
  };
  expect(accepts('requirements', museums)).toBe(true);
  writeFileSync(`${folder}museums.json`, JSON.stringify(museums));
  const withMuseums = readLists(folder);
  expect([...withMuseums.keys()]).toEqual([...engineLists().keys(), 'museums'].sort());
  expect(usualLists(withMuseums, { kind: 'museum', country: 'LV' })).toEqual(['museums']);
});

test('no code names a list', () => {
  const names = new RegExp(`['"/](${[...engineLists().keys()].join('|')})['"/.]`);
  const sources = readdirSync(join(engineRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated'))
    .map((file) => ({ file, text: readFileSync(join(engineRoot, 'src', file), 'utf8') }));
  expect(sources.length).toBeGreaterThan(500);
  const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '');
  expect(sources.filter(({ text }) => names.test(code(text))).map(({ file }) => file)).toEqual([]);
});
