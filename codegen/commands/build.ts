/** `npm run build`: the whole static site. */
import { join, resolve } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import type { BuildMemory } from '../build/keptPages.ts';
import type { NewBuild } from '../build/lastBuild.ts';
import { contentsOf, DEFAULT_OUTPUT, type Refusal } from '../build/outputFolder.ts';
import { counted } from '../problems/say.ts';
import { UsageError } from '../problems/usageError.ts';
import { terminalPrompts } from '../process/prompts.ts';
import { siteOption } from './options.ts';

export const build = new Command('build')
  .description('writes the whole static site into a folder')
  .addOption(siteOption())
  .option('--out <folder>', `the folder for the website; ${DEFAULT_OUTPUT} in that of the site when left out`)
  .option('--force', 'ask before replacing a folder that no build of this site has made')
  .addHelpText('after', '\nExample: npm run build -- --out dist')
  .action(async ({ site, out, force }) => {
    process.env.NODE_ENV = 'production';
    const started = performance.now();
    const { buildIfNeeded } = await import('../build/lastBuild.ts');
    const target = resolve(out ?? join(site, DEFAULT_OUTPUT));
    const { pages, redirects, isNew } = await buildIfNeeded(site, target, (memory) =>
      buildAnew(site, target, memory, force),
    );
    if (!isNew) {
      console.log(
        `Nothing has changed since the last build: ${counted(pages, 'page')} and ${counted(redirects, 'redirect')} in ${target}`,
      );
      return;
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${counted(pages, 'page')} and ${counted(redirects, 'redirect')} in ${seconds} s: ${target}`);
  });

async function buildAnew(
  site: string,
  target: string,
  memory: BuildMemory,
  force = false,
): Promise<NewBuild> {
  const { soundness } = await import('../check/beside.ts');
  const sound = soundness(site, false, memory.edit);
  const { buildSite } = await import('../build/index.ts');
  const built = await buildSite(site, target, { consent: force ? ask : undefined, sound, memory });
  return { ...built, checked: await sound };
}

/** @throws UsageError (rejects) when the answer is not yes, or there is no terminal */
async function ask({ path, message }: Refusal): Promise<void> {
  if (!terminalPrompts) {
    throw new UsageError(
      `${path}: --force asks before it replaces a folder, and there is no terminal to ask at. Remove the folder yourself, or choose another with --out.`,
    );
  }
  console.log(`${path}\n${message}\nThis would be deleted for good: ${contentsOf(path)}.`);
  if (!(await terminalPrompts.confirm('Delete it and put the site there?')))
    throw new UsageError('Nothing was changed.');
}
