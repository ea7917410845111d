import { siteScripts } from '../../core/data/siteScripts.ts';
import { fieldMessages } from '../../core/problems/messages/fields.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemAt } from '../../core/problems/problemAt.ts';
import { SITE } from '../content/folder.ts';
import { type CheckedSite, fileOf } from '../content/model.ts';

export function analyticsHost(site: CheckedSite): Problem[] {
  const file = fileOf(site, SITE);
  const { service, host } = site.site?.analytics ?? {};
  return file && service === 'matomo' && host === undefined
    ? [problemAt(file, ['analytics'], fieldMessages.analyticsHost, 'matomo')]
    : [];
}

/** For the release: what the privacy page has to name. */
export function thirdPartyScripts(site: CheckedSite): Problem[] {
  const file = fileOf(site, SITE);
  if (!file || !site.site) return [];
  const { analytics, scripts = [] } = site.site;
  // In the order of siteScripts.
  const paths = [...(analytics ? [['analytics']] : []), ...scripts.map((_, index) => ['scripts', index])];
  return siteScripts(site.site).map(({ url, name }, index) => {
    const path = paths[index] ?? [];
    return problemAt(file, path, fieldMessages.scriptElsewhere(name, new URL(url).host), url);
  });
}
