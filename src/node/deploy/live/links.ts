/** Whether links to other sites still open; `npm run check -- --links`. */
import pMap from 'p-map';
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
import { HostQueue } from './hostQueue.ts';
import { DEFAULT_LINK_SETTINGS, type LinkSettings, requestLink } from './requestLink.ts';

/** How many hosts are asked at once. */
const MAX_CONCURRENT_HOSTS = 8;

/** For so many days nobody is asked again: where all was well, and where it was not. */
const MAX_AGE_DAYS = { well: 7, dead: 1 };

interface ExternalLink {
  address: string;
  file: SiteFile;
  path: Path;
}

/**
 * Asks for what the links of a site to other sites lead to, unless it was asked lately.
 *
 * @param progressLine how far it is
 * @returns a warning at every link that does not open or has moved, and a summary in one line
 * @throws ContentError (rejects) when the answers cannot be kept
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
      const answer = storedStatuses.get(address);
      return answer && isRecent(answer, today) ? [[address, answer] as const] : [];
    }),
  );
  const newStatuses = await requestLinks(
    addresses.filter((address) => !recentStatuses.has(address)),
    userAgentOf(site),
    settings,
    progressLine,
  );
  // Links that failed when they were asked last tell nothing of this computer.
  const isOffline =
    newStatuses.size > 1 &&
    [...newStatuses.values()].every(({ status }) => status === 'failed') &&
    [...newStatuses.keys()].some((address) => storedStatuses.get(address)?.status !== 'failed');
  const statuses = new Map(isOffline ? [...storedStatuses, ...recentStatuses] : recentStatuses);
  if (!isOffline) {
    for (const [address, answer] of newStatuses) statuses.set(address, { day: today, ...answer });
    await writeLinkStatuses(site.folder, statuses);
  }
  return {
    problems: links.flatMap((link) => problemOf(link, statuses.get(link.address))),
    summary: isOffline
      ? `None of ${newStatuses.size} links answered: this computer may be offline.`
      : summaryOf(statuses, newStatuses.size),
  };
}

/** The links to other sites, in data files, settings and evidence. */
function externalLinks(site: CheckedSite): ExternalLink[] {
  const { evidence } = site;
  const answers = (evidence && evidenceOf(site)?.answers) ?? [];
  const ofEvidence = answers.flatMap((answer, index): ExternalLink[] =>
    evidence && answer.by === 'link'
      ? [{ address: answer.href, file: evidence, path: ['answers', index, 'href'] }]
      : [],
  );
  const ofTexts = siteTexts(site)
    .filter(isLink)
    .map(({ text, file, path }) => ({ address: text, file, path }));
  const siteHost = hostOf(site.site?.origin ?? '');
  return [...ofTexts, ...ofEvidence].filter(({ address }) => {
    const isOutside = linkTarget(address).kind === 'outside' && address.startsWith('https://');
    return isOutside && hostOf(address) !== undefined && hostOf(address) !== siteHost;
  });
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined);

/** Who asks: a host that minds can see whose links these are. */
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
  const byHost = new Map<string, string[]>();
  for (const address of addresses) {
    progressLine.add();
    const host = hostOf(address) ?? '';
    byHost.set(host, [...(byHost.get(host) ?? []), address]);
  }
  const queue = new HostQueue(settings.pause);
  const statuses = new Map<string, Omit<LinkStatus, 'day'>>();
  await pMap(
    byHost.values(),
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
  return age >= 0 && age < MAX_AGE_DAYS[isDeadLink(linkStatus) ? 'dead' : 'well'];
}

function problemOf({ address, file, path }: ExternalLink, linkStatus: LinkStatus | undefined): Problem[] {
  if (!linkStatus) return [];
  if (isDeadLink(linkStatus)) {
    const words = linkStatus.words ?? `The host answers ${linkStatus.status}.`;
    return [problemAt(file, path, { ...linkMessages.dead(words), value: address })];
  }
  const { leadsTo } = linkStatus;
  return leadsTo === undefined
    ? []
    : [problemAt(file, path, { ...linkMessages.moved(leadsTo), value: address })];
}

function summaryOf(statuses: ReadonlyMap<string, LinkStatus>, requestedCount: number): string {
  const all = [...statuses.values()];
  const dead = all.filter(isDeadLink).length;
  const moved = all.filter((answer) => answer.leadsTo !== undefined).length;
  const inconclusive = all.filter((answer) => !isDeadLink(answer) && Number(answer.status) >= 400).length;
  const parts = [
    `${formatCount(all.length, 'link')} to other sites, ${requestedCount} asked now`,
    `${dead} of them ${dead === 1 ? 'does' : 'do'} not open`,
    `${moved} ${moved === 1 ? 'has' : 'have'} moved`,
    `${inconclusive} cannot be told`,
  ];
  return `${parts.join(', ')}.`;
}
