/** Remembers what an import wrote, so that a later one adds new items and leaves edited ones alone. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { slugOf } from '../../../core/i18n/slug.ts';
import { sha256 } from '../../system/digest.ts';
import { UsageError } from '../../system/usageError.ts';
import { IMPORTS_FOLDER } from '../create/sheetRows.ts';

const historySchema = v.object({
  lists: v.record(v.string(), v.string()),
  files: v.record(v.string(), v.string()),
  items: v.record(
    v.string(),
    v.object({ path: v.string(), data: v.string(), digest: v.string(), source: v.string() }),
  ),
});

/**
 * `lists`: paths by names of collections; `files`: site paths by keys of old addresses; `items`: by ids of
 * records, with digests of the written value and of the converted record.
 */
export type ImportHistory = v.InferOutput<typeof historySchema>;

/** @param source the host or the file name of the source */
export const historyFile = (source: string): string => `${IMPORTS_FOLDER}/${slugOf(source) || 'site'}.json`;

/** @returns the history with its bytes; undefined for a first import @throws UsageError if the file is invalid */
export function readHistory(
  folder: string,
  file: string,
): { history: ImportHistory; bytes: Uint8Array } | undefined {
  const path = join(folder, file);
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  try {
    return { history: v.parse(historySchema, JSON.parse(bytes.toString('utf8'))), bytes };
  } catch {
    throw new UsageError(
      `${file} is damaged. Restore it from a backup; or delete it, and everything is imported again. Nothing was changed.`,
    );
  }
}

export const digestOf = (value: unknown): string => sha256(JSON.stringify(value)).slice(0, 16);
