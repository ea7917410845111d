import { siteScripts } from '../../core/data/siteScripts.ts';
import { fieldMessages } from '../../core/problems/messages/fields.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemAt } from '../../core/problems/problemAt.ts';
import { SITE } from '../content/folder.ts';
import { type CheckedSite, fileOf } from '../content/model.ts';

export function analyticsHost({ site, ...checked }: CheckedSite): Problem[] {
  const file = fileOf({ site, ...checked }, SITE);
  return file && site?.analytics?.service === 'matomo' && site.analytics.host === undefined
    ? [problemAt(file, ['analytics'], fieldMessages.analyticsHost, 'matomo')]
    : [];
}

/** For the release: what the privacy page has to name. */
export function thirdPartyScripts({ site, ...checked }: CheckedSite): Problem[] {
  const file = fileOf({ site, ...checked }, SITE);
  if (!file || !site) return [];
  return siteScripts(site).map(({ url, name }, index) => {
    const path =
      site.analytics && index === 0 ? ['analytics'] : ['scripts', index - (site.analytics ? 1 : 0)];
    return problemAt(file, path, fieldMessages.scriptElsewhere(name, new URL(url).host), url);
  });
}
