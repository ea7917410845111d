/** A new site is created completely or not at all, and an upgrade records the version of the engine. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'jsonc-parser';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Manifest } from '../../src/core/model.ts';
import { ContentError } from '../../src/core/problems/problem.ts';
import { Flags } from '../../src/node/authoring/create/flags.ts';
import { initSite } from '../../src/node/authoring/init/init.ts';
import { readInitOptions } from '../../src/node/authoring/init/initOptions.ts';
import type { InitOptions } from '../../src/node/authoring/init/starterFiles.ts';
import { STARTER_MESSAGES, starterMessages } from '../../src/node/authoring/init/starters.ts';
import { upgradeSite } from '../../src/node/authoring/init/upgrade.ts';
import { editorSettings, workspaceFiles } from '../../src/node/authoring/init/workspaceFiles.ts';
import { checkSite } from '../../src/node/check/index.ts';
import { assertSupportedPath, compareVersions, engineVersion } from '../../src/node/content/engine.ts';
import { engineRoot, PROGRAM } from '../../src/node/content/folder.ts';
import { SCHOOL } from '../sites.ts';
import { snapshot } from './birdSite.ts';
import { runHere } from './runHere.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const home = temporaryFolder('setup');
let folder: string;
beforeEach(({ task }) => {
  folder = join(home, task.id);
});

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const readJson = (file: string) => JSON.parse(read(file)) as Record<string, unknown>;

const ANSWERS: InitOptions = { name: 'Town Library', kind: 'library', languages: ['en'], colour: '#1f5f8b' };
const DAY = new Date('2026-03-05T10:00:00Z');

describe('init', () => {
  test('creates a valid site from options only, with schemas from the installed engine', async () => {
    // Files of a killed run do not matter.
    mkdirSync(join(folder, 'site/.init-1/manifest'), { recursive: true });
    const args = ['site', '--name', 'Town Library', '--kind', 'library', '--languages', 'ml,en,ta', '--yes'];
    const { status, stdout } = await runHere(folder, 'init', args);
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('cd site\n') });
    expect(stdout).toContain('There are no sample pages in "ta" yet');
    folder = join(folder, 'site');
    expect(await checkSite(folder)).toEqual([]);
    expect(readJson('manifest/site.json')).toMatchObject({
      engine: engineVersion,
      name: 'Town Library',
      language: 'ml',
    });
    // A change of the name there also changes the footer of all pages.
    expect(read('manifest/site.json').split('Town Library')).toHaveLength(2);
    expect(read('README.md')).toContain('ഈ ഫോൾഡർ ഒരു വെബ്സൈറ്റാണ്');
    // Every page is in the other language as well, so that the language switch has a target.
    const { routes } = readJson('manifest/routes.json') as unknown as Manifest;
    const pages = routes.filter(({ path }) => !path.endsWith('*'));
    const translated = pages.flatMap(({ translationOf = [] }) => translationOf);
    expect(translated).toEqual(pages.flatMap(({ path, language }) => (language === undefined ? path : [])));
    expect(read('manifest/site.en.json')).toContain('Books for everybody');
    expect(read('public/data/home.json')).toContain('വരൂ, വായിക്കൂ');
    expect(read('public/data/en/home.json')).toContain('Come in and read');
    expect(readdirSync(folder).sort()).toEqual(
      '.github .gitignore .vscode README.md manifest package.json public'.split(' '),
    );

    const named = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) =>
        [...read(name).matchAll(/"([^"\\]*node_modules\/site-from-data\/)(schemas\/[^"\\]*)"/g)].map(
          ([, way = '', file = '']) => ({ name, way, file }),
        ),
      );
    expect(named.length).toBeGreaterThan(20);
    for (const { name, way, file } of named) {
      expect(existsSync(join(engineRoot, file)), `${name}: ${file}`).toBe(true);
      // VS Code resolves some paths in its settings from the folder of the site, others from the folder of the data file.
      if (!name.startsWith('.vscode'))
        expect(join(dirname(name), way).replaceAll('\\', '/'), name).toBe('node_modules/site-from-data/');
    }
    expect(parse(editorSettings())).toBeTypeOf('object');
  });

  test('overwrites nothing', async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'letter.txt'), 'Dear all');
    await expect(initSite(folder, ANSWERS, DAY)).rejects.toThrow('is not empty (letter.txt)');
    await expect(initSite(join(folder, 'letter.txt/a'), ANSWERS, DAY)).rejects.toThrow(
      'letter.txt is a file',
    );
    expect(readdirSync(folder)).toEqual(['letter.txt']);
  });

  test('a new repository may have a licence and a README, which stay', async () => {
    mkdirSync(join(folder, '.git'), { recursive: true });
    writeFileSync(join(folder, 'LICENSE'), 'MIT');
    writeFileSync(join(folder, 'Readme.md'), 'Ours');
    await initSite(folder, ANSWERS, DAY);
    expect(readdirSync(folder).sort()).toEqual(
      [
        '.git',
        '.github',
        '.gitignore',
        '.vscode',
        'LICENSE',
        'Readme.md',
        'manifest',
        'package.json',
        'public',
      ].sort(),
    );
    expect(read('Readme.md')).toBe('Ours');
  });

  test('leaves nothing after a failure, not even parent folders', async () => {
    const answers = { ...ANSWERS, name: 'Town\u0000Library' };
    await expect(initSite(join(folder, 'a/b'), answers, DAY)).rejects.toThrow(ContentError);
    expect(existsSync(folder)).toBe(false);
  });

  test.each<[args: string[], message: string]>([
    [['--yes'], 'Give --name and --kind, such as: npx site-from-data init library --name "Town Library"'],
    [['--kind', 'school'], 'Give --name, such as: '],
    [['--name', 'S', '--yes'], 'Give --kind, such as: '],
    [['--name', 'S', '--kind', 'libary', '--yes'], 'Did you mean "library"?'],
    [['--name', 'S', '--kind', 'school', '--languages', 'English', '--yes'], 'is not the code of a language'],
    [['--name', 'S', '--kind', 'school', '--colour', 'blue', '--yes'], '"blue" is not a colour.'],
    [['--name', 'S', '--kind', 'school', '--colour', '#gggggg', '--yes'], '0 to 9 and a to f'],
    [['--name', 'S', '--kind', 'school', '--colour', '#ffd54f', '--yes'], 'The nearest colour that can is #'],
  ])('reports what is missing or invalid: %j', async (args, message) => {
    mkdirSync(folder, { recursive: true });
    const { status, stderr } = await runHere(folder, 'init', ['site', ...args]);
    expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringContaining(message) });
    expect(readdirSync(folder)).toEqual([]);
  });
});

// `script` of util-linux runs a command at a terminal; its options differ on other systems.
const hasScript = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0;

describe.skipIf(!hasScript)('init in a terminal', () => {
  async function typed(steps: [shown: string, types: string][]): Promise<{ code: unknown; screen: string }> {
    mkdirSync(folder, { recursive: true });
    const command = `stty cols 100 rows 40; '${process.execPath}' '${PROGRAM}' init site`;
    const running = spawn('script', ['-qec', command, '/dev/null'], { cwd: folder });
    const left = [...steps];
    let screen = '';
    const closed = once(running, 'close');
    running.stdout.on('data', (text) => {
      screen += String(text);
      const [[path, types] = ['', '']] = left;
      if (left.length === 0 || !screen.includes(path)) return;
      left.shift();
      running.stdin.write(types);
    });
    const [code] = await closed;
    return { code, screen };
  }

  test('asks again after invalid input, and Enter takes the default', async () => {
    const { code } = await typed([
      ['Name of the institution', 'Town Library\r'],
      // The second of the kinds of site.
      ['Kind of institution', '\u001B[B\r'],
      ['Codes of its languages', 'English\r'],
      ['is not the code of a language', `${'\u007F'.repeat(7)}ml,en\r`],
      ['Its colour', '\r'],
    ]);
    expect(code).toBe(0);
    const site = JSON.parse(readFileSync(join(folder, 'site/manifest/site.json'), 'utf8'));
    expect(site).toMatchObject({ name: 'Town Library', kind: 'school', language: 'ml' });
    expect(site).toMatchObject({ brand: { colours: ['#1f5f8b'] } });
  });

  test('Ctrl-C says that nothing was changed', async () => {
    const { code, screen } = await typed([['Name of the institution', 'Town\u0003']]);
    expect(screen).toContain('Stopped. Nothing was changed.');
    expect(code).toBe(130);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a colour', () => {
  const answersWith = async (colour: string) =>
    readInitOptions(
      new Flags(
        new Map([
          ['name', ['S']],
          ['kind', ['school']],
          ['colour', [colour]],
        ]),
      ),
      undefined,
    );

  test('of a suggestion is accepted', async () => {
    const message = await answersWith('#ffd54f').catch(String);
    const [nearest = ''] = /#[\da-f]{6}(?=\.$)/.exec(String(message)) ?? [];
    expect((await answersWith(nearest)).colour).toBe(nearest);
  });

  test('may be typed without #, which a shell would take as a comment', async () => {
    expect((await answersWith('1F5F8B')).colour).toBe('#1f5f8b');
  });
});

describe('sample pages', () => {
  const textsOf = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);
  const english = new Set(textsOf(STARTER_MESSAGES.en));
  const keysOf = (value: unknown): unknown =>
    typeof value === 'string'
      ? 'text'
      : Array.isArray(value)
        ? value.map(keysOf)
        : Object.fromEntries(Object.entries(value as object).map(([key, item]) => [key, keysOf(item)]));

  test.each(Object.entries(STARTER_MESSAGES))(
    'in %s have the same keys and lengths as in English',
    (_, messages) => expect(keysOf(messages)).toEqual(keysOf(STARTER_MESSAGES.en)),
  );

  test.each(Object.keys(STARTER_MESSAGES))('in %s have no English text', (language) => {
    const texts = textsOf(starterMessages(language));
    expect(new Set(texts).size).toBeGreaterThan(150);
    if (language === 'en') return;
    expect(texts.filter((text) => english.has(text))).toEqual([]);
    if (new Intl.Locale(language).maximize().script === 'Latn') return;
    expect(texts.filter((text) => /[a-z]/i.test(text.replace(/\{\{\w+\}\}/g, '')))).toEqual([]);
  });
});

test.each(['en', 'ml', 'hi', 'lv'])('the guide of a site in %s names scripts of the site', (language) => {
  const files = workspaceFiles(folder, { ...ANSWERS, languages: [language] });
  const { scripts } = JSON.parse(files.get('package.json') ?? '') as { scripts: object };
  const named = [...(files.get('README.md') ?? '').matchAll(/npm (?:run )?([a-z]+)/g)].map(
    ([, name]) => name,
  );
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((name) => name !== 'install' && !Object.hasOwn(scripts, name ?? ''))).toEqual([]);
  // The engine is in no registry: a package of that name may be another one.
  expect(files.get('README.md')).not.toMatch(/npm install [a-z]/);
});

test('a site created by a clone of the repository uses the clone, and no registry', () => {
  const { dependencies } = JSON.parse(workspaceFiles(folder, ANSWERS).get('package.json') ?? '') as {
    dependencies: Readonly<Record<string, string>>;
  };
  const [, path = ''] = /^file:(.*)$/.exec(dependencies['site-from-data'] ?? '') ?? [];
  expect(resolve(folder, path)).toBe(resolve(engineRoot));
});

describe('upgrade', () => {
  const SITE_FILE = 'manifest/site.json';
  const withVersion = (version: string) => {
    cpSync(SCHOOL, folder, { recursive: true });
    writeFileSync(join(folder, SITE_FILE), read(SITE_FILE).replace('{', `{\n  "engine": "${version}",`));
  };

  test('previews the changes, records the version, and changes nothing the next time', async () => {
    cpSync(SCHOOL, folder, { recursive: true });
    const originalFiles = snapshot(folder);
    const site = read(SITE_FILE);
    const line = `${SITE_FILE}: "engine" is new and becomes "${engineVersion}".`;
    expect(await upgradeSite(folder, true)).toEqual([line, 'Nothing was changed: this was a dry run.']);
    expect(snapshot(folder)).toEqual(originalFiles);
    expect(await upgradeSite(folder, false)).toEqual([line]);
    expect(readJson(SITE_FILE)).toEqual({ ...JSON.parse(site), engine: engineVersion });
    const after = snapshot(folder);
    for (const dry of [true, false])
      expect(await upgradeSite(folder, dry)).toEqual([
        `There is nothing to change: the site is made with version ${engineVersion}.`,
      ]);
    expect(snapshot(folder)).toEqual(after);
  });

  test('keeps Windows line endings, and names both versions', async () => {
    withVersion('0.0.1');
    const windowsText = read(SITE_FILE).replaceAll('\n', '\r\n');
    writeFileSync(join(folder, SITE_FILE), windowsText);
    expect(await upgradeSite(folder, false)).toEqual([
      `${SITE_FILE}: "engine" was "0.0.1" and becomes "${engineVersion}".`,
    ]);
    expect(read(SITE_FILE)).toBe(windowsText.replace('"0.0.1"', `"${engineVersion}"`));
  });

  test('refuses a site of a newer engine', async () => {
    withVersion('99.0.0');
    await expect(upgradeSite(folder, false)).rejects.toThrow('npm install ./site-from-data-99.0.0.tgz');
  });

  test.each([
    ['0.2.0', '0.10.0', -1],
    ['1.0.0', '0.10.0', 1],
    ['0.1.0-beta.1', '0.1.0', 0],
  ])('%s and %s', (one, other, sign) => expect(Math.sign(compareVersions(one, other))).toBe(sign));
});

test('a folder with a character that Vite does not support is reported', () => {
  expect(() => assertSupportedPath('/home/office/സൈറ്റ് 1 (new), 100%')).not.toThrow();
  expect(() => assertSupportedPath('/home/office/site #2')).toThrow(
    'cannot be built in /home/office/site #2',
  );
});
