/** A reader of a guide, with a copy of the college of tests/fixtures and other files. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { applyEdits, modify, parseTree } from 'jsonc-parser';
import { vi } from 'vitest';
import { isCommand } from '../../../src/cli/program.ts';
import { insertItems } from '../../../src/core/json/jsonEdit.ts';
import { fieldOf, valueAt } from '../../../src/core/problems/value.ts';
import { engineRoot, PROGRAM } from '../../../src/node/content/folder.ts';
import { COLLEGE } from '../../sites.ts';
import { photo } from '../birdSite.ts';
import { runHere } from '../runHere.ts';
import type { Instruction, JsonUse } from './read.ts';

const INDENT = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

export interface CommandOutcome {
  text: string;
  exit: number;
}

export class Reader {
  readonly site: string;
  private readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.site = join(folder, 'site');
  }

  /** @param home the files of the reader, from {@link makeHome} */
  static create(home: string): Reader {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'guide-')));
    const site = join(folder, 'site');
    cpSync(COLLEGE, site, { recursive: true });
    cpSync(join(engineRoot, 'schemas'), join(site, 'schemas'), { recursive: true });
    vi.stubEnv('HOME', home);
    vi.stubEnv('USERPROFILE', home);
    return new Reader(folder);
  }

  close(): void {
    vi.unstubAllEnvs();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async run(name: string, args: readonly string[]): Promise<CommandOutcome> {
    if (!isCommand(name)) throw new Error(`"${name}" is no command of ours.`);
    if (name === 'report') return this.spawn(name, args);
    const { stdout, stderr, status } = await runHere(this.site, name, [...args, '--site', this.site]);
    return { text: stdout + stderr, exit: status };
  }

  /** For a command that needs the production build of React, unavailable in this process. */
  private spawn(name: string, args: readonly string[]): CommandOutcome {
    const line = [PROGRAM, name, ...args, '--site', this.site];
    // The report is written to the current folder.
    const { status, stdout, stderr } = spawnSync(process.execPath, line, {
      cwd: this.site,
      encoding: 'utf8',
    });
    return { text: stripVTControlCharacters(stdout + stderr), exit: status ?? -1 };
  }

  /** Applies a block of JSON as the guide says. @throws if it is no JSON, or its location does not exist */
  apply(text: string, use: JsonUse): void {
    const value = parseJsonBlock(text);
    if (use.way === 'fragment') return;
    if (use.way === 'file') {
      this.write(use.target, `${text}\n`);
      return;
    }
    const { file, path } = this.place(use.target);
    const json = this.read(file);
    if ('members' in value) {
      const changed = Object.entries(value.members).reduce(
        (now, [name, member]) => applyEdits(now, modify(now, [...path, name], member, INDENT)),
        json,
      );
      this.write(file, changed);
    } else if (use.way === 'into')
      this.write(file, insertItems(json, path, [{ index: 0, value: value.whole }]));
    else this.write(file, applyEdits(json, modify(json, path, value.whole, INDENT)));
  }

  do({ name, words }: Instruction): void {
    const [first = '', second = '', third = ''] = words;
    if (name === 'put') this.write(second, readFileSync(first.replace(/^~/, process.env.HOME ?? '')));
    else if (name === 'delete') rmSync(join(this.site, first));
    else {
      const text = this.read(first);
      if (!text.includes(second)) throw new Error(`${first} does not hold "${second}".`);
      this.write(first, text.replaceAll(second, third));
    }
  }

  private read(file: string): string {
    return readFileSync(join(this.site, file), 'utf8');
  }

  private write(file: string, text: string | Uint8Array): void {
    const target = join(this.site, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }

  /**
   * A location such as `manifest/site.json#/menu/label=Facilities/items`: a part with "=" is the list item with this value
   * in a field.
   */
  private place(target: string): { file: string; path: (string | number)[] } {
    const [file = '', pointer = ''] = target.split('#');
    const path: (string | number)[] = [];
    let value: unknown = JSON.parse(this.read(file));
    for (const part of pointer.split('/').slice(1)) {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const key = Array.isArray(value) ? indexIn(value, name) : name;
      path.push(key);
      value = valueAt(value, [key]);
    }
    if (!parseTree(this.read(file)) || value === undefined) throw new Error(`There is nothing at ${target}.`);
    return { file, path };
  }
}

function indexIn(list: readonly unknown[], name: string): number {
  const [, field, value] = /^(\w+)=(.*)$/.exec(name) ?? [];
  if (field === undefined) return Number(name);
  const index = list.findIndex((item) => fieldOf(item, field) === value);
  if (index < 0) throw new Error(`There is no item whose ${field} is "${value}".`);
  return index;
}

/** A value, or members of an object without its braces; either may have a trailing comma. */
function parseJsonBlock(text: string): { whole: unknown } | { members: Record<string, unknown> } {
  const bare = text.trim().replace(/,$/, '');
  try {
    const parsed: unknown = JSON.parse(bare);
    return { whole: parsed };
  } catch {
    const members: Record<string, unknown> = JSON.parse(`{${bare}}`);
    return { members };
  }
}

/** The files that the guides name: pictures of a phone, a portrait, a table, a document. @returns the home folder */
export async function makeHome(): Promise<string> {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'home-')));
  const write = (file: string, bytes: string | Uint8Array) => {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), bytes);
  };
  for (let number = 1; number <= 12; number++) {
    const minute = String(number).padStart(2, '0');
    const photoOptions = { motif: number, takenAt: `2025:10:18 10:${minute}:00`, width: 800, height: 600 };
    write(`Pictures/blood-donation/IMG_20251018_10${minute}00.jpg`, await photo(photoOptions));
  }
  for (let number = 1; number <= 3; number++) {
    const photoOptions = {
      motif: 30 + number,
      takenAt: `2025:10:18 12:0${number}:00`,
      width: 400,
      height: 300,
    };
    write(`Pictures/blood-donation-more/IMG_${number}.jpg`, await photo(photoOptions));
  }
  write(
    'Documents/captions.csv',
    'Picture,Caption\nIMG_1,A nurse of the blood bank explains\nIMG_2,"Tea, afterwards"\nIMG_3,The last donor of the day\n',
  );
  write('Pictures/anjali.jpg', await photo({ motif: 20, width: 400, height: 500 }));
  write(
    'Documents/camp-january-2026.csv',
    'Date,Place,Organised By,Name of Students\n03-01-2026,Balaramapuram,NSS,"Anu, Bibin"\n10-01-2026,Vizhinjam,YRC,Sneha\n',
  );
  write(
    'Documents/staff.csv',
    'Sl. No.,Name of the Faculty,Designation,Department\n1,Ms. Devika P.,Lecturer,Child Health Nursing\n2,Mr. Elias T.,-do-,Child Health Nursing\n',
  );
  write('Documents/academic-calendar-2026-2027.pdf', '%PDF-1.4\n%%EOF\n');
  return home;
}
