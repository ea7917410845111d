/**
 * The endpoints of the server: method, path, access rule and input schema. The server is built from this
 * table.
 */
import {
  array,
  boolean,
  custom,
  type GenericSchema,
  integer,
  literal,
  maxLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  union,
  variant,
} from 'valibot';
import type { EndpointInput, Json, Requests } from '../shared/protocol.ts';

/**
 * `owner`: a client on this computer. `device`: such a client or the paired device. `code`: a device with the
 * pairing code.
 */
export type Access = 'owner' | 'device' | 'code';

interface Endpoint<Value> {
  access: Access;
  /** The query of the URL, whose values are strings, or the body as JSON. */
  source: 'query' | 'body';
  schema: GenericSchema<unknown, Value>;
}

const query = <Value>(schema: GenericSchema<unknown, Value>, access: Access = 'device'): Endpoint<Value> => ({
  access,
  source: 'query',
  schema,
});

const body = <Value>(schema: GenericSchema<unknown, Value>, access: Access = 'device'): Endpoint<Value> => ({
  access,
  source: 'body',
  schema,
});

const noInput = object({});
/** Any result of JSON.parse. */
const json = custom<Json>((value) => value !== undefined);
const pixels = pipe(number(), integer(), minValue(0));
/** The maximum length of paths and pointers in UTF-16 units. Splitting millions of parts takes seconds. */
const MAX_LOCATION_LENGTH = 1000;
const locationText = pipe(string(), maxLength(MAX_LOCATION_LENGTH));
const valueLocation = { file: locationText, pointer: locationText };
/** The maximum length of a list in a request: more than a site has pages. */
const MAX_ITEMS = 20_000;
const items = <Value>(item: GenericSchema<unknown, Value>) => pipe(array(item), maxLength(MAX_ITEMS));

const undoEntryId = object({ id: string() });

const action = variant('kind', [
  object({ kind: literal('new'), addition: string(), answers: record(string(), items(string())) }),
  object({ kind: literal('move'), from: string(), to: string() }),
  object({ kind: literal('remove'), from: string(), to: optional(string()) }),
  object({ kind: literal('withdraw'), document: string() }),
  object({
    kind: literal('focus'),
    picture: string(),
    focus: optional(object({ x: number(), y: number() })),
  }),
  object({
    kind: literal('crop'),
    picture: string(),
    area: object({ left: pixels, top: pixels, width: pixels, height: pixels }),
  }),
  object({ kind: literal('replace'), picture: string(), upload: string() }),
  object({ kind: literal('discard'), picture: string() }),
]);

export const ENDPOINTS: { readonly [Name in keyof Requests]: Endpoint<EndpointInput<Name>> } = {
  'GET /api/site': query(noInput),
  'GET /api/schemas': query(noInput),
  'GET /api/page': query(object({ path: string() })),
  'GET /api/news': query(noInput),
  'GET /api/checksum': query(object({ document: string() })),
  'GET /api/history': query(object(valueLocation)),
  'GET /api/additions': query(noInput),
  'GET /api/pictures': query(noInput),
  'GET /api/documents': query(noInput),
  'POST /api/unsaved': body(object({ ...valueLocation, base: optional(json), value: optional(json) })),
  'POST /api/save': body(object({ changes: items(object({ ...valueLocation, base: json, value: json })) })),
  'POST /api/act': body(object({ action, mode: optional(literal('preview')) })),
  'POST /api/undo': body(undoEntryId),
  'POST /api/redo': body(undoEntryId),
  'POST /api/upload': query(object({ name: string() })),
  'POST /api/pictures': body(object({ uploads: items(string()), path: string() })),
  'POST /api/documents': body(object({ upload: string() })),
  'GET /api/phone': query(noInput, 'owner'),
  'POST /api/phone': body(object({ action: picklist(['start', 'stop']) }), 'owner'),
  'GET /api/publish': query(noInput, 'owner'),
  'POST /api/publish': body(object({ action: picklist(['publish', 'rollback']), target: string() }), 'owner'),
  'POST /api/publish/answer': body(
    object({ promptId: number(), response: union([string(), literal(true)]) }),
    'owner',
  ),
  'POST /api/publish/stop': body(object({ forget: boolean() }), 'owner'),
  'POST /api/enter': query(noInput, 'code'),
};

export const isEndpoint = (name: string): name is keyof Requests => Object.hasOwn(ENDPOINTS, name);
