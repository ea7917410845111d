/** `npm run bench`: the figures as tables, with each limit. */
import { Argument, Command } from '@commander-js/extra-typings';
import { compiledFolder } from '../../bin/compile.js';
import { type BenchSection, formatBar } from './figures.ts';

/** Each section loads only the modules it needs. */
const sections = {
  match: async () => (await import('./match.ts')).matchSection(),
  build: async () => (await import('./build.ts')).buildSection(),
  check: async () => (await import('./check.ts')).checkSection(),
  size: async () => (await import('./size.ts')).sizeSection(),
  search: async () => (await import('./search.ts')).searchSection(),
  dev: async () => (await import('./dev.ts')).devSection(),
  edit: async () => (await import('./edit.ts')).editSection(),
  servers: async () => (await import('./servers.ts')).serversSection(),
  plots: async () => (await import('./plots.ts')).plotSection(),
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouseSection(),
} satisfies Record<string, () => Promise<BenchSection>>;

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

/** Fetches packages, and runs only on request. */
const BY_NAME_ONLY = 'lighthouse';

await new Command('npm run bench --')
  .description('measures the engine and says whether each bar is met')
  .addArgument(
    new Argument('[section...]', `the sections to run; default: all except ${BY_NAME_ONLY}`).choices(NAMES),
  )
  .addHelpText('after', '\nExample: npm run bench -- build size')
  .action(async (names) => {
    process.env.NODE_ENV = 'production';
    await compiledFolder();
    for (const name of names.length > 0 ? names : NAMES.filter((each) => each !== BY_NAME_ONLY)) {
      const { text, bars } = await sections[name]();
      console.log(`\n${[text, '', ...bars.map(formatBar)].join('\n')}`);
    }
  })
  .parseAsync();
