/** The file with the focal points of pictures, and how it changes. */

import { isObject, stringField } from '../../core/problems/value.ts';
import type { FocalPoint } from '../../generated/types.ts';
import type { FileChange } from '../../node/authoring/create/transaction.ts';
import { MANIFEST, PICTURES } from '../../node/content/folder.ts';
import { isError, readJsonFile } from '../../node/content/jsonFile.ts';
import { UsageError } from '../../node/system/usageError.ts';
import type { CropArea, Json } from '../shared/protocol.ts';
import { replaceJsonValue } from './replaceJsonValue.ts';

/**
 * The change that gives a picture another focal point.
 *
 * @param site the site folder, absolute
 * @param update told the point that it has; undefined takes it away
 * @returns undefined where nothing changes
 * @throws UsageError (rejects) when the file is damaged
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
  const { [picture]: now, ...others } = points;
  const next = update(now);
  if (next ? now && next.x === now.x && next.y === now.y : !now) return undefined;
  // In its place, so that only its line changes.
  const focus = next ? { ...points, [picture]: roundPoint(next) } : others;
  if (!read) {
    const text = JSON.stringify({ ...(await schemaReference(site)), focus }, undefined, 2);
    return { file: PICTURES, bytes: Buffer.from(`${text}\n`) };
  }
  // A value of a file that was read as JSON.
  const changed = { ...value, focus } as unknown as Json;
  const text = replaceJsonValue(
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(read.bytes),
    [],
    changed,
  );
  return { file: PICTURES, bytes: Buffer.from(text), base: read.bytes };
}

/** Whole per cents: less than that nobody sees. */
const roundPoint = ({ x, y }: FocalPoint): FocalPoint => ({ x: Math.round(x), y: Math.round(y) });

/** Where the other files of the manifest folder find their schemas, there is this one's as well. */
async function schemaReference(site: string): Promise<{ $schema?: string }> {
  const schema = stringField((await readJsonFile(site, MANIFEST))?.value, '$schema');
  return schema === undefined ? {} : { $schema: schema.replace('manifest.schema', 'pictures.schema') };
}

/**
 * The focal point of a part of a picture.
 *
 * @param size of the whole picture
 * @returns undefined where the point is cut off
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
