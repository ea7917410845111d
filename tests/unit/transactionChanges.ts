/** Changes of a tiny site: two new files in new folders, two changed files, and one deleted file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileChange, FileDeletion } from '../../src/node/authoring/transaction.ts';
import { sha256 } from '../../src/node/system/digest.ts';

/** The deleted file; its folder is deleted as well. */
export const GOING = 'public/documents/old/list.pdf';

/** The content of a new file, outside the parts of the site that are checked. */
export const PREPARED = 'prepared/2.jpg';

export function changesOf(folder: string): (FileChange | FileDeletion)[] {
  const replace = (file: string, text: string) => ({
    file,
    bytes: Buffer.from(text),
    base: readFileSync(join(folder, file)),
  });
  return [
    { file: 'public/images/nature/2025/a-1.jpg', bytes: Buffer.from('picture 1') },
    {
      file: 'public/images/nature/2025/a-2.jpg',
      bytes: { path: join(folder, PREPARED), sha256: sha256('picture 2') },
    },
    replace('public/data/nature.json', '{ "data": [{ "club": "New" }] }'),
    replace('manifest/routes.json', '{ "routes": [] }'),
    { file: GOING, base: readFileSync(join(folder, GOING)) },
  ];
}
