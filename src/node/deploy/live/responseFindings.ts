import { liveMessages } from '../../../core/problems/messages/live.ts';
import type { ProblemContent } from '../../../core/problems/problemAt.ts';
import { baseOf, withinSite } from '../../../core/route/base.ts';
import { type LivePage, readPage, sitemapAddresses } from './html.ts';
import type { LiveResponse } from './request.ts';

export function statusFinding(response: LiveResponse, url: string): ProblemContent | undefined {
  if (response.status === 200) return undefined;
  const description = describeResponse(response, response.location);
  const mistake =
    response.status === 404 ? liveMessages.pageMissing(description) : liveMessages.statusWrong(description);
  return { ...mistake, value: url };
}

/** @param canonical the expected canonical address; undefined without an origin */
export function pageFinding(
  { canonical: actualCanonical, isNotFound }: LivePage,
  url: string,
  canonical: string | undefined,
): ProblemContent | undefined {
  if (!isNotFound && (canonical === undefined || actualCanonical === canonical)) return undefined;
  return {
    ...(actualCanonical === undefined ? liveMessages.notThisSite : liveMessages.otherPage(actualCanonical)),
    value: url,
  };
}

export function sitemapFindings(
  { body }: LiveResponse,
  url: string,
  expected: readonly string[],
): ProblemContent[] {
  const listedAddresses = sitemapAddresses(body);
  // Very large sites have a sitemap index.
  if (listedAddresses === undefined) return [];
  const listedSet = new Set(listedAddresses);
  const expectedSet = new Set(expected);
  const missing = expected.filter((address) => !listedSet.has(address));
  const added = [...listedSet].filter((address) => !expectedSet.has(address));
  const [example] = [...missing, ...added];
  if (example === undefined) return [];
  return [{ ...liveMessages.outdated(missing.length, added.length, example), value: url }];
}

/**
 * Returns the target of a redirect or a redirect page. Targets within the site are paths without its base path.
 *
 * @param origin of the running host @param siteOrigin in the settings of the site
 */
export function redirectTarget(
  response: LiveResponse,
  origin: string,
  siteOrigin: string | undefined,
): string | undefined {
  const target =
    response.status === 200
      ? readPage(response.body).refreshTarget
      : isRedirect(response)
        ? response.location
        : undefined;
  if (target === undefined || !URL.canParse(target, origin)) return target;
  const url = new URL(target, origin);
  const siteUrl = [origin, siteOrigin].find(
    (each) => each !== undefined && new URL(each).origin === url.origin,
  );
  if (siteUrl === undefined) return url.href;
  return withinSite(baseOf({ origin: siteUrl }), url.pathname) ?? url.href;
}

/** Returns the other origin to which a response redirects, for example with "www". @param origin of the running host */
export function redirectOrigin(response: LiveResponse, origin: string): string | undefined {
  if (!isRedirect(response) || response.location === undefined || !URL.canParse(response.location, origin))
    return undefined;
  const targetOrigin = new URL(response.location, origin).origin;
  return targetOrigin === new URL(origin).origin ? undefined : targetOrigin;
}

const isRedirect = ({ status }: LiveResponse) => [301, 302, 303, 307, 308].includes(status);

export function isSameAddress(a: string, b: string): boolean {
  try {
    return decodeURIComponent(a) === decodeURIComponent(b);
  } catch {
    return false;
  }
}

export function describeResponse(response: LiveResponse, target: string | undefined): string {
  if (target !== undefined) return `it leads to ${target}`;
  return `it answers ${response.status}`;
}
