import { Command, Option } from '@commander-js/extra-typings';
import { lockSite } from '../node/authoring/lock/index.ts';
import { siteOption } from './options.ts';

export const lock = new Command('lock')
  .description('Records every published URL, so that the check can flag broken ones')
  .addOption(
    new Option('--remove <address...>', 'remove addresses that no longer exist').argParser(
      (address, previous: string[] = []) => [...previous, address],
    ),
  )
  .addOption(
    new Option('--reset', 'start an empty list, for a site that was never public').conflicts('remove'),
  )
  .addOption(siteOption())
  .addHelpText('after', '\nExample: npm run lock -- --remove activities/old-page')
  .action(async ({ site, remove, reset }) => console.log(await lockSite(site, { remove, reset })));
