/** HTTP statuses of external links, cached by `check -- --links` in the site folder to limit requests. */
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tryParseJson } from '../../core/json/json.ts';
import { isObject } from '../../core/problems/value.ts';
import { replaceFile } from '../system/replaceFile.ts';

export interface LinkStatus {
  /** The day of the request, yyyy-mm-dd. */
  day: string;
  /** The status after all redirects; "failed" without a response. */
  status: number | 'failed';
  /** The reason of a failure, as a sentence. */
  words?: string;
  /** The target of a permanent redirect. */
  leadsTo?: string;
}

const LINK_STATUS_FILE = '.cache/links.json';

/** Statuses that block programs or are temporary. */
const INCONCLUSIVE_STATUSES: ReadonlySet<number> = new Set([401, 403, 405, 406, 429, 451, 503, 999]);

export const isDeadLink = ({ status }: LinkStatus): boolean =>
  status === 'failed' || (status >= 400 && !INCONCLUSIVE_STATUSES.has(status));

/** Returns the statuses by address; empty if the file does not exist or is damaged. */
export async function readLinkStatuses(folder: string): Promise<ReadonlyMap<string, LinkStatus>> {
  const text = await readFile(join(folder, LINK_STATUS_FILE), 'utf8').catch(() => '');
  const statuses = tryParseJson(text);
  return new Map(
    isObject(statuses)
      ? Object.entries(statuses).flatMap(([address, value]) => parseEntry(address, value))
      : [],
  );
}

/** Replaces the cached statuses. @throws ContentError (rejects) if the file cannot be written */
export async function writeLinkStatuses(
  folder: string,
  links: ReadonlyMap<string, LinkStatus>,
): Promise<void> {
  const path = join(folder, LINK_STATUS_FILE);
  await mkdir(dirname(path), { recursive: true });
  const sorted = [...links].sort(([one], [other]) => (one < other ? -1 : 1));
  await replaceFile(path, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
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
