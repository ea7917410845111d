/** The options that commands share, and how a command ends. */
import { parseArgs } from 'node:util';
import { ContentError } from '../src/problem.ts';
import { formatText } from './check/format.ts';
import { siteFolder } from './site.ts';
import { diskSource } from './source.ts';

const OPTIONS = {
  site: { type: 'string' },
  out: { type: 'string' },
  port: { type: 'string' },
  format: { type: 'string' },
  release: { type: 'boolean' },
  live: { type: 'string' },
} as const;

export interface Options {
  /** The site folder, absolute. */
  site: string;
  out?: string;
  port?: number;
  format?: string;
  release: boolean;
  /** The address of a running host. */
  live?: string;
  /** What stands on the command line besides options. */
  rest: string[];
}

/** A mistake on the command line, said without a stack trace. */
export class UsageError extends Error {}

/** @throws UsageError when an option is unknown or has no value */
export function options(args = process.argv.slice(2)): Options {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    return {
      site: siteFolder(values.site),
      out: values.out,
      port: values.port === undefined ? undefined : portNumber(values.port),
      format: values.format,
      release: values.release ?? false,
      live: values.live,
      rest: positionals,
    };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new UsageError(`"${text}" is no port number.`);
  return port;
}

/** Runs a command. Content problems and wrong options are printed as what they are; anything else is our mistake. */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof ContentError) console.error(describe(error));
    else if (error instanceof UsageError) console.error(error.message);
    else throw error;
  }
}

function describe({ problems, folder }: ContentError): string {
  return formatText(problems, {
    source: folder === undefined ? undefined : diskSource(folder),
    coloured: process.stderr.isTTY && process.env.NO_COLOR === undefined,
  });
}
