/** What other sites have answered to `check -- --links`, kept in the site folder so that nobody is asked again too soon. */
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isObject } from '../../core/problems/value.ts';
import { replaceFile } from '../system/replaceFile.ts';

/** What was answered at an address. */
export interface LinkStatus {
  /** The day on which it was asked, yyyy-mm-dd. */
  day: string;
  /** Of the last answer, behind all redirects; "failed" where none came. */
  status: number | 'failed';
  /** Why none came, as a sentence. */
  words?: string;
  /** Where the page has moved to for good. */
  leadsTo?: string;
}

const LINK_STATUS_FILE = '.cache/links.json';

/** Answers that say nothing of a page but that a program may not see it, or not now. */
const INCONCLUSIVE_STATUSES: ReadonlySet<number> = new Set([401, 403, 405, 406, 429, 451, 503, 999]);

/** Whether an answer says that there is no such page. */
export const isDeadLink = ({ status }: LinkStatus): boolean =>
  status === 'failed' || (status >= 400 && !INCONCLUSIVE_STATUSES.has(status));

/** The answers by address; none where nobody has asked yet, or the file is damaged. @param folder the site folder */
export async function readLinkStatuses(folder: string): Promise<ReadonlyMap<string, LinkStatus>> {
  const text = await readFile(join(folder, LINK_STATUS_FILE), 'utf8').catch(() => '{}');
  return new Map(Object.entries(parseObject(text)).flatMap(([address, value]) => parseEntry(address, value)));
}

/** Keeps answers in place of those that were kept. @throws ContentError (rejects) when they cannot be written */
export async function writeLinkStatuses(
  folder: string,
  links: ReadonlyMap<string, LinkStatus>,
): Promise<void> {
  const path = join(folder, LINK_STATUS_FILE);
  await mkdir(dirname(path), { recursive: true });
  const sorted = [...links].sort(([one], [other]) => (one < other ? -1 : 1));
  await replaceFile(path, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

function parseEntry(address: string, value: unknown): [string, LinkStatus][] {
  if (!isObject(value)) return [];
  const { day, status, words, leadsTo } = value;
  if (typeof day !== 'string' || !isDay(day) || (typeof status !== 'number' && status !== 'failed'))
    return [];
  return [
    [
      address,
      {
        day,
        status,
        ...(typeof words === 'string' && { words }),
        ...(typeof leadsTo === 'string' && { leadsTo }),
      },
    ],
  ];
}
