/** Whether a running host answers every address of a site as it should; `npm run check -- --live URL`. */
import pMap from 'p-map';
import type { Site } from '../../../core/model.ts';
import { liveMessages } from '../../../core/problems/messages/live.ts';
import { ContentError, type Problem } from '../../../core/problems/problem.ts';
import { baseOf } from '../../../core/route/base.ts';
import { sortAndLimit } from '../../check/index.ts';
import { pageStatuses } from '../../content/pageStatuses.ts';
import { publishedPaths } from '../../content/publishedPaths.ts';
import { readCheckedSite } from '../../content/readCheckedSite.ts';
import { headerRules } from '../../hosts/headers.ts';
import { bundleInlineLoader } from '../../ssg/bundle.ts';
import { UsageError } from '../../system/usageError.ts';
import { ask } from './ask.ts';
import { HeaderDifferences } from './headers.ts';
import { otherHost } from './judge.ts';
import { fileQuestions, type Live, onHost, type Question, questionsOf } from './questions.ts';

export interface LiveSettings {
  /** How long one answer may take, in milliseconds. */
  patience: number;
  /** How many questions are on their way at once. */
  atOnce: number;
}

const USUAL: LiveSettings = { patience: 15_000, atOnce: 8 };

/** After so many questions without any answer the host is taken to be down. */
const MOST_FAILURES = 10;

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
export async function checkOwn(folder: string, site: Site): Promise<Problem[] | undefined> {
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
  { patience, atOnce }: LiveSettings = USUAL,
): Promise<Problem[]> {
  const checked = await readCheckedSite(folder);
  const { site, table } = checked;
  if (!site || !table) throw new ContentError(checked.problems, folder);
  const live: Live = {
    origin,
    checked,
    site,
    table,
    paths: publishedPaths(checked),
    over: pageStatuses(checked).expired,
    headers: new HeaderDifferences(
      headerRules(site, await bundleInlineLoader()),
      origin.startsWith('https:'),
    ),
    files: new Map(),
  };
  const unreachable = (message: string) => [onHost({ ...liveMessages.unreachable(message), value: origin })];
  const first = await ask(origin, patience);
  if ('failure' in first) return unreachable(first.failure);
  const other = otherHost(first.answer, origin);
  if (other !== undefined)
    return [onHost({ ...liveMessages.leadsElsewhere(other + baseOf({ origin })), value: origin })];

  const problems: Problem[] = [];
  const ending = new AbortController();
  let failures = 0;
  const put = async ({ address, place, judge }: Question): Promise<void> => {
    const outcome = await ask(origin + address, patience, ending.signal);
    if (ending.signal.aborted) return;
    if ('answer' in outcome) {
      failures = 0;
      problems.push(...judge(outcome.answer).map(place));
      return;
    }
    failures++;
    problems.push(place({ ...liveMessages.noAnswer(outcome.failure), value: origin + address }));
    if (failures >= MOST_FAILURES) ending.abort();
  };
  const questions = questionsOf(live);
  await pMap(questions, put, { concurrency: atOnce });
  const asked = new Set(questions.map(({ address }) => address));
  const more = fileQuestions(live).filter(({ address }) => !asked.has(address));
  if (!ending.signal.aborted) await pMap(more, put, { concurrency: atOnce });
  if (ending.signal.aborted) {
    const last = problems.findLast(({ code }) => code === 'live-no-answer');
    return unreachable(`The host answered at first, then stopped. ${last?.message ?? ''}`.trim());
  }
  return sortAndLimit([...problems, ...live.headers.findings().map(onHost)]);
}
