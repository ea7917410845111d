/** A copy of the college of tests/fixtures that tests edit. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFile, LOCK, MANIFEST, SITE } from '../../src/node/content/folder.ts';
import { messagesFile } from '../../src/node/content/locales.ts';
import { COLLEGE } from '../sites.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { type Draft, thin } from './edits.ts';

const parsed = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** The college, with a few entries of each family, in memory. */
function untouched(): Draft {
  const names = readdirSync(join(COLLEGE, 'public/data')).map((name) => name.replace('.json', ''));
  const pictures = readdirSync(join(COLLEGE, 'public/images'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => `images/${name.replaceAll('\\', '/')}`);
  const draft: Draft = {
    manifest: parsed(COLLEGE, MANIFEST) as Draft['manifest'],
    site: parsed(COLLEGE, SITE) as Draft['site'],
    words: {},
    files: new Map(names.map((name) => [name, parsed(COLLEGE, dataFile(name)) as never])),
    pictures: new Map(pictures.map((name) => [name, name])),
  };
  thin(draft, 3);
  return draft;
}

export interface EditedCollege {
  copy: string;
  college: Draft;
  save(draft: Draft): void;
}

export function editedCollege(name: string): EditedCollege {
  const copy = join(temporaryFolder(name), 'site');
  cpSync(COLLEGE, copy, { recursive: true });
  rmSync(join(copy, LOCK));
  const writtenFiles = new Map<string, string>();

  /** Writes the differences of a draft to the copy; unchanged files are not touched. */
  function save({ manifest, site, words, files, pictures }: Draft): void {
    const expectedPages = new Map<string, string>([
      [MANIFEST, JSON.stringify(manifest, null, 2)],
      [SITE, JSON.stringify(site, null, 2)],
      [messagesFile(site.language), JSON.stringify(words, null, 2)],
      ...[...files].map(([name, file]): [string, string] => [dataFile(name), JSON.stringify(file, null, 2)]),
    ]);
    for (const [file, text] of expectedPages) {
      if (writtenFiles.get(file) === text) continue;
      mkdirSync(join(copy, file, '..'), { recursive: true });
      writeFileSync(join(copy, file), text);
      writtenFiles.set(file, text);
    }
    for (const [target, source] of pictures) {
      if ((writtenFiles.get(target) ?? target) === source) continue;
      cpSync(join(COLLEGE, 'public', source), join(copy, 'public', target));
      writtenFiles.set(target, source);
    }
    for (const file of writtenFiles.keys()) {
      if (!file.endsWith('.json') || expectedPages.has(file)) continue;
      rmSync(join(copy, file));
      writtenFiles.delete(file);
    }
  }

  return { copy, college: untouched(), save };
}
