/** Holds a file against its schema, one problem for each mistake. */
import type { ErrorObject, ValidateFunction } from 'ajv';
import leven from 'leven';
import * as validators from '../../src/generated/validators.js';
import type { Problem } from '../../src/problem.ts';
import { readSchema, type SchemaName } from '../schemas.ts';
import { at, type ProblemAt, type SiteFile } from './place.ts';

const bySchema: Partial<Record<SchemaName, ValidateFunction>> = {
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

/** How many problems of one file are listed. */
const MOST = 50;

/** The problems that a schema finds in a file; none when it accepts it. */
export function validate(schema: SchemaName, file: SiteFile): Problem[] {
  const check = bySchema[schema];
  if (!check || check(file.value)) return [];
  const seen = new Set<string>();
  return mistakes(check.errors ?? [])
    .map((error) => problemOf(error, file))
    .filter(({ pointer, code, value }) => {
      const key = `${pointer} ${code} ${JSON.stringify(value)}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST);
}

/** Keywords that only sum up what other errors say. */
const SUMMARIES = new Set(['oneOf', 'anyOf', 'if']);

/** What of a schema the messages need; Ajv hands it over with each error. */
interface SchemaPart {
  description?: string;
  properties?: Readonly<Record<string, unknown>>;
  oneOf?: readonly { $ref?: string }[];
}

function partOf({ parentSchema = {} }: ErrorObject): SchemaPart {
  const { description, properties, oneOf } = parentSchema;
  return { description, properties, oneOf };
}

const fieldsOf = (error: ErrorObject) => Object.keys(partOf(error).properties ?? {});

/**
 * One error for each mistake. Of the branches of a choice only those count whose type the value has; a block without a
 * kind lacks its kind and nothing else; a misspelt field is not missing as well.
 */
function mistakes(errors: readonly ErrorObject[]): ErrorObject[] {
  const kindless = new Set(errors.filter(lacksKind).map(({ instancePath }) => instancePath));
  const misspelt = new Set(
    errors
      .filter(({ keyword }) => keyword === 'additionalProperties')
      .map((error) => `${error.instancePath} ${nearest(unknownField(error), fieldsOf(error))}`),
  );
  return errors.flatMap((error): ErrorObject[] => {
    const { keyword, instancePath, params } = error;
    if (SUMMARIES.has(keyword)) return [];
    if (keyword === 'discriminator' && kindless.has(instancePath)) return [];
    if (keyword === 'required' && misspelt.has(`${instancePath} ${params.missingProperty}`)) return [];
    return keyword === 'type' ? typeError(error, errors) : [error];
  });
}

const unknownField = ({ params }: ErrorObject) => String(params.additionalProperty);

const lacksKind = ({ keyword, params }: ErrorObject) =>
  keyword === 'required' && params.missingProperty === 'kind';

/** A wrong type, unless another branch of a choice has the type; a value that suits no branch is one error, not several. */
function typeError(error: ErrorObject, errors: readonly ErrorObject[]): ErrorObject[] {
  const { instancePath } = error;
  const choice = errors.find(
    (other) =>
      other.keyword === 'oneOf' &&
      other.instancePath === instancePath &&
      error.schemaPath.startsWith(`${other.schemaPath}/`),
  );
  if (!choice) return [error];
  const ofBranches = errors.filter(
    (other) =>
      other.schemaPath.startsWith(`${choice.schemaPath}/`) &&
      (other.instancePath === instancePath || other.instancePath.startsWith(`${instancePath}/`)),
  );
  const types = ofBranches.filter((other) => other.keyword === 'type' && other.instancePath === instancePath);
  if (types.length < ofBranches.length || types[0] !== error) return [];
  return [{ ...error, params: { type: types.map(({ params }) => String(params.type)) } }];
}

function problemOf(error: ErrorObject, file: SiteFile): Problem {
  const path = pathOf(error.instancePath, file.value);
  const value = valueAt(file.value, path);
  switch (error.keyword) {
    case 'additionalProperties': {
      const name = unknownField(error);
      const known = fieldsOf(error);
      return at(
        file,
        [...path, name],
        {
          severity: 'error',
          code: 'field-unknown',
          value: name,
          message: `There is no field "${name}" here.`,
          hint: suggestion(name, known) ?? `The fields here are ${known.join(', ')}.`,
        },
        true,
      );
    }
    case 'required': {
      const name = String(error.params.missingProperty);
      return at(file, path, {
        severity: 'error',
        code: 'field-missing',
        value: name,
        message: `The field "${name}" is missing.`,
        hint: `Add "${name}" here.`,
      });
    }
    case 'enum':
      return at(file, path, choice(value, error.params.allowedValues));
    case 'discriminator':
      return at(file, [...path, 'kind'], {
        severity: 'error',
        code: 'value-unknown',
        value: error.params.tagValue,
        message: 'There is no block of this kind.',
        hint: nearestOf(String(error.params.tagValue), kindsOf(error)),
      });
    default:
      return at(file, path, other(error, value));
  }
}

function choice(value: unknown, allowed: unknown): ProblemAt {
  const values = Array.isArray(allowed) ? allowed.map(String) : [];
  return {
    severity: 'error',
    code: 'value-unknown',
    value,
    message: `${JSON.stringify(value)} is not one of the values that this field knows.`,
    hint: nearestOf(String(value), values),
  };
}

/** "Did you mean" and all that is accepted. */
function nearestOf(name: string, names: readonly string[]): string {
  return `${suggestion(name, names) ?? ''} The values are ${names.join(', ')}.`.trim();
}

function other(error: ErrorObject, value: unknown): ProblemAt {
  switch (error.keyword) {
    case 'type': {
      const types = [error.params.type].flat().map(String);
      return {
        severity: 'error',
        code: 'type-wrong',
        value,
        message: `This is ${typeName(value)}, but ${types.map((type) => TYPE_NAMES[type] ?? type).join(' or ')} is expected.`,
        hint: TYPE_HINTS[types[0] ?? ''],
      };
    }
    case 'pattern':
      return {
        severity: 'error',
        code: value === '' ? 'value-empty' : 'form-wrong',
        value,
        message: value === '' ? 'This text is empty.' : 'This text has not the form that the field asks for.',
        hint: value === '' ? 'Write something, or remove the field.' : partOf(error).description,
      };
    default:
      return {
        severity: 'error',
        code: 'value-wrong',
        value,
        message: `This value ${error.message ?? 'is not accepted'}.`,
        hint: partOf(error).description,
      };
  }
}

const TYPE_HINTS: Readonly<Record<string, string>> = {
  string: 'Put the value in double quotes.',
  boolean: 'Write true or false, without quotes.',
  integer: 'Write a whole number, without quotes.',
  number: 'Write a number, without quotes.',
  array: 'Write a list in square brackets.',
  object: 'Write an object in braces.',
};

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  array: 'a list',
  object: 'an object',
};

function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return TYPE_NAMES.array ?? '';
  if (typeof value === 'boolean') return String(value);
  return TYPE_NAMES[typeof value] ?? typeof value;
}

const blockSchema = JSON.parse(readSchema('block')) as unknown;

/** The kinds of block that a union knows. */
function kindsOf(error: ErrorObject): string[] {
  return (partOf(error).oneOf ?? []).map(({ $ref = '' }) => {
    const name = $ref.split('/').at(-1) ?? '';
    return String(valueAt(blockSchema, ['definitions', name, 'properties', 'kind', 'const']));
  });
}

/** "Did you mean" the nearest of some names, when one is near. */
export function suggestion(name: string, names: readonly string[]): string | undefined {
  const near = nearest(name, names);
  return near === undefined ? undefined : `Did you mean "${near}"?`;
}

function nearest(name: string, names: readonly string[]): string | undefined {
  const first = names
    .map((candidate) => ({ candidate, distance: leven(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0];
  if (!first) return undefined;
  const { candidate, distance } = first;
  const near = distance <= Math.max(2, Math.floor(name.length / 3)) && distance < candidate.length;
  return near ? candidate : undefined;
}

function pathOf(pointer: string, root: unknown): (string | number)[] {
  let value = root;
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(value) ? Number(key) : key;
      value = valueAt(value, [step]);
      return step;
    });
}

function valueAt(root: unknown, path: readonly (string | number)[]): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value;
}
