/** Calls of commands, and the messages for wrong calls. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { runCommandLine } from '../../src/cli/commandLine.ts';
import { startOnPort } from '../../src/cli/options.ts';
import { COMMAND_NAMES, type CommandName, commands, runProgram } from '../../src/cli/program.ts';
import { compiledPath } from '../../src/node/content/engine.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import { fixtureFolder } from './fixtures.ts';

const SITE = fixtureFolder('site');
const names = COMMAND_NAMES;
/** Called as npx site-from-data NAME. */
const WITHOUT_SCRIPT: CommandName[] = ['init', 'upgrade'];

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});
// A command loaded by another file of this worker uses the folder of that time as its site.
beforeAll(() => {
  vi.resetModules();
});
// The commands called by read() have no effect any more, and the next file of this worker may call them.
afterAll(() => {
  vi.resetModules();
});

async function read(line: string, environment: NodeJS.ProcessEnv = {}): Promise<unknown> {
  const [name = '', ...args] = line.split(' ').filter(Boolean);
  const command: CommandUnknownOpts = await commands[name as CommandName]();
  const calls: unknown[] = [];
  for (const part of [command, ...command.commands]) {
    part.action(() => {
      calls.push({ ...part.opts(), ...(part.args.length > 0 ? { words: part.args } : {}) });
    });
  }
  await runCommandLine(command, args, environment);
  return calls[0];
}

describe('--help', () => {
  test.each(names)('%s: usage, options, an example', async (name) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const command: CommandUnknownOpts = await commands[name]();
    await runCommandLine(command, ['--help'], {});
    const help = log.mock.calls.join('\n');
    const script = name === 'start' ? 'npm start' : `npm run ${name}`;
    const [line, dashes] = WITHOUT_SCRIPT.includes(name)
      ? [`npx site-from-data ${name}`, ' ']
      : [script, ' -- '];
    expect(help).toMatch(new RegExp(`^Usage: ${line}${dashes}`));
    for (const { long } of command.options) expect(help).toContain(long);
    expect(help).toMatch(new RegExp(`\\nExample: ${line}(${dashes}|$)`));
  });

  test.each(['event', 'month', 'page', 'person'])('new %s', async (kind) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await runCommandLine(await commands.new(), [kind, '--help'], {});
    const help = log.mock.calls.join('\n');
    expect(help).toMatch(new RegExp(`^Usage: npm run new -- ${kind}(\\|camp-month)? `));
    expect(help).toMatch(new RegExp(`\\nExample: npm run new -- ${kind} --`));
  });

  test('of the program: every command', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await runProgram(['--help']);
    for (const name of names) expect(log.mock.calls.join()).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
  });

  test('every command but two is a script of package.json', () => {
    const { scripts } = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8'));
    const started = Object.entries<string>(scripts).filter(([, script]) =>
      script.includes('site-from-data.js'),
    );
    expect(started.map(([name]) => name).sort()).toEqual(
      names.filter((name) => !WITHOUT_SCRIPT.includes(name)).sort(),
    );
    for (const [name, script] of started) expect(script).toMatch(new RegExp(`/site-from-data\\.js ${name}$`));
  });
});

test.skipIf(process.platform === 'win32')('compiled files are readable for other accounts', () => {
  const { mode } = statSync(compiledPath('.'));
  expect(mode & 0o777).toBe(0o777 & ~process.umask());
});

test.each<[line: string, told: object]>([
  [`check --site ${SITE}`, { site: SITE, format: 'text' }],
  [`check --site=${SITE} --release --format json`, { site: SITE, format: 'json', release: true }],
  [`build --out x --force --site ${SITE}`, { site: SITE, out: 'x', force: true }],
  [`start --port 0 --site ${SITE}`, { site: SITE, port: 0 }],
  [`resolve --site ${SITE} /a /b`, { site: SITE, format: 'text', words: ['/a', '/b'] }],
  [`lock --site ${SITE} --remove a b`, { site: SITE, remove: ['a', 'b'] }],
  ['publish rollback --to x --no-live', { site: process.cwd(), to: 'x', live: false, words: ['rollback'] }],
  ['check', { site: process.cwd(), format: 'text' }],
  [`new page --title T --yes --site ${SITE}`, { title: 'T', yes: true, site: SITE }],
  ['init x --kind school --name S', { kind: 'school', name: 'S', words: ['x'] }],
  [
    'new event --in a --keep-duplicates --text b --text c',
    { in: 'a', text: ['b', 'c'], keepDuplicates: true },
  ],
])('accepts %s', async (line, expected) => expect(await read(line)).toEqual(expected));

test.each<[line: string, message: string]>([
  ['check --relase', 'There is no option --relase. Did you mean --release?'],
  ['check --release=yes', 'There is no option --release. Did you mean --release?'],
  [
    'check --colour',
    'There is no option --colour. The options are --site, --format, --release, --fix, --links, --live, --help.',
  ],
  [`lock --site ${SITE} forget a`, '"forget" was renamed. Use --remove.'],
  [`lock --site ${SITE} anew`, '"anew" was renamed. Use --reset.'],
  [`lock --site ${SITE} --reset --remove a`, '--reset and --remove cannot be used together.'],
  ['new event --in a --keep-similar', '"--keep-similar" was renamed. Use --keep-duplicates.'],
  ['check release', '"release" is one word too many. Did you mean --release?'],
  ['check json', '"json" is one word too many. Did you mean --format json?'],
  [
    'check everything',
    '"everything" is one word too many. Put a value of several words in quotes. The options are --site, --format, --release, --fix, --links, --live, --help.',
  ],
  [
    'new event --in a walk',
    '"walk" is one word too many. Put a value of several words in quotes. The options are --in, --title, ',
  ],
  ['check --format jsno', '--format can be text, json or github, not "jsno". Did you mean json?'],
  ['report --format pdf', '--format can be text, html, json or csv, not "pdf".'],
  ['publish rolback', 'The action can be rollback, not "rolback". Did you mean rollback?'],
  ['check --site', 'Give a value after --site: --site <folder>'],
  ['init', 'Give the folder.'],
  ['move a', 'Give the new address.'],
  [
    'check --release --live https://a.example',
    '--release and --live cannot be used together. Leave one of them out.',
  ],
  ['init x --name A --name=B', '--name is given a second time. Leave one of them out.'],
  [`check --site ${SITE} --site x`, '--site is given a second time. Leave one of them out.'],
  ['check --format json --format json', '--format is given a second time. Leave one of them out.'],
  ['new page --title A --title B', '--title is given a second time. Leave one of them out.'],
  ['publish rollbak', 'The action can be rollback, not "rollbak". Did you mean rollback?'],
  ['start --port 65536', '--port must be a whole number from 0 to 65535, not "65536".'],
  ['dev --port 80a', '--port must be a whole number from 0 to 65535, not "80a".'],
  ['dev --port=-1', '--port must be a whole number from 0 to 65535, not "-1".'],
])('refuses %s', (line, message) => expect(read(line)).rejects.toThrow(message));

test.each(names.filter((name) => name !== 'init'))('refuses %s for a missing folder', async (name) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const words: Partial<Record<CommandName, string[]>> = { move: ['a', 'b'], remove: ['a'], import: ['a'] };
  const folder = join(engineRoot, 'no-such-folder');
  await runProgram([name, ...(words[name] ?? []), '--site', folder]);
  expect(error.mock.calls).toEqual([[`There is no folder ${folder}.`]]);
  expect(process.exitCode).toBe(1);
});

test.each([
  [['chekc'], 'There is no command "chekc". Did you mean "check"?'],
  [['check', '--relase'], 'There is no option --relase. Did you mean --release?'],
])('refuses %j with status 1 and one sentence', async (args, message) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await runProgram(args);
  expect(error.mock.calls).toEqual([[message]]);
  expect(process.exitCode).toBe(1);
});

/** The behaviour of npm 11 for lines without `--`: docs/decisions/015-command-line.md. */
describe('a port that cannot be used', () => {
  const failing = (code: string, syscall: string) => () =>
    Promise.reject(Object.assign(new Error(code), { code, syscall }));

  test.each([
    ['EADDRINUSE', 'Port 4173 is used by another program. Choose another with --port.'],
    ['EACCES', 'Port 4173 may not be used by this account. Choose another with --port.'],
  ])('%s', async (code, message) => {
    await expect(startOnPort(4173, 4173, failing(code, 'listen'))).rejects.toThrow(message);
  });

  test('a forbidden folder is not reported as a port', async () => {
    await expect(startOnPort(4173, 4173, failing('EACCES', 'mkdir'))).rejects.toThrow(/^EACCES$/);
  });
});

describe('a missing --', () => {
  const npm = (name: string, settings: Record<string, string>): NodeJS.ProcessEnv => ({
    npm_lifecycle_event: name,
    npm_config_user_agent: 'npm/11.19.1 node/v20.20.2 linux x64 workspaces/false',
    npm_config_init_module: '/home/office/.npm-init.js',
    npm_config_yes: '',
    ...Object.fromEntries(Object.entries(settings).map(([key, value]) => [`npm_config_${key}`, value])),
  });

  test.each<[typed: string, line: string, settings: Record<string, string>, told: object]>([
    ['check --release', 'check', { release: 'true' }, { release: true }],
    ['build --out=../x', 'build', { out: '../x' }, { out: '../x' }],
    ['build --out=x --force', 'build', { out: 'x', force: 'true' }, { out: 'x', force: true }],
    ['edit --no-open', 'edit', { open: '' }, { open: false }],
    ['publish --no-live --dry-run', 'publish', { live: '', dry_run: 'true' }, { live: false, dryRun: true }],
    ['publish --live', 'publish', { live: 'true' }, { live: true }],
    ['start --port=8000', 'start', { port: '8000' }, { port: 8000 }],
    ['new --keep-duplicates', 'new event', { keep_duplicates: 'true' }, { keepDuplicates: true }],
    ['move a b --dry-run --yes', 'move a b', { dry_run: 'true', yes: 'true' }, { dryRun: true, yes: true }],
    ['build --out=x -- --out y', 'build --out y', { out: 'x' }, { out: 'y' }],
    ['publish --to x', 'publish', { token_description: 'x' }, { to: 'x' }],
    ['publish --to=x, by an older npm', 'publish', { to: 'x' }, { to: 'x' }],
    [
      'new photos --to a …',
      'new photos',
      { token_description: 'a', photos: 'b' },
      { to: 'a', photos: ['b'] },
    ],
  ])('is restored: %s', async (_, line, settings, expected) => {
    expect(await read(line, npm(line.split(' ')[0] ?? '', settings))).toMatchObject(expected);
  });

  test.each<[typed: string, line: string, settings: Record<string, string>, write: string]>([
    ['build --out X', 'build X', { out: 'true' }, 'run build -- --out X'],
    ['start --port 8000', 'start 8000', { port: 'true' }, 'start -- --port 8000'],
    [
      'check --release --site',
      'check X',
      { release: 'true', site: 'true' },
      'run check -- --site X --release',
    ],
    ['new event --in A', 'new event A', { in: 'true' }, 'run new -- event --in A'],
    ['new event --in', 'new event A B', { in: 'true', title: 'true' }, 'run new -- event --in … --title …'],
    ['check --relase', 'check', { relase: 'true' }, 'run check -- --release'],
    ['check --format json', 'check json', {}, 'run check -- --format json'],
    ['resolve /a --format=json', 'resolve /a json', {}, 'run resolve -- --format json /a'],
  ])('is refused if the value is lost: %s', async (_, line, settings, write) => {
    await expect(read(line, npm(line.split(' ')[0] ?? '', settings))).rejects.toThrow(`Write: npm ${write}`);
  });

  test('is restored before the kind of addition is known: npm run new --site=DIR', async () => {
    const environment = npm('new', { site: SITE });
    expect(await read('new', environment)).toMatchObject({ site: SITE });
  });

  test.each<[line: string, told: object]>([
    ['report --out html', { out: 'html' }],
    ['resolve --format json text/', { format: 'json', words: ['text/'] }],
    ['check --format=json', { format: 'json' }],
  ])('the value of an option is not a lost option: npm run %s', async (line, expected) => {
    expect(await read(line, npm(line.split(' ')[0] ?? '', {}))).toMatchObject(expected);
  });

  test.each<[why: string, environment: NodeJS.ProcessEnv]>([
    ['--force and --yes are also options of npm itself', npm('build', { force: 'true', yes: 'true' })],
    ['another script was started', npm('test', { out: 'x' })],
    ['no npm was there', { npm_config_out: 'x' }],
    ['npm has more', npm('build', { save: 'true', offline: 'true', ci: 'true', cache: '/x', os: 'linux' })],
  ])('changes nothing when %s', async (_, environment) => {
    expect(await read(`build --site ${SITE}`, environment)).toEqual({ site: SITE });
  });
});
