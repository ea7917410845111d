/** The data files of the site against the specification (sections 3 and 7) and against the checker. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import { describe, expect, test } from 'vitest';
import { formatText } from '../../codegen/check/format.ts';
import { checkSite } from '../../codegen/check/index.ts';
import { readCheckedSite } from '../../codegen/check/site.ts';
import { dataFile, engineRoot, MANIFEST, SITE } from '../../codegen/site.ts';
import * as validators from '../../src/generated/validators.js';
import { fileOf, names, textOf } from './repository.ts';

const SPECIFIED =
  'faculty, events, departments, club, nss, yrc, ov, extracurricular, cocurricular, ic, gc, academic, dance, music, sports, alumini, camp, peace, nature, karate, literary, arts, pta, research, pp, thesis, antiragging, wec, workshop, placement, gir, goverance, departmentfaculty, journal, qip, econtent, idp, cep, graduation, community, cert, innovation, mentor, ssgp, value, fdp, sep, cg, awards'.split(
    ', ',
  );

test('the specification names 49 files', () => {
  expect(new Set(SPECIFIED).size).toBe(49);
});

test.each(SPECIFIED)('%s.json is there and holds content', (name) => {
  expect(existsSync(join(engineRoot, dataFile(name)))).toBe(true);
  expect(fileOf(name)).toMatchObject({ data: expect.any(Array) });
  const { data } = fileOf(name) as { data: object[] };
  expect(data.length).toBeGreaterThan(0);
  for (const record of data) expect(Object.keys(record).length).toBeGreaterThan(1);
});

test('the checker finds nothing wrong, and no file is without use', async () => {
  expect(formatText(await checkSite(engineRoot))).toBe('');
});

/** Says only what a part of the engine does. */
const NOT_INVENTED = ['search'];

test('all that was invented is marked as sample content', async () => {
  const marks = (await checkSite(engineRoot, true)).filter(({ code }) => code === 'sample-left');
  const marked = new Set(marks.map(({ file }) => file));
  expect(names.filter((name) => !marked.has(dataFile(name)))).toEqual(NOT_INVENTED);
});

const checked = await readCheckedSite(engineRoot);

test.each(checked.files.map((file) => [file.file, file] as const))(
  '%s is plain JSON in UTF-8 and NFC and names its schema',
  (file, { schema, value, text }) => {
    const onDisk = textOf(file);
    expect(onDisk.startsWith('\uFEFF'), 'byte order mark').toBe(false);
    expect(onDisk.endsWith('}\n'), 'newline at the end').toBe(true);
    expect(onDisk.includes('\r'), 'line ends of Windows').toBe(false);
    expect(onDisk === text.normalize('NFC'), 'NFC').toBe(true);
    const up = file.startsWith('public/') ? '../..' : '..';
    expect(value).toMatchObject({ $schema: `${up}/schemas/${schema}.schema.json` });
  },
);

/** Every field of section 3, with a pattern for the place where it is to be found. */
const FIELDS: Record<string, RegExp> = {};
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const record = (field: string) => new RegExp(`^data/${field}$`);
for (const field of [
  'club',
  'desc',
  'list',
  'list2',
  'list3',
  'subhead',
  'liclass',
  'sectiondisp',
  'programme',
  'report',
]) {
  FIELDS[field] = record(field);
}
for (const number of numbers(10)) {
  FIELDS[`sub${number}`] = record(`sub${number}`);
  FIELDS[`desc${number}`] = record(`desc${number}`);
}
Object.assign(FIELDS, {
  'list2.li': /^data\/list2\/li$/,
  'subhead.subheading': /^data\/subhead\/subheading$/,
  'subhead.description': /^data\/subhead\/description$/,
  'report.title': /^data\/report\/title$/,
  'report.url1': /^data\/report\/url1$/,
});
for (const field of ['url', 'title', 'date', 'thumbnail', 'content', 'images', 'videos', 'vidisp']) {
  FIELDS[`programme.${field}`] = new RegExp(`^data/programme/${field}$`);
}
for (const number of ['', ...numbers(13)]) {
  FIELDS[`para${number} of an entry`] = new RegExp(`^data/programme/content/para${number}$`);
}
Object.assign(FIELDS, {
  'images.src': /^data\/programme\/images\/src$/,
  'images.caption': /^camp:data\/programme\/images\/caption$/,
  'videos.vid': /^data\/programme\/videos\/vid$/,
  'table.dat': /^camp:data\/programme\/table\/dat$/,
  'table.bold': /^camp:data\/programme\/table\/bold$/,
  'table.s1': /^camp:data\/programme\/table\/s1$/,
});
for (const field of ['title', 'date', 'para', 'background', 'title1', 'date1', 'para1', 'background1']) {
  FIELDS[`event ${field}`] = new RegExp(`^events:data/${field}$`);
}
FIELDS['department url'] = /^departments:data\/url$/;
for (const field of ['para1', 'para2', 'img1', 'img2', 'head1', 'subpara1']) {
  FIELDS[`department ${field}`] = new RegExp(`^departments:data/content/${field}$`);
}
for (const field of ['img', 'title', 'url']) FIELDS[`card ${field}`] = new RegExp(`^club:data/${field}$`);
for (const field of ['name', 'role', 'imageUrl', 'descriptionUrl']) {
  FIELDS[`person ${field}`] = new RegExp(`^(faculty|departmentfaculty):data/${field}$`);
}
for (const field of ['id', 'src', 'alt', 'title']) FIELDS[`slide ${field}`] = new RegExp(`/slides/${field}$`);
for (const field of ['src', 'caption', 'thumb']) FIELDS[`picture ${field}`] = new RegExp(`/images/${field}$`);

/** The places of all fields of a value, without the numbers of list items. */
function* fieldsOf(value: unknown, place = ''): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    const at = Array.isArray(value) ? place : `${place}${place === '' ? '' : '/'}${key}`;
    if (!Array.isArray(value)) yield at;
    yield* fieldsOf(item, at);
  }
}

describe('every field of section 3 is used', () => {
  const used = new Set(
    names.flatMap((name) => [...fieldsOf(fileOf(name))].flatMap((place) => [place, `${name}:${place}`])),
  );
  test.each(Object.entries(FIELDS))('%s', (_, pattern) => {
    expect([...used].some((place) => pattern.test(place))).toBe(true);
  });
});

const bySchema: Record<string, ValidateFunction> = {
  'activity-cards': validators.activityCards,
  camp: validators.camp,
  department: validators.department,
  events: validators.events,
  info: validators.info,
  manifest: validators.manifest,
  people: validators.people,
  'programme-list': validators.programmeList,
  site: validators.site,
};

interface Field {
  /** The object that has the field. */
  owner: Record<string, unknown>;
  key: string;
  place: string;
}

/** The first field at each place of a file; those of a map, whose keys are the author's, are left out. */
function firstFields(value: unknown, place = '', found = new Map<string, Field>()): Map<string, Field> {
  if (Array.isArray(value)) for (const item of value) firstFields(item, place, found);
  else if (typeof value === 'object' && value !== null) {
    const owner = value as Record<string, unknown>;
    for (const [key, item] of Object.entries(owner)) {
      const at = place === 'facts' ? 'facts/*' : `${place}${place === '' ? '' : '/'}${key}`;
      if (place !== 'facts' && !found.has(at)) found.set(at, { owner, key, place: at });
      firstFields(item, at, found);
    }
  }
  return found;
}

describe('a misspelt field is refused, wherever it stands', () => {
  test.each(checked.files.map(({ file, schema }) => [file, schema] as const))('%s', (file, schema) => {
    const validate = bySchema[schema ?? ''];
    const value: unknown = JSON.parse(textOf(file));
    expect(validate?.(value)).toBe(true);
    const fields = [...firstFields(value).values()];
    expect(fields.length).toBeGreaterThan(2);
    const accepted = fields.filter(({ owner, key }) => {
      owner[`${key}x`] = owner[key];
      delete owner[key];
      const passes = validate?.(value);
      owner[key] = owner[`${key}x`];
      delete owner[`${key}x`];
      return passes;
    });
    expect(accepted.map(({ place }) => place)).toEqual([]);
    expect(validate?.(value), 'the copy is whole again').toBe(true);
  });
});

test('the manifest and site.json are among the files', () => {
  const files = checked.files.map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining([MANIFEST, SITE]));
  expect(files).toHaveLength(names.length + 2);
});
