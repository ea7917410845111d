/** Where the particulars of a new page come from: the options of the command line, else questions at the terminal. */

import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { ContentError } from '../../src/problem.ts';
import { formatText } from '../problems/format.ts';
import { UsageError } from '../problems/usageError.ts';

/** One particular: its option, its question, and what it takes. */
export interface Field<T> {
  /** The name of the option without hyphens. */
  flag: string;
  /** The question at a terminal, in plain words. */
  question: string;
  /** An answer, which the question shows when it proposes none. */
  example: string;
  /** @throws UsageError when the text is not accepted; the message says what is; ContentError when what it names is not sound */
  parse: (text: string) => T | Promise<T>;
}

/** Someone who can be asked. */
export interface Prompt {
  /** One line, without its end. */
  ask: (question: string) => Promise<string>;
  say: (text: string) => void;
  /** Shows a picture; absent where the terminal shows only text. */
  show?: (picture: Uint8Array) => Promise<void>;
  close: () => void;
}

/** The options of a command line by name; an option without a value holds "". */
export type Flags = ReadonlyMap<string, readonly string[]>;

export class Form {
  private readonly flags: Flags;
  private readonly prompt: Prompt | undefined;
  private readonly tell: (text: string) => void;

  /**
   * @param prompt absent when nobody can be asked
   * @param tell takes what is said on the way where nobody can be asked
   */
  constructor(flags: Flags, prompt?: Prompt, tell: (text: string) => void = console.log) {
    this.flags = flags;
    this.prompt = prompt;
    this.tell = tell;
  }

  /** Whether there is someone who can be asked. */
  get asks(): boolean {
    return this.prompt !== undefined;
  }

  has(flag: string): boolean {
    return this.flags.has(flag);
  }

  /** Shows a picture where the terminal of the person can. */
  async show(picture: Uint8Array): Promise<void> {
    await this.prompt?.show?.(picture);
  }

  /** What the person writes; undefined when nobody can be asked. */
  async line(question: string): Promise<string | undefined> {
    return (await this.prompt?.ask(question))?.trim();
  }

  /** Tells the person at the terminal something on the way. */
  say(text: string): void {
    if (this.prompt) this.prompt.say(text);
    else this.tell(text);
  }

  /**
   * @param proposal taken when the person just presses Enter, or when nobody can be asked
   * @throws UsageError when nobody can be asked and the option is missing or not accepted
   */
  async required<T>(field: Field<T>, proposal?: string): Promise<T> {
    const given = this.flags.get(field.flag)?.[0];
    if (given !== undefined) return parseFlag(field, given);
    if (!this.prompt) {
      if (proposal === undefined) throw new UsageError(`Give --${field.flag}, such as ${field.example}.`);
      return parseFlag(field, proposal);
    }
    const answer = await this.askUntil(field, proposal, false);
    if (answer === undefined) throw new UsageError(`Give --${field.flag}, such as ${field.example}.`);
    return answer.value;
  }

  /** {@link required}, but may stay without an answer. */
  async optional<T>(field: Field<T>): Promise<T | undefined> {
    const given = this.flags.get(field.flag)?.[0];
    if (given !== undefined) return parseFlag(field, given);
    return this.prompt && (await this.askUntil(field, undefined, true))?.value;
  }

  /** Every answer to a question that may have several, in their order. */
  async several<T>(field: Field<T>): Promise<T[]> {
    const given = this.flags.get(field.flag);
    if (given) return Promise.all(given.map((text) => parseFlag(field, text)));
    const answers: T[] = [];
    for (;;) {
      const answer = this.prompt && (await this.askUntil(field, undefined, true));
      if (!answer) return answers;
      answers.push(answer.value);
    }
  }

  /**
   * Text of several lines, with an empty line between paragraphs.
   *
   * @param needed whether to ask again when there is none
   */
  async text(field: Field<string[]>, needed: boolean): Promise<string[]> {
    const given = this.flags.get(field.flag);
    if (given) return (await Promise.all(given.map((text) => parseFlag(field, text)))).flat();
    if (!this.prompt) return [];
    this.prompt.say(
      `${asked(field)} Write or paste it; an empty line begins a new paragraph.\nEnd with a line that has only a dot${needed ? '' : '; a dot alone means no text'}.`,
    );
    for (;;) {
      const lines: string[] = [];
      for (;;) {
        const line = await this.prompt.ask('| ');
        if (line.trim() === '.') break;
        lines.push(line);
      }
      const paragraphs = await field.parse(lines.join('\n'));
      if (paragraphs.length > 0 || !needed) return paragraphs;
    }
  }

  /** Whether to go on; nobody to ask means yes. */
  async confirm(question: string): Promise<boolean> {
    if (!this.prompt) return true;
    for (;;) {
      const answer = (await this.prompt.ask(`${question} (yes or no) `)).trim().toLowerCase();
      if (['y', 'yes'].includes(answer)) return true;
      if (['n', 'no'].includes(answer)) return false;
    }
  }

  private async askUntil<T>(
    field: Field<T>,
    proposal: string | undefined,
    skippable: boolean,
  ): Promise<{ value: T } | undefined> {
    if (!this.prompt) return undefined;
    const hint = proposal !== undefined ? ` [${proposal}]` : skippable ? ' (Enter for none)' : '';
    for (;;) {
      const answer = (
        await this.prompt.ask(`${proposal === undefined ? asked(field) : field.question}${hint}: `)
      ).trim();
      if (answer === '' && proposal === undefined) {
        if (skippable) return undefined;
        continue;
      }
      try {
        return { value: await field.parse(answer === '' && proposal !== undefined ? proposal : answer) };
      } catch (error) {
        if (error instanceof ContentError) this.prompt.say(formatText(error.problems));
        else if (error instanceof UsageError) this.prompt.say(error.message);
        else throw error;
      }
    }
  }
}

/** The question with its example. */
const asked = ({ question, example }: Field<unknown>) => `${question}, such as ${example}`;

async function parseFlag<T>({ flag, parse }: Field<T>, text: string): Promise<T> {
  try {
    return await parse(text);
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`--${flag}: ${error.message}`);
    throw error;
  }
}

/**
 * A file or folder as a person names it: from the folder where the command was called (npm runs it elsewhere), with the
 * quotes or backslashes that a terminal adds when a folder is dragged into it.
 */
export function namedPath(text: string): string {
  const folder = process.env.INIT_CWD ?? process.cwd();
  // A name may have a backslash, and from options the shell has taken its own away.
  if (existsSync(resolve(folder, text.trim()))) return resolve(folder, text.trim());
  const plain = unquoted(text.trim());
  return resolve(folder, plain.startsWith('~/') ? homedir() + plain.slice(1) : plain);
}

function unquoted(text: string): string {
  const [, quote, inside = ''] = /^(['"])(.*)\1$/.exec(text) ?? [];
  if (quote === "'") return inside.replaceAll("'\\''", "'");
  if (quote !== undefined) return inside;
  return process.platform === 'win32' ? text : text.replace(/\\(.)/g, '$1');
}

/**
 * Asks at a terminal. Lines that arrive before they are asked for, as of a pasted text, are kept for the next questions.
 *
 * @param onStop called when the person presses Ctrl-C or ends the input
 * @param show what to write so that the terminal shows a picture; left out for one that shows only text
 */
export function terminalPrompt(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  onStop: () => void,
  show?: (picture: Uint8Array) => Promise<string>,
): Prompt {
  const terminal = createInterface({ input, output });
  const lines: string[] = [];
  let waiting: ((line: string) => void) | undefined;
  let closing = false;
  terminal.on('line', (line) => {
    if (waiting) {
      const take = waiting;
      waiting = undefined;
      take(line);
    } else lines.push(line);
  });
  terminal.on('close', () => {
    if (!closing) onStop();
  });
  return {
    ask: (question) => {
      const line = lines.shift();
      if (line !== undefined) return Promise.resolve(line);
      terminal.setPrompt(question);
      terminal.prompt();
      return new Promise((take) => {
        waiting = take;
      });
    },
    say: (text) => {
      output.write(`${text}\n`);
    },
    show:
      show &&
      (async (picture) => {
        output.write(`${await show(picture)}\n`);
      }),
    close: () => {
      closing = true;
      terminal.close();
    },
  };
}
