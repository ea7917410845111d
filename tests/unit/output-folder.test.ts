/** A build replaces only its own output, however its path is written. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join, parse, relative } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContentError } from '../../src/core/problems/problem.ts';
import { engineRoot, PROGRAM } from '../../src/node/content/folder.ts';
import { HOST_FILES } from '../../src/node/content/generatedFiles.ts';
import { buildSite } from '../../src/node/ssg/index.ts';
import { describeContents, outputStatus, writeMark } from '../../src/node/ssg/outputFolder.ts';
import { recover } from '../../src/node/ssg/swap.ts';
import { UsageError } from '../../src/node/system/usageError.ts';
import { fixtureFolder } from './fixtures.ts';
import { runHere } from './runHere.ts';
import { snapshot } from './snapshot.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const SITE = { name: 'Harbour School of Seamanship', origin: undefined };

/** All files of the tests are in here. */
let world: string;
/** The fixture site, in {@link world}. */
let site: string;

beforeAll(() => {
  // The build reads its modification time.
  vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000');
});
beforeEach(() => {
  world = temporaryFolder('output');
  site = join(world, 'above/site');
  cpSync(fixtureFolder('site'), site, { recursive: true });
  vi.stubEnv('HOME', join(world, 'home'));
  vi.stubEnv('USERPROFILE', join(world, 'home'));
});
afterAll(() => vi.unstubAllEnvs());

/** @returns the folder with these files */
function put(folder: string, ...files: string[]): string {
  mkdirSync(folder, { recursive: true });
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  return folder;
}

/** @returns the folder with the files of a build that its detection checks */
function putOutput(folder: string, identity: Parameters<typeof writeMark>[1] = SITE): string {
  put(folder, '404.html', '_headers', 'pages.json', 'about/index.html');
  writeMark(folder, identity);
  return folder;
}

/** @returns the link, which leads to a folder */
function putLink(target: string, link: string): string {
  symlinkSync(target, link, 'dir');
  return link;
}

type MakePath = (name: (plain: string) => string) => string;

/** A message for each refused path, which is made in the file system under its given name, perhaps in upper case. */
const PROTECTED: Readonly<Record<string, readonly [message: RegExp, make: MakePath]>> = {
  'the site folder': [
    /^This is the site folder( on a computer that|\.$)/,
    (name) => join(dirname(site), name(basename(site))),
  ],
  'the folder above the site': [
    /^This folder contains the site folder( on a computer that|\.$)/,
    (name) => join(world, name('above')),
  ],
  'the manifest folder': [/^This belongs to the content of a site/, (name) => join(site, name('manifest'))],
  'a folder in public that is not there': [
    /^This belongs to the content of a site/,
    (name) => join(site, name('public'), 'new'),
  ],
  'a home folder': [
    /^This is a home folder( on a computer that|\.$)/,
    (name) => {
      put(homedir(), 'letter.txt');
      return join(world, name('home'));
    },
  ],
  'a git repository': [
    /^This is a git repository/,
    (name) => {
      // A worktree has a file of this name, a clone a folder.
      const repository = put(join(world, name('repository')), '.git', 'index.html');
      writeMark(repository, SITE);
      return repository;
    },
  ],
  'the .git folder of a repository': [
    /^This is inside the \.git folder of a repository\.$/,
    (name) => join(world, name('clone'), '.git/out'),
  ],
  'a file': [/^This is a file/, (name) => join(put(world, name('file')), name('file'))],
  'a place inside a file': [
    /file is a file, so no folder can be inside it\.$/i,
    (name) => join(put(world, name('file')), name('file'), 'out'),
  ],
  'a link to an earlier output': [
    /^This is a link/,
    (name) => putLink(putOutput(join(world, 'earlier')), join(world, name('link'))),
  ],
  'a place behind a link that leads nowhere': [
    /leads nowhere\.$/,
    (name) => join(putLink(join(world, 'gone'), join(world, name('link'))), 'out'),
  ],
};
const FOREIGN: typeof PROTECTED = {
  "somebody's files": [
    /^This folder has files in it that no build/,
    (name) => put(join(world, name('files')), 'letter.txt', 'photos/1.jpg'),
  ],
  'the output of another site': [
    /^This is the website of "Another School"/,
    (name) =>
      putOutput(join(world, name('other')), { name: 'Another School', origin: 'https://another.example' }),
  ],
  'a mark that is something else': [
    /^This folder has files in it that no build/,
    (name) => put(join(world, name('damaged')), HOST_FILES.marker),
  ],
};

const plain = (name: string) => name;

const FORMS: Readonly<Record<string, (make: MakePath) => string>> = {
  absolute: (make) => make(plain),
  relative: (make) => relative(process.cwd(), make(plain)),
  'through a link': (make) => join(putLink(world, join(world, 'way')), relative(world, make(plain))),
  'in capitals': (make) => make((name) => name.toUpperCase()),
  'with dots and slashes': (make) => {
    const path = make(plain);
    return `${dirname(path)}//x/.././${basename(path)}/./`;
  },
};

describe('what must not be replaced', () => {
  const cases = Object.entries({ protected: PROTECTED, foreign: FOREIGN }).flatMap(([kind, paths]) =>
    Object.entries(paths).flatMap(([what, [message, make]]) =>
      Object.entries(FORMS).map(([how, write]) => ({ kind, what, how, write, message, make })),
    ),
  );

  test('there are enough cases', () => expect(cases.length).toBeGreaterThanOrEqual(40));

  test.each(cases)('$what, $how', async ({ kind, message, make, write }) => {
    const out = write(make);
    const originalFiles = snapshot(world);
    const error: unknown = await buildSite(site, out).catch((thrown: unknown) => thrown);
    expect(snapshot(world)).toEqual(originalFiles);
    expect(error).toBeInstanceOf(ContentError);
    expect(error).toMatchObject({
      problems: [
        { code: `output-${kind}`, message: expect.stringMatching(message), hint: expect.any(String) },
      ],
    });
  });

  // Only the detection runs: with an error in the code, a build would cause damage here.
  test.each([
    ['the root of the disk', parse(tmpdir()).root, /^This is the root of a disk\.$/],
    ['the engine', engineRoot, /^This is the repository of the site engine\.$/],
    ['the one above it', dirname(engineRoot), /contains the (repository of the site engine|site folder)\.$/],
    ['the content of the engine', join(engineRoot, 'public/out'), /^This belongs to the content of a site/],
  ])('%s', (_what, out, message) => {
    for (const form of [out, relative(process.cwd(), out), `${out}/./`, join(out, 'x/..')]) {
      const verdict = outputStatus(form === '' ? '.' : form, site, SITE);
      expect(verdict).toMatchObject({ kind: 'protected', message: expect.stringMatching(message) });
    }
  });

  test('no spelling of a path changes the result', () => {
    put(join(world, 'files'), 'letter.txt');
    putOutput(join(world, 'ours'));
    symlinkSync(world, join(world, 'way'), 'dir');
    const detour = fc.constantFrom('', '.', 'x/..', 'way', 'way/.', './way/way', 'above/..');
    const target = fc.constantFrom(...'above above/site above/site/public files home ours new/er'.split(' '));
    fc.assert(
      fc.property(fc.array(detour), target, fc.constantFrom('', '/', '/.', '/x/..'), (way, name, end) => {
        const { kind, path } = outputStatus(`${[world, ...way, name].join('/')}${end}`, site, SITE);
        expect({ kind, path }).toEqual({
          kind: outputStatus(join(world, name), site, SITE).kind,
          path: join(world, name),
        });
      }),
    );
  });
});

describe('what may be replaced', () => {
  const renamed = (identity: Partial<typeof SITE> | { origin: string }) => {
    const file = join(site, 'manifest/site.json');
    const old: object = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...old, ...identity }));
  };

  const REPLACED: Readonly<Record<string, () => string>> = {
    'a folder that is not there': () => join(world, 'new'),
    'with the folders above it': () => join(world, 'new/er/est'),
    'an empty folder': () => put(join(world, 'empty')),
    'the output of this site': () => putOutput(join(world, 'ours')),
    'relative, with dots and a slash': () =>
      `${relative(process.cwd(), dirname(putOutput(join(world, 'ours'))))}/above/../ours/`,
    'through a link': () => {
      putOutput(join(world, 'ours'));
      return join(putLink(world, join(world, 'way')), 'ours');
    },
    'in capitals': () => putOutput(join(world, 'OURS')),
    'the usual place': () => putOutput(join(site, 'dist')),
    'the usual place, after the site got another name and address': () =>
      putOutput(join(site, 'dist'), { name: 'Harbour College', origin: 'https://old.example' }),
    'another place, after the site got another name': () => {
      renamed({ origin: 'https://harbour.example' });
      return putOutput(join(world, 'ours'), { name: 'Harbour College', origin: 'https://harbour.example' });
    },
  };

  test.each(Object.entries(REPLACED))('%s', async (_what, make) => {
    const out = make();
    await buildSite(site, out);
    expect(existsSync(join(out, 'voyages/index.html'))).toBe(true);
    // This file was already in the output.
    expect(existsSync(join(out, 'about/index.html'))).toBe(false);
    expect(outputStatus(out, site, SITE).kind).toBe('ours');
    expect(readdirSync(dirname(out)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('the marker is the same for any folders', async () => {
    cpSync(site, join(world, 'clone'), { recursive: true });
    await buildSite(site, join(world, 'one'));
    await buildSite(join(world, 'clone'), join(world, 'other/place'));
    const marks = ['one', 'other/place'].map((folder) =>
      readFileSync(join(world, folder, HOST_FILES.marker), 'utf8'),
    );
    expect(marks[0]).toBe(marks[1]);
    expect(marks[0]).not.toContain(world);
  });
});

describe('a folder that the user agrees to replace', () => {
  let out: string;
  beforeEach(() => {
    out = join(world, 'files');
    put(out, 'a.txt', 'b.txt', 'c/1', 'c/2', 'd', 'e', 'f');
  });

  test('the loss is described', () => {
    expect(describeContents(out)).toBe('7 files: a.txt, b.txt, c, d, e and 1 more');
  });

  test('yes: it is replaced', async () => {
    const confirmReplace = vi.fn(async () => {});
    await buildSite(site, out, { confirmReplace });
    expect(confirmReplace).toHaveBeenCalledTimes(1);
    expect(existsSync(join(out, 'a.txt'))).toBe(false);
    expect(outputStatus(out, site, SITE).kind).toBe('ours');
  });

  test('no: it stays', async () => {
    const originalFiles = snapshot(world);
    const no = () => Promise.reject(new UsageError('No.'));
    await expect(buildSite(site, out, { confirmReplace: no })).rejects.toThrow('No.');
    expect(snapshot(world)).toEqual(originalFiles);
  });

  test('there is no question about protected folders', async () => {
    const confirmReplace = vi.fn(async () => {});
    await expect(buildSite(site, site, { confirmReplace })).rejects.toMatchObject({
      problems: [{ code: 'output-protected' }],
    });
    expect(confirmReplace).not.toHaveBeenCalled();
  });
});

test('files that are added during the build stay', async () => {
  const out = join(world, 'out');
  const building = buildSite(site, out);
  const late = vi.waitFor(() => {
    expect(readdirSync(world).some((name) => name.startsWith('.out.staging-'))).toBe(true);
    put(out, 'letter.txt');
  });
  await expect(building).rejects.toMatchObject({ problems: [{ code: 'output-foreign' }] });
  await late;
  expect(readdirSync(world).filter((name) => name.includes('out'))).toEqual(['out']);
  expect(readdirSync(out)).toEqual(['letter.txt']);
});

describe('a folder that looks like that of a killed build', () => {
  const missingId = 2 ** 30;

  test.each([
    ['', true],
    [', where there is no site either', false],
  ])('stays%s', async (_, isBuilt) => {
    const out = join(world, 'out');
    if (isBuilt) putOutput(out);
    for (const name of ['.out.staging-notes', `.out.staging-${missingId}`, '.out.old'])
      put(join(world, name), 'letter.txt');
    const originalFiles = snapshot(world);
    await recover(out);
    expect(snapshot(world)).toEqual(originalFiles);
    await expect(buildSite(site, out)).rejects.toMatchObject({
      problems: [{ code: 'output-foreign', file: join(world, '.out.old') }],
    });
    expect(snapshot(world)).toEqual(originalFiles);
  });

  test('is removed if it has the marker, or is empty', async () => {
    const out = join(world, 'out');
    for (const name of ['out', '.out.old', `.out.staging-${missingId}`]) putOutput(join(world, name));
    mkdirSync(join(world, `.out.staging-${missingId + 1}`));
    // Killed while it wrote the mark.
    mkdirSync(join(world, `.out.staging-${missingId + 2}`));
    writeFileSync(join(world, `.out.staging-${missingId + 2}`, HOST_FILES.marker), '');
    await recover(out);
    expect(readdirSync(world).filter((name) => name.includes('out'))).toEqual(['out']);
  });
});

describe('the command', () => {
  const run = (cwd: string, ...args: string[]) =>
    spawnSync(process.execPath, [PROGRAM, 'build', ...args], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, VITEST: '' },
    });

  test.each([
    ['the site folder', ['--out', '.'], 'output-protected', 'This is the site folder.'],
    ['the folder above it', ['--out', '..'], 'output-protected', 'This folder contains the site folder.'],
    ['its content', ['--out', 'public/'], 'output-protected', 'This belongs to the content of a site'],
    ['a file', ['--out', 'manifest/site.json'], 'output-protected', 'This is a file'],
    ["somebody's files", ['--out', '../../files'], 'output-foreign', 'This folder has files in it'],
    ['by force, unasked', ['--out', '../../files', '--force'], undefined, 'there is no terminal to ask at'],
    ['the site folder by force', ['--out', '.', '--force'], 'output-protected', 'This is the site folder.'],
  ] as const)('refuses %s', async (_what, args, code, sentence) => {
    put(join(world, 'files'), 'letter.txt');
    const originalFiles = snapshot(world);
    const { status, stdout, stderr } = await runHere(site, 'build', ['--site', '.', ...args]);
    expect(snapshot(world)).toEqual(originalFiles);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(sentence);
    if (code) expect(stderr).toContain(`error ${code}  `);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('replaces its own output and nothing else', () => {
    for (let time = 0; time < 2; time++) {
      expect(run(site, '--site', '.')).toMatchObject({
        status: 0,
        stderr: expect.not.stringContaining('error'),
      });
    }
    expect(existsSync(join(site, 'dist/voyages/index.html'))).toBe(true);
    const { status, stdout, stderr } = run(site, '--site', '.', '--out', '.');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('error output-protected  ');
  });
});
