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
import { type Progress, progress } from '../../system/progress.ts';
import { askLink, type LinkSettings, USUAL_LINKS } from './askLink.ts';
import { Turns } from './turns.ts';

/** How many hosts are asked at once. */
const HOSTS_AT_ONCE = 8;

/** For so many days nobody is asked again: where all was well, and where it was not. */
const DAYS = { well: 7, dead: 1 };

interface ForeignLink {
  address: string;
  file: SiteFile;
  path: Path;
}

/**
 * Asks for what the links of a site to other sites lead to, unless it was asked lately.
 *
 * @param line how far it is
 * @returns a warning at every link that does not open or has moved, and a summary in one line
 * @throws ContentError (rejects) when the answers cannot be kept
 */
export async function checkLinks(
  site: CheckedSite,
  settings: LinkSettings = USUAL_LINKS,
  line: Progress = progress('Links'),
): Promise<{ problems: Problem[]; summary: string }> {
  const links = foreignLinks(site);
  const addresses = [...new Set(links.map(({ address }) => address))];
  const today = dayIn(site.site?.timeZone);
  const kept = await readLinkStatuses(site.folder);
  const known = new Map(
    addresses.flatMap((address) => {
      const answer = kept.get(address);
      return answer && isFresh(answer, today) ? [[address, answer] as const] : [];
    }),
  );
  const asked = await askAll(
    addresses.filter((address) => !known.has(address)),
    agentOf(site),
    settings,
    line,
  );
  // Links that failed when they were asked last tell nothing of this computer.
  const isOffline =
    asked.size > 1 &&
    [...asked.values()].every(({ status }) => status === 'failed') &&
    [...asked.keys()].some((address) => kept.get(address)?.status !== 'failed');
  const answers = new Map(isOffline ? [...kept, ...known] : known);
  if (!isOffline) {
    for (const [address, answer] of asked) answers.set(address, { day: today, ...answer });
    await writeLinkStatuses(site.folder, answers);
  }
  return {
    problems: links.flatMap((link) => problemOf(link, answers.get(link.address))),
    summary: isOffline
      ? `None of ${asked.size} links answered: this computer may be offline.`
      : summaryOf(answers, asked.size),
  };
}

/** The links to other sites, in data files, settings and evidence. */
function foreignLinks(site: CheckedSite): ForeignLink[] {
  const { evidence } = site;
  const answers = (evidence && evidenceOf(site)?.answers) ?? [];
  const ofEvidence = answers.flatMap((answer, index): ForeignLink[] =>
    evidence && answer.by === 'link'
      ? [{ address: answer.href, file: evidence, path: ['answers', index, 'href'] }]
      : [],
  );
  const ofTexts = siteTexts(site)
    .filter(isLink)
    .map(({ text, file, path }) => ({ address: text, file, path }));
  const own = hostOf(site.site?.origin ?? '');
  return [...ofTexts, ...ofEvidence].filter(({ address }) => {
    const isOutside = linkTarget(address).kind === 'outside' && address.startsWith('https://');
    return isOutside && hostOf(address) !== undefined && hostOf(address) !== own;
  });
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined);

/** Who asks: a host that minds can see whose links these are. */
function agentOf({ site }: CheckedSite): string {
  const { origin = '' } = site ?? {};
  return URL.canParse(origin) ? `link-check (of ${new URL(origin).origin})` : 'link-check';
}

async function askAll(
  addresses: readonly string[],
  agent: string,
  settings: LinkSettings,
  line: Progress,
): Promise<Map<string, Omit<LinkStatus, 'day'>>> {
  const byHost = new Map<string, string[]>();
  for (const address of addresses) {
    line.add();
    const host = hostOf(address) ?? '';
    byHost.set(host, [...(byHost.get(host) ?? []), address]);
  }
  const turns = new Turns(settings.rest);
  const answers = new Map<string, Omit<LinkStatus, 'day'>>();
  await pMap(
    byHost.values(),
    async (ofHost) => {
      for (const address of ofHost) {
        answers.set(address, await askLink(address, agent, settings, turns));
        line.done();
      }
    },
    { concurrency: HOSTS_AT_ONCE },
  );
  line.end();
  return answers;
}

function isFresh(answer: LinkStatus, today: string): boolean {
  const age = (Date.parse(today) - Date.parse(answer.day)) / 86_400_000;
  return age >= 0 && age < DAYS[isDeadLink(answer) ? 'dead' : 'well'];
}

function problemOf({ address, file, path }: ForeignLink, answer: LinkStatus | undefined): Problem[] {
  if (!answer) return [];
  if (isDeadLink(answer)) {
    const words = answer.words ?? `The host answers ${answer.status}.`;
    return [problemAt(file, path, { ...linkMessages.dead(words), value: address })];
  }
  const { leadsTo } = answer;
  return leadsTo === undefined
    ? []
    : [problemAt(file, path, { ...linkMessages.moved(leadsTo), value: address })];
}

function summaryOf(answers: ReadonlyMap<string, LinkStatus>, asked: number): string {
  const all = [...answers.values()];
  const dead = all.filter(isDeadLink).length;
  const moved = all.filter((answer) => answer.leadsTo !== undefined).length;
  const untold = all.filter((answer) => !isDeadLink(answer) && Number(answer.status) >= 400).length;
  const parts = [
    `${formatCount(all.length, 'link')} to other sites, ${asked} asked now`,
    `${dead} of them ${dead === 1 ? 'does' : 'do'} not open`,
    `${moved} ${moved === 1 ? 'has' : 'have'} moved`,
    `${untold} cannot be told`,
  ];
  return `${parts.join(', ')}.`;
}
