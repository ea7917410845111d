/** The guides are correct: their commands run, their JSON is valid, their links work. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../../src/cli/program.ts';
import { codes } from '../../src/core/problems/codes.ts';
import { checkSite } from '../../src/node/check/index.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import { filePaths } from '../files.ts';
import { COLLEGE } from '../sites.ts';
import { type Command, type GuideSection, readGuide } from './guides/read.ts';
import { type CommandOutcome, makeHome, Reader } from './guides/reader.ts';

/** The paths of all files of a folder, from the root of the repository or of the college. */
const filesBelow = (folder: string, root = engineRoot) =>
  filePaths(join(root, folder)).map((path) => join(folder, path));

const read = (file: string) => readFileSync(join(engineRoot, file), 'utf8');

const GUIDES = [
  'README.md',
  'docs/maintainers.md',
  'docs/quick-start.ml.md',
  'docs/deploy.md',
  'docs/developers.md',
];
const PAGES = ['README.md', ...filesBelow('docs').filter((file) => file.endsWith('.md'))];

const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));

/**
 * Commands that do not run here, by their first words, with the reason. Each is a script nevertheless, or an external
 * program.
 */
const NOT_RUN: readonly { begins: string; why: string }[] = [
  { begins: 'npm ci', why: 'fetches the packages; CI begins with it' },
  { begins: 'npm test', why: 'runs this test' },
  { begins: 'npm run test:unit', why: 'is a part of npm test' },
  { begins: 'npm run test:smoke', why: 'is a part of npm test' },
  { begins: 'npm start', why: 'goes on until it is stopped; tests/browser uses what it starts' },
  { begins: 'npm run dev', why: 'goes on until it is stopped; tests/unit/dev.test.ts starts it' },
  { begins: 'npm run build', why: 'takes minutes without a cache; tests/browser builds the site' },
  { begins: 'npm run bench', why: 'takes minutes and measures' },
  { begins: 'npm run codegen', why: 'writes src/generated, which tests/unit/generated.test.ts compares' },
  { begins: 'npm run publish', why: 'sends to a host; tests/hosts/publishing.test.ts starts some' },
  { begins: 'npm run check -- --live', why: 'asks a host; tests/unit/live.test.ts starts one' },
  { begins: 'npx site-from-data init', why: 'makes a site; tests/unit/setup.test.ts does' },
  { begins: 'npx', why: 'runs a program of others' },
];

const textOf = ({ words }: Command) => words.join(' ');
const isNotRun = (command: Command) =>
  NOT_RUN.some(({ begins }) => `${textOf(command)} `.startsWith(`${begins} `));

const commandOf = (script: string) => /bin\/site-from-data\.js (\S+)$/.exec(script)?.[1];

/** The script of a command such as npm run check or npm start. */
function scriptOf({ words: [program, first = '', second = ''] }: Command): string | undefined {
  if (program !== 'npm' || first === 'ci') return undefined;
  return first === 'run' ? second : first;
}

let home: string;
beforeAll(async () => {
  home = await makeHome();
});
afterAll(() => rmSync(home, { recursive: true }));

const sections = GUIDES.flatMap((file) =>
  readGuide(file, read(file)).map((section) => ({ file, ...section, name: `${file}: ${section.title}` })),
);

describe('the steps of a section work', () => {
  const used = sections.filter(({ steps }) => steps.length > 0);

  test.each(used)('$name', async ({ file, steps }) => {
    const reader = Reader.create(home);
    try {
      let outcome: CommandOutcome | undefined;
      let notRun: Command[] = [];
      let changes = 0;
      for (const step of steps) {
        const location = `${file}:${step.line}`;
        if (step.kind === 'json') {
          expect(() => reader.apply(step.text, step.use), location).not.toThrow();
          if (step.use.way !== 'fragment') changes++;
        } else if (step.kind === 'instruction') {
          expect(() => reader.do(step.instruction), location).not.toThrow();
          changes++;
        } else if (step.kind === 'commands') {
          outcome = { text: '', exit: 0 };
          notRun = step.commands.filter(isNotRun);
          for (const command of step.commands) {
            const script = scriptOf(command);
            if (script !== undefined) expect(scripts, `${file}:${command.line}`).toHaveProperty([script]);
            if (isNotRun(command)) continue;
            const [firstWord, ...after] = textOf(command) === '' ? [] : splitArguments(command);
            expect(firstWord, `${file}:${command.line}: "${textOf(command)}" is no command of ours`).toBe(
              script,
            );
            const { text, exit } = await reader.run(commandOf(scripts[script ?? ''] ?? '') ?? '', after);
            expect(exit, `${file}:${command.line}: ${textOf(command)}\n${text}`).toBe(step.exit);
            outcome = { text: outcome.text + text, exit };
          }
        } else if (notRun.length > 0) {
          const source = notRun.map((command) => sourceOf(command)).join('\n');
          for (const line of step.lines) expect(couldPrint(source, line), `${location}: ${line}`).toBe(true);
        } else expectShown(step.lines, outcome?.text ?? '', location);
      }
      if (changes > 0)
        expect(await checkSite(reader.site), `${file}: the site at the end of the section`).toEqual([]);
    } finally {
      reader.close();
    }
  });
});

/** The script and its arguments: npm passes on the arguments after --. */
function splitArguments(command: Command): string[] {
  const { words } = command;
  const dashes = words.indexOf('--');
  const npmWords = dashes < 0 ? words : words.slice(0, dashes);
  const [script = ''] = npmWords.slice(-1);
  return [script, ...(dashes < 0 ? [] : words.slice(dashes + 1))];
}

function sourceOf(command: Command): string {
  const name = commandOf(scripts[scriptOf(command) ?? ''] ?? '');
  return name === undefined ? '' : read(`src/cli/${name}.ts`);
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Returns true if a line matches a text in a source, with any values in its gaps. */
function couldPrint(source: string, line: string): boolean {
  const texts = [...source.matchAll(/`([^`]*)`|'([^'\n]*)'/g)].map(([, long, short]) => long ?? short ?? '');
  return texts.some((text) => {
    const parts = text.split(/\$\{[^}]*\}/).map(escaped);
    return text.trim() !== '' && new RegExp(`^${parts.join('.+')}$`).test(line.trim());
  });
}

/** The number of a line is today's length of the file. A … represents an omission. */
const shape = (line: string) =>
  line
    .replace(/(\.json:)\d+(:\d+)?/g, '$1#')
    .replace(/ +/g, ' ')
    .trimEnd();

/** The output must have the lines in a guide, in this order and without others between them except at …. */
function expectShown(expected: readonly string[], printed: string, location: string) {
  const pattern = expected.map((line) => (line.trim() === '…' ? '(?:.*\\n)*?' : `${lineOf(line)}\\n`));
  const text = `${printed.split('\n').map(shape).join('\n')}\n`;
  expect(
    new RegExp(`^${pattern.join('')}`).test(text),
    `${location} shows\n${expected.join('\n')}\nbut it is\n${printed}`,
  ).toBe(true);
  const last = expected.at(-1)?.trim();
  if (last === '…') return;
  const rest = text.replace(new RegExp(`^${pattern.join('')}`), '');
  expect(rest.trim(), `${location} does not show the end`).toBe('');
}

const lineOf = (line: string) => shape(line).split('…').map(escaped).join('.*');

async function optionsOf(loads: readonly (() => Promise<CommandUnknownOpts>)[]): Promise<string[]> {
  const all = await Promise.all(loads.map((load) => load()));
  return all
    .flatMap((command) => [command, ...command.commands])
    .flatMap(({ options }) => options.map(({ long }) => long ?? ''));
}

describe('references of the guides', () => {
  test('every link has an existing file and heading', () => {
    const dead = PAGES.flatMap((page) => {
      const links = [...withoutCode(read(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
      return links.filter((link) => !leads(page, link)).map((link) => `${page}: ${link}`);
    });
    expect(dead).toEqual([]);
  });

  test('every script exists', () => {
    const unknown = PAGES.flatMap((page) =>
      [...read(page).matchAll(/npm run ([a-z][\w:-]*)/g)]
        .filter(([, script = '']) => !(script in scripts))
        .map(([text]) => `${page}: ${text}`),
    );
    expect(unknown).toEqual([]);
  });

  test('every option exists', async () => {
    const options = new Set(['--help', ...(await optionsOf(Object.values(commands)))]);
    const named = GUIDES.flatMap((page) =>
      [...read(page).matchAll(/npm (?:run|start)[^`\n]*|`(--[a-z][^`\n]*)`/g)].flatMap(([text]) =>
        [...text.matchAll(/(?<= |`)--([a-z][a-z-]*)/g)].map(([, option = '']) => ({ page, option })),
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ option }) => !options.has(`--${option}`))).toEqual([]);
  });

  test('every file exists, or is created by the guide', () => {
    const roots = /^(?:\.github|codegen|deploy|docs|manifest|public|schemas|src|tests)\/[^\s`…]*$/;
    const missing = PAGES.filter((page) => !page.endsWith('problems.md')).flatMap((page) => {
      const text = read(page);
      const files = [...text.matchAll(/(?:file=|<!-- put: \S+ )(\S+)/g)].map(([, file]) => file);
      return [...withoutFences(text).matchAll(/`([^`\n]+)`/g)]
        .map(([, code = '']) => code.replace(/:\d+$/, '').replace(/[,;].*$/, ''))
        .filter((code) => roots.test(code) && !/[{<]/.test(code))
        .filter((code) => !isThere(code) && !files.includes(code))
        .filter((code) => !MADE.has(code))
        .map((code) => `${page}: ${code}`);
    });
    expect(missing).toEqual([]);
  });

  test('every problem code exists', () => {
    const blocks = [...read('schemas/block.schema.json').matchAll(/"const": "([a-z-]+)"/g)].map(
      ([, kind]) => kind,
    );
    const families = new Set(Object.keys(codes).map((code) => code.split('-')[0]));
    const unknown = ['docs/maintainers.md', 'docs/quick-start.ml.md'].flatMap((page) =>
      [...read(page).matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)]
        .map(([, word = '']) => word)
        .filter(
          (word) => families.has(word.split('-')[0] ?? '') && !blocks.includes(word) && !(word in codes),
        )
        .map((word) => `${page}: ${word}`),
    );
    expect(unknown).toEqual([]);
  });

  test('every message after "you see" exists', () => {
    const source = filesBelow('src').map(read).join('\n');
    const tables = withoutFences(read('docs/maintainers.md')).matchAll(
      /^\| you see \| do \|\n\|[- |]+\n((?:\|.*\n)+)/gm,
    );
    const seen = [...tables].flatMap(([, rows = '']) =>
      rows
        .split('\n')
        .flatMap((row) =>
          [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, text = '']) => text),
        ),
    );
    expect(seen.length).toBeGreaterThan(20);
    const unknown = seen.filter(
      (text) =>
        !OF_OTHERS.has(text) && !(text in codes) && !partsOf(text).every((part) => source.includes(part)),
    );
    expect(unknown).toEqual([]);
  });

  test('the table of decisions lists their files and titles', () => {
    const table = read('docs/decisions/README.md');
    const rows = [...table.matchAll(/^\| \[(\d+)\]\(([^)]+)\) \| .+ \|$/gm)].map(
      ([, number = '', file = '']) => ({ number, file }),
    );
    const files = readdirSync(join(engineRoot, 'docs/decisions')).filter((file) => file !== 'README.md');
    expect(rows.map(({ file }) => file)).toEqual(files.sort());
    for (const { number, file } of rows) expect(file.startsWith(`${number}-`), file).toBe(true);
  });

  test('the commands in README.md are the scripts', () => {
    const [, commandTables = ''] = /\n## Commands\n([\s\S]*?)\n## /.exec(read('README.md')) ?? [];
    const named = [...commandTables.matchAll(/`npm (?:run )?([a-z:]+)/g)].map(([, script = '']) => script);
    // npm runs it automatically.
    const typed = Object.keys(scripts).filter((script) => script !== 'prepack');
    expect([...new Set(named)].sort()).toEqual(typed.sort());
  });
});

/**
 * Returns true if a file or folder exists, or one that matches a name with *. Content is looked up in the college: an office
 * may change or remove any file of the repository's site.
 */
function isThere(name: string): boolean {
  const root = /^(manifest|public)\//.test(name) ? COLLEGE : engineRoot;
  if (!name.includes('*')) return statSync(join(root, name), { throwIfNoEntry: false }) !== undefined;
  const pattern = new RegExp(`^${name.split('*').map(escaped).join('[^/]*')}$`);
  return filesBelow(name.split('/')[0] ?? '', root).some((file) => pattern.test(file));
}

/** Files that readers of a guide make, and files made by `npm run new` and other commands of the guides. */
const MADE = new Set([
  'manifest/evidence.json',
  'manifest/pictures.json',
  'manifest/requirements',
  'public/data/canteen.json',
  'public/documents/calendars',
  'src/app/blocks/Proverb.tsx',
  'src/core/layouts/your-layout.ts',
]);

/** Output of npm and terminals. */
const OF_OTHERS = new Set(['npm', 'Could not read package.json', 'live-']);

/** A message without its variable parts: numbers and quotes. */
const partsOf = (message: string) =>
  message
    .split(/…|"[^"]*"|\d+|public\/\S+|--\w+/)
    .map((part) => part.trim())
    .filter((part) => part.length > 3);

const withoutFences = (text: string) => text.replace(/^ *```[\s\S]*?^ *```$/gm, '');
const withoutCode = (text: string) => withoutFences(text).replace(/`[^`\n]*`/g, '');

function leads(page: string, link: string): boolean {
  if (/^(https?|mailto):/.test(link)) return true;
  const [path = '', anchor] = decodeURI(link).split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!statSync(join(engineRoot, target), { throwIfNoEntry: false })) return false;
  return anchor === undefined || anchorsOf(read(target)).includes(anchor);
}

/** GitHub's anchors: lower case, hyphens for spaces, no punctuation. */
const anchorsOf = (text: string) =>
  [...withoutFences(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

test('the guide reader finds commands, output, JSON and instructions', () => {
  const page =
    '# A\n\n## B\n\nText.\n\n```sh exit=1\nnpm run x -- --a "b c" \\\n  d # why\n```\n\n   ```text\n   out\n   ```\n\n```json file=a.json\n{}\n```\n<!-- delete: a.json -->\n';
  const [, section]: GuideSection[] = readGuide('a.md', page);
  expect(section).toEqual({
    title: 'B',
    line: 3,
    steps: [
      {
        kind: 'commands',
        line: 7,
        exit: 1,
        commands: [{ line: 9, words: ['npm', 'run', 'x', '--', '--a', 'b c', 'd'] }],
      },
      { kind: 'output', line: 12, lines: ['out'] },
      { kind: 'json', line: 16, text: '{}', use: { way: 'file', target: 'a.json' } },
      { kind: 'instruction', line: 19, instruction: { name: 'delete', words: ['a.json'] } },
    ],
  });
  expect(() => readGuide('a.md', '```json\n{}\n```\n')).toThrow('a.md:1: say what the JSON is');
});
