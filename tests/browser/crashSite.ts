/** A site that an office edits while other programs change it, and the words that each of them has written. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitAll, copyWithHistory, SCHOOL } from '../sites.ts';

/** The typed words of the office (w1) and of others (x1), which are unmistakable. */
const TYPED = / [wx]\d+/g;
/** The number of documents on the other branch. */
const DOCUMENTS = 40;

type Entry = Record<string, unknown>;
type Choose = (count: number) => number;

export interface CrashSite {
  folder: string;
  /** The changes of other programs, by name. */
  others: Readonly<Record<string, () => void>>;
  /** The words of the office in the files. */
  words(): Set<string>;
  /** The files that no writer has left in this form, for example half-written ones, each with its first difference. */
  broken(): string[];
  /** Repairs the files that others have broken. */
  mend(): void;
}

/** @param folder a new one @param choose returns a number from 0 (inclusive) to a limit (exclusive) */
export function openCrashSite(folder: string, choose: Choose): CrashSite {
  copyWithHistory(SCHOOL, folder);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' }).toString();
  const main = git('branch', '--show-current').trim();
  writeFileSync(join(folder, '.gitignore'), '.cache\n');
  commitAll(folder, '2026-02-04');
  git('checkout', '-q', '-b', 'other');
  for (const file of jsonFiles(folder).filter((each) => each.includes('/data/')))
    change(folder, file, (text) => text.replaceAll(/"(title|club|para1)": "([^"]+)"/g, '"$1": "$2 x0"'));
  for (let index = 0; index < DOCUMENTS; index++)
    writeFileSync(join(folder, `public/documents/plan-${index}.txt`), `Plan ${index}\n`);
  commitAll(folder, '2026-02-05');
  git('checkout', '-q', main);

  let count = 0;
  const dataFile = () => {
    const files = jsonFiles(folder).filter((each) => each.includes('/data/'));
    return files[choose(files.length)] ?? 'public/data/voyages.json';
  };
  const isAt = (branch: string) => git('branch', '--show-current').trim() === branch;
  const checkout = (...flags: string[]) => {
    try {
      git('checkout', '-q', ...flags, isAt('other') ? main : 'other');
    } catch {
      // Git does not overwrite changed files.
    }
  };
  /** Adds a word to a text with a word of the office, or to any. */
  const addWord = (text: string): string => {
    const places = [...text.matchAll(/"(?:title|club|desc|description|para1?|caption)": "[^"]+(?=")/g)];
    const pointer = places[choose(places.length)];
    if (!pointer) return text;
    const end = pointer.index + pointer[0].length;
    count += 1;
    return `${text.slice(0, end)} x${count}${text.slice(end)}`;
  };
  const inData = (edit: (value: { data: Entry[] }) => void) => () =>
    change(folder, dataFile(), (text) => {
      const value = parsed(text);
      if (!value) return text;
      edit(value);
      return `${JSON.stringify(value, null, 2)}\n`;
    });
  const acts = {
    field: () => change(folder, dataFile(), addWord),
    'field, replacing the file': () => replace(folder, dataFile(), addWord),
    'another entry before': () =>
      change(folder, 'public/data/voyages.json', (text) => {
        const value = parsed(text);
        const programme = value?.data[0]?.programme;
        if (!Array.isArray(programme)) return text;
        count += 1;
        programme.unshift({ url: `voyages/trip-${count}`, title: `Trip ${count}` });
        return `${JSON.stringify(value, null, 2)}\n`;
      }),
    'an entry less': () =>
      change(folder, 'public/data/voyages.json', (text) => {
        const value = parsed(text);
        const programme = value?.data[0]?.programme;
        if (!Array.isArray(programme) || programme.length < 2) return text;
        programme.splice(choose(programme.length), 1);
        return `${JSON.stringify(value, null, 2)}\n`;
      }),
    'keys in another order': inData(({ data }) => {
      const [record] = data;
      if (record) data[0] = Object.fromEntries(Object.entries(record).reverse());
    }),
    'broken JSON': () => change(folder, dataFile(), (text) => text.slice(0, text.length / 2)),
    'broken manifest': () => change(folder, 'manifest/routes.json', (text) => text.replace('{', '')),
    'a file less': () => rmSync(join(folder, dataFile())),
    checkout: () => checkout(),
    'checkout by force': () => checkout('-f'),
    stash: () => {
      git('-c', 'user.name=Other', '-c', 'user.email=other@school.example', 'stash', '-q', '-u');
    },
  };

  /** The files as other programs have left them, without typed words. */
  let left = state();
  function state(): Map<string, string> {
    return new Map(filesOf(folder).map((file) => [file, textOf(join(folder, file)).replace(TYPED, '')]));
  }
  const byOthers = (act: () => void) => () => {
    act();
    left = state();
  };
  return {
    folder,
    others: Object.fromEntries(Object.entries(acts).map(([name, act]) => [name, byOthers(act)])),
    words: () =>
      new Set(jsonFiles(folder).flatMap((file) => textOf(join(folder, file)).match(/\bw\d+/g) ?? [])),
    broken() {
      const now = state();
      return [...new Set([...left.keys(), ...now.keys()])]
        .filter((file) => left.get(file) !== now.get(file))
        .map((file) => `${file}: ${difference(left.get(file), now.get(file))}`);
    },
    mend: byOthers(() => {
      for (const file of git('ls-files', 'manifest', 'public').trim().split('\n'))
        if (
          !existsSync(join(folder, file)) ||
          (file.endsWith('.json') && !parsed(textOf(join(folder, file))))
        )
          git('checkout', '-q', 'HEAD', '--', file);
    }),
  };
}

/** All files except the files of git and of the editor. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    // They may change during the read.
    .filter(({ name }) => name !== '.git' && name !== '.cache')
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesOf(join(folder, entry.name)).map((file) => join(entry.name, file))
        : entry.name,
    );

/** Two texts from their first difference on. */
function difference(original: string | undefined, after: string | undefined): string {
  if (original === undefined || after === undefined) return original === undefined ? 'is new' : 'has gone';
  let from = 0;
  while (from < original.length && original[from] === after[from]) from += 1;
  from = Math.max(0, from - 40);
  const part = (text: string) => JSON.stringify(text.slice(from, from + 160));
  return `${part(original)} has become ${part(after)}`;
}

const jsonFiles = (folder: string) => filesOf(folder).filter((file) => file.endsWith('.json'));

const textOf = (file: string) => readFileSync(file, 'utf8');

/** Like a text editor that writes into the file. */
function change(folder: string, file: string, edit: (text: string) => string): void {
  if (existsSync(join(folder, file))) writeFileSync(join(folder, file), edit(textOf(join(folder, file))));
}

/** Like a text editor that replaces the file. */
function replace(folder: string, file: string, edit: (text: string) => string): void {
  const draft = join(folder, '.git/draft');
  writeFileSync(draft, edit(textOf(join(folder, file))));
  renameSync(draft, join(folder, file));
}

function parsed(text: string): { data: Entry[] } | undefined {
  try {
    return JSON.parse(text) as { data: Entry[] };
  } catch {
    return undefined;
  }
}
