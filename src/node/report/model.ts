/** What a report says, as data; text.ts and ReportPage.tsx print it. */

import type { RequirementListStatus } from '../../core/data/compliance.ts';
import type { Colours } from '../content/brand/palette.ts';

/** A place in the files of the site. */
export interface ReportLocation {
  /** What stands there, in words. */
  what: string;
  /** Path from the site folder. */
  file: string;
  /** 1-based; absent when the whole file is meant. */
  line?: number;
  /** The canonical path of the page that shows it. */
  page?: string;
}

/** Something that is missing, old or wrong, wherever it is. */
export interface ReportFinding {
  /** Permanent name. */
  id: string;
  /** In one sentence, with its number. */
  title: string;
  /** How to fix it. */
  fix: string;
  count: number;
  /** The first places. */
  places: readonly ReportLocation[];
  /** How many places there are besides. */
  more: number;
}

export interface ReportTopic {
  id: string;
  title: string;
  /** What is looked at. */
  about: string;
  findings: readonly ReportFinding[];
  /** What is said when nothing is found. */
  good: string;
  /** How much there is of it, and where. */
  chart?: Chart;
}

/** How a part of a bar is drawn, so that it is told without colour. */
export type BarPattern = 'full' | 'striped' | 'dotted' | 'empty';

/** Bars, and the same figures as a table. */
export interface Chart {
  /** What it shows, in a sentence. */
  name: string;
  /** What the bars are: the head of their column. */
  of: string;
  /** What the parts of each bar are. */
  parts: readonly { label: string; form: BarPattern }[];
  /** How much of each part each bar has. */
  bars: readonly { label: string; counts: readonly number[] }[];
  /** Whether all bars are of one length, so that their parts are shares. */
  shares?: boolean;
}

/** How many entries each list got in each month. */
export interface EntryCalendar {
  /** As yyyy-mm, the last one that of the report. */
  months: readonly string[];
  lists: readonly {
    title: string;
    /** The page of the list. */
    path: string;
    /** One of each month. */
    counts: readonly number[];
  }[];
}

export interface SiteReport {
  /** The institution. */
  name: string;
  language: string;
  /** yyyy-mm-dd. */
  day: string;
  /** The address of the published site; absent while it is not known or only a placeholder. */
  origin?: string;
  pages: number;
  /** The colours that the site names. */
  colours?: Colours;
  topics: readonly ReportTopic[];
  calendar: EntryCalendar;
  /** What authorities ask, and what answers it; none where the site has no manifest/evidence.json. */
  lists: readonly RequirementListStatus[];
}

/** How many places of a finding are named. */
const MAX_LOCATIONS = 25;

/**
 * A finding with the first of its places.
 *
 * @param title what is wrong, for the number of it
 * @param count how often it is; by default once a place
 * @returns nothing when there is no place, so that lists of findings hold only what was found
 */
export function listFindings(
  id: string,
  title: (count: number) => string,
  fix: string,
  locations: readonly ReportLocation[],
  count = locations.length,
): ReportFinding[] {
  if (locations.length === 0) return [];
  const more = Math.max(0, locations.length - MAX_LOCATIONS);
  return [{ id, title: title(count), fix, count, places: locations.slice(0, MAX_LOCATIONS), more }];
}

/** "1 page", "2 pages". */
export const pluralize = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** A day, yyyy-mm-dd, as it is said: "2 February 2026". */
export const formatLongDate = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
