/** Compares a running host with the site: `npm run check -- --live URL`. */
import pMap from 'p-map';
import type { Site } from '../../../core/model.ts';
import { liveMessages } from '../../../core/problems/messages/live.ts';
import { ContentError, type Problem } from '../../../core/problems/problem.ts';
import { baseOf } from '../../../core/route/base.ts';
import { sortAndLimit } from '../../check/index.ts';
import { publishedPaths } from '../../content/pagePaths.ts';
import { pageStatuses } from '../../content/pageStatuses.ts';
import { readCheckedSite } from '../../content/readCheckedSite.ts';
import { headerRules } from '../../hosts/headers.ts';
import { UsageError } from '../../system/usageError.ts';
import { HeaderDifferences } from './headers.ts';
import { loadInlineTexts } from './inlineTexts.ts';
import { fileRequests, hostProblem, type LiveRequest, type LiveSite, liveRequests } from './liveRequests.ts';
import { requestLive } from './request.ts';
import { redirectOrigin } from './responseFindings.ts';

const TIMEOUT_MS = 15_000;
const MAX_CONCURRENT_REQUESTS = 8;

/** After more consecutive failures the host counts as down. */
const MAX_FAILURES = 10;

/**
 * Parses the address of a site on the command line.
 *
 * @param base the base path of the site, optional in the text
 * @returns the origin with the base path, without a final slash
 * @throws UsageError for an invalid address, or one of another path
 */
export function liveOrigin(text: string, base = ''): string {
  let url: URL;
  try {
    url = new URL(text.includes('://') ? text : `https://${text}`);
  } catch {
    throw new UsageError(`"${text}" is not an address. Write it like https://college.example.`);
  }
  if (!/^https?:$/.test(url.protocol)) {
    throw new UsageError(`"${text}" is not a web address. Write it like https://college.example.`);
  }
  const isSite = url.pathname === '/' || url.pathname === base || url.pathname === `${base}/`;
  if (!isSite || url.search !== '' || url.username !== '') {
    const [what, where] = base === '' ? ['host', ''] : ['site', `${base}/`];
    throw new UsageError(`Write only the address of the ${what}: ${url.origin}${where}.`);
  }
  return url.origin + base;
}

/** Checks the host in the settings of a site. @returns undefined if they have none */
export async function checkOwnHost(folder: string, site: Site): Promise<Problem[] | undefined> {
  return site.origin === undefined ? undefined : checkLive(folder, liveOrigin(site.origin, baseOf(site)));
}

/**
 * Returns the problems of a running host, sorted and limited.
 *
 * @param folder the site folder, absolute
 * @param origin see {@link liveOrigin}
 * @throws ContentError (rejects) if the content has no valid addresses
 */
export async function checkLive(folder: string, origin: string, timeoutMs = TIMEOUT_MS): Promise<Problem[]> {
  const checkedSite = await readCheckedSite(folder);
  const { site, table, manifest } = checkedSite;
  if (!site || !table || !manifest) throw new ContentError(checkedSite.problems, folder);
  const live: LiveSite = {
    origin,
    checkedSite,
    site,
    table,
    paths: publishedPaths(checkedSite),
    expired: pageStatuses(checkedSite).expired,
    headers: new HeaderDifferences(
      headerRules(site, await loadInlineTexts(folder, { site, manifest, checkedSite })),
      origin.startsWith('https:'),
    ),
    files: new Map(),
  };
  const unreachable = (message: string) => [
    hostProblem({ ...liveMessages.unreachable(message), value: origin }),
  ];
  const firstResult = await requestLive(origin, timeoutMs);
  if ('failure' in firstResult) return unreachable(firstResult.failure);
  const otherOrigin = redirectOrigin(firstResult, origin);
  if (otherOrigin !== undefined)
    return [hostProblem({ ...liveMessages.leadsElsewhere(otherOrigin + baseOf({ origin })), value: origin })];

  const problems: Problem[] = [];
  const abort = new AbortController();
  let failures = 0;
  const send = async ({ address, toProblem, findMistakes }: LiveRequest): Promise<void> => {
    const result = await requestLive(origin + address, timeoutMs, abort.signal);
    if (abort.signal.aborted) return;
    if (!('failure' in result)) {
      failures = 0;
      problems.push(...findMistakes(result).map(toProblem));
      return;
    }
    failures++;
    problems.push(toProblem({ ...liveMessages.noAnswer(result.failure), value: origin + address }));
    if (failures >= MAX_FAILURES) abort.abort();
  };
  const requests = liveRequests(live);
  await pMap(requests, send, { concurrency: MAX_CONCURRENT_REQUESTS });
  const requestedAddresses = new Set(requests.map(({ address }) => address));
  const more = fileRequests(live).filter(({ address }) => !requestedAddresses.has(address));
  if (!abort.signal.aborted) await pMap(more, send, { concurrency: MAX_CONCURRENT_REQUESTS });
  if (abort.signal.aborted) {
    const last = problems.findLast(({ code }) => code === 'live-no-answer');
    return unreachable(`The host answered at first, then stopped. ${last?.message ?? ''}`.trim());
  }
  return sortAndLimit([...problems, ...live.headers.findings().map(hostProblem)]);
}
