/** What building a whole site costs, at two sizes. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineRoot } from '../site.ts';
import { generateSite } from './generate.ts';
import type { Use } from './peak.ts';
import { type Bar, number, type Section, table, times } from './report.ts';

const SIZES = [1_000, 5_000] as const;
const MOST_SECONDS = 20;
const MOST_MEGABYTES = 1_200;

export interface Cost {
  pages: number;
  seconds: number;
  /** Seconds of processor time, which other programs do not lengthen. */
  work: number;
  /** The most memory that the process had at any time. */
  megabytes: number;
}

/**
 * Generates a site and builds it with the real command.
 *
 * @param entries how many entries the site has
 * @throws when the build fails; what it said has been printed
 */
export async function buildCost(entries: number): Promise<Cost> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-build-'));
  try {
    const site = join(folder, 'site');
    const pages = await generateSite(site, entries);
    const started = performance.now();
    const { maxRSS, userCPUTime, systemCPUTime } = await runBuild(site, join(folder, 'out'));
    return {
      pages,
      seconds: (performance.now() - started) / 1000,
      work: (userCPUTime + systemCPUTime) / 1e6,
      megabytes: (maxRSS * 1024) / 1e6,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs the build command and gives what it has used. */
function runBuild(site: string, out: string): Promise<Use> {
  const preload = pathToFileURL(join(engineRoot, 'codegen/bench/peak.ts')).href;
  const command = join(engineRoot, 'codegen/commands/build.ts');
  return new Promise((done, failed) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--import', preload, command, '--site', site, '--out', out],
      { cwd: engineRoot, stdio: ['ignore', 'ignore', 'inherit', 'pipe'] },
    );
    let use = '';
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      use += chunk.toString();
    });
    child.once('error', failed);
    child.once('close', (code) => {
      // peak.ts has written it.
      if (code === 0) done(JSON.parse(use) as Use);
      else failed(new Error(`The build of ${site} ended with ${code}.`));
    });
  });
}

/** The figures of builds. */
export async function buildSection(): Promise<Section> {
  const costs: Cost[] = [];
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
      text: `5,000 entries in under ${MOST_SECONDS} s (${number(large.seconds, 1)} s)`,
      met: large.seconds < MOST_SECONDS,
    },
    {
      text: `5,000 entries in under ${number(MOST_MEGABYTES)} MB (${number(large.megabytes)} MB)`,
      met: large.megabytes < MOST_MEGABYTES,
    },
    {
      text: `${times(pages)} the pages: no more than that in time (${times(time)}) and memory (${times(memory)})`,
      met: time <= pages && memory <= pages,
    },
  ];
  return { text, bars };
}
