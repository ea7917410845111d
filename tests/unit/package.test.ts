/** The npm package works from node_modules: it imports no packages except its dependencies. */
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { initSite } from '../../src/node/authoring/init/init.ts';
import { STARTER_MESSAGES, STARTERS, type StarterKind } from '../../src/node/authoring/init/starters.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const home = temporaryFolder('package');
const engine = join(home, 'node_modules/site-from-data');
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));

const run = (folder: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(engine, 'bin/site-from-data.js'), ...args], {
    cwd: folder,
    // Like npx, and without the environment of these tests.
    env: { PATH: process.env.PATH, HOME: home, TMPDIR: process.env.TMPDIR },
  });

/** The packages that --omit=dev installs, each as a link, so that nothing is fetched. */
function linkPackages(): void {
  const { packages } = JSON.parse(readFileSync(join(engineRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    const isOurs = path.lastIndexOf('node_modules/') === 0 && !dev && !devOptional;
    if (!isOurs || !existsSync(join(engineRoot, path))) continue;
    mkdirSync(dirname(join(home, path)), { recursive: true });
    symlinkSync(join(engineRoot, path), join(home, path), 'junction');
  }
}

/** The fields of the first site, in the languages of the sample pages. */
const FIRST_SITE = /nurs|hospital|kerala|നഴ്സ|ആശുപത്രി|കേരള|नर्स|अस्पताल|تمريض|مستشفى|medmās|slimnīc/i;

const NOT_PACKED = ['.cache', '.git', 'compiled', 'manifest', 'node_modules', 'public', 'tests'];

/** A copy of the repository: packing compiles the engine into it, and every build checks the engine for changes. */
function copyRepository(): string {
  const copy = join(home, 'repository');
  const left = new Set(NOT_PACKED.map((name) => join(engineRoot, name)));
  cpSync(engineRoot, copy, { recursive: true, filter: (path) => !left.has(path) });
  symlinkSync(join(engineRoot, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

let packed: string[];
beforeAll(() => {
  const npm = ['pack', '--silent', '--pack-destination', home];
  execFileSync('npm', npm, { cwd: copyRepository(), shell: process.platform === 'win32' });
  const [archive = ''] = readdirSync(home).filter((name) => name.endsWith('.tgz'));
  mkdirSync(join(home, 'node_modules'));
  execFileSync('tar', ['-xzf', archive, '-C', 'node_modules'], { cwd: home });
  renameSync(join(home, 'node_modules/package'), engine);
  linkPackages();
  packed = filesOf(engine);
});

test('it contains the engine, its schemas and guides, and nothing of the repository', () => {
  expect([...new Set(packed.map((name) => name.split('/')[0]))].sort()).toEqual([
    '.github',
    '.vscode',
    'LICENSE',
    'README.md',
    'bin',
    'compiled',
    'deploy',
    'docs',
    'package.json',
    'schemas',
    'src',
    'tsconfig.json',
  ]);
  expect(
    packed.filter((name) => /^src\/(?:cli|editor)\b|^src\/node\/.*\.tsx?$|\.test\.|fixtures/.test(name)),
  ).toEqual([]);
});

test('every link of the README leads to a file of the package', () => {
  const text = readFileSync(join(engine, 'README.md'), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, file = '']) => file);
  expect(links).toContain('docs/extend.md');
  expect(links.filter((file) => !packed.includes(file))).toEqual([]);
});

test('link targets of its guides outside of their folder are included', () => {
  const developers = /^docs\/(?:architecture|developers|measurements|decisions\/.*)\.md$/;
  const guides = packed.filter((name) => /^docs\/.*\.md$/.test(name) && !developers.test(name));
  const led = guides.flatMap((name) =>
    [...readFileSync(join(engine, name), 'utf8').matchAll(/\]\(\.\.\/([^)#]+)/g)].map(([, file]) => file),
  );
  expect(led).toContain('deploy/nginx/site.conf');
  expect(led.filter((file) => file && !packed.includes(file))).toEqual([]);
});

test('no file of the compiled engine is there twice', () => {
  const compiled = packed.filter((name) => /^compiled\/.*\.(?:js|css)$/.test(name));
  const digests = compiled.map((name) =>
    createHash('sha256')
      .update(readFileSync(join(engine, name)))
      .digest('hex'),
  );
  expect(compiled.filter((_, index) => digests.indexOf(digests[index] ?? '') !== index)).toEqual([]);
});

test('bundled packages are included with their licences', () => {
  expect(readFileSync(join(engine, 'compiled/licences.txt'), 'utf8')).toMatch(/^react-dom\n\nMIT License\n/m);
});

test('environment variables of another engine are ignored', async () => {
  const env = { ...process.env, SITE_FROM_DATA_COMPILED: join(engineRoot, '.cache/engine') };
  const program = join(engine, 'bin/site-from-data.js');
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--help'], { cwd: home, env });
  expect(stdout).toContain('build');
});

test('an old Node is refused with a sentence', async () => {
  const older = 'data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"18.19.0"}})';
  const args = ['--import', older, join(engine, 'bin/site-from-data.js'), 'check'];
  await expect(promisify(execFile)(process.execPath, args, { cwd: home })).rejects.toMatchObject({
    stderr: expect.stringMatching(/^Node 18\.19\.0 is too old: 20\.19 or newer is needed\. .*\n$/),
  });
});

test('without a writable cache the development server says so and ends', async () => {
  const site = join(home, 'in the way');
  cpSync(join(engineRoot, 'tests/fixtures/latvian'), site, { recursive: true });
  mkdirSync(join(site, '.cache'));
  writeFileSync(join(site, '.cache/vite'), '');
  const error: unknown = await run(site, 'dev', '--port', '0').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^error /) });
  expect(error).not.toMatchObject({ stderr: expect.stringMatching(/^\s+at /m) });
});

test('the site of another institution is upgraded and valid without the repository', async () => {
  const site = join(home, 'another site, പുതിയത്');
  cpSync(join(engineRoot, 'tests/fixtures/latvian'), site, { recursive: true });
  symlinkSync(join(home, 'node_modules'), join(site, 'node_modules'), 'junction');
  expect((await run(site, 'upgrade')).stdout).toContain('manifest/site.json: "engine" is new and becomes "');
  expect((await run(site, 'check')).stdout).toBe('No problems found.\n');
});

test('each starter has no word of another institution; one is created and built by the package', async () => {
  const [first = 'college', ...others] = Object.keys(STARTERS) as StarterKind[];
  await run(home, 'init', first, '--kind', first, '--name', `Our ${first}`, '--yes');
  const languages = Object.keys(STARTER_MESSAGES);
  for (const [index, kind] of others.entries()) {
    // Each language is the main language of a site with all others.
    const orderedLanguages = [...languages.slice(index), ...languages.slice(0, index)];
    const answers = { name: 'Ours', languages: orderedLanguages, colour: '#1f5f8b', kind };
    expect(await initSite(join(home, kind), answers, new Date()), kind).toEqual([]);
  }
  for (const kind of [first, ...others]) {
    const texts = filesOf(join(home, kind)).filter((name) => /\.(json|md|yml)$/.test(name));
    expect(texts.length).toBeGreaterThan(12);
    for (const name of texts)
      expect(readFileSync(join(home, kind, name), 'utf8'), `${kind}/${name}`).not.toMatch(FIRST_SITE);
  }
  const site = join(home, first);
  expect((await run(site, 'verify')).stdout).toMatch(/^\d+ pages read, 0 mistakes\.$/m);
  // The cache of builds belongs to the site; the package remains as npm has installed it.
  expect(readdirSync(join(site, '.cache'))).toContain('app');
  // A site gets the fonts of the scripts that it uses.
  const [app = ''] = readdirSync(join(site, '.cache/app'));
  expect(readFileSync(join(site, '.cache/app', app), 'utf8')).not.toMatch(/woff2/);
  expect(filesOf(engine)).toEqual(packed);
});
