import { Command } from '@commander-js/extra-typings';
import { movePages } from '../node/authoring/move/index.ts';
import { checkDraft } from '../node/check/index.ts';
import { terminalPrompts } from '../node/system/prompts.ts';
import { siteOption } from './options.ts';

export const move = new Command('move')
  .description('Moves a page, updates every link to it and redirects the old URL')
  .argument('<old-address>', 'the current address, or "a/*" for a page with all pages below it')
  .argument('<new-address>', 'the new address, or "b/*"')
  .addOption(siteOption())
  .option('--dry-run', 'print the changes without making them')
  .option('--yes', 'do not ask for confirmation')
  .addHelpText('after', '\nExample: npm run move -- activities/yrc activities/red-cross')
  .action(async (from, to, { site, dryRun = false, yes = false }) => {
    const dependencies = { folder: site, prompts: terminalPrompts, check: checkDraft, yes, dryRun };
    console.log(await movePages(from, to, dependencies));
  });
