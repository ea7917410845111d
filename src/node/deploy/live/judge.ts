/** What an answer of a host has against it. */

import { liveMessages } from '../../../core/problems/messages/live.ts';
import type { ProblemContent } from '../../../core/problems/problemAt.ts';
import { baseOf, withinSite } from '../../../core/route/base.ts';
import type { LiveAnswer } from './ask.ts';
import { type LivePage, readPage, sitemapAddresses } from './html.ts';

export function judgeStatus(answer: LiveAnswer, url: string): ProblemContent | undefined {
  if (answer.status === 200) return undefined;
  const came = whatCame(answer, answer.location);
  const wrong = answer.status === 404 ? liveMessages.pageMissing(came) : liveMessages.statusWrong(came);
  return { ...wrong, value: url };
}

/** @param canonical what the page must say of itself; undefined where the site does not know its address */
export function judgePage(
  { canonical: said, isNotFound }: LivePage,
  url: string,
  canonical: string | undefined,
): ProblemContent | undefined {
  const isOther = isNotFound || (canonical !== undefined && said !== canonical);
  if (!isOther) return undefined;
  return { ...(said === undefined ? liveMessages.notThisSite : liveMessages.otherPage(said)), value: url };
}

export function judgeSitemap(
  { body }: LiveAnswer,
  url: string,
  expected: readonly string[],
): ProblemContent[] {
  const listed = sitemapAddresses(body);
  // Of a very large site it is a list of lists.
  if (listed === undefined) return [];
  const there = new Set(listed);
  const known = new Set(expected);
  const missing = expected.filter((address) => !there.has(address));
  const added = [...there].filter((address) => !known.has(address));
  const [example] = [...missing, ...added];
  if (example === undefined) return [];
  return [{ ...liveMessages.outdated(missing.length, added.length, example), value: url }];
}

/**
 * The address as it would be at the top of the host to which an answer leads: by a redirect, or by a page that sends the visitor on.
 *
 * @param origin where the host has the site @param own where the site says that it is
 */
export function ledTo(answer: LiveAnswer, origin: string, own: string | undefined): string | undefined {
  const target =
    answer.status === 200 ? readPage(answer.body).refresh : isRedirect(answer) ? answer.location : undefined;
  if (target === undefined || !URL.canParse(target, origin)) return target;
  const url = new URL(target, origin);
  const place = [origin, own].find((at) => at !== undefined && new URL(at).origin === url.origin);
  if (place === undefined) return url.href;
  return withinSite(baseOf({ origin: place }), url.pathname) ?? url.href;
}

/** The host to which another one leads, as one that has its name with or without "www" does. @param origin where the host has the site */
export function otherHost(answer: LiveAnswer, origin: string): string | undefined {
  if (!isRedirect(answer) || answer.location === undefined || !URL.canParse(answer.location, origin))
    return undefined;
  const led = new URL(answer.location, origin).origin;
  return led === new URL(origin).origin ? undefined : led;
}

const isRedirect = ({ status }: LiveAnswer) => [301, 302, 303, 307, 308].includes(status);

export function sameAddress(a: string, b: string): boolean {
  try {
    return decodeURIComponent(a) === decodeURIComponent(b);
  } catch {
    return false;
  }
}

export function whatCame(answer: LiveAnswer, led: string | undefined): string {
  if (led !== undefined) return `it leads to ${led}`;
  return `it answers ${answer.status}`;
}
