/** `npm run bench -- [match|build|check|size|dev|lighthouse …]`: the figures, as tables, and whether each bar is met. */
import { formatBar, type Section } from '../bench/report.ts';
import { options, run, UsageError } from '../options.ts';

process.env.NODE_ENV = 'production';

/** Each loads only what it needs. */
const sections: Readonly<Record<string, () => Promise<Section>>> = {
  match: async () => (await import('../bench/match.ts')).matchSection(),
  build: async () => (await import('../bench/build.ts')).buildSection(),
  check: async () => (await import('../bench/check.ts')).checkSection(),
  size: async () => (await import('../bench/size.ts')).sizeSection(),
  dev: async () => (await import('../bench/dev.ts')).devSection(),
  lighthouse: async () => (await import('../bench/lighthouse.ts')).lighthouseSection(),
};

/** Fetches packages, and runs only when it is asked for. */
const BY_NAME_ONLY = 'lighthouse';

await run(async () => {
  const { rest } = options();
  const names = Object.keys(sections);
  for (const name of rest) {
    if (!names.includes(name)) {
      throw new UsageError(`The sections are ${names.join(', ')}; there is none called "${name}".`);
    }
  }
  for (const name of rest.length > 0 ? rest : names.filter((each) => each !== BY_NAME_ONLY)) {
    const { text, bars } = await (sections[name]?.() ?? Promise.reject(new Error(`No section ${name}.`)));
    console.log(`\n${[text, '', ...bars.map(formatBar)].join('\n')}`);
  }
});
