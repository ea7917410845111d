/** Validates a file against its schema, with one problem per mistake. */

import type { ErrorObject, ValidateFunction } from 'ajv';
import type { ProblemMessage } from '../../core/problems/message.ts';
import { fieldMessages } from '../../core/problems/messages/fields.ts';
import { pointerKeys } from '../../core/problems/position.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type Path, problemAt, problemAtKey, type SiteFile } from '../../core/problems/problemAt.ts';
import { nearest, nearestOf, suggestion } from '../../core/problems/suggest.ts';
import { fieldOf, isObject, valueAt } from '../../core/problems/value.ts';
import type { FileSchema, Role } from '../../generated/schemas.ts';
import * as validators from '../../generated/validators.js';
import { explainFormat } from './explainFormat.ts';
import { schemaNodeAt } from './schemaNode.ts';

const validatorsBySchema: Readonly<Record<FileSchema, ValidateFunction>> = {
  'activity-cards': validators.activityCards,
  camp: validators.camp,
  department: validators.department,
  events: validators.events,
  evidence: validators.evidence,
  info: validators.info,
  manifest: validators.manifest,
  people: validators.people,
  pictures: validators.pictures,
  'programme-list': validators.programmeList,
  publish: validators.publish,
  requirements: validators.requirements,
  site: validators.site,
  'site-translation': validators.siteTranslation,
  'urls-lock': validators.urlsLock,
  words: validators.words,
};

/** A file with more errors is of another kind. */
const MAX_ERRORS = 1000;

/** The schema that accepted a value, cached because the editor reads a site repeatedly. */
const acceptedValues = new WeakMap<object, FileSchema>();

export function validate(schema: FileSchema, file: SiteFile): Problem[] {
  const { value } = file;
  if (!isObject(value)) return problemsOf(schema, file);
  if (acceptedValues.get(value) === schema) return [];
  const problems = problemsOf(schema, file);
  if (problems.length === 0) acceptedValues.set(value, schema);
  return problems;
}

function problemsOf(schema: FileSchema, file: SiteFile): Problem[] {
  const seen = new Set<string>();
  return relevantErrors(errorsOf(validatorsBySchema[schema], file.value))
    .map((error) => problemOf(error, schema, file))
    .filter(({ pointer, code, value }) => {
      const key = `${pointer} ${code} ${JSON.stringify(value)}`;
      return !seen.has(key) && seen.add(key);
    });
}

const MAX_SLICE_RECORDS = 1000;

/**
 * Returns the first errors of a value. Ajv creates an object for every error, possibly hundreds of thousands;
 * so records are validated in slices until there are enough.
 */
function errorsOf(check: ValidateFunction, value: unknown): ErrorObject[] {
  const data = fieldOf(value, 'data');
  if (!isObject(value) || !Array.isArray(data) || data.length <= MAX_SLICE_RECORDS)
    return check(value) ? [] : (check.errors ?? []).slice(0, MAX_ERRORS);
  const errors: ErrorObject[] = [];
  for (let from = 0; from < data.length && errors.length < MAX_ERRORS; from += MAX_SLICE_RECORDS) {
    if (check({ ...value, data: data.slice(from, from + MAX_SLICE_RECORDS) })) continue;
    for (const error of check.errors ?? []) {
      const instancePath = error.instancePath.replace(
        /^\/data\/(\d+)/,
        (_, index: string) => `/data/${Number(index) + from}`,
      );
      errors.push({ ...error, instancePath });
    }
  }
  return errors.slice(0, MAX_ERRORS);
}

export function accepts(schema: FileSchema, value: unknown): boolean {
  return validatorsBySchema[schema](value);
}

/** Keywords that only summarise other errors. */
const SUMMARIES = new Set(['oneOf', 'anyOf', 'if']);

/** The schema keywords used in messages; Ajv attaches them to each error. */
interface SchemaPart {
  role?: Role;
  description?: string;
  properties?: Readonly<Record<string, unknown>>;
}

function schemaPartOf({ parentSchema = {} }: ErrorObject): SchemaPart {
  const { role, description, properties } = parentSchema;
  return { role, description, properties };
}

const fieldsOf = (error: ErrorObject) => Object.keys(schemaPartOf(error).properties ?? {});

/**
 * Reduces the errors to one per mistake. Only alternatives of the matching type count. A block without a kind
 * only lacks its kind. A misspelt field is not also missing.
 */
function relevantErrors(errors: readonly ErrorObject[]): ErrorObject[] {
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

/** Drops a wrong type if another alternative has the type, and merges the type errors of all alternatives. */
function typeError(error: ErrorObject, errors: readonly ErrorObject[]): ErrorObject[] {
  const { instancePath } = error;
  const choice = errors.find(
    (other) =>
      other.keyword === 'oneOf' &&
      other.instancePath === instancePath &&
      error.schemaPath.startsWith(`${other.schemaPath}/`),
  );
  if (!choice) return [error];
  // A referenced schema has its own schema path, so compare paths in the file.
  const ofBranches = errors.filter(
    (other) =>
      !SUMMARIES.has(other.keyword) &&
      (other.instancePath === instancePath || other.instancePath.startsWith(`${instancePath}/`)),
  );
  const types = ofBranches.filter((other) => other.keyword === 'type' && other.instancePath === instancePath);
  if (types.length < ofBranches.length || types[0] !== error) return [];
  return [{ ...error, params: { type: types.map(({ params }) => String(params.type)) } }];
}

function problemOf(error: ErrorObject, schema: FileSchema, file: SiteFile): Problem {
  const path = pathOf(error.instancePath, file.value);
  const value = valueAt(file.value, path);
  switch (error.keyword) {
    case 'additionalProperties': {
      const name = unknownField(error);
      const unknown = fieldMessages.unknown(name, unknownHint(name, fieldsOf(error)));
      return problemAtKey(file, [...path, name], unknown);
    }
    case 'dependencies':
    case 'required': {
      const name = String(error.params.missingProperty);
      return problemAt(file, path, fieldMessages.missing(name), name);
    }
    case 'enum':
      return problemAt(file, path, choiceMistake(value, path, error.params.allowedValues), value);
    case 'discriminator':
      return problemAt(
        file,
        [...path, 'kind'],
        fieldMessages.unknownBlock(
          error.params.tagValue,
          nearestOf(String(error.params.tagValue), schemaNodeAt(schema, path, file.value).blockKinds()),
        ),
        error.params.tagValue,
      );
    default:
      return problemAt(file, path, otherMistake(error, value, path, isRequired(path, schema, file)), value);
  }
}

function isRequired(path: Path, schema: FileSchema, { value }: SiteFile): boolean {
  const name = path.at(-1);
  return typeof name === 'string' && schemaNodeAt(schema, path.slice(0, -1), value).requires(name);
}

/** After the last numbered field, the nearest name is no help. */
function unknownHint(name: string, fields: readonly string[]): string {
  const [, stem = '', number = ''] = /^([a-z]+?)(\d+)$/.exec(name) ?? [];
  const last = fields
    .flatMap((field) => (field.startsWith(stem) ? [Number(/^\d+$/.exec(field.slice(stem.length)))] : []))
    .reduce((most, next) => Math.max(most, next), 0);
  if (number !== '' && last > 0 && Number(number) > last) {
    const end = `The last is "${stem}${last}".`;
    return stem === 'para' ? `${end} Write the rest into a second entry of the list.` : end;
  }
  return suggestion(name, fields) ?? `Write one of these: ${fields.join(', ')}.`;
}

function choiceMistake(value: unknown, path: Path, allowed: unknown): ProblemMessage {
  const values = Array.isArray(allowed) ? allowed.map(String) : [];
  if (String(value).trim() === '') return fieldMessages.nothingChosen(fieldLabel(path), values);
  return fieldMessages.unknownValue(value, fieldLabel(path), nearestOf(String(value), values));
}

/** Names a field in messages; an item by the name of its list. */
function fieldLabel(path: Path): string {
  const name = path.findLast((part) => typeof part === 'string');
  if (name === undefined) return 'the file';
  return typeof path.at(-1) === 'number' ? `an item of "${name}"` : `"${name}"`;
}

/** @param required true if the value cannot be omitted */
function otherMistake(error: ErrorObject, value: unknown, path: Path, required: boolean): ProblemMessage {
  const { role, description } = schemaPartOf(error);
  const limit = Number(error.params.limit);
  switch (error.keyword) {
    case 'type': {
      const types = [error.params.type].flat().map(String);
      if (value === '' && types.some((type) => type === 'integer' || type === 'number'))
        return fieldMessages.emptyNumber(required);
      const needed = types.map((type) => TYPE_NAMES[type] ?? type).join(' or ');
      return fieldMessages.wrongType(
        fieldLabel(path),
        needed,
        typeName(value),
        typeHint(types[0], value, path),
      );
    }
    case 'pattern':
      return String(value).trim() === ''
        ? fieldMessages.emptyText(required)
        : explainFormat(role, String(value), fieldLabel(path), description);
    case 'minItems':
      return fieldMessages.emptyList(description);
    case 'minProperties':
      return fieldMessages.emptyObject(description);
    case 'minimum':
      return fieldMessages.tooSmall(value, fieldLabel(path), limit);
    case 'maximum':
      return fieldMessages.tooLarge(value, fieldLabel(path), limit);
    case 'maxItems':
      return fieldMessages.tooManyItems(limit);
    case 'uniqueItems':
      return fieldMessages.repeatedItems;
    default:
      return fieldMessages.notAccepted(fieldLabel(path), description);
  }
}

function typeHint(type: string | undefined, value: unknown, path: Path) {
  if (path.length === 0 && Array.isArray(value)) return 'Write { "data": [ … ] } around the list.';
  if (type === 'array' && path.length === 1) return 'Write square brackets around it: [ { … } ].';
  if (type === 'boolean' && (value === 'true' || value === 'false')) return `Write ${value}, without quotes.`;
  return TYPE_HINTS[type ?? ''];
}

const TYPE_HINTS: Readonly<Record<string, string>> = {
  string: 'Put the value in double quotes.',
  boolean: 'Write true or false, without quotes.',
  integer: 'Write a whole number in digits alone, without words or quotes.',
  number: 'Write a number in digits alone, without words or quotes.',
  array: 'Write a list in square brackets, such as ["one", "two"].',
  object: 'Write fields between braces: { "name": "value" }.',
};

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  array: 'a list',
  object: 'a group of fields in braces',
};

function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return TYPE_NAMES.array ?? '';
  if (typeof value === 'boolean') return String(value);
  return TYPE_NAMES[typeof value] ?? typeof value;
}

function pathOf(pointer: string, root: unknown): (string | number)[] {
  let value = root;
  return pointerKeys(pointer).map((key) => {
    const step = Array.isArray(value) ? Number(key) : key;
    value = valueAt(value, [step]);
    return step;
  });
}
