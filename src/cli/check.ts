import { Command, Option } from '@commander-js/extra-typings';
import { countProblems } from '../core/problems/limit.ts';
import { formatCount } from '../core/problems/message.ts';
import { ContentError, type Problem } from '../core/problems/problem.ts';
import { baseOf } from '../core/route/base.ts';
import { checkSite, siteProblems, sortAndLimit } from '../node/check/index.ts';
import { readSite } from '../node/content/folder.ts';
import { createSourceReader } from '../node/content/jsonFile.ts';
import { removeLocations } from '../node/content/locations/remove.ts';
import { readCheckedSite } from '../node/content/readCheckedSite.ts';
import { formatGithub, formatJson, formatText } from '../node/system/format.ts';
import { UsageError } from '../node/system/usageError.ts';
import { siteOption } from './options.ts';

type Format = (problems: readonly Problem[], site: string) => string;

const FORMATS = ['text', 'json', 'github'] as const;

const formats: Readonly<Record<(typeof FORMATS)[number], Format>> = {
  text: (problems, site) => {
    const { errors, warnings } = countProblems(problems);
    if (problems.length === 0) return 'No problems found.';
    const coloured = process.stdout.isTTY && process.env.NO_COLOR === undefined;
    const text = formatText(problems, { source: createSourceReader(site), coloured });
    return `${text}\n\n${formatCount(errors, 'error')}, ${formatCount(warnings, 'warning')}.`;
  },
  json: formatJson,
  github: formatGithub,
};

/** Prints problems. An error sets the exit code to 1. */
export function printProblems(
  problems: readonly Problem[],
  site: string,
  format: keyof typeof formats,
): void {
  const text = formats[format](problems, site);
  if (text !== '') console.log(text);
  if (countProblems(problems).errors > 0) process.exitCode = 1;
}

export const check = new Command('check')
  .description('Reports every problem in the content')
  .addOption(siteOption())
  .addOption(new Option('--format <format>', 'output format').choices(FORMATS).default('text'))
  .addOption(new Option('--release', 'also report sample content').conflicts('live'))
  .addOption(
    new Option(
      '--fix',
      'first remove locations from videos, and location, device and time from photos with a location',
    ).conflicts('live'),
  )
  .addOption(new Option('--links', 'also test links to other sites').conflicts('live'))
  .option(
    '--live <address>',
    'test a running website instead; with a sitemap (.xml, .xml.gz) of the old site, whether its addresses still work',
  )
  .addHelpText('after', '\nExample: npm run check -- --release')
  .action(async ({ site, format, release, fix, links, live }) => {
    // Standard output has only problems, for other programs.
    if (fix) for (const line of await removeLocations(site)) console.error(line);
    const pending =
      live !== undefined
        ? checkRunningSite(site, live)
        : links
          ? checkWithLinks(site, release)
          : checkSite(site, release);
    const problems = await pending.catch(rethrowFailure);
    printProblems(problems, site, format);
  });

async function checkWithLinks(folder: string, release?: boolean): Promise<Problem[]> {
  const { checkLinks } = await import('../node/deploy/live/links.ts');
  const site = await readCheckedSite(folder);
  const { problems: linkProblems, summary } = await checkLinks(site);
  console.error(summary);
  return sortAndLimit([...(await siteProblems(site, release)), ...linkProblems]);
}

async function checkRunningSite(site: string, address: string): Promise<Problem[]> {
  const { isSitemap } = await import('../node/deploy/live/sitemapAddresses.ts');
  if (isSitemap(address)) {
    const { checkOldAddresses } = await import('../node/deploy/live/oldAddresses.ts');
    const { problems, summary } = await checkOldAddresses(await readCheckedSite(site), address);
    console.error(summary);
    return problems;
  }
  const { checkLive, liveOrigin } = await import('../node/deploy/live/index.ts');
  return checkLive(site, liveOrigin(address, baseOf(await readSite(site))));
}

function rethrowFailure(error: unknown): never {
  if (process.env.DEBUG || error instanceof UsageError || error instanceof ContentError) throw error;
  // No content should make the check fail, so the user can only report it.
  throw new UsageError(
    `The check itself failed (${error instanceof Error ? error.message : String(error)}). Please report it to the people who keep the engine; with DEBUG=1 it says where.`,
  );
}
