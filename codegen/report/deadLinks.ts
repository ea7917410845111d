/** Links elsewhere that did not answer when `check --links` last asked. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fieldOf, isObject, textIn } from '../problems/value.ts';
import { textsOf } from '../site/content.ts';
import { EVIDENCE } from '../site/folder.ts';
import { type CheckedSite, fileOf } from '../site/model.ts';
import { evidenceOf } from '../site/siteAnswers.ts';
import { counted, finding, longDay, type Place, type Topic } from './model.ts';
import { placeAt } from './places.ts';

/** What is known of an address. */
interface Answered {
  /** The day on which it was asked, yyyy-mm-dd. */
  day: string;
  /** What went wrong; undefined where it answered. */
  failure?: string;
}

/** Absent where nobody has asked. */
export async function deadLinksTopic(site: CheckedSite): Promise<Topic[]> {
  const asked = await lastAnswers(site.folder);
  if (asked.size === 0) return [];
  const dead = new Map([...asked].filter(([, { failure }]) => failure !== undefined));
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

/** @returns nothing where the file is missing or damaged: it is only a note of what can be asked again */
async function lastAnswers(folder: string): Promise<ReadonlyMap<string, Answered>> {
  const text = await readFile(join(folder, '.cache/links.json'), 'utf8').catch(() => '{}');
  const known = parsed(text);
  return new Map(
    Object.entries(isObject(known) ? known : {}).flatMap(([address, answer]) => {
      const day = textIn(answer, 'day');
      return day === undefined || !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))
        ? []
        : [[address, { day, failure: failureOf(answer) }] as const];
    }),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureOf(answer: unknown): string | undefined {
  const status = fieldOf(answer, 'status');
  const words = textIn(answer, 'words');
  if (status === 'failed') return words ?? 'no answer';
  return typeof status === 'number' && status >= 400 ? (words ?? `status ${status}`) : undefined;
}

function linkPlaces(site: CheckedSite, dead: ReadonlyMap<string, Answered>) {
  const placed = (address: string, place: (what: string) => Place) => {
    const found = dead.get(address);
    if (!found) return [];
    return [{ address, place: place(`${address}: ${found.failure}, on ${longDay(found.day)}`) }];
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
