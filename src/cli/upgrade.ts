import { Command } from '@commander-js/extra-typings';
import { upgradeSite } from '../node/authoring/init/upgrade.ts';
import { siteOption } from './options.ts';

export const upgrade = new Command('upgrade')
  .description('brings the site in line with this version')
  .addOption(siteOption())
  .option('--dry-run', 'says what would be changed, and changes nothing')
  .addHelpText('after', '\nExample: npx site-from-data upgrade --dry-run')
  .action(async ({ site, dryRun = false }) => {
    console.log((await upgradeSite(site, dryRun)).join('\n'));
  });
