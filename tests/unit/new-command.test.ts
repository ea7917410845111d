import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runCommandLine } from '../../src/cli/commandLine.ts';
import type { Route } from '../../src/core/model.ts';
import { parseCaptions } from '../../src/node/authoring/create/captions.ts';
import { resolveUserPath } from '../../src/node/authoring/create/flags.ts';
import { draftAddition, newCommand } from '../../src/node/authoring/create/index.ts';
import { openSheet } from '../../src/node/authoring/spreadsheet/openSheet.ts';
import type { CheckSite } from '../../src/node/authoring/transaction.ts';
import { checkDraft } from '../../src/node/check/index.ts';
import { engineRoot, PROGRAM } from '../../src/node/content/folder.ts';
import { thorough } from '../thorough.ts';
import { makeSite, photoFolder, snapshot, write } from './birdSite.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { GOING, PREPARED } from './transactionChanges.ts';
import { cell, row, workbookFile } from './workbookFile.ts';

/** See the README there. */
const heic = fileURLToPath(new URL('../fixtures/heic', import.meta.url));

let folder: string;
let originalFiles: Record<string, string>;
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  folder = makeSite();
  originalFiles = snapshot(folder);
});
afterEach(() => void vi.unstubAllEnvs());

/** Check warnings are irrelevant; only errors count. */
const check = async (site: string) => (await checkDraft(site)).filter(({ severity }) => severity === 'error');
/** True if the last command could read all of its files. */
let isComplete: boolean | undefined;
async function createPage(args: readonly string[], { check }: { check: CheckSite }): Promise<string> {
  let printed = '';
  const print = (text: string, isWhole: boolean) => {
    printed = text;
    isComplete = isWhole;
  };
  await runCommandLine(newCommand({ check, print }), args, {});
  return printed;
}
const run = (...args: string[]) => createPage([...args, '--site', folder], { check });
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const writeJson = (file: string, value: unknown) => write(join(folder, file), JSON.stringify(value));
const entriesOf = (name: string) => read(`public/data/${name}.json`).data[0].programme;
function changes(): string[] {
  const after = snapshot(folder);
  return [...new Set([...Object.keys(originalFiles), ...Object.keys(after)])]
    .filter((name) => originalFiles[name] !== after[name] && !name.endsWith('/'))
    .sort();
}

describe('event', () => {
  const walk = ['event', '--in', 'clubs/nature', '--title', 'Night walk', '--date', '1/3/2025'];

  test('is added in its place, complete, without a sample mark', async () => {
    const output = await run(
      ...walk,
      ...['--text', 'We went out.\r\n\r\nWe came\nback.', '--text', 'An owl  called.'],
      ...['--video', 'https://youtu.be/aqz-KE-bpKQ'],
    );
    expect(entriesOf('nature')).toMatchObject([
      { url: 'clubs/nature/tree-day' },
      {
        url: 'clubs/nature/night-walk',
        title: 'Night walk',
        date: '01-03-2025',
        content: [{ para: 'We went out.', para1: 'We came back.', para2: 'An owl called.' }],
        videos: [{ vid: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }],
      },
      { url: 'clubs/nature/bird-walk' },
      { url: 'clubs/nature/someday' },
    ]);
    expect(changes()).toEqual(['public/data/nature.json']);
    expect(readFileSync(join(folder, 'public/data/nature.json'), 'utf8')).not.toContain('sample');
    expect(output).toBe(
      'Written\n  public/data/nature.json:12  Night walk\n\nAddress\n  /clubs/nature/night-walk/',
    );
  });

  test('the site may be named before the kind', async () => {
    await createPage(['--site', folder, ...walk], { check });
    expect(changes()).toEqual(['public/data/nature.json']);
  });

  test.each([
    { what: 'the data file', list: 'nature' },
    { what: 'the title', list: 'nature club' },
    { what: 'the row of the manifest', list: '/clubs/nature/*' },
  ])('the list by $what', async ({ list }) => {
    await run('event', '--in', list, '--title', 'X', '--date', 'none');
    expect(changes()).toEqual(['public/data/nature.json']);
  });

  test('a Malayalam title with old chillus', async () => {
    const args = ['event', '--in', 'nature', '--title', 'കാട്ടില്\u200D ഒരു രാത്രി', '--date', '01-03-2025'];
    expect((await run(...args)).split('\n').slice(3)).toEqual([
      'Address',
      '  /clubs/nature/കാട്ടിൽ-ഒരു-രാത്രി/',
      `  ${encodeURI('/clubs/nature/കാട്ടിൽ-ഒരു-രാത്രി/')}`,
    ]);
  });

  test.each([
    { what: 'of an entry', title: 'Tree day', date: '05-06-2024', slug: 'tree-day-2024' },
    { what: 'of a redirect', title: 'Old walk', date: 'none', slug: 'old-walk-2' },
  ])('an address $what is refused', async ({ title, date, slug }) => {
    expect(await run('event', '--in', 'nature', '--title', title, '--date', date)).toContain(
      `/clubs/nature/${slug}/`,
    );
  });

  test('a date and a time in digits of another script', async () => {
    await run('event', '--in', 'nature', '--title', 'X', '--date', '१५-०८-२०२५', '--time', '१०:३०');
    expect(readFileSync(join(folder, 'public/data/nature.json'), 'utf8')).toMatch(
      /"date": "15-08-2025",\s+"time": "10:30"/,
    );
  });

  test('twenty paragraphs', async () => {
    const text = Array.from({ length: 20 }, (_, index) => `P${index}`).join('\n\n');
    await run(...walk, '--text', text);
    expect(entriesOf('nature')[1].content.map((record: object) => Object.entries(record).at(-1))).toEqual([
      ['para13', 'P13'],
      ['para5', 'P19'],
    ]);
  });

  test('adding the same event twice makes one page', async () => {
    await run(...walk);
    const once = snapshot(folder);
    await expect(run(...walk)).rejects.toThrow(
      'This event is there already: public/data/nature.json:12. If it is another one, give it an address of its own with --slug.',
    );
    expect(snapshot(folder)).toEqual(once);
    expect(await run(...walk, '--slug', 'Second Walk')).toContain('/clubs/nature/second-walk/');
  });

  const entry = 'event --in nature --title X --date';
  const undated = `${entry} none`;
  test.each([
    [
      'event',
      `npm run new -- event: options are missing. Nothing was changed.
  --in        the list that it belongs to: its address, its data file or its title
  --title     the heading of its page
  --date      dd-mm-yyyy, or "none"; may be left out when the pictures tell it

Example: npm run new -- event --in clubs/nature --title "Blood donation camp" --date 18-03-2025
To fill in a form instead, run: npm run edit`,
    ],
    [
      'event --in nautre --title X --date none',
      '--in: There is no list "nautre". Did you mean "nature"? The lists are:\n  clubs/nature  nature  Nature Club',
    ],
    [
      'event --in Natur --title X --date none',
      '--in: There is no list "Natur". Did you mean this one?\n  clubs/nature  nature  Nature Club',
    ],
    [
      'event --in camps --title X --date none',
      '--in: "camps" has months; add one with npm run new -- month.',
    ],
    [`${entry} 31-02-2025`, '--date: "31-02-2025" is not a day: February 2025 has 28 days.'],
    [`${entry} 01-13-2025`, '--date: "01-13-2025" is not a day. Write it as dd-mm-yyyy, such as 18-03-2025.'],
    [`${entry} 1/3/25`, '--date: Write the year with four digits, such as 01-03-2025.'],
    [
      `${undated} --video https://example.org/v`,
      '--video: "https://example.org/v" is not a video that this site allows. Its address looks like https://www.youtube.com/watch?v=aqz-KE-bpKQ; other hosts are in "providers" of manifest/site.json.',
    ],
    [
      `${undated} --slug bird-walk`,
      'The address clubs/nature/bird-walk is taken: public/data/nature.json:12.',
    ],
    [
      'event --in nature --date none --title 🎉',
      'Give --slug: the title has no letters or digits for an address.',
    ],
    [`${undated} --captions x.csv`, '--captions is for the pictures of --photos. Give both.'],
    ['event --titel X', 'There is no option --titel. Did you mean --title?'],
    [
      'evnt',
      'There is no kind "evnt". Did you mean "event"?\n\n  npm run new -- event        an event, with a page',
    ],
    ['--title X', 'Name what to add.\n\n  npm run new -- event        an event, with a page'],
  ])('%s', async (line, message) => {
    const args = line.split(' ');
    await expect(run(...args)).rejects.toThrow(message);
    expect(snapshot(folder)).toEqual(originalFiles);
  });

  test('an error that the entry would cause: nothing is changed', async () => {
    await expect(run(...walk, '--text', 'We saw {{owls}} owls.')).rejects.toThrow(
      /fact-unknown[\s\S]*What was to be added would bring this error, so nothing was changed\.$/,
    );
    expect(snapshot(folder)).toEqual(originalFiles);
  });

  test('warnings about the new entry are listed; others and those about captions are not', async () => {
    const warning = (pointer: string, value: string) => ({
      severity: 'warning' as const,
      code: 'odd',
      file: 'public/data/nature.json',
      line: 14,
      pointer,
      value,
      message: `${value} is odd.`,
    });
    const output = await createPage([...walk, '--site', folder], {
      check: async () => [
        warning('/data/0/programme/1/title', 'This'),
        warning('/data/0/programme/1/images/0/caption', 'Caption to be written: picture 1'),
        warning('/data/0/programme/10/title', 'That'),
      ],
    });
    expect(output).toMatch(/\nLeft to do\n {2}public\/data\/nature\.json:14 {2}This is odd\.$/);
  });

  test('a damaged data file is named, and nothing is changed', async () => {
    write(join(folder, 'public/data/nature.json'), '{ "data": [ }');
    const broken = snapshot(folder);
    const problem = { file: 'public/data/nature.json', line: 1 };
    await expect(run(...walk)).rejects.toMatchObject({ problems: [problem] });
    expect(snapshot(folder)).toEqual(broken);
  });

  test('a file with byte order mark and Windows line endings keeps both', async () => {
    const file = join(folder, 'public/data/nature.json');
    const text = `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`;
    write(file, text);
    await run(...walk);
    const changed = readFileSync(file, 'utf8');
    expect(changed.startsWith('\uFEFF{\r\n')).toBe(true);
    expect(changed.replaceAll('\r\n', '')).not.toContain('\n');
    const added = changed.indexOf('{\r\n          "url": "clubs/nature/night-walk"');
    expect(changed.slice(0, added) + changed.slice(added + changed.length - text.length)).toBe(text);
  });
});

describe('pictures', () => {
  const photos = () =>
    photoFolder({
      'IMG_2.jpg': { motif: 2, takenAt: '2025:03:01 20:00:00', orientation: 6 },
      'IMG_1.jpg': { motif: 1, takenAt: '2025:03:01 21:00:00' },
      'copy.jpg': { motif: 1, takenAt: '2025:03:01 21:00:00' },
    });

  test('the date, the names, the captions, the thumbnail, and the omitted files', async () => {
    const source = await photos();
    const output = await run('event', '--in', 'nature', '--title', 'Night walk', '--photos', source);
    expect(entriesOf('nature')).toMatchObject([
      {},
      {
        date: '01-03-2025',
        thumbnail: 'images/nature/2025/night-walk-2.jpg',
        images: [
          { src: 'images/nature/2025/night-walk-1.jpg', caption: 'Caption to be written: picture 1' },
          { src: 'images/nature/2025/night-walk-2.jpg', caption: 'Caption to be written: picture 2' },
        ],
      },
      {},
      {},
    ]);
    expect(changes()).toEqual([
      'public/data/nature.json',
      'public/images/nature/2025/night-walk-1.jpg',
      'public/images/nature/2025/night-walk-2.jpg',
    ]);
    for (const name of changes().slice(1)) {
      expect((await sharp(join(folder, name)).metadata()).exif).toBeUndefined();
      expect(readFileSync(join(folder, name)).includes('GPS')).toBe(false);
    }
    expect(output.split('\n')).toEqual([
      'Written',
      '  public/data/nature.json:12                  Night walk',
      '  public/images/nature/2025/night-walk-1.jpg  2 pictures, up to night-walk-2.jpg',
      '',
      'Address',
      '  /clubs/nature/night-walk/',
      '',
      'To know',
      '  IMG_1.jpg is left out: it is the same file as copy.jpg.',
      '  The day 01-03-2025 comes from 2 of 2 pictures.',
      '',
      'Left to do',
      '  public/data/nature.json:20  write the caption of night-walk-1.jpg (IMG_2.jpg)',
      '  public/data/nature.json:24  write the caption of night-walk-2.jpg (copy.jpg)',
    ]);
    const lines = readFileSync(join(folder, 'public/data/nature.json'), 'utf8').split('\n');
    expect(lines[23]).toContain('Caption to be written: picture 2');
  });

  test('a Malayalam slug of a data file in a folder gives ASCII file names with numbers', async () => {
    const source = await photos();
    const routes = JSON.parse(readFileSync(join(folder, 'manifest/routes.json'), 'utf8'));
    for (const route of routes.routes) if (route.data === 'nature') route.data = 'ml/nature';
    write(join(folder, 'manifest/routes.json'), JSON.stringify(routes));
    mkdirSync(join(folder, 'public/data/ml'));
    renameSync(join(folder, 'public/data/nature.json'), join(folder, 'public/data/ml/nature.json'));
    originalFiles = snapshot(folder);
    await run('event', '--in', 'clubs/nature', '--title', 'രാത്രി', '--photos', source);
    await run('event', '--in', 'clubs/nature', '--title', 'നിലാവ്', '--photos', source);
    expect(changes().slice(1)).toEqual(
      [1, 2, 3, 4].map((number) => `public/images/ml/nature/2025/ml-nature-2025-03-01-${number}.jpg`),
    );
  });

  test('a damaged picture is named with a hint, and later pictures continue the numbers', async () => {
    const photoAt = (motif: number, hour: string) => ({
      motif,
      takenAt: `2025:06:14 ${hour}:00:00`,
      orientation: 6,
    });
    const source = await photoFolder({ 'a.jpg': photoAt(1, '11'), 'b.jpg': photoAt(2, '12') });
    copyFileSync(join(heic, 'turned.heic'), join(source, 'TURNED.HEIC'));
    write(join(source, 'cut.jpg'), readFileSync(join(source, 'a.jpg')).subarray(0, 20_000));
    const every = (site: string) => checkDraft(site);
    const add = (...args: string[]) => createPage([...args, '--site', folder], { check: every });
    const codes = async () => (await every(folder)).map(({ code }) => code);

    const output = await add('event', '--in', 'nature', '--title', 'Blood donation', '--photos', source);
    expect(isComplete).toBe(false);
    expect(output).toContain('Not taken\n  cut.jpg  it is damaged, or only a part of it was copied\n');
    const [task, ...captions] = output.slice(output.indexOf('Left to do')).split('\n').slice(1);
    expect(task).toMatch(
      /^ +cut\.jpg +copy it again, then: npm run new -- photos --to clubs\/nature\/blood-donation --photos FILE$/,
    );
    expect(captions.map((line) => line.replace(/^.*write the caption of /, ''))).toEqual(
      ['TURNED.HEIC', 'a.jpg', 'b.jpg'].map((name, index) => `blood-donation-${index + 1}.jpg (${name})`),
    );
    expect(await codes()).toEqual(Array(3).fill('caption-unwritten'));
    const data = join(folder, 'public/data/nature.json');
    write(data, readFileSync(data, 'utf8').replace(/Caption to be written: picture/g, 'Donors, view'));
    expect(await codes()).toEqual([]);

    const more = await photoFolder({
      'c.jpg': photoAt(20, '21'),
      'b.jpg': photoAt(21, '20'),
      'again.jpg': photoAt(1, '11'),
    });
    const added = await add('photos', '--to', '/clubs/nature/blood-donation/', '--photos', more);
    expect(isComplete).toBe(true);
    expect(added).toContain(
      '  again.jpg is left out: it is on the page already, as images/nature/2025/blood-',
    );
    expect(added).toContain('2 pictures, up to blood-donation-5.jpg');
    expect(added.match(/(?<=write the caption of )\S+ \S+/g)).toEqual([
      'blood-donation-4.jpg (b.jpg)',
      'blood-donation-5.jpg (c.jpg)',
    ]);
    expect(await codes()).toEqual(Array(2).fill('caption-unwritten'));
  });

  test('pictures without a date', async () => {
    const source = await photoFolder({ 'a.jpg': { motif: 1 } });
    await expect(run('event', '--in', 'nature', '--title', 'X', '--photos', source)).rejects.toThrow(
      'Give --date: the pictures do not say on which day they were taken.',
    );
    expect(snapshot(folder)).toEqual(originalFiles);
  });

  test('a folder without pictures, and a damaged portrait', async () => {
    const source = temporaryFolder('new');
    const event = ['event', '--in', 'nature', '--title', 'X', '--date', 'none', '--photos', source];
    await expect(run(...event)).rejects.toThrow(`There is no picture to use in ${source}.`);
    const photo = join(source, 'b.heic');
    write(photo, '\0\0\0\x18ftypheic\0\0\0\0mif1heic');
    await expect(
      run('person', '--in', 'people', '--name', 'Ms. Wren', '--role', 'Tutor', '--photo', photo),
    ).rejects.toThrow('--photo: b.heic cannot be used: it is damaged, or only a part of it was copied.');
    expect(snapshot(folder)).toEqual(originalFiles);
  });
});

describe('photos', () => {
  const small = { width: 320, height: 240 };
  const onePhoto = () => photoFolder({ 'IMG_7.jpg': { motif: 7, ...small } });

  test('an entry without a picture gets its list and its thumbnail; the captions come from a table', async () => {
    const source = await photoFolder({
      'IMG_7.jpg': { motif: 7, ...small },
      'IMG_8.jpg': { motif: 8, ...small },
    });
    const table = join(source, 'captions.csv');
    write(table, 'Picture;Caption\r\nimg_8;"A jay; in a tree"\r\n');
    const output = await run(
      ...['photos', '--to', 'camps/december-2025', '--photos', join(source, 'IMG_7.jpg')],
      ...['--photos', join(source, 'IMG_8.jpg'), '--captions', table],
    );
    expect(read('public/data/camps.json')).toEqual({
      $schema: '../../schemas/camp.schema.json',
      data: [
        {
          club: 'Camps',
          programme: [
            {
              url: 'camps/december-2025',
              title: 'Camp a Day, December 2025',
              date: '20-12-2025',
              thumbnail: expect.stringMatching(/^images\/camps\/2025\/december-2025-[12]\.jpg$/),
              images: [
                { src: 'images/camps/2025/december-2025-1.jpg', caption: 'Caption to be written: picture 1' },
                { src: 'images/camps/2025/december-2025-2.jpg', caption: 'A jay; in a tree' },
              ],
            },
          ],
        },
      ],
    });
    expect(output.match(/write the caption/g)).toHaveLength(1);
  });

  test('a gallery of a page, by its heading or number; none and several', async () => {
    const source = await onePhoto();
    const add = (...more: string[]) => run('photos', '--to', 'clubs/rules', '--photos', source, ...more);
    await expect(add()).rejects.toThrow(
      'The page clubs/rules has no gallery. Add { "kind": "gallery", "images": [] } to the blocks of public/data/rules.json',
    );
    await expect(run('photos', '--to', '/', '--photos', source)).rejects.toThrow(
      'The page / has no gallery.',
    );
    const gallery = (heading: string) => ({ kind: 'gallery', heading, images: [] });
    const blocks = [gallery('Spring'), gallery('Autumn')];
    write(
      join(folder, 'public/data/rules.json'),
      JSON.stringify({ data: [{ title: 'Rules', blocks }] }, null, 2),
    );
    await expect(add()).rejects.toThrow(
      'Give --gallery, with the number or the heading of one of these:\n  1  Spring\n  2  Autumn',
    );
    await expect(add('--gallery', 'Winter')).rejects.toThrow('There is no gallery "Winter" here.');
    expect(await add('--gallery', 'autumn')).toContain('Address\n  /clubs/rules/');
    expect(read('public/data/rules.json')).toMatchObject({
      data: [{ blocks: [{ images: [] }, { images: [{ src: 'images/rules/undated/rules-1.jpg' }] }] }],
    });
    await expect(add('--gallery', '2')).rejects.toThrow('There is no new picture in');
  });

  test.each([
    { to: 'clubs/nature/tree-dya', message: 'There is no page clubs/nature/tree-dya. Did you mean' },
    { to: 'nowhere', message: 'There is no page nowhere.' },
    { to: '?', message: 'There is no page ?. The addresses are in manifest/routes.json.' },
    { to: 'clubs/nature/old-walk', message: 'is an old address. Give the new one: clubs/nature.' },
    {
      to: 'clubs/nature',
      message: 'is not an entry and has no gallery. Give the address of one of its entries.',
    },
  ])('an address without pictures: $to', async ({ to, message }) => {
    await expect(run('photos', '--to', to, '--photos', folder)).rejects.toThrow(message);
    expect(snapshot(folder)).toEqual(originalFiles);
  });

  test.each([
    [
      [['IMG_9.jpg', 'x']],
      'Row 1 of the captions is about "IMG_9.jpg", but there is no picture of this name. Did you mean "IMG_7.jpg"?',
    ],
    [[['IMG_7.jpg', 'x', 'y']], 'Row 1 of the captions has more than two cells.'],
    [
      [
        ['IMG_7.jpg', 'x'],
        ['', '', 'y'],
      ],
      'Row 2 of the captions is about "", but there is no picture of this name.',
    ],
    [
      [
        ['IMG_7.jpg', 'x'],
        ['img_7', 'y'],
      ],
      'Row 2 of the captions is about IMG_7.jpg, as a row above it.',
    ],
  ])('the captions %j are refused', (rows, message) =>
    expect(() => parseCaptions(rows, ['IMG_7.jpg'])).toThrow(message),
  );
  test('a table of captions with a formula is refused by its cell', async () => {
    const source = await onePhoto();
    const table = join(source, 'captions.csv');
    write(table, 'IMG_7.jpg,=A1\n');
    const args = ['photos', '--to', 'camps/december-2025', '--photos', join(source, 'IMG_7.jpg')];
    await expect(run(...args, '--captions', table)).rejects.toThrow('Cell B1 has the formula "=A1"');
  });
});

describe('camp-month', () => {
  test('an empty month, titled like the newest', async () => {
    const output = await run('camp-month', '--month', 'January 2026');
    expect(entriesOf('camps')).toMatchObject([
      { url: 'camps/january-2026', title: 'Camp a Day, January 2026', date: '01-01-2026', table: [] },
      { url: 'camps/december-2025' },
    ]);
    expect(output).toMatch(/Left to do\n {2}public\/data\/camps\.json:11 {2}fill in the table$/);
    await expect(run('camp-month', '--month', '01-2026')).rejects.toThrow(
      'The address camps/january-2026 is taken: public/data/camps.json:7.',
    );
  });

  test.each([
    ['മാർച്ച് 2027', 'march-2027'],
    ['൨൦൨൭ മേയ്', 'may-2027'],
    ['मार्च 2027', 'march-2027'],
    ['2027. jūlijs', 'july-2027'],
    ['Sept. 2027', 'september-2027'],
    ['2027-04', 'april-2027'],
  ])('%s is a month', async (month, slug) => {
    await run('camp-month', '--month', month);
    expect(entriesOf('camps')).toMatchObject([{ url: `camps/${slug}` }, {}]);
  });

  test.each([
    [undefined, 'മാർച്ച് 2027'],
    ['ക്യാമ്പ്, ഡിസംബർ 2025', 'ക്യാമ്പ്, മാർച്ച് 2027'],
    ['Camp a Day, December 2025', 'Camp a Day, March 2027'],
  ])('on a site in Malayalam, after %s, a month is %s', async (newest, title) => {
    writeJson('manifest/site.json', { ...read('manifest/site.json'), language: 'ml' });
    const programme = newest === undefined ? [] : [{ url: 'camps/december-2025', title: newest, table: [] }];
    writeJson('public/data/camps.json', { data: [{ programme }] });
    await run('camp-month', '--month', '03-2027');
    expect(entriesOf('camps')).toMatchObject([{ title }, ...programme]);
  });

  test('a table from a spreadsheet', async () => {
    const csv = join(temporaryFolder('new'), 'camp.csv');
    const rows = '02-11-2025;"Hill; north";NSS;Anu\r\n;Lake;;\r\n;;;\r\n09-11-2025;Sea;YRC;"Bibin ""B"""\r\n';
    write(csv, `\uFEFFDate;Place;Organised By;Name of Students\r\n${rows}`);
    const output = await run('camp-month', '--month', 'november-2025', '--from', csv);
    // Assumptions are printed.
    expect(output).toMatch(/^To know\n.*\d empty cells? joined with the cell above\./ms);
    expect(entriesOf('camps')).toMatchObject([
      { url: 'camps/december-2025' },
      {
        url: 'camps/november-2025',
        date: '09-11-2025',
        table: [
          [
            { dat: '02-11-2025', s1: 2 },
            { dat: 'Hill; north' },
            { dat: 'NSS', s1: 2 },
            { dat: 'Anu', s1: 2 },
          ],
          [{ dat: 'Lake' }],
          [{ dat: '09-11-2025' }, { dat: 'Sea' }, { dat: 'YRC' }, { dat: 'Bibin "B"' }],
        ],
      },
    ]);
  });

  test('a table with the columns of its own list, as plain text', async () => {
    const csv = join(temporaryFolder('new'), 'bus.csv');
    write(csv, 'Day,Stop\n02-11-2025,Mill\n,Hall\n');
    const camps = read('public/data/camps.json');
    const columns = { columns: ['Day', 'Stop'], ...camps.data[0], programme: [] };
    writeJson('public/data/camps.json', { ...camps, data: [columns] });
    await run('month', '--month', 'november-2025', '--from', csv);
    expect(entriesOf('camps')).toMatchObject([
      { table: [[{ text: '02-11-2025', rowSpan: 2 }, { text: 'Mill' }], [{ text: 'Hall' }]] },
    ]);
  });

  test('a misspelt month', () =>
    expect(run('camp-month', '--month', 'janury-2026')).rejects.toThrow(
      '--month: "janury-2026" is not a month. Did you mean "January"?',
    ));
});

test('a path is relative to the working folder, or to the home folder', () => {
  vi.stubEnv('INIT_CWD', folder);
  expect(resolveUserPath(' a b.jpg ')).toBe(join(folder, 'a b.jpg'));
  expect(resolveUserPath('~/a.jpg')).toBe(join(homedir(), 'a.jpg'));
});

describe('missing options', () => {
  test.each<{ kind: string; table?: string }>([
    { kind: 'event' },
    { kind: 'events', table: 'Title,Date\nWalk,2026-01-03\n' },
    { kind: 'photos' },
    { kind: 'month' },
    { kind: 'list' },
    { kind: 'page' },
    { kind: 'person' },
    { kind: 'staff', table: 'Name,Role,Category\nMs. Wren,Tutor,Song\n' },
    { kind: 'table', table: 'Course,Fee\nB.Sc.,100\n' },
    { kind: 'translation' },
  ])('the example for $kind works once its files exist', async ({ kind, table }) => {
    const message = await run(kind).catch((error: Error) => error.message);
    expect(snapshot(folder)).toEqual(originalFiles);
    const line = /^Example: npm run new -- (.*)$/m.exec(message)?.[1] ?? '';
    const words = (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
    const files = await photoFolder({ 'photos/a.jpg': { motif: 1 } });
    if (table !== undefined) write(join(files, 'table.xlsx'), table);
    vi.stubEnv('INIT_CWD', files);
    expect(await run(...words)).toContain('Written');
  });

  test('the example keeps the given options', () =>
    expect(run('event', '--title', 'Night walk')).rejects.toThrow(
      '-- event --in clubs/nature --title "Night walk" --date 18-03-2025\n',
    ));

  test('the editor may omit the only list, whatever its title is', async () => {
    const { routes } = read('manifest/routes.json');
    routes.find(({ path }: Route) => path === 'clubs/nature').title = 'Walks/';
    writeJson('manifest/routes.json', { routes });
    const values = new Map([
      ['title', ['Night walk']],
      ['date', ['1/3/2025']],
    ]);
    expect((await draftAddition('event', folder, values)).draft.address).toBe('clubs/nature/night-walk');
  });
});

describe('spreadsheets', () => {
  const inputs = join(import.meta.dirname, '../fixtures/sheets');
  const from = (name: string) => ['--from', join(inputs, name)];

  test('people, events and a table are read completely, and a second time change nothing', async () => {
    await run('staff', '--in', 'people', ...from('staff-two-sheets.xlsx'), '--sheet', 'Teaching');
    expect(read('public/data/people.json').data).toMatchObject([
      { name: 'Ms. Finch', category: 'Song' },
      { name: 'Ms. Anjali R.', role: 'Professor', category: 'Song' },
      { name: 'Mr. Bibin', role: 'Lecturer', category: 'Song' },
      { name: 'Mr. Owl', category: 'Night' },
      { name: 'Dr. Sneha K.', role: 'Lecturer', category: 'Night' },
    ]);
    const output = await run('events', '--in', 'nature', ...from('events-paragraphs.xlsx'));
    expect(output).toContain('Song contest');
    expect(entriesOf('nature')).toMatchObject([
      { url: 'clubs/nature/ലോക-ആരോഗ്യ-ദിനം', date: '07-04-2026' },
      { url: 'clubs/nature/world-water-day', content: [{ para1: 'We counted fish.' }] },
      { title: 'Tree day' },
      { title: 'Bird walk' },
      { title: 'Someday' },
      { url: 'clubs/nature/song-contest' },
    ]);
    const url = 'http://localhost:5173/clubs/rules/#fees';
    await run('table', '--to', url, '--caption', 'Fees', ...from('table-fees.xlsx'));
    expect(read('public/data/rules.json')).toMatchObject({
      data: [{ blocks: [{ kind: 'prose' }, { kind: 'table', caption: 'Fees', rows: { length: 3 } }] }],
    });
    const after = snapshot(folder);
    await expect(
      run('staff', '--in', 'people', ...from('staff-two-sheets.xlsx'), '--sheet', 'Teaching'),
    ).rejects.toThrow('3 rows left out: these people are there already. Nothing was changed.');
    await expect(run('events', '--in', 'nature', ...from('events-paragraphs.xlsx'))).rejects.toThrow(
      '3 rows left out: these events are there already. Nothing was changed.',
    );
    await expect(
      run('table', '--to', 'clubs/rules', '--caption', 'Fees', ...from('table-fees.xlsx')),
    ).rejects.toThrow('The page has a table with this caption: public/data/rules.json:');
    await expect(run('month', '--month', 'march-2026', ...from('camp-impossible-days.csv'))).rejects.toThrow(
      /Cell A3 says "32-03-2026"[\s\S]*Cell A4[\s\S]*Cell A5 says "soon"[\s\S]*Nothing was changed\.$/,
    );
    expect(snapshot(folder)).toEqual(after);
  });

  test.each([
    ['staff', 'people', 'Name,Role,Category'],
    ['events', 'nature', 'Title,Date'],
    ['table', 'clubs/rules', 'Course,Fee'],
  ])('a spreadsheet with headings only has nothing to add: %s', async (kind, target, headings) => {
    const file = join(folder, 'headings.csv');
    write(file, `${headings}\n`);
    const where = kind === 'table' ? ['--to', target, '--caption', 'Fees'] : ['--in', target];
    await expect(run(kind, ...where, '--from', file)).rejects.toThrow(
      /^The table has no row below its headings\. Nothing was changed\.$/,
    );
  });

  test('an invalid address is reported with its row', async () => {
    const file = join(folder, 'events.csv');
    const events = (...rows: string[]) => {
      write(file, ['Title,Date,Address', ...rows].join('\n'));
      return run('events', '--in', 'nature', '--from', file);
    };
    const after = snapshot(folder);
    await expect(events('Song,2026-01-03,', 'Walk,2026-01-04,about/walk')).rejects.toThrow(
      'error address-outside-family  events.csv, row 3\n',
    );
    await expect(events('Song,2026-01-03,song', 'Sing,2026-01-04,song')).rejects.toThrow(
      /^Row 3: The address clubs\/nature\/song is taken\.\n\nNothing was changed\. Give --valid-rows to import the other row\.$/,
    );
    rmSync(file);
    expect(snapshot(folder)).toEqual(after);
  });

  test('only the valid rows are imported, and the others are returned with their problems', async () => {
    const file = join(folder, 'events.csv');
    const events = (rows: readonly string[], ...flags: string[]) => {
      write(file, ['Title;Date;Address', ...rows].join('\n'));
      return run('events', '--in', 'nature', '--from', file, ...flags);
    };
    const song = 'Song;2026-01-03;song';
    const [walk, sing, talk] = [
      'Walk;2026-06-31;',
      'Sing;2026-01-04;song',
      'Talk;2026-01-05;about/talk',
    ] as const;
    await expect(events([song, walk, sing, talk])).rejects.toThrow(
      'Nothing was changed. Give --valid-rows to import the other 3 rows.',
    );
    await expect(events([song, talk])).rejects.toThrow(
      'so nothing was changed. Give --valid-rows to import the other rows.',
    );
    await expect(events([walk, 'x;soon;'], '--valid-rows')).rejects.toThrow('which is not a day');
    await expect(events([talk], '--valid-rows')).rejects.toThrow('address-outside-family');
    expect(changes()).toEqual(['events.csv']);

    const output = await events([song, walk, sing, talk], '--valid-rows');
    expect(output).toMatch(/imports\/events-rejected\.csv +3 rejected rows\n/);
    expect(output).toContain('  1 row imported, 3 rejected. The folder "imports" of the site has');
    expect(entriesOf('nature')).toMatchObject([{ url: 'clubs/nature/song' }, {}, {}, {}]);
    const path = join(folder, 'imports/events-rejected.csv');
    const rejected = readFileSync(path, 'utf8').split('\r\n');
    expect(rejected).toEqual([
      '\uFEFF"Title";"Date";"Address";"Problem"',
      expect.stringMatching(/^"Walk";"'2026-06-31";"";"""Date"" says/),
      `"Sing";"'2026-01-04";"song";"The address clubs/nature/song is taken."`,
      expect.stringMatching(/^"Talk";"'2026-01-05";"about\/talk";"/),
      '',
    ]);
    write(path, rejected.join('\n').replace('06-31', '06-30'));
    await run('events', '--in', 'nature', '--from', path, '--valid-rows');
    expect(entriesOf('nature')).toContainEqual(
      expect.objectContaining({ title: 'Walk', date: '30-06-2026' }),
    );
    expect(changes()).toEqual([
      'events.csv',
      'imports/events-rejected-2.csv',
      'imports/events-rejected.csv',
      'public/data/nature.json',
    ]);
  });

  test('rejected people of a workbook are returned in a workbook', async () => {
    const file = join(folder, 'staff.xlsx');
    const rows = [
      ['പേര്', 'തസ്തിക'],
      ['ആശ', 'Tutor'],
      ['ബിബിൻ', ''],
    ];
    writeFileSync(file, workbookFile(rows.map((texts) => row(texts.map(cell).join(''))).join('')));
    await run('staff', '--in', 'people', '--from', file, '--valid-rows');
    expect(read('public/data/people.json').data).toContainEqual({ name: 'ആശ', role: 'Tutor' });
    const { rows: rejected } = await openSheet(join(folder, 'imports/staff-rejected.xlsx'));
    expect(rejected.map((cells) => cells.map(({ text }) => text))).toEqual([
      ['പേര്', 'തസ്തിക', 'Problem'],
      ['ബിബിൻ', '', expect.stringMatching(/^"തസ്തിക" is empty/)],
    ]);
  });

  test('a file is parsed once for many events', async () => {
    vi.doMock('jsonc-parser', { spy: true });
    vi.resetModules();
    const { parseTree } = await import('jsonc-parser');
    const { draftAddition: draftOf } = await import('../../src/node/authoring/create/index.ts');
    const rows = Array.from({ length: 80 }, (_, index) => `Walk ${index},2026-01-${10 + (index % 20)}`);
    const file = join(folder, 'walks.csv');
    write(file, ['Title,Date', ...rows].join('\n'));
    const flags = new Map([
      ['in', ['nature']],
      ['from', [file]],
    ]);
    try {
      expect((await draftOf('events', folder, flags)).draft.values).toHaveLength(rows.length);
      // Two or three times: the most recent tree is cached until its space is needed.
      expect(vi.mocked(parseTree).mock.calls.length).toBeLessThan(9);
    } finally {
      vi.doUnmock('jsonc-parser');
      vi.resetModules();
    }
  });
});

describe('page', () => {
  const rules = ['page', '--path', 'clubs/songs', '--title', 'Songs', '--text', 'One.\n\nTwo.'];

  test('its data file, its route beside its neighbours, its menu item', async () => {
    const output = await run(...rules, '--menu', 'life');
    expect(readFileSync(join(folder, 'public/data/songs.json'), 'utf8')).toBe(`{
  "$schema": "../../schemas/info.schema.json",
  "data": [
    {
      "title": "Songs",
      "blocks": [
        {
          "kind": "prose",
          "paragraphs": [
            "One.",
            "Two."
          ]
        }
      ]
    }
  ]
}
`);
    const { routes } = read('manifest/routes.json') as { routes: { path: string }[] };
    expect(routes.map(({ path }) => path).slice(-3)).toEqual(['clubs/rules', 'clubs/songs', 'about']);
    expect(read('manifest/site.json').menu[1].items).toMatchObject([
      { label: 'Nature' },
      { label: 'Songs', href: 'clubs/songs' },
    ]);
    expect(changes()).toEqual(['manifest/routes.json', 'manifest/site.json', 'public/data/songs.json']);
    expect(await check(folder)).toEqual([]);
    expect(output).toContain('Address\n  /clubs/songs/');
  });

  test.each([
    ['clubs/rules', 'There is a page clubs/rules already; its text is in public/data/rules.json.'],
    ['clubs/nature/old-walk', 'clubs/nature/old-walk is an old address that leads to clubs/nature'],
    ['/Clubs/Our Songs/', '"/Clubs/Our Songs/" is not an address. Write it as clubs/our-songs.'],
    ['/', '"/" is not an address.'],
  ])('an invalid address: %s', (path, message) =>
    expect(run('page', '--path', path, '--title', 'X', '--text', 'X')).rejects.toThrow(message),
  );

  test('a Malayalam address, which names the file unless another name is given', async () => {
    const args = ['page', '--title', 'ഗാനങ്ങൾ', '--text', 'ഒന്ന്', '--path'];
    await expect(run(...args, 'ഗാനങ്ങൾ', '--data', 'about')).rejects.toThrow(
      'There is a file public/data/about.json already.',
    );
    await run(...args, 'ഗാനങ്ങൾ', '--data', 'songs');
    await run(...args, 'clubs/ഗാനങ്ങൾ');
    await run(...args, 'about/ഗാനങ്ങൾ');
    expect(changes()).toEqual([
      'manifest/routes.json',
      'public/data/about-ഗാനങ്ങൾ.json',
      'public/data/songs.json',
      'public/data/ഗാനങ്ങൾ.json',
    ]);
    expect(await check(folder)).toEqual([]);
  });

  test('its file may be in a folder and have a Malayalam name', async () => {
    const args = ['page', '--path', 'clubs/songs', '--title', 'Songs', '--text', 'One.', '--data'];
    await expect(run(...args, '../songs')).rejects.toThrow('is not the name of a data file.');
    await expect(run(...args, 'clubs/Our Songs')).rejects.toThrow('Write it as clubs/our-songs.');
    await run(...args, 'clubs/2026/ഗാനങ്ങൾ');
    expect(read('public/data/clubs/2026/ഗാനങ്ങൾ.json').$schema).toBe('../../../../schemas/info.schema.json');
    expect(await check(folder)).toEqual([]);
  });

  test('an unknown menu group, and a menu without groups', async () => {
    await expect(run(...rules, '--menu', 'Lif')).rejects.toThrow(
      '--menu: The menu has no group "Lif". Did you mean "Life"? The groups are Life.',
    );
    writeJson('manifest/site.json', { ...read('manifest/site.json'), menu: [{ label: 'Home', href: '/' }] });
    await expect(run(...rules, '--menu', 'Life')).rejects.toThrow(
      '--menu: The menu has no groups. Leave this out, and add { "label": "Songs", "href": "clubs/songs" } to "menu" in manifest/site.json.',
    );
  });
});

test('person after the last of the same category, with a portrait', async () => {
  const source = await photoFolder({ 'me.jpg': { motif: 1, orientation: 6 } });
  const args = ['person', '--in', 'people', '--name', 'Ms. Wren', '--role', 'Tutor', '--category', 'Song'];
  const output = await run(...args, '--photo', join(source, 'me.jpg'));
  expect(read('public/data/people.json').data).toMatchObject([
    { name: 'Ms. Finch' },
    { name: 'Ms. Wren', role: 'Tutor', imageUrl: 'images/people/ms-wren.jpg', category: 'Song' },
    { name: 'Mr. Owl' },
  ]);
  const { width, height, exif } = await sharp(join(folder, 'public/images/people/ms-wren.jpg')).metadata();
  expect({ width, height, exif }).toEqual({ width: 600, height: 800, exif: undefined });
  expect(output).toContain('Address\n  /people/');
  await expect(run(...args)).rejects.toThrow('Ms. Wren is there already: public/data/people.json:9.');
});

test('person of a data file in a folder, and not of another with the same name', async () => {
  const source = await photoFolder({ 'me.jpg': { motif: 1 } });
  const file = 'public/data/ml/people.json';
  writeJson(file, read('public/data/people.json'));
  originalFiles = snapshot(folder);
  const photo = ['--role', 'Tutor', '--photo', join(source, 'me.jpg')];
  await run('person', '--in', 'ml/people', '--name', 'രമ്യ', ...photo);
  await run('person', '--in', file, '--name', 'അഞ്ജലി', ...photo);
  expect(changes()).toEqual([
    file,
    'public/images/ml/people/ml-people-1.jpg',
    'public/images/ml/people/ml-people-2.jpg',
  ]);
});

test('person a new category, and a misspelt one', async () => {
  const args = ['person', '--in', 'people', '--name', 'Ms. Wren', '--role', 'Tutor', '--category'];
  expect(await run(...args, 'Feathers')).toContain('Feathers is a new category; it gets a tab of its own.');
  await expect(run(...args, 'Nigth')).rejects.toThrow(
    '--category: There is no category "Nigth". Did you mean "Night"?',
  );
});

describe('list', () => {
  test('its routes, its data file, an item of the menu and a first entry', async () => {
    const output = await run('list', 'clubs/chess', '--title', 'Chess Club');
    const { routes } = read('manifest/routes.json') as { routes: Route[] };
    expect(routes.filter(({ data }) => data === 'chess')).toEqual([
      { path: 'clubs/chess', layout: 'list', data: 'chess', title: 'Chess Club' },
      { path: 'clubs/chess/*', layout: 'detail', data: 'chess' },
    ]);
    expect(entriesOf('chess')).toEqual([{ url: 'clubs/chess/1', title: 'Chess Club 1', sample: true }]);
    expect(read('manifest/site.json').menu.at(-1)).toEqual({ label: 'Chess Club', href: 'clubs/chess' });
    expect(await check(folder)).toEqual([]);
    expect(output).toContain('Address\n  /clubs/chess/');
    await run('event', '--in', 'chess', '--title', 'Open day', '--date', '18-03-2025');
    expect(entriesOf('chess')).toHaveLength(2);
  });

  test('a taken name of a data file gets a number, and the menu a group', async () => {
    await run(
      'list',
      '--path',
      'rules',
      '--title',
      'House rules',
      '--entry',
      'Quiet hours',
      '--menu',
      'life',
    );
    expect(entriesOf('rules-2')).toMatchObject([{ title: 'Quiet hours' }]);
    expect(read('manifest/site.json').menu[1].items.at(-1)).toEqual({ label: 'House rules', href: 'rules' });
    expect(await check(folder)).toEqual([]);
  });
});

describe('a site without a list', () => {
  test('is reported before anything else is read', async () => {
    const manifest = read('manifest/routes.json');
    const routes = manifest.routes.filter(
      ({ layout, path }: Route) => layout !== 'detail' && path !== 'people',
    );
    writeJson('manifest/routes.json', { ...manifest, routes });
    for (const name of ['people', 'people-page']) rmSync(join(folder, `public/data/${name}.json`));
    const event = ['event', '--in', 'events', '--title', 'X', '--date', 'none'];
    await expect(run(...event)).rejects.toThrow('has no list with pages of the layout detail');
    for (const line of ['person --name A --role B', 'staff --from table.xlsx'])
      await expect(run(...line.split(' '), '--in', 'people')).rejects.toThrow(
        'No file in public/data has the schema people',
      );
  });

  test.each([
    { args: ['event', '--title', 'Walk', '--date', '01-02-2026'], url: 'events/walk' },
    { args: ['month', '--month', 'January 2026'], url: 'months/january-2026' },
  ])('who does what is explained if there is no list for $args.0', async ({ args, url }) => {
    const routes = read('manifest/routes.json').routes.filter(
      ({ path }: Route) => !/^(?:camps|clubs)/.test(path),
    );
    const withRows = (rows: readonly unknown[]) => writeJson('manifest/routes.json', { routes: rows });
    withRows(routes);
    const fullArgs = [...args, ...(args[0] === 'event' ? ['--in', 'events'] : [])];
    const message = await run(...fullArgs).catch((error: Error) => error.message);
    const rows = /(?<= {2}\{ "path").*?(?=\nThen)/s.exec(message)?.[0] ?? '';
    withRows([...routes, ...JSON.parse(`[{ "path"${rows}]`)]);
    const [, file = '', text = ''] = /the file (\S+\.json).*\n(.*)$/.exec(message) ?? [];
    write(join(folder, file), text);
    await run(...fullArgs);
    expect(read(file).data).toMatchObject([{ programme: [{ url }] }]);
  });
});

describe('as a process', () => {
  const command = (...args: string[]) => [PROGRAM, 'new', ...args, '--site', folder];

  test('an error has no stack trace', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, command('event', '--in', 'x'), {
      cwd: engineRoot,
      encoding: 'utf8',
      input: '',
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^npm run new -- event: options are missing\. Nothing was changed\.\n/);
    expect(stderr).not.toContain('    at ');
  });

  test('the remains of a killed run are undone first', async () => {
    // Files that killedTransaction.ts uses.
    const withOld = () => {
      write(join(folder, GOING), 'An old list.');
      write(join(folder, PREPARED), 'picture 2');
    };
    withOld();
    await run('camp-month', '--month', 'may-2026');
    const clean = snapshot(folder);
    folder = makeSite();
    withOld();
    const killed = fileURLToPath(new URL('killedTransaction.ts', import.meta.url));
    const { signal } = spawnSync(process.execPath, ['--import', 'tsx', killed, folder, '6'], {
      cwd: engineRoot,
    });
    expect(signal).toBe('SIGKILL');
    expect(changes()).toContain('public/data/nature.json');
    await run('camp-month', '--month', 'may-2026');
    expect(snapshot(folder)).toEqual(clean);
  });

  const RUNS = thorough ? 100 : 2;

  /** Starts the command. @returns with a promise for the moment at which it begins to write next to the site */
  function start(args: readonly string[]) {
    const running = spawn(process.execPath, command(...args), { cwd: engineRoot, stdio: 'ignore' });
    let poll: NodeJS.Timeout | undefined;
    const staging = new Promise<void>((begun) => {
      poll = setInterval(() => {
        if (existsSync(join(folder, '.cache'))) begun();
      }, 1);
    });
    const closed = once(running, 'close').finally(() => clearInterval(poll));
    return { running, staging, closed };
  }

  test(`killed ${RUNS} times at any moment: the site is as before or complete, and a rerun completes it`, async () => {
    const photos = await photoFolder({
      'a.jpg': { motif: 1, takenAt: '2025:03:01 20:00:00' },
      'b.jpg': { motif: 2, takenAt: '2025:03:01 21:00:00' },
    });
    const args = ['event', '--in', 'nature', '--title', 'Night walk', '--photos', photos];
    const begin = performance.now();
    const first = start(args);
    await first.staging;
    const preparing = performance.now() - begin;
    await first.closed;
    const writing = performance.now() - begin - preparing;
    const complete = snapshot(folder);
    expect(complete).not.toEqual(originalFiles);

    for (let index = 0; index < RUNS; index++) {
      folder = makeSite();
      const { running, staging, closed } = start(args);
      // A third of the kills are during reads, the others during writes.
      const reading = index % 3 === 0;
      if (!reading) await Promise.race([staging, closed]);
      const kill = setTimeout(() => running.kill('SIGKILL'), Math.random() * (reading ? preparing : writing));
      await closed;
      clearTimeout(kill);

      const data = readFileSync(join(folder, 'public/data/nature.json')).toString('base64');
      const isComplete = data === complete['public/data/nature.json'];
      if (!isComplete) expect(data).toBe(originalFiles['public/data/nature.json']);
      const now = snapshot(folder);
      for (const [name, bytes] of Object.entries(isComplete ? complete : originalFiles)) {
        if (!name.endsWith('/')) expect(now[name], name).toBe(bytes);
      }

      if (isComplete) await expect(run(...args)).rejects.toThrow('This event is there already');
      else await run(...args);
      expect(snapshot(folder)).toEqual(complete);
    }
  }, 600_000);
});
