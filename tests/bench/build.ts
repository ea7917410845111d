/** The time and memory of a build, at two sizes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cost, runCommand } from './command.ts';
import { type Bar, type BenchSection, number, table, times } from './figures.ts';
import { generateSite } from './generate.ts';

const SIZES = [1_000, 5_000] as const;
const MAX_BUILD_SECONDS = 20;
const MAX_BUILD_MEGABYTES = 1_200;

export interface BuildCost extends Cost {
  pages: number;
}

/**
 * Generates a site and builds it with the real command.
 *
 * @param entries number of entries
 * @throws if the build fails, after printing its output
 */
export async function buildCost(entries: number): Promise<BuildCost> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-build-'));
  try {
    const site = join(folder, 'site');
    const pages = await generateSite(site, entries);
    const cost = await runCommand('build', ['--site', site, '--out', join(folder, 'out')]);
    if (cost.exitCode !== 0) throw new Error(`The build of ${site} ended with ${cost.exitCode}.`);
    return { pages, ...cost };
  } finally {
    await rm(folder, { recursive: true });
  }
}

export async function buildSection(): Promise<BenchSection> {
  const costs: BuildCost[] = [];
  for (const size of SIZES) costs.push(await buildCost(size));
  const text = [
    'Build of a generated site with the build command, check included',
    '',
    table([
      ['entries', 'pages', 'seconds', 'pages/s', 'processor s', 'peak MB'],
      ...costs.map(({ pages, seconds, work, megabytes }, index) => [
        number(SIZES[index] ?? 0),
        number(pages),
        number(seconds, 1),
        number(pages / seconds),
        number(work, 1),
        number(megabytes),
      ]),
    ]),
  ].join('\n');
  const [small, large] = costs;
  if (!small || !large) throw new Error('Two sizes are compared.');
  const pages = large.pages / small.pages;
  const time = large.seconds / small.seconds;
  const memory = large.megabytes / small.megabytes;
  const bars: Bar[] = [
    {
      text: `5,000 entries in under ${MAX_BUILD_SECONDS} s (${number(large.seconds, 1)} s)`,
      met: large.seconds < MAX_BUILD_SECONDS,
    },
    {
      text: `5,000 entries in under ${number(MAX_BUILD_MEGABYTES)} MB (${number(large.megabytes)} MB)`,
      met: large.megabytes < MAX_BUILD_MEGABYTES,
    },
    {
      text: `${times(pages)} the pages: no more than that in time (${times(time)}) and memory (${times(memory)})`,
      met: time <= pages && memory <= pages,
    },
  ];
  return { text, bars };
}
