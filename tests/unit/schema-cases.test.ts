/** The validators against cases in the form of the JSON-Schema-Test-Suite. */
import type { ValidateFunction } from 'ajv';
import { describe, expect, test } from 'vitest';
import { SCHEMA_NAMES } from '../../src/generated/schemas.ts';
import * as validators from '../../src/generated/validators.js';
import { jsonFixtures } from './fixtures.ts';

interface Group {
  description: string;
  /** The schema of a fixture that has one; our schemas are in schemas/. */
  schema?: unknown;
  tests: { description: string; data: unknown; valid: boolean }[];
}

const byFile: Record<string, ValidateFunction> = {
  'activity-cards.json': validators.activityCards,
  'camp.json': validators.camp,
  'department.json': validators.department,
  'events.json': validators.events,
  'evidence.json': validators.evidence,
  'info.json': validators.info,
  'manifest.json': validators.manifest,
  'people.json': validators.people,
  'pictures.json': validators.pictures,
  'programme-list.json': validators.programmeList,
  'publish.json': validators.publish,
  'requirements.json': validators.requirements,
  'site-translation.json': validators.siteTranslation,
  'site.json': validators.site,
  'urls-lock.json': validators.urlsLock,
  'words.json': validators.words,
};

const fixtures = jsonFixtures<Group[]>('schema');

test('every schema of a file has its cases, and each validator is tried', () => {
  const schemas = SCHEMA_NAMES.filter((name) => name !== 'common' && name !== 'block');
  expect(fixtures.map(({ file }) => file)).toEqual(schemas.map((name) => `${name}.json`).sort());
  expect(Object.keys(byFile).sort()).toEqual(fixtures.map(({ file }) => file));
});

describe.each(fixtures)('$file', ({ file, fixture }) => {
  const check = byFile[file];
  for (const { description, tests } of fixture)
    test.each(tests)(`${description}: $description`, ({ data, valid }) => expect(check?.(data)).toBe(valid));
});
