/** The draft flag of a page. */
import type { Json, PagePart } from '../../shared/protocol.ts';
import { isObject } from '../form/json.ts';

/** Returns the part of a page that has the draft flag: its entry, or its row in the manifest. */
export const partWithDraftFlag = (parts: readonly PagePart[]): PagePart | undefined =>
  parts.find(({ name }) => name === 'entry') ?? parts.find(({ name }) => name === 'row');

export const isDraft = (value: Json | undefined): boolean => isObject(value) && value.draft === true;

/** Returns the value with the draft flag set or removed. */
export function withDraft(value: Json, draft: boolean): Json {
  if (!isObject(value)) return value;
  const { draft: _, ...rest } = value;
  return draft ? { ...value, draft } : rest;
}
