/** Links elsewhere that did not answer when `check --links` last asked. */
import { type AskedLink, isDead, readAskedLinks } from '../content/askedLinks.ts';
import { evidenceOf } from '../content/compliance/siteCompliance.ts';
import { textsOf } from '../content/content.ts';
import { EVIDENCE } from '../content/folder.ts';
import { type CheckedSite, fileOf } from '../content/model.ts';
import { counted, finding, longDay, type Place, type Topic } from './model.ts';
import { placeAt } from './places.ts';

/** Absent where nobody has asked. */
export async function deadLinksTopic(site: CheckedSite): Promise<Topic[]> {
  const asked = await readAskedLinks(site.folder);
  if (asked.size === 0) return [];
  const dead = new Map([...asked].filter(([, link]) => isDead(link)));
  const last =
    [...asked.values()]
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? '';
  const places = linkPlaces(site, dead);
  const addresses = new Set(places.map(({ address }) => address)).size;
  return [
    {
      id: 'dead-links',
      title: 'Links elsewhere',
      about: `Pages of others, as they answered npm run check -- --links, last on ${longDay(last)}.`,
      findings: finding(
        'link-unanswered',
        (count) => `${counted(count, 'address', 'addresses')} did not answer`,
        'Open it: where it is gone for good, link to its new place or remove the link.',
        places.map(({ place }) => place),
        addresses,
      ),
      good: 'Every address that was asked has answered.',
    },
  ];
}

function linkPlaces(site: CheckedSite, dead: ReadonlyMap<string, AskedLink>) {
  const placed = (address: string, place: (what: string) => Place) => {
    const found = dead.get(address);
    if (!found) return [];
    return [{ address, place: place(`${address}: ${failureOf(found)}, on ${longDay(found.day)}`) }];
  };
  const file = fileOf(site, EVIDENCE);
  const evidence = (file && evidenceOf(site)?.answers) ?? [];
  return [
    ...textsOf(site).flatMap(({ file, path, text }) =>
      placed(text, (what) => placeAt(site, file, path, what)),
    ),
    ...evidence.flatMap((answer, index) =>
      file && answer.by === 'link'
        ? placed(answer.href, (what) => placeAt(site, file, ['answers', index, 'href'], what))
        : [],
    ),
  ];
}

const failureOf = ({ status, words }: AskedLink): string =>
  words?.replace(/\.$/, '') ?? (status === 'failed' ? 'no answer' : `status ${status}`);
