/** The endpoints of the editor's server: path, method, who may call each one, and what it takes. The server is built from this table. */
import {
  array,
  boolean,
  custom,
  type GenericSchema,
  integer,
  literal,
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
import type { Input, Json, Requests } from './protocol.ts';

/** `owner`: a window of this computer. `device`: such a window, or the paired device. `code`: a device that has the pairing code. */
export type Access = 'owner' | 'device' | 'code';

interface Endpoint<Value> {
  access: Access;
  /** Where the input is: the query of the URL, with texts as values, or the body as JSON. */
  from: 'query' | 'body';
  schema: GenericSchema<unknown, Value>;
}

const query = <Value>(schema: GenericSchema<unknown, Value>, access: Access = 'device'): Endpoint<Value> => ({
  access,
  from: 'query',
  schema,
});

const body = <Value>(schema: GenericSchema<unknown, Value>, access: Access = 'device'): Endpoint<Value> => ({
  access,
  from: 'body',
  schema,
});

const nothing = object({});
/** Whatever JSON.parse returns. */
const json = custom<Json>((value) => value !== undefined);
const pixels = pipe(number(), integer(), minValue(0));
const place = { file: string(), pointer: string() };
const doing = object({ id: string() });

const act = variant('kind', [
  object({ kind: literal('new'), what: string(), answers: record(string(), array(string())) }),
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

export const ENDPOINTS: { readonly [Name in keyof Requests]: Endpoint<Input<Name>> } = {
  'GET /api/site': query(nothing),
  'GET /api/schemas': query(nothing),
  'GET /api/page': query(object({ path: string() })),
  'GET /api/news': query(nothing),
  'GET /api/checksum': query(object({ document: string() })),
  'GET /api/history': query(object(place)),
  'GET /api/additions': query(nothing),
  'GET /api/doings': query(nothing),
  'GET /api/pictures': query(nothing),
  'GET /api/documents': query(nothing),
  'POST /api/unsaved': body(object({ ...place, base: optional(json), value: optional(json) })),
  'POST /api/save': body(object({ changes: array(object({ ...place, base: json, value: json })) })),
  'POST /api/act': body(object({ act, only: optional(literal('say')) })),
  'POST /api/undo': body(doing),
  'POST /api/redo': body(doing),
  'POST /api/upload': query(object({ name: string() })),
  'POST /api/pictures': body(object({ uploads: array(string()), path: string() })),
  'POST /api/documents': body(object({ upload: string() })),
  'GET /api/phone': query(nothing, 'owner'),
  'POST /api/phone': body(object({ act: picklist(['start', 'stop']) }), 'owner'),
  'GET /api/publish': query(nothing, 'owner'),
  'POST /api/publish': body(object({ act: picklist(['publish', 'rollback']), to: string() }), 'owner'),
  'POST /api/publish/answer': body(
    object({ question: number(), answer: union([string(), literal(true)]) }),
    'owner',
  ),
  'POST /api/publish/stop': body(object({ forget: boolean() }), 'owner'),
  'POST /api/enter': query(nothing, 'code'),
};

export const isEndpoint = (name: string): name is keyof Requests => Object.hasOwn(ENDPOINTS, name);
