/** The values of command-line flags, from the command line or from a form of the editor. */
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { UsageError } from '../../system/usageError.ts';

export interface FlagField<T> {
  /** The name of the flag without hyphens. */
  flag: string;
  /** @throws UsageError if the text is not accepted; the message says what to write instead */
  parse: (text: string) => T | Promise<T>;
}

/** By name; a flag without a value has "". */
export type FlagValues = ReadonlyMap<string, readonly string[]>;

export class Flags {
  constructor(private readonly values: FlagValues) {}

  has(flag: string): boolean {
    return this.values.has(flag);
  }

  /** @throws UsageError (rejects) if the flag and the default are missing, or the value is not accepted */
  async required<T>(field: FlagField<T>, defaultText?: string): Promise<T> {
    const text = this.values.get(field.flag)?.[0] ?? defaultText;
    if (text === undefined) throw new UsageError(`Give --${field.flag}.`);
    return parseFlag(field, text);
  }

  /** @throws UsageError (rejects) if the value is not accepted */
  async optional<T>(field: FlagField<T>): Promise<T | undefined> {
    return this.has(field.flag) ? this.required(field) : undefined;
  }

  /** All values of a repeated flag. @throws UsageError (rejects) if one is not accepted */
  all<T>(field: FlagField<T>): Promise<T[]> {
    return Promise.all((this.values.get(field.flag) ?? []).map((text) => parseFlag(field, text)));
  }
}

async function parseFlag<T>({ flag, parse }: FlagField<T>, text: string): Promise<T> {
  try {
    return await parse(text);
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`--${flag}: ${error.message}`) : error;
  }
}

/** Resolves a path relative to the folder where the user called the command: npm changes the folder. */
export function resolveUserPath(text: string): string {
  const path = text.trim();
  // Not every shell expands it.
  const expanded = path.startsWith('~/') ? join(homedir(), path.slice(2)) : path;
  return resolve(process.env.INIT_CWD ?? process.cwd(), expanded);
}
