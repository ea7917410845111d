/** The data of a report, printed by text.ts and ReportPage.tsx. */

import type { RequirementListStatus } from '../../core/data/compliance.ts';
import { lineOf, type Path, type SiteFile } from '../../core/problems/problemAt.ts';
import type { Colours } from '../content/brand/palette.ts';
import { findPageOf } from '../content/findPageOf.ts';
import type { CheckedSite } from '../content/model.ts';

export interface ReportLocation {
  what: string;
  /** Path from the site folder. */
  file: string;
  /** 1-based; undefined for a whole file. */
  line?: number;
  page?: string;
}

export interface ReportFinding {
  /** A permanent identifier. */
  id: string;
  /** A sentence with the count. */
  title: string;
  fix: string;
  count: number;
  /** At most {@link MAX_LOCATIONS}. */
  places: readonly ReportLocation[];
  more: number;
}

export interface ReportTopic {
  id: string;
  title: string;
  about: string;
  findings: readonly ReportFinding[];
  /** The text without findings. */
  good: string;
  chart?: Chart;
}

/** Patterns of bar segments, so that colour is not required. */
export type BarPattern = 'full' | 'striped' | 'dotted' | 'empty';

export interface Chart {
  name: string;
  /** The header of the column with bar labels. */
  of: string;
  /** The segments of each bar. */
  parts: readonly { label: string; form: BarPattern }[];
  /** Counts are in the order of `parts`. */
  bars: readonly { label: string; counts: readonly number[] }[];
  /** True if all bars have the same length, so that segments are shares. */
  shares?: boolean;
}

export interface EntryCalendar {
  /** yyyy-mm, up to the month of the report. */
  months: readonly string[];
  lists: readonly {
    title: string;
    path: string;
    /** In the order of `months`. */
    counts: readonly number[];
  }[];
}

export interface SiteReport {
  name: string;
  language: string;
  /** yyyy-mm-dd. */
  day: string;
  /** The origin of the published site; undefined if it is unknown or a placeholder. */
  origin?: string;
  pages: number;
  colours?: Colours;
  topics: readonly ReportTopic[];
  calendar: EntryCalendar;
  /** Requirement lists with evidence; empty without manifest/evidence.json. */
  lists: readonly RequirementListStatus[];
}

const MAX_LOCATIONS = 25;

/**
 * Creates a finding with its first locations.
 *
 * @param title returns the title for a count
 * @param count default: the number of locations
 * @returns an empty list without locations
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

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, next) => total + next, 0);

/** Example: "2 February 2026". @param day yyyy-mm-dd */
export const formatLongDate = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Example: "February 2026". @param date yyyy-mm or yyyy-mm-dd */
export const formatMonth = (date: string, month: 'short' | 'long' = 'long') =>
  new Intl.DateTimeFormat('en-GB', { month, year: 'numeric', timeZone: 'UTC' }).format(new Date(date));

export function locationAt(
  site: CheckedSite,
  file: SiteFile,
  path: Path,
  description: string,
): ReportLocation {
  const page = findPageOf(site, file, path);
  return {
    what: description,
    file: file.file,
    line: lineOf(file, path),
    ...(page !== undefined && { page }),
  };
}
