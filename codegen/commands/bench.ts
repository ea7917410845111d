/** `npm run bench`: the figures, as tables, and whether each bar is met. */
import { Argument, Command } from '@commander-js/extra-typings';
import { formatBar, type Section } from '../bench/figures.ts';

/** Each loads only what it needs. */
const sections = {
  match: async () => (await import('../bench/match.ts')).matchSection(),
  build: async () => (await import('../bench/build.ts')).buildSection(),
  check: async () => (await import('../bench/check.ts')).checkSection(),
  size: async () => (await import('../bench/size.ts')).sizeSection(),
  search: async () => (await import('../bench/search.ts')).searchSection(),
  dev: async () => (await import('../bench/dev.ts')).devSection(),
  edit: async () => (await import('../bench/edit.ts')).editSection(),
  servers: async () => (await import('../bench/servers.ts')).serversSection(),
  plots: async () => (await import('../bench/plots.ts')).plotSection(),
  lighthouse: async () => (await import('../bench/lighthouse.ts')).lighthouseSection(),
} satisfies Record<string, () => Promise<Section>>;

type SectionName = keyof typeof sections;

const NAMES = [
  'match',
  'build',
  'check',
  'size',
  'search',
  'dev',
  'edit',
  'servers',
  'plots',
  'lighthouse',
] as const satisfies SectionName[];

/** Fetches packages, and runs only when it is asked for. */
const BY_NAME_ONLY = 'lighthouse';

export const bench = new Command('bench')
  .description('measures the engine and says whether each bar is met')
  .addArgument(
    new Argument('[section...]', `what to measure; all but ${BY_NAME_ONLY} when left out`).choices(NAMES),
  )
  .addHelpText('after', '\nExample: npm run bench -- build size')
  .action(async (asked) => {
    process.env.NODE_ENV = 'production';
    for (const name of asked.length > 0 ? asked : NAMES.filter((each) => each !== BY_NAME_ONLY)) {
      const { text, bars } = await sections[name]();
      console.log(`\n${[text, '', ...bars.map(formatBar)].join('\n')}`);
    }
  });
