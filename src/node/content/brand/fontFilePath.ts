import { join } from 'node:path';
import { isPublished, publicFile } from '../publicFolder.ts';

/** Returns the absolute path of a font. @returns undefined if it is not set or not in `public/` */
export function fontFilePath(folder: string, written: string | undefined): string | undefined {
  const path = written?.normalize('NFC').replace(/^\/+/, '');
  return path === undefined || !isPublished(folder, path) ? undefined : join(folder, publicFile(path));
}
