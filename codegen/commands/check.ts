/**
 * `npm run check -- [--site DIR] [--format text|json|github] [--release | --live URL]`: everything that is wrong with the
 * content, or with a host that serves it.
 */
import { statSync } from 'node:fs';
import { ContentError, type Problem } from '../../src/problem.ts';
import { countProblems } from '../check/bound.ts';
import { formatGithub, formatJson, formatText } from '../check/format.ts';
import { checkSite } from '../check/index.ts';
import { options, run, UsageError } from '../options.ts';
import { diskSource } from '../source.ts';

type Format = (problems: readonly Problem[], site: string) => string;

const formats: Readonly<Record<'text' | 'json' | 'github', Format>> = {
  text: (problems, site) => {
    const { errors, warnings } = countProblems(problems);
    if (problems.length === 0) return 'No problems found.';
    const coloured = process.stdout.isTTY && process.env.NO_COLOR === undefined;
    const text = formatText(problems, { source: diskSource(site), coloured });
    return `${text}\n\n${count(errors, 'error')}, ${count(warnings, 'warning')}.`;
  },
  json: formatJson,
  github: formatGithub,
};

const isFormat = (name: string): name is keyof typeof formats => Object.hasOwn(formats, name);

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

await run(async () => {
  const { site, format = 'text', release, live } = options();
  if (!isFormat(format)) throw new UsageError(`The format is text, json or github, not "${format}".`);
  if (!statSync(site, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`There is no folder ${site}.`);
  }
  const problems = await (live === undefined ? checkSite(site, release) : checkHost(site, live)).catch(
    failed,
  );
  const text = formats[format](problems, site);
  if (text !== '') console.log(text);
  if (countProblems(problems).errors > 0) process.exitCode = 1;
});

async function checkHost(site: string, address: string): Promise<Problem[]> {
  const { checkLive, liveOrigin } = await import('../live/index.ts');
  return checkLive(site, liveOrigin(address));
}

function failed(error: unknown): never {
  if (process.env.DEBUG || error instanceof UsageError || error instanceof ContentError) throw error;
  // Content never makes the check fail; when it does all the same, people in an office can only pass it on.
  throw new UsageError(
    `The check itself failed (${error instanceof Error ? error.message : String(error)}). Please report it to the people who keep the engine; with DEBUG=1 it says where.`,
  );
}
