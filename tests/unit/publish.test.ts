/** The files of a public folder that are published, and the changes to its pictures. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { publishFiles } from '../../src/node/ssg/publishFiles.ts';
import { filePaths } from '../files.ts';
import { snapshot } from './snapshot.ts';
import { hasTrace, PHOTOS, plain } from './taggedPhotos.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const folder = temporaryFolder('publish');
let sites = 0;

function siteWith(files: Readonly<Record<string, Buffer | string>>): string {
  const site = join(folder, `site-${sites++}`);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(site, 'public', dirname(file)), { recursive: true });
    writeFileSync(join(site, 'public', file), content);
  }
  return site;
}

test('each item is reencoded once, the rest is copied or stripped', async () => {
  const named = await Promise.all(
    Object.entries(PHOTOS).map(async ([name, make]) => [name, await make()] as const),
  );
  const silent = await plain().jpeg().toBuffer();
  const site = siteWith({
    ...Object.fromEntries(named),
    // The content of a file decides its type, whatever its name.
    'documents/photo.pdf': named[0]?.[1] ?? '',
    'a.jpg': silent,
    'spare.jpg': silent,
    'rules.txt': 'Exif\0\0',
    'rules.txt~': 'Exif\0\0',
  });
  const [cache, first, second] = ['cache', 'first', 'second'].map((name) => join(site, name)) as [
    string,
    string,
    string,
  ];
  const names = [
    ...named.map(([name]) => ({ src: `/${name}` })),
    'a.jpg',
    'documents/photo.pdf',
    'rules.txt',
  ];
  const content = { values: [{ data: names }], data: [] };

  await publishFiles(site, content, first, undefined, cache);
  expect(filePaths(first)).toEqual(
    [...named.map(([name]) => name), 'documents/photo.pdf', 'rules.txt', 'a.jpg'].sort(),
  );
  expect(filePaths(first).filter((file) => hasTrace(readFileSync(join(first, file))))).toEqual([]);
  expect(readFileSync(join(first, 'a.jpg'))).toEqual(silent);
  expect(readdirSync(cache)).toHaveLength(named.filter(([name]) => name.startsWith('turned')).length);

  const originalFiles = snapshot(cache);
  await publishFiles(site, content, second, undefined, cache);
  expect(snapshot(cache)).toEqual(originalFiles);
  for (const file of filePaths(first))
    expect(readFileSync(join(second, file)), file).toEqual(readFileSync(join(first, file)));
});

test('every picture that cannot be stripped is named', async () => {
  const damaged = (await PHOTOS['exif.jpg']?.()) ?? Buffer.alloc(0);
  damaged.fill(0, damaged.indexOf(Buffer.of(0xff, 0xdb)));
  const site = siteWith({ 'b.jpg': damaged, 'a.jpg': damaged });
  await expect(
    publishFiles(
      site,
      { values: ['a.jpg', 'b.jpg'], data: [] },
      join(site, 'out'),
      undefined,
      join(site, 'cache'),
    ),
  ).rejects.toMatchObject({
    problems: ['a', 'b'].map((name) => ({ code: 'picture-unreadable', file: `public/${name}.jpg` })),
  });
});
