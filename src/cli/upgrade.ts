import { Command } from '@commander-js/extra-typings';
import { upgradeSite } from '../node/authoring/init/upgrade.ts';
import { siteOption } from './options.ts';

export const upgrade = new Command('upgrade')
  .description('Adapts a site to this version')
  .addOption(siteOption())
  .option('--dry-run', 'print the changes without making them')
  .addHelpText('after', '\nExample: npx site-from-data upgrade --dry-run')
  .action(async ({ site, dryRun = false }) => {
    console.log((await upgradeSite(site, dryRun)).join('\n'));
  });
