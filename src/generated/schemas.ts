// Written by "npm run codegen" from schemas/. Do not edit: edit the schema and run it again.

export const SCHEMA_NAMES = [
  'activity-cards',
  'block',
  'camp',
  'common',
  'department',
  'events',
  'evidence',
  'info',
  'manifest',
  'people',
  'pictures',
  'programme-list',
  'publish',
  'requirements',
  'site',
  'site-translation',
  'urls-lock',
  'words',
] as const;

export type SchemaName = (typeof SCHEMA_NAMES)[number];

/** The schemas that describe a whole file; the others only hold definitions. */
export const FILE_SCHEMAS = [
  'activity-cards',
  'camp',
  'department',
  'events',
  'evidence',
  'info',
  'manifest',
  'people',
  'pictures',
  'programme-list',
  'publish',
  'requirements',
  'site',
  'site-translation',
  'urls-lock',
  'words',
] as const;

export type FileSchema = (typeof FILE_SCHEMAS)[number];

/** The kind of a text in a content file; codegen/schemaList.ts describes each. */
export type Role =
  | 'text'
  | 'marked'
  | 'code'
  | 'cell'
  | 'date'
  | 'picture'
  | 'portrait'
  | 'video'
  | 'map'
  | 'embed'
  | 'link'
  | 'email'
  | 'phone'
  | 'font'
  | 'address'
  | 'data'
  | 'figure'
  | 'asked'
  | 'requirements'
  | 'page'
  | 'document'
  | 'file'
  | 'checksum'
  | 'machine';
