/** Checks external links: `npm run check -- --links`. */
import pMap from 'p-map';
import { groupBy } from '../../../core/groupBy.ts';
import { formatCount } from '../../../core/problems/message.ts';
import { linkMessages } from '../../../core/problems/messages/links.ts';
import type { Problem } from '../../../core/problems/problem.ts';
import { type Path, problemAt, type SiteFile } from '../../../core/problems/problemAt.ts';
import { linkTarget } from '../../../core/route/link.ts';
import { dayIn } from '../../content/clock.ts';
import { evidenceOf } from '../../content/compliance/siteCompliance.ts';
import {
  isDeadLink,
  type LinkStatus,
  readLinkStatuses,
  writeLinkStatuses,
} from '../../content/linkStatuses.ts';
import type { CheckedSite } from '../../content/model.ts';
import { isLink, siteTexts } from '../../content/siteValues.ts';
import { createProgress, type Progress } from '../../system/progress.ts';
import { DEFAULT_LINK_SETTINGS, HostQueue, type LinkSettings, requestLink } from './requestLink.ts';

const MAX_CONCURRENT_HOSTS = 8;

/** Newer statuses are not requested again. */
const MAX_AGE_DAYS = { working: 7, dead: 1 };

interface ExternalLink {
  address: string;
  file: SiteFile;
  path: Path;
}

/**
 * Requests the external links of a site that were not requested recently.
 *
 * @returns a warning for each link that is dead or has moved, and a summary line
 * @throws ContentError (rejects) if the statuses cannot be stored
 */
export async function checkLinks(
  site: CheckedSite,
  settings: LinkSettings = DEFAULT_LINK_SETTINGS,
  progressLine: Progress = createProgress('Links'),
): Promise<{ problems: Problem[]; summary: string }> {
  const links = externalLinks(site);
  const addresses = [...new Set(links.map(({ address }) => address))];
  const today = dayIn(site.site?.timeZone);
  const storedStatuses = await readLinkStatuses(site.folder);
  const recentStatuses = new Map(
    addresses.flatMap((address) => {
      const status = storedStatuses.get(address);
      return status && isRecent(status, today) ? [[address, status] as const] : [];
    }),
  );
  const newStatuses = await requestLinks(
    addresses.filter((address) => !recentStatuses.has(address)),
    userAgentOf(site),
    settings,
    progressLine,
  );
  // Links that already failed before do not show that this computer is offline.
  const isOffline =
    newStatuses.size > 1 &&
    [...newStatuses.values()].every(({ status }) => status === 'failed') &&
    [...newStatuses.keys()].some((address) => storedStatuses.get(address)?.status !== 'failed');
  const statuses = new Map(isOffline ? [...storedStatuses, ...recentStatuses] : recentStatuses);
  if (!isOffline) {
    for (const [address, status] of newStatuses) statuses.set(address, { day: today, ...status });
    await writeLinkStatuses(site.folder, statuses);
  }
  return {
    problems: links.flatMap((link) => problemOf(link, statuses.get(link.address))),
    summary: isOffline
      ? `None of ${newStatuses.size} links answered: this computer may be offline.`
      : summaryOf(statuses, newStatuses.size),
  };
}

/** Includes links in settings and evidence. */
function externalLinks(site: CheckedSite): ExternalLink[] {
  const { evidence } = site;
  const answers = (evidence && evidenceOf(site)?.answers) ?? [];
  const evidenceLinks = answers.flatMap((answer, index): ExternalLink[] =>
    evidence && answer.by === 'link'
      ? [{ address: answer.href, file: evidence, path: ['answers', index, 'href'] }]
      : [],
  );
  const textLinks = siteTexts(site)
    .filter(isLink)
    .map(({ text, file, path }) => ({ address: text, file, path }));
  const siteHost = hostOf(site.site?.origin ?? '');
  return [...textLinks, ...evidenceLinks].filter(({ address }) => {
    const isOutside = linkTarget(address).kind === 'outside' && address.startsWith('https://');
    return isOutside && hostOf(address) !== undefined && hostOf(address) !== siteHost;
  });
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined);

/** Names the site, so that hosts can see the reason of the requests. */
function userAgentOf({ site }: CheckedSite): string {
  const { origin = '' } = site ?? {};
  return URL.canParse(origin) ? `link-check (of ${new URL(origin).origin})` : 'link-check';
}

async function requestLinks(
  addresses: readonly string[],
  userAgent: string,
  settings: LinkSettings,
  progressLine: Progress,
): Promise<Map<string, Omit<LinkStatus, 'day'>>> {
  for (const _ of addresses) progressLine.add();
  const queue = new HostQueue(settings.pause);
  const statuses = new Map<string, Omit<LinkStatus, 'day'>>();
  await pMap(
    groupBy(addresses, hostOf).values(),
    async (addressesOfHost) => {
      for (const address of addressesOfHost) {
        statuses.set(address, await requestLink(address, userAgent, settings, queue));
        progressLine.done();
      }
    },
    { concurrency: MAX_CONCURRENT_HOSTS },
  );
  progressLine.end();
  return statuses;
}

function isRecent(linkStatus: LinkStatus, today: string): boolean {
  const age = (Date.parse(today) - Date.parse(linkStatus.day)) / 86_400_000;
  return age >= 0 && age < MAX_AGE_DAYS[isDeadLink(linkStatus) ? 'dead' : 'working'];
}

function problemOf({ address, file, path }: ExternalLink, linkStatus: LinkStatus | undefined): Problem[] {
  if (!linkStatus) return [];
  if (isDeadLink(linkStatus)) {
    const words = linkStatus.words ?? `The host answers ${linkStatus.status}.`;
    return [problemAt(file, path, linkMessages.dead(words), address)];
  }
  const { leadsTo } = linkStatus;
  return leadsTo === undefined ? [] : [problemAt(file, path, linkMessages.moved(leadsTo), address)];
}

function summaryOf(statuses: ReadonlyMap<string, LinkStatus>, requestedCount: number): string {
  const all = [...statuses.values()];
  const dead = all.filter(isDeadLink).length;
  const moved = all.filter(({ leadsTo }) => leadsTo !== undefined).length;
  const inconclusive = all.filter((status) => !isDeadLink(status) && Number(status.status) >= 400).length;
  const parts = [
    `${formatCount(all.length, 'link')} to other sites, ${requestedCount} asked now`,
    `${dead} of them ${dead === 1 ? 'does' : 'do'} not open`,
    `${moved} ${moved === 1 ? 'has' : 'have'} moved`,
    `${inconclusive} cannot be told`,
  ];
  return `${parts.join(', ')}.`;
}
