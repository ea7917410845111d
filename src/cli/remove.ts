import { Command } from '@commander-js/extra-typings';
import { removePages } from '../node/authoring/move/index.ts';
import { checkDraft } from '../node/check/index.ts';
import { terminalPrompts } from '../node/system/prompts.ts';
import { siteOption } from './options.ts';

export const remove = new Command('remove')
  .description('Removes a page and redirects its URL')
  .argument('<address>', 'the address, or "a/*" for a page with all pages below it')
  .option('--to <address>', 'the target of the redirect; default: the nearest page above')
  .addOption(siteOption())
  .option('--dry-run', 'print the changes without making them')
  .option('--yes', 'do not ask for confirmation')
  .addHelpText('after', '\nExample: npm run remove -- activities/yrc/blood-donation-2024')
  .action(async (address, { to, site, dryRun = false, yes = false }) => {
    const dependencies = { folder: site, prompts: terminalPrompts, check: checkDraft, yes, dryRun };
    console.log(await removePages(address, to, dependencies));
  });
