import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripByteOrderMark } from '../../core/json/json.ts';
import { MAX_JSON_BYTES } from './jsonFile.ts';
import { pathStatus } from './pathStatus.ts';

/** Returns a cached reader for excerpts in problem messages. It returns undefined for an unreadable file. */
export function createSourceReader(folder: string): (file: string) => string | undefined {
  const texts = new Map<string, string | undefined>();
  return (file) => {
    if (!texts.has(file)) texts.set(file, readSource(folder, file));
    return texts.get(file);
  };
}

function readSource(folder: string, file: string): string | undefined {
  try {
    const status = pathStatus(folder, file);
    if (status.kind !== 'file' || status.size > MAX_JSON_BYTES) return undefined;
    const bytes = readFileSync(join(folder, file));
    const isWide = bytes[0] === 0xff || bytes[0] === 0xfe || bytes[1] === 0;
    return stripByteOrderMark(bytes.toString(isWide ? 'utf16le' : 'utf8'));
  } catch {
    return undefined;
  }
}
