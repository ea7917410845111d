/** Whether a running host answers every address of a site as it should; `npm run check -- --live URL`. */
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
import { bundleInlineLoader } from '../../ssg/bundle.ts';
import { UsageError } from '../../system/usageError.ts';
import { HeaderDifferences } from './headers.ts';
import { fileRequests, hostProblem, type LiveRequest, type LiveSite, liveRequests } from './liveRequests.ts';
import { requestLive } from './requestLive.ts';
import { redirectOrigin } from './responseFindings.ts';

export interface LiveSettings {
  /** How long one answer may take, in milliseconds. */
  timeoutMs: number;
  /** How many questions are on their way at once. */
  concurrency: number;
}

const DEFAULT_SETTINGS: LiveSettings = { timeoutMs: 15_000, concurrency: 8 };

/** After so many questions without any answer the host is taken to be down. */
const MAX_FAILURES = 10;

/**
 * Where a host has the site, as it was given on the command line.
 *
 * @param base what stands before the addresses of the site; may be left out of what was given
 * @returns the same without a slash at the end
 * @throws UsageError when it is no address, or that of another place
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

/**
 * Every problem of the host that a site names as its own.
 *
 * @returns undefined where it names none
 */
export async function checkOwnHost(folder: string, site: Site): Promise<Problem[] | undefined> {
  return site.origin === undefined ? undefined : checkLive(folder, liveOrigin(site.origin, baseOf(site)));
}

/**
 * Every problem of a running host, sorted and bounded as those of the content are.
 *
 * @param folder the site folder, absolute; says which addresses there should be
 * @param origin see {@link liveOrigin}
 * @throws ContentError when the content is not sound enough to know its addresses
 */
export async function checkLive(
  folder: string,
  origin: string,
  { timeoutMs, concurrency: atOnce }: LiveSettings = DEFAULT_SETTINGS,
): Promise<Problem[]> {
  const checkedSite = await readCheckedSite(folder);
  const { site, table } = checkedSite;
  if (!site || !table) throw new ContentError(checkedSite.problems, folder);
  const live: LiveSite = {
    origin,
    checkedSite,
    site,
    table,
    paths: publishedPaths(checkedSite),
    expired: pageStatuses(checkedSite).expired,
    headers: new HeaderDifferences(
      headerRules(site, await bundleInlineLoader()),
      origin.startsWith('https:'),
    ),
    files: new Map(),
  };
  const unreachable = (message: string) => [
    hostProblem({ ...liveMessages.unreachable(message), value: origin }),
  ];
  const firstResult = await requestLive(origin, timeoutMs);
  if ('failure' in firstResult) return unreachable(firstResult.failure);
  const otherOrigin = redirectOrigin(firstResult.response, origin);
  if (otherOrigin !== undefined)
    return [hostProblem({ ...liveMessages.leadsElsewhere(otherOrigin + baseOf({ origin })), value: origin })];

  const problems: Problem[] = [];
  const abort = new AbortController();
  let failures = 0;
  const send = async ({ address, toProblem, findMistakes }: LiveRequest): Promise<void> => {
    const result = await requestLive(origin + address, timeoutMs, abort.signal);
    if (abort.signal.aborted) return;
    if ('response' in result) {
      failures = 0;
      problems.push(...findMistakes(result.response).map(toProblem));
      return;
    }
    failures++;
    problems.push(toProblem({ ...liveMessages.noAnswer(result.failure), value: origin + address }));
    if (failures >= MAX_FAILURES) abort.abort();
  };
  const requests = liveRequests(live);
  await pMap(requests, send, { concurrency: atOnce });
  const requestedAddresses = new Set(requests.map(({ address }) => address));
  const more = fileRequests(live).filter(({ address }) => !requestedAddresses.has(address));
  if (!abort.signal.aborted) await pMap(more, send, { concurrency: atOnce });
  if (abort.signal.aborted) {
    const last = problems.findLast(({ code }) => code === 'live-no-answer');
    return unreachable(`The host answered at first, then stopped. ${last?.message ?? ''}`.trim());
  }
  return sortAndLimit([...problems, ...live.headers.findings().map(hostProblem)]);
}
