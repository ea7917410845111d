/** Published files of `public/`. A build always ends with a message, whatever the folder contains. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { engineRoot, PROGRAM } from '../../src/node/content/folder.ts';
import { GENERATED_FOLDERS, generatedFiles } from '../../src/node/content/generatedFiles.ts';
import { readJsonFile } from '../../src/node/content/jsonFile.ts';
import { pathStatus } from '../../src/node/content/pathStatus.ts';
import { isPublished, readPublicFolder } from '../../src/node/content/publicFolder.ts';
import { runHere } from './runHere.ts';
import { type Change, changed, fixtureSite, makeSpecial, set, writeFiles } from './siteCase.ts';
import { hasTrace, PHOTOS } from './taggedPhotos.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const onWindows = process.platform === 'win32';
const SECRET = 'a-secret-of-this-machine';

const folder = temporaryFolder('public-folder');
beforeAll(async () => {
  await writeFile(join(folder, 'secret.txt'), SECRET);
  await writeFile(join(folder, 'secret.jpg'), fixtureSite().get('public/images/sea.jpg') ?? '');
  await mkdir(join(folder, 'elsewhere'));
  await writeFile(join(folder, 'elsewhere/secret.txt'), SECRET);
});

function makeSite(changes: readonly Change[]): string {
  const site = writeFiles(folder, changed(fixtureSite(), changes));
  makeSpecial(site, changes);
  return site;
}

async function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: engineRoot,
    env: { ...process.env, NODE_ENV: 'production', VITEST: '', SOURCE_DATE_EPOCH: '1700000000' },
    // Fails if the process reads a pipe forever.
    timeout: 180_000,
    killSignal: 'SIGKILL',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** Runs the build in this process, where no pipe is read. It must end before it renders a page. */
async function build(args: readonly string[]): Promise<{ code: number; output: string }> {
  const { status, stdout, stderr } = await runHere(engineRoot, 'build', args);
  return { code: status, output: stdout + stderr };
}

/** Files that must not be published and must not affect others. */
const ODDITIES: readonly Change[] = [
  { file: 'public/live', pipe: true },
  { file: 'public/documents/out.txt', link: '../../../secret.txt' },
  { file: 'public/documents/elsewhere', link: '../../../elsewhere' },
  { file: 'public/documents/all', link: '..' },
  { file: 'public/documents/gone.pdf', link: 'nowhere.pdf' },
  { file: 'public/documents/again.pdf', link: 'again.pdf' },
  { file: 'public/documents/manifest.json', link: '../../manifest/site.json' },
  { file: 'public/documents/latest.pdf', link: './chart.pdf' },
  { file: 'public/documents/settings.txt', link: '../.env' },
  { file: 'public/documents/zero', link: '/dev/zero' },
  { file: 'public/.env', text: SECRET },
  { file: 'public/.git/config', text: SECRET },
  { file: 'public/images/.DS_Store', text: SECRET },
  { file: 'public/images/Thumbs.db', text: SECRET },
  { file: 'public/data/.old.json', text: JSON.stringify({ data: [], note: SECRET }) },
  { file: 'public/data/._voyages.json', text: SECRET },
  { file: 'public/data/old/.well-known/a.txt', text: SECRET },
  { file: 'public/.well-known/security.txt', text: 'Contact: mailto:office@harbour.example\n' },
  { file: 'public/robots.txt', text: 'User-agent: *\n' },
];

/** Ten photos with the location, time and device, copied into the folder, and others that no page shows. */
async function photosByHand(): Promise<Change[]> {
  const put = async (name: string, make: () => Promise<Buffer>): Promise<Change> => ({
    file: `public/images/${name}`,
    bytes: (await make()).toString('base64'),
  });
  const names = Object.keys(PHOTOS);
  const [linked = '', ...pictures] = names;
  return [
    ...(await Promise.all(Object.entries(PHOTOS).map(([name, make]) => put(name, make)))),
    ...(await Promise.all(
      Object.entries(PHOTOS).map(([name, make]) => put(`phone/left-over-${name}`, make)),
    )),
    { file: 'public/left-over.svg', text: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    set('public/data/voyages.json', '/data/0/report/0/url1', `/images/${linked}`),
    ...pictures.map(
      (name): Change =>
        set('public/data/voyages.json', '/data/0/programme/0/images/-', {
          src: `images/${name}`,
          caption: `The sea in ${name.replace('.', ' ')}`,
        }),
    ),
  ];
}

/** The published oddities, with the target of the link. */
const PUBLISHED = ['.well-known/security.txt', 'documents/latest.pdf', 'robots.txt'];

describe.skipIf(onWindows)('of a public folder with all kinds of entries', () => {
  let site: string;
  let usual: readonly string[];
  beforeAll(async () => {
    site = makeSite(ODDITIES);
    usual = readPublicFolder(makeSite([])).files;
  });

  test('files, and links to files among them, are published, and nothing else', () => {
    expect([...readPublicFolder(site).files].sort()).toEqual([...usual, ...PUBLISHED].sort());
  });

  test('the rest is refused with a reason or private', () => {
    const { refused, hidden } = readPublicFolder(site);
    expect(Object.fromEntries([...refused].map(([path, { code }]) => [path, code]))).toEqual({
      live: 'file-special',
      'documents/out.txt': 'file-link',
      'documents/elsewhere': 'file-link',
      'documents/all': 'file-link',
      'documents/gone.pdf': 'file-link',
      'documents/again.pdf': 'file-link',
      'documents/manifest.json': 'file-link',
      'documents/settings.txt': 'file-link',
      'documents/zero': 'file-link',
    });
    expect([...hidden].sort()).toEqual(['.env', '.git', 'data/.old.json', 'data/old/.well-known']);
  });

  test('a single file is treated as in the list', () => {
    const { files, folders, refused } = readPublicFolder(site);
    for (const path of files) expect(isPublished(site, path), path).toBe(true);
    const others = [
      '',
      '.',
      '..',
      '../manifest/site.json',
      'nowhere',
      '.env',
      '.git/config',
      'documents/all/.env',
    ];
    const behindLinks = ['documents/elsewhere/secret.txt', 'documents/all/documents/chart.pdf'];
    for (const path of [...folders, ...refused.keys(), ...others, ...behindLinks])
      expect(isPublished(site, path), path).toBe(false);
  });

  test('a build without a check publishes nothing else', async () => {
    const changes: Change[] = [
      ...ODDITIES,
      set('manifest/site.json', '/origin', 'https://harbour.example'),
      // A list publishes no private or refused file.
      set(
        'manifest/site.json',
        '/files',
        ODDITIES.map(({ file }) => file.replace('public/', '')),
      ),
      set('manifest/routes.json', '/redirects/-', { from: '?p=1', to: 'crew' }),
      set('public/data/start.json', '/data/0/blocks/-', { kind: 'search', heading: 'Search' }),
      set('public/data/voyages.json', '/data/0/programme/0/thumbnail', '../../secret.jpg'),
      ...(await photosByHand()),
    ];
    const source = makeSite(changes);
    const out = join(folder, 'out');
    const script = `import(${JSON.stringify(join(engineRoot, 'src/node/ssg/index.ts'))}).then(({ buildSite }) => buildSite(...${JSON.stringify([source, out])}))`;
    expect(await run('--import', 'tsx', '-e', script)).toMatchObject({ code: 0 });

    const entries = readdirSync(out, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) =>
        join(parentPath, name)
          .slice(out.length + 1)
          .replaceAll('\\', '/'),
      );
    expect(files.filter((file) => !lstatSync(join(out, file)).isFile())).toEqual([]);
    expect(files.filter((file) => readFileSync(join(out, file)).includes(SECRET))).toEqual([]);
    expect(readFileSync(join(out, 'documents/latest.pdf'))).toEqual(
      readFileSync(join(source, 'public/documents/chart.pdf')),
    );
    expect(JSON.parse(readFileSync(join(out, 'media/voyages.json'), 'utf8')).pictures).not.toHaveProperty([
      '../../secret.jpg',
    ]);

    // Ten photos of a phone: shown, linked and shared, without metadata.
    expect(files.filter((file) => hasTrace(readFileSync(join(out, file))))).toEqual([]);
    for (const name of Object.keys(PHOTOS)) {
      const { width, height, orientation } = await sharp(join(out, 'images', name)).metadata();
      expect([name, width, height, orientation]).toEqual([
        name,
        ...(name.startsWith('turned') ? [64, 96] : [96, 64]),
        undefined,
      ]);
    }
    // Unreferenced pictures are missing; those without metadata are byte-identical.
    expect(files.filter((file) => /left-over/.test(file))).toEqual([]);
    for (const file of ['images/sea.jpg', 'images/quay.jpg'])
      expect(readFileSync(join(out, file)), file).toEqual(readFileSync(join(source, 'public', file)));

    // The list of generated files is complete, and all exist.
    const pages = JSON.parse(readFileSync(join(out, 'pages.json'), 'utf8')) as { path: string }[];
    const generated = generatedFiles(
      pages.map(({ path }) => path),
      ['trips'],
      [],
      ['voyages', 'logbook'],
    );
    const ofFolders = Object.values(GENERATED_FOLDERS);
    const unknown = files.filter(
      (file) =>
        !generated.has(file) &&
        !readPublicFolder(source).files.includes(file) &&
        !ofFolders.some((name) => file.startsWith(`${name}/`)),
    );
    expect(unknown).toEqual([]);
    expect([...generated.keys()].filter((file) => !files.includes(file))).toEqual([]);
    expect(ofFolders.filter((name) => !files.some((file) => file.startsWith(`${name}/`)))).toEqual([]);
    expect(readFileSync(join(out, 'robots.txt'), 'utf8')).toBe('User-agent: *\n');
  }, 300_000);
});

test.each<[name: string, change: Change, file: string]>([
  ['a pipe', { file: 'public/images/live', pipe: true }, 'public/images/live'],
  ['a data file as a pipe', { file: 'public/data/voyages.json', pipe: true }, 'public/data/voyages.json'],
  ['a manifest that is a pipe', { file: 'manifest/routes.json', pipe: true }, 'manifest/routes.json'],
  ['a link out', { file: 'public/documents/a.txt', link: '../../../secret.txt' }, 'public/documents/a.txt'],
  ['a data link', { file: 'public/data/news.json', link: '../../../secret.txt' }, 'public/data/news.json'],
  ['a circle', { file: 'public/images/all', link: '..' }, 'public/images/all'],
  ['a file where a folder goes', { file: 'public/voyages', text: '' }, 'public/voyages'],
  ['a folder where a file goes', { file: 'public/404.html/a.txt', text: '' }, 'public/404.html'],
  ['a page of its own', { file: 'public/index.html', text: 'Mine.' }, 'public/index.html'],
  ['a script in a drawing', { file: 'public/a.svg', text: '<svg><script/></svg>' }, 'public/a.svg'],
])(
  'a build with %s ends with a sentence',
  async (_name, change, file) => {
    if (onWindows) return;
    const site = makeSite([change]);
    const out = join(site, 'dist');
    const args = ['--site', site, '--out', out];
    const { code, output } = 'pipe' in change ? await run(PROGRAM, 'build', ...args) : await build(args);
    expect(code, output).toBe(1);
    expect(output).toContain(file);
    expect(output).not.toMatch(/^\s+at /m);
    expect(output).not.toContain(SECRET);
    expect(existsSync(out)).toBe(false);
  },
  120_000,
);

test.skipIf(onWindows)(
  'other commands read no pipe either',
  async () => {
    const site = makeSite([{ file: 'manifest/routes.json', pipe: true }]);
    const commands = [
      { name: 'resolve', rest: ['crew'], exit: 1 },
      { name: 'lock', rest: [], exit: 1 },
      { name: 'report', rest: ['--out', join(folder, 'report.html')], exit: 0 },
    ];
    for (const { name, rest, exit } of commands) {
      const { code, output } = await run(PROGRAM, name, '--site', site, ...rest);
      expect(code, `${name}: ${output}`).toBe(exit);
      expect(output).toContain('manifest/routes.json');
      expect(output).not.toMatch(/^\s+at /m);
    }
  },
  300_000,
);

describe.skipIf(onWindows)('the type of a path', () => {
  test('a socket is no file', async () => {
    const site = makeSite([]);
    const server = createServer().listen(join(site, 'public/socket'));
    await once(server, 'listening');
    expect(pathStatus(site, 'public/socket')).toMatchObject({
      kind: 'refused',
      problem: { code: 'file-special', message: expect.stringContaining('a socket') },
    });
    server.close();
  });

  test('is known for every kind', async () => {
    const site = makeSite(ODDITIES);
    const kinds = {
      'public/documents/chart.pdf': 'file',
      'public/documents/latest.pdf': 'file',
      'public/documents': 'folder',
      'public/nothing': 'missing',
      'public/documents/chart.pdf/a': 'missing',
      'public/../../secret.txt': 'missing',
      'public/live': 'refused',
      'public/documents/out.txt': 'refused',
    };
    expect(Object.fromEntries(Object.keys(kinds).map((file) => [file, pathStatus(site, file).kind]))).toEqual(
      kinds,
    );
    const textOf = async (file: string) => (await readJsonFile(site, file))?.text;
    expect(await textOf('public/live')).toBe('');
    expect(await textOf('public/documents/out.txt')).toBe('');
    expect(await textOf('public/robots.txt')).toBe('User-agent: *\n');
  });
});
