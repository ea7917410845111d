import { Command, Option } from '@commander-js/extra-typings';
import { lockSite } from '../node/authoring/lock/index.ts';
import { siteOption } from './options.ts';

export const lock = new Command('lock')
  .description('adds the addresses of the site to the list of those that must keep working')
  .addOption(
    new Option('--remove <address...>', 'remove addresses that are gone for good').argParser(
      (address, previous: string[] = []) => [...previous, address],
    ),
  )
  .addOption(
    new Option('--reset', 'start the list again, for a site that was never public').conflicts('remove'),
  )
  .addOption(siteOption())
  .addHelpText('after', '\nExample: npm run lock -- --remove activities/old-page')
  .action(async ({ site, remove, reset }) => console.log(await lockSite(site, { remove, reset })));
