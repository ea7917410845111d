/** Whether a page is a draft, and where that is said. */
import type { Json, PagePart } from '../../shared/protocol.ts';
import { isObject } from '../form/json.ts';

/** The part of a page that says whether it is a draft: its entry, or its row in the manifest. */
export const partWithDraftFlag = (parts: readonly PagePart[]): PagePart | undefined =>
  parts.find(({ name }) => name === 'entry') ?? parts.find(({ name }) => name === 'row');

/** Whether a value says of itself that it is a draft. */
export const isDraft = (value: Json | undefined): boolean => isObject(value) && value.draft === true;

/** The value as a draft, or as none. */
export function withDraft(value: Json, draft: boolean): Json {
  if (!isObject(value)) return value;
  const { draft: _, ...rest } = value;
  return draft ? { ...value, draft } : rest;
}
