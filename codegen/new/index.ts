/** Adds a page to a site: asks, drafts, checks, writes, and says what is left to do. */
import { parseArgs } from 'node:util';
import { ContentError, type Problem } from '../../src/problem.ts';
import { href } from '../../src/route/path.ts';
import { suggestion } from '../check/fields.ts';
import { formatText } from '../check/format.ts';
import { readCheckedSite } from '../check/site.ts';
import { UsageError } from '../options.ts';
import { MANIFEST, SITE, siteFolder } from '../site.ts';
import { apply, type CheckSite, recover } from './apply.ts';
import { campMonth } from './camp-month.ts';
import { type Draft, type Kind, placeText, type SoundSite } from './draft.ts';
import { UNFINISHED_CAPTION } from './entry.ts';
import { event } from './event.ts';
import { type Flags, Form, type Prompt } from './form.ts';
import { page } from './page.ts';
import { person } from './person.ts';

const kinds = { event, 'camp-month': campMonth, page, person } as const satisfies Record<string, Kind>;

type KindName = keyof typeof kinds;

const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name);

const COMMON = {
  site: 'the site folder; this one when left out',
  yes: 'asks nothing',
  help: 'shows this',
} as const;

/** Options without a value. */
const SWITCHES = new Set(['yes', 'help', 'keep-similar']);

/** What the command is given from outside. */
export interface Surroundings {
  /** Absent when nobody can be asked. */
  prompt?: Prompt;
  check: CheckSite;
}

/**
 * Runs `npm run new`.
 *
 * @param args what stands on the command line
 * @returns what to print
 * @throws UsageError for a wrong or missing option
 * @throws ContentError when the site cannot take the page; then nothing was changed
 */
export async function createPage(args: readonly string[], { prompt, check }: Surroundings): Promise<string> {
  const [first = '', ...rest] = args;
  if (['--help', '-h', 'help'].includes(first)) return usage();
  const name = first === '' || first.startsWith('-') ? await askKind(prompt) : kindName(first);
  const flags = parseFlags(name, first.startsWith('-') ? args : rest);
  if (flags.has('help')) return kindUsage(name);
  const kind: Kind = kinds[name];
  const someone = flags.has('yes') ? undefined : prompt;
  if (!someone) refuseMissing(name, kind, flags);

  const form = new Form(flags, someone);
  someone?.say(
    'Enter takes what stands in [brackets]. Ctrl-C stops; nothing is changed before the last answer.',
  );
  const folder = siteFolder(flags.get('site')?.[0]);
  for (const line of recover(folder)) form.say(line);
  const draft = await kind.draft(await readSound(folder), form);
  const problems = await apply(folder, draft.changes, check).catch((error: unknown) => {
    if (error instanceof ContentError) throw refusal(error.problems);
    throw error;
  });
  return report(draft, problems);
}

function kindName(name: string): KindName {
  if (isKind(name)) return name;
  const near = suggestion(name, Object.keys(kinds));
  throw new UsageError([`There is no kind "${name}".`, near, `\n\n${usage()}`].filter(Boolean).join(' '));
}

async function askKind(prompt: Prompt | undefined): Promise<KindName> {
  if (!prompt) throw new UsageError(usage());
  prompt.say('What shall be added?');
  for (const [name, { summary }] of Object.entries(kinds)) prompt.say(`  ${name.padEnd(10)}  ${summary}`);
  for (;;) {
    const answer = (await prompt.ask('One of these words: ')).trim().toLowerCase();
    if (isKind(answer)) return answer;
  }
}

function usage(): string {
  const lines = Object.entries(kinds).map(
    ([name, { summary }]) => `  npm run new -- ${name.padEnd(10)}  ${summary}`,
  );
  return `${lines.join('\n')}\n\nAt a terminal each asks for what is not given as an option; --help lists the options.`;
}

function kindUsage(name: KindName): string {
  const { summary, flags }: Kind = kinds[name];
  const all = Object.entries({ ...flags, ...COMMON });
  const width = Math.max(...all.map(([flag]) => flag.length));
  const lines = all.map(([flag, help]) => `  --${flag.padEnd(width)}  ${help}`);
  return `npm run new -- ${name}: ${summary}\n\n${lines.join('\n')}`;
}

function parseFlags(name: KindName, args: readonly string[]): Flags {
  const known = Object.keys({ ...kinds[name].flags, ...COMMON });
  const options = Object.fromEntries(
    known.map((flag) => [
      flag,
      SWITCHES.has(flag) ? { type: 'boolean' as const } : { type: 'string' as const, multiple: true },
    ]),
  );
  try {
    const { values } = parseArgs({ args: [...args], options });
    return new Map(
      Object.entries(values).map(([flag, value]) => [
        flag,
        Array.isArray(value) ? value.map(String) : [typeof value === 'string' ? value : ''],
      ]),
    );
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, unknown] = /^Unknown option '--([^']*)'/.exec(message) ?? [];
    if (unknown === undefined) throw new UsageError(message);
    const near = suggestion(unknown, known);
    const list = known.map((flag) => `--${flag}`).join(', ');
    throw new UsageError(
      [`There is no option --${unknown}.`, near, `The options are ${list}.`].filter(Boolean).join(' '),
    );
  }
}

function refuseMissing(name: KindName, kind: Kind, flags: Flags): void {
  const missing = kind.required((flag) => flags.has(flag)).filter((flag) => !flags.has(flag));
  if (missing.length === 0) return;
  const lines = missing.map((flag) => `  --${flag.padEnd(8)}  ${kind.flags[flag]}`);
  throw new UsageError(`npm run new -- ${name} needs these options:\n${lines.join('\n')}`);
}

/** @throws ContentError when the manifest or site.json cannot be relied on */
async function readSound(folder: string): Promise<SoundSite> {
  const site = await readCheckedSite(folder);
  const { manifest, table, site: institution } = site;
  if (!manifest || !table || !institution) {
    throw new ContentError(site.problems.filter(({ file }) => file === MANIFEST || file === SITE));
  }
  return { ...site, manifest, table, site: institution };
}

/** The errors that the new page would have brought. */
function refusal(problems: readonly Problem[]): UsageError {
  return new UsageError(
    `${formatText(problems)}\n\nThe new page would bring ${problems.length === 1 ? 'this error' : 'these errors'}, so nothing was changed.`,
  );
}

function report({ written, address, left, notes }: Draft, problems: readonly Problem[]): string {
  const inside = (problem: Problem) =>
    written.some(
      ({ place }) =>
        place.file === problem.file &&
        (place.path.length === 0 || `${problem.pointer ?? ''}/`.startsWith(`${pointerOf(place.path)}/`)),
    );
  const warnings = problems.filter(
    (problem) => inside(problem) && !String(problem.value).startsWith(UNFINISHED_CAPTION),
  );
  const tasks = [
    ...left.map(({ label, place }) => [place ? placeText(place) : '', label] as const),
    ...warnings.map(({ file, line, message }) => [placeText({ file, path: [], line }), message] as const),
  ];
  return [
    ...section(
      'Written',
      written.map(({ label, place }) => [placeText(place), label] as const),
    ),
    ...(address === undefined ? [] : ['', 'Address', ...addressLines(address)]),
    ...(notes.length === 0 ? [] : ['', 'To know', ...notes.map((note) => `  ${note}`)]),
    ...(tasks.length === 0 ? [] : ['', ...section('Left to do', tasks)]),
  ].join('\n');
}

function section(heading: string, rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([place]) => place.length));
  return [heading, ...rows.map(([place, label]) => `  ${place.padEnd(width)}  ${label}`)];
}

const pointerOf = (path: readonly (string | number)[]) => path.map((part) => `/${part}`).join('');

/** The address in letters, and as it is sent when that differs. */
function addressLines(path: string): string[] {
  const readable = path === '' ? '/' : `/${path}/`;
  return [...new Set([readable, href(path)])].map((address) => `  ${address}`);
}
