import { join } from 'node:path';
import { isPublished, publicFile } from '../publicFolder.ts';

/** The file of a font, absolute. @returns undefined where none is named, or it is not in `public/` */
export function fontFilePath(folder: string, written: string | undefined): string | undefined {
  const path = written?.normalize('NFC').replace(/^\/+/, '');
  return path === undefined || !isPublished(folder, path) ? undefined : join(folder, publicFile(path));
}
