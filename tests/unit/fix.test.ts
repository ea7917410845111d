/** `npm run check -- --fix` on photographs that were copied into a site by hand. */
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { runHere } from './runHere.ts';
import { type Change, changed, fixtureSite, makeSpecial, set, writeFiles } from './siteCase.ts';
import { snapshot } from './snapshot.ts';
import { hasTrace, PHOTOS, plain } from './taggedPhotos.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const folder = temporaryFolder('fix');

const photo = () =>
  plain()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '8/1 24/1 1234/100' } })
    .jpeg()
    .toBuffer();

function siteWith(pictures: Readonly<Record<string, Buffer>>): string {
  const names = Object.keys(pictures);
  const changes: Change[] = [
    set(
      'public/data/voyages.json',
      '/data/0/programme/0/images',
      names.map((name) => ({ src: `images/${name}`, caption: `The sea, ${name.replace('.', ' ')}` })),
    ),
    ...names.map((name) => ({
      file: `public/images/${name}`,
      bytes: pictures[name]?.toString('base64') ?? '',
    })),
  ];
  return writeFiles(folder, changed(fixtureSite(), changes));
}

test('the location is removed from every photo in place, and nothing else changes', async () => {
  const named = await Promise.all(
    Object.entries(PHOTOS).map(async ([name, make]) => [name, await make()] as const),
  );
  const noted = await plain()
    .withExif({ IFD0: { Model: 'Example Camera' } })
    .jpeg()
    .toBuffer();
  const site = siteWith({ ...Object.fromEntries(named), 'no-place.jpg': noted });
  const originalFiles = snapshot(site);

  const output = await runHere(site, 'check', ['--site', site]);
  expect(output.status).toBe(0);
  for (const name of Object.keys(PHOTOS))
    expect(output.stdout).toContain(`warning photo-location  public/images/${name}\n`);
  expect(output.stdout).toContain(`0 errors, ${named.length} warnings.`);
  expect(snapshot(site)).toEqual(originalFiles);

  const fixed = await runHere(site, 'check', ['--fix', '--site', site]);
  expect(fixed.stdout).not.toContain('photo-location');
  expect(fixed.stderr.split('\n').sort()).toEqual(
    [
      '',
      ...Object.keys(PHOTOS).map(
        (name) => `public/images/${name}: removed the location, the name of the device and the time.`,
      ),
    ].sort(),
  );
  for (const name of Object.keys(PHOTOS)) {
    const bytes = readFileSync(join(site, 'public/images', name));
    expect(hasTrace(bytes), name).toBe(false);
    expect((await sharp(bytes).metadata()).icc, name).toBeDefined();
  }
  expect(readFileSync(join(site, 'public/images/no-place.jpg'))).toEqual(noted);
  const after = snapshot(site);
  expect(await runHere(site, 'check', ['--fix', '--site', site])).toMatchObject({ status: 0, stderr: '' });
  expect(snapshot(site)).toEqual(after);
});

test.skipIf(process.platform === 'win32')('a link stays a link, and its target is fixed once', async () => {
  const site = siteWith({ 'a.jpg': await photo(), 'b.jpg': await photo() });
  makeSpecial(site, [{ file: 'public/images/b.jpg', link: './a.jpg' }]);
  const { status, stderr } = await runHere(site, 'check', ['--fix', '--site', site]);
  expect({ status, lines: stderr.trim().split('\n').length }).toEqual({ status: 0, lines: 1 });
  expect(lstatSync(join(site, 'public/images/b.jpg')).isSymbolicLink()).toBe(true);
  expect(hasTrace(readFileSync(join(site, 'public/images/b.jpg')))).toBe(false);
});

test('an unreadable photo is named, and not changed', async () => {
  const damaged = await photo();
  damaged.fill(0, damaged.indexOf(Buffer.of(0xff, 0xdb)));
  const site = siteWith({ 'half.jpg': damaged });
  const { status, stderr } = await runHere(site, 'check', ['--fix', '--site', site]);
  expect(status).toBe(1);
  expect(stderr).toContain('public/images/half.jpg is damaged');
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(readFileSync(join(site, 'public/images/half.jpg'))).toEqual(damaged);
});
