/** Changes the file of focal points. */

import { isObject, stringField } from '../../core/problems/value.ts';
import type { FocalPoint } from '../../generated/types.ts';
import type { FileChange } from '../../node/authoring/transaction.ts';
import { MANIFEST, PICTURES } from '../../node/content/folder.ts';
import { isError, readJsonFile } from '../../node/content/jsonFile.ts';
import { UsageError } from '../../node/system/usageError.ts';
import type { CropArea, Json } from '../shared/protocol.ts';
import { replaceJsonValue } from './replaceJsonValue.ts';

/**
 * Returns the file change for a new focal point of a picture.
 *
 * @param site the site folder, absolute
 * @param update maps the current point to the new one; undefined removes it
 * @returns undefined if nothing changes
 * @throws UsageError (rejects) if the file is damaged
 */
export async function focalPointChange(
  site: string,
  picture: string,
  update: (current: FocalPoint | undefined) => FocalPoint | undefined,
): Promise<FileChange | undefined> {
  const read = await readJsonFile(site, PICTURES);
  if (read && (!isObject(read.value) || read.problems.some(isError)))
    throw new UsageError(`${PICTURES} has a mistake. Correct it first; the check says where.`);
  const value = isObject(read?.value) ? read.value : {};
  const points = (isObject(value.focus) ? value.focus : {}) as Readonly<Record<string, FocalPoint>>;
  const { [picture]: current, ...others } = points;
  const next = update(current);
  if (next ? current && next.x === current.x && next.y === current.y : !current) return undefined;
  // Keeps the order, so that only this line changes.
  const focus = next ? { ...points, [picture]: roundPoint(next) } : others;
  if (!read) {
    const text = JSON.stringify({ ...(await schemaReference(site)), focus }, undefined, 2);
    return { file: PICTURES, bytes: Buffer.from(`${text}\n`) };
  }
  // The file was read as JSON.
  const changed = { ...value, focus } as unknown as Json;
  const text = replaceJsonValue(
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(read.bytes),
    [],
    changed,
  );
  return { file: PICTURES, bytes: Buffer.from(text), base: read.bytes };
}

/** Whole per cents: smaller differences are invisible. */
const roundPoint = ({ x, y }: FocalPoint): FocalPoint => ({ x: Math.round(x), y: Math.round(y) });

/** Uses the schema folder of the other manifest files. */
async function schemaReference(site: string): Promise<{ $schema?: string }> {
  const schema = stringField((await readJsonFile(site, MANIFEST))?.value, '$schema');
  return schema === undefined ? {} : { $schema: schema.replace('manifest.schema', 'pictures.schema') };
}

/**
 * Maps a focal point to a cropped picture.
 *
 * @param size of the whole picture
 * @returns undefined if the point is cut off
 */
export function focalPointAfterCrop(
  focus: FocalPoint | undefined,
  size: { width: number; height: number },
  { left, top, width, height }: CropArea,
): FocalPoint | undefined {
  if (!focus) return undefined;
  const x = ((focus.x / 100) * size.width - left) / width;
  const y = ((focus.y / 100) * size.height - top) / height;
  return [x, y].every((part) => part >= 0 && part <= 1) ? { x: x * 100, y: y * 100 } : undefined;
}
