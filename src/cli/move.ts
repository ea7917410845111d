import { Command } from '@commander-js/extra-typings';
import { movePages } from '../node/authoring/move/index.ts';
import { checkDraft } from '../node/check/index.ts';
import { terminalPrompts } from '../node/system/prompts.ts';
import { siteOption } from './options.ts';

export const move = new Command('move')
  .description('gives a page, an entry or a family another address; the old one leads on')
  .argument('<old-address>', 'of the page, or "a/*" for a page with all pages below it')
  .argument('<new-address>', 'the one that it gets, or "b/*"')
  .addOption(siteOption())
  .option('--dry-run', 'says what would be changed, and changes nothing')
  .option('--yes', 'asks nothing')
  .addHelpText('after', '\nExample: npm run move -- activities/yrc activities/red-cross')
  .action(async (from, to, { site, dryRun = false, yes = false }) => {
    const dependencies = { folder: site, prompts: terminalPrompts, check: checkDraft, yes, dryRun };
    console.log(await movePages(from, to, dependencies));
  });
