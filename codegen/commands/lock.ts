/**
 * `npm run lock -- [--site DIR] [forget ADDRESS … | anew]`: takes the addresses of the site into manifest/urls.lock.json, so
 * that the check sees to it that they keep working. `forget` takes out addresses that are gone for good; `anew` begins the
 * list anew, for a site that was not public yet.
 */
import { lockSite } from '../lock.ts';
import { options, run } from '../options.ts';

await run(async () => {
  const { site, rest } = options();
  console.log(await lockSite(site, rest));
});
