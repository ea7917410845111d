/** The time and memory of a check: this site, a generated one, and files that are too large. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFile, engineRoot } from '../../src/node/content/folder.ts';
import { type Cost, runCommand } from './command.ts';
import { type BenchSection, number, table } from './figures.ts';
import { generateSite } from './generate.ts';

const ENTRIES = 5_000;

const MAX_CHECK_SECONDS = { repository: 2, generated: 8, damaged: 5 } as const;
const MAX_CHECK_MEGABYTES = 600;

const MILLION = 1_000_000;

/** Files that are too large or too deep, by their names in the table; tests/unit/stress.test.ts checks their messages. */
export const damagedFiles: Readonly<Record<string, { text: () => string; code: string }>> = {
  '50 MB': { text: () => `{"data":["${'x'.repeat(50 * MILLION)}"]}`, code: 'file-too-large' },
  '30 MB of records': {
    text: () => `{"data":[${'{"para":"'.concat('x'.repeat(80), '"},').repeat(300_000)}{}]}`,
    code: 'file-too-large',
  },
  '30 MB in one text': { text: () => `{"data":["${'x'.repeat(30 * MILLION)}"]}`, code: 'type-wrong' },
  '30 MB without sense': { text: () => `{"data":[${'no sense '.repeat(3.3 * MILLION)}`, code: 'json-syntax' },
  '100,000 brackets': { text: () => '['.repeat(100_000), code: 'json-too-deep' },
  '100,000 braces with names': { text: () => '{"a":'.repeat(100_000), code: 'json-too-deep' },
};

export async function checkSection(): Promise<BenchSection> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-check-'));
  try {
    const repository = await runCommand('check', []);
    const generated = join(folder, 'generated');
    await generateSite(generated, ENTRIES);
    const large = await runCommand('check', ['--site', generated]);
    const damaged: [string, Cost][] = [];
    for (const [name, { text }] of Object.entries(damagedFiles)) {
      const site = join(folder, 'damaged');
      await cp(join(engineRoot, 'tests/fixtures/site'), site, { recursive: true });
      await writeFile(join(site, dataFile('voyages')), text());
      damaged.push([name, await runCommand('check', ['--site', site])]);
    }
    return section(repository, large, damaged);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function section(repository: Cost, large: Cost, damaged: readonly [string, Cost][]): BenchSection {
  const rows: [string, Cost][] = [
    ['this site', repository],
    [`${number(ENTRIES)} entries`, large],
    ...damaged.map(([name, cost]): [string, Cost] => [`a file of ${name}`, cost]),
  ];
  const slowest = Math.max(...damaged.map(([, { seconds }]) => seconds));
  const isPassed = ({ exitCode, output }: Cost) => exitCode === 0 && output.trim() === 'No problems found.';
  return {
    text: [
      'Check command, start of Node included',
      '',
      table([
        ['site', 'seconds', 'processor s', 'peak MB'],
        ...rows.map(([name, { seconds, work, megabytes }]) => [
          name,
          number(seconds, 2),
          number(work, 2),
          number(megabytes),
        ]),
      ]),
    ].join('\n'),
    bars: [
      {
        text: `this site in under ${MAX_CHECK_SECONDS.repository} s, nothing found (${number(repository.seconds, 2)} s)`,
        met: repository.seconds < MAX_CHECK_SECONDS.repository && isPassed(repository),
      },
      {
        text: `${number(ENTRIES)} entries in under ${MAX_CHECK_SECONDS.generated} s and ${MAX_CHECK_MEGABYTES} MB (${number(large.seconds, 1)} s, ${number(large.megabytes)} MB)`,
        met:
          large.seconds < MAX_CHECK_SECONDS.generated &&
          large.megabytes < MAX_CHECK_MEGABYTES &&
          large.exitCode === 0,
      },
      {
        text: `a file that is too large or too deep is refused in under ${MAX_CHECK_SECONDS.damaged} s (at most ${number(slowest, 1)} s)`,
        met: slowest < MAX_CHECK_SECONDS.damaged && damaged.every(([, { exitCode }]) => exitCode === 1),
      },
    ],
  };
}
