/** What an answer of a host has against it. */

import { liveMessages } from '../../../core/problems/messages/live.ts';
import type { ProblemContent } from '../../../core/problems/problemAt.ts';
import { baseOf, withinSite } from '../../../core/route/base.ts';
import { type LivePage, readPage, sitemapAddresses } from './html.ts';
import type { LiveResponse } from './requestLive.ts';

export function statusFinding(response: LiveResponse, url: string): ProblemContent | undefined {
  if (response.status === 200) return undefined;
  const description = describeResponse(response, response.location);
  const mistake =
    response.status === 404 ? liveMessages.pageMissing(description) : liveMessages.statusWrong(description);
  return { ...mistake, value: url };
}

/** @param canonical what the page must say of itself; undefined where the site does not know its address */
export function pageFinding(
  { canonical: actualCanonical, isNotFound }: LivePage,
  url: string,
  canonical: string | undefined,
): ProblemContent | undefined {
  const isOther = isNotFound || (canonical !== undefined && actualCanonical !== canonical);
  if (!isOther) return undefined;
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
  // Of a very large site it is a list of lists.
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
 * The address as it would be at the top of the host to which an answer leads: by a redirect, or by a page that sends the visitor on.
 *
 * @param origin where the host has the site @param siteOrigin where the site says that it is
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
  const siteUrl = [origin, siteOrigin].find((at) => at !== undefined && new URL(at).origin === url.origin);
  if (siteUrl === undefined) return url.href;
  return withinSite(baseOf({ origin: siteUrl }), url.pathname) ?? url.href;
}

/** The host to which another one leads, as one that has its name with or without "www" does. @param origin where the host has the site */
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
