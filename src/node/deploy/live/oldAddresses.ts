/** Checks that the addresses of an old site lead to pages of the new one: `npm run check -- --live SITEMAP`. */
import { setTimeout } from 'node:timers/promises';
import { formatCount } from '../../../core/problems/message.ts';
import { type LostAddressFix, liveMessages } from '../../../core/problems/messages/live.ts';
import { ContentError, type Problem } from '../../../core/problems/problem.ts';
import { problemInFile } from '../../../core/problems/problemAt.ts';
import { baseOf, withinSite } from '../../../core/route/base.ts';
import { matchPath } from '../../../core/route/match.ts';
import { canonicalPath } from '../../../core/route/path.ts';
import {
  parseQueryRedirect,
  type QueryTargets,
  queryRedirects,
  queryTarget,
  queryTargets,
} from '../../../core/route/queryRedirects.ts';
import { sortAndLimit } from '../../check/index.ts';
import { findAddressMistake } from '../../content/addressFormat.ts';
import { MANIFEST } from '../../content/folder.ts';
import type { LinkStatus } from '../../content/linkStatuses.ts';
import type { CheckedSite } from '../../content/model.ts';
import { findNearestPage, pagesOf } from '../../content/pagePaths.ts';
import { createProgress, type Progress } from '../../system/progress.ts';
import { UsageError } from '../../system/usageError.ts';
import { hostProblem } from './liveRequests.ts';
import { DEFAULT_LINK_SETTINGS, HostQueue, type LinkSettings, requestLink } from './requestLink.ts';
import { readSitemapAddresses } from './sitemapAddresses.ts';

/** The host is the user's own, so the pauses are short. */
const SETTINGS: LinkSettings = { ...DEFAULT_LINK_SETTINGS, pause: () => setTimeout(100) };

/** After more consecutive failures the host counts as down. */
const MAX_FAILURES = 10;

/**
 * Requests the addresses of a sitemap on the site's own host.
 *
 * @param sitemap the address or the path of a sitemap or a sitemap index
 * @returns an error for each address that leads to no page, and a summary line
 * @throws UsageError (rejects) if the sitemap cannot be read, or the site has no origin
 * @throws ContentError (rejects) if the content has no valid addresses
 */
export async function checkOldAddresses(
  site: CheckedSite,
  sitemap: string,
  settings: LinkSettings = SETTINGS,
  progressLine: Progress = createProgress('Addresses'),
): Promise<{ problems: Problem[]; summary: string }> {
  const { table, manifest } = site;
  if (!table || !manifest) throw new ContentError(site.problems, site.folder);
  const { origin } = site.site ?? {};
  if (origin === undefined)
    throw new UsageError('Write the address of the website as "origin" into manifest/site.json.');
  const addresses = await readSitemapAddresses(sitemap, settings);
  for (const _ of addresses) progressLine.add();
  const ownHost = new URL(origin).origin;
  const queue = new HostQueue(settings.pause);
  const ownSettings: LinkSettings = {
    ...settings,
    refusal: async (url) => (new URL(url).origin === ownHost ? undefined : settings.refusal(url)),
  };
  const targets = queryTargets(queryRedirects(manifest));
  const problems: Problem[] = [];
  let failures = 0;
  for (const { pathname, search } of addresses) {
    const base = baseOf({ origin });
    const url = ownHost + (withinSite(base, pathname) === undefined ? base : '') + pathname + search;
    const linkStatus = await requestLink(url, 'check-live', ownSettings, queue);
    progressLine.done();
    failures = linkStatus.words === undefined ? 0 : failures + 1;
    if (failures >= MAX_FAILURES) {
      progressLine.end();
      const unreachable = hostProblem({ ...liveMessages.unreachable(linkStatus.words ?? ''), value: origin });
      return { problems: [unreachable], summary: 'The host stopped answering.' };
    }
    problems.push(...problemsOf(site, targets, url, linkStatus));
  }
  progressLine.end();
  const lost = problems.length;
  return {
    problems: sortAndLimit(problems),
    summary: `${formatCount(addresses.length, 'old address', 'old addresses')}: ${addresses.length - lost} lead to a page, ${lost} do not.`,
  };
}

function problemsOf(
  site: CheckedSite,
  targets: QueryTargets,
  url: string,
  { status, words, leadsTo }: Omit<LinkStatus, 'day'>,
): Problem[] {
  const { pathname, search } = new URL(url);
  const path = pathInSite(site, pathname);
  const isRedirected = leadsTo !== undefined && pathInSite(site, new URL(leadsTo).pathname) !== path;
  // A page is there whatever the query, so its status says nothing; the app may redirect.
  const isQueryLost =
    search !== '' && !isRedirected && queryTarget(targets, path ?? '', search) === undefined;
  if (status === 200 && !isQueryLost) return [];
  const why =
    words ?? (status === 200 ? 'The host ignores "?" and what follows.' : `The host answers ${status}.`);
  const fix = path === undefined ? 'content' : fixOf(site, path, search);
  return [problemInFile(MANIFEST, { ...liveMessages.oldAddressLost(why, fix, MANIFEST), value: url })];
}

/** Returns the canonical path. Every host serves the file of a page under its full name too. */
function pathInSite({ table }: CheckedSite, pathname: string): string | undefined {
  const path = canonicalPath(withinSite(table?.base ?? '', pathname) ?? pathname);
  return path?.replace(/(?:^|\/)index\.html$/, '');
}

function fixOf(site: CheckedSite, path: string, search: string): LostAddressFix {
  const { table } = site;
  const pages = pagesOf(site).paths;
  const queries = [...new URLSearchParams(search)].map(([name, value]) => `${path}?${name}=${value}`);
  const query = queries.find((from) => parseQueryRedirect({ from, to: '' }) !== undefined);
  const from = query ?? path;
  const isPublished = pages.has(from) || (table && matchPath(table, from).kind === 'redirect');
  if (isPublished || site.redirects.some((row) => row.from === from)) return 'publish';
  if (!table || findAddressMistake(from, 'redirect') !== undefined) return 'content';
  const plainPath = path.replace(/\.(?:html?|php|aspx?)$/i, '');
  const sameName = [...pages].find((page) => page !== '' && nameOf(page) === nameOf(plainPath));
  const to = sameName ?? findNearestPage(plainPath, pages, table);
  return to === path ? { from } : { from, to };
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
