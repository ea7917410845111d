import { join, resolve } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { formatCount } from '../core/problems/message.ts';
import type { NewBuild, PreviousBuild } from '../node/ssg/incremental/buildRecord.ts';
import { DEFAULT_OUTPUT, describeContents, type OutputRefusal } from '../node/ssg/outputFolder.ts';
import { terminalPrompts } from '../node/system/prompts.ts';
import { UsageError } from '../node/system/usageError.ts';
import { siteOption } from './options.ts';

export const build = new Command('build')
  .description('Builds the static site into a folder')
  .addOption(siteOption())
  .option('--out <folder>', `the output folder; default: ${DEFAULT_OUTPUT} in the site folder`)
  .option('--force', 'ask before replacing a folder that no build of this site has created')
  .addHelpText('after', '\nExample: npm run build -- --out dist')
  .action(async ({ site, out, force }) => {
    process.env.NODE_ENV = 'production';
    const started = performance.now();
    const { buildIfNeeded } = await import('../node/ssg/incremental/buildRecord.ts');
    const target = resolve(out ?? join(site, DEFAULT_OUTPUT));
    const { pages, redirects, isNew } = await buildIfNeeded(site, target, (previous) =>
      buildNow(site, target, previous, force),
    );
    if (!isNew) {
      console.log(
        `Nothing has changed since the last build: ${formatCount(pages, 'page')} and ${formatCount(redirects, 'redirect')} in ${target}`,
      );
      return;
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${formatCount(pages, 'page')} and ${formatCount(redirects, 'redirect')} in ${seconds} s: ${target}`,
    );
  });

async function buildNow(
  site: string,
  target: string,
  previous: PreviousBuild,
  force = false,
): Promise<NewBuild> {
  const { checkInBackground } = await import('../node/check/backgroundCheck.ts');
  const validated = checkInBackground(site, false, previous.edit);
  const { buildSite } = await import('../node/ssg/index.ts');
  const built = await buildSite(site, target, {
    confirmReplace: force ? confirmReplacement : undefined,
    validated,
    previous,
  });
  return { ...built, checked: await validated };
}

/** @throws UsageError (rejects) if the user does not confirm, or there is no terminal */
async function confirmReplacement({ path, message }: OutputRefusal): Promise<void> {
  if (!terminalPrompts) {
    throw new UsageError(
      `${path}: --force asks before it replaces a folder, and there is no terminal to ask at. Remove the folder yourself, or choose another with --out.`,
    );
  }
  console.log(`${path}\n${message}\nThis would be deleted for good: ${describeContents(path)}.`);
  if (!(await terminalPrompts.confirm('Delete it and put the site there?')))
    throw new UsageError('Nothing was changed.');
}
