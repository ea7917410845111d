/** A misspelt field is an error anywhere in the files of the college of tests/fixtures. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import { expect, test } from 'vitest';
import * as validators from '../../src/generated/validators.js';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { COLLEGE } from '../sites.ts';

const { files } = await readCheckedSite(COLLEGE);

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
  /** The object with the field. */
  owner: Record<string, unknown>;
  key: string;
  place: string;
}

/** The first field of every object in a file, except maps, whose keys are the author's. */
function firstFields(value: unknown, pointer = '', fields = new Map<string, Field>()): Map<string, Field> {
  if (Array.isArray(value)) for (const item of value) firstFields(item, pointer, fields);
  else if (typeof value === 'object' && value !== null) {
    const owner = value as Record<string, unknown>;
    for (const [key, item] of Object.entries(owner)) {
      const at = pointer === 'facts' ? 'facts/*' : `${pointer}${pointer === '' ? '' : '/'}${key}`;
      if (pointer !== 'facts' && !fields.has(at)) fields.set(at, { owner, key, place: at });
      firstFields(item, at, fields);
    }
  }
  return fields;
}

test.each(files.map(({ file, schema }) => [file, schema] as const))(
  'a misspelt field of %s is refused',
  (file, schema) => {
    const validate = bySchema[schema ?? ''];
    const value: unknown = JSON.parse(readFileSync(join(COLLEGE, file), 'utf8'));
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
  },
);
