import { Command } from '@commander-js/extra-typings';
import { removePages } from '../node/authoring/move/index.ts';
import { checkDraft } from '../node/check/index.ts';
import { terminalPrompts } from '../node/system/prompts.ts';
import { siteOption } from './options.ts';

export const remove = new Command('remove')
  .description('removes a page, an entry or a family; its old address leads to another page')
  .argument('<address>', 'the address, or "a/*" for a page with all pages below it')
  .option('--to <address>', 'the page to which the old address leads; the nearest one above when left out')
  .addOption(siteOption())
  .option('--dry-run', 'says what would be changed, and changes nothing')
  .option('--yes', 'asks nothing')
  .addHelpText('after', '\nExample: npm run remove -- activities/yrc/blood-donation-2024')
  .action(async (address, { to, site, dryRun = false, yes = false }) => {
    const dependencies = { folder: site, prompts: terminalPrompts, check: checkDraft, yes, dryRun };
    console.log(await removePages(address, to, dependencies));
  });
