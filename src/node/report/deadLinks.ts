/** External links that did not respond to the last `check --links`. */

import { formatCount } from '../../core/problems/message.ts';
import { evidenceOf } from '../content/compliance/siteCompliance.ts';
import { EVIDENCE } from '../content/folder.ts';
import { isDeadLink, type LinkStatus, readLinkStatuses } from '../content/linkStatuses.ts';
import { type CheckedSite, fileOf } from '../content/model.ts';
import { siteTexts } from '../content/siteValues.ts';
import { formatLongDate, listFindings, locationAt, type ReportLocation, type ReportTopic } from './model.ts';

/** Empty if links were never checked. */
export async function deadLinksTopic(site: CheckedSite): Promise<ReportTopic[]> {
  const statuses = await readLinkStatuses(site.folder);
  if (statuses.size === 0) return [];
  const dead = new Map([...statuses].filter(([, link]) => isDeadLink(link)));
  const lastDay =
    [...statuses.values()]
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? '';
  const locations = linkLocations(site, dead);
  const addresses = new Set(locations.map(({ address }) => address)).size;
  return [
    {
      id: 'dead-links',
      title: 'Links elsewhere',
      about: `Pages of others, as they answered npm run check -- --links, last on ${formatLongDate(lastDay)}.`,
      findings: listFindings(
        'link-unanswered',
        (count) => `${formatCount(count, 'address', 'addresses')} did not answer`,
        'Open it: where it is gone for good, link to its new place or remove the link.',
        locations.map(({ location }) => location),
        addresses,
      ),
      good: 'Every address that was asked has answered.',
    },
  ];
}

function linkLocations(site: CheckedSite, dead: ReadonlyMap<string, LinkStatus>) {
  const locate = (address: string, locationOf: (what: string) => ReportLocation) => {
    const linkStatus = dead.get(address);
    if (!linkStatus) return [];
    return [
      {
        address,
        location: locationOf(
          `${address}: ${formatFailure(linkStatus)}, on ${formatLongDate(linkStatus.day)}`,
        ),
      },
    ];
  };
  const file = fileOf(site, EVIDENCE);
  const evidence = (file && evidenceOf(site)?.answers) ?? [];
  return [
    ...siteTexts(site).flatMap(({ file, path, text }) =>
      locate(text, (what) => locationAt(site, file, path, what)),
    ),
    ...evidence.flatMap((answer, index) =>
      file && answer.by === 'link'
        ? locate(answer.href, (what) => locationAt(site, file, ['answers', index, 'href'], what))
        : [],
    ),
  ];
}

const formatFailure = ({ status, words }: LinkStatus): string =>
  words?.replace(/\.$/, '') ?? (status === 'failed' ? 'no answer' : `status ${status}`);
