/** `npm run lock`: takes the addresses of the site into manifest/urls.lock.json, which the check compares with the site. */
import { Command } from '@commander-js/extra-typings';
import { lockSite } from '../node/authoring/lock/index.ts';
import { siteOption } from './options.ts';

export const lock = new Command('lock')
  .description('adds the addresses of the site to the list of those that must keep working')
  .argument(
    '[what...]',
    '"forget ADDRESS ..." removes addresses that are gone for good, "anew" starts the list again, for a site that was not public yet',
  )
  .addOption(siteOption())
  .addHelpText('after', '\nExample: npm run lock -- forget activities/old-page')
  .action(async (what, { site }) => console.log(await lockSite(site, what)));
