import { stringField, valueAt } from '../../core/problems/value.ts';
import { linkTarget } from '../../core/route/link.ts';
import type { CheckedSite } from './model.ts';
import { isLink, type PlacedText, siteTexts } from './siteValues.ts';

/** Academic years, and years in document names: "2024-2025", "2024-25", "2024". */

/** The last month of an academic year, 0-based: courses begin in August or later. */
export const LAST_ACADEMIC_MONTH = 6;

/** Returns the academic year of a day, such as "2024-2025". @param day yyyy-mm-dd */
export function academicYearOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const start = month > LAST_ACADEMIC_MONTH + 1 ? year : year - 1;
  return `${start}-${start + 1}`;
}

export interface DocumentYear {
  /** The calendar year of its last day. */
  end: number;
  /** True if it spans two calendar years. The institution's profile defines when such a year ends. */
  isAcademic: boolean;
}

export function latestYear(text: string): DocumentYear | undefined {
  const spans = [...text.matchAll(/(?<!\d)(20\d\d)\s?[-–/_]\s?(?:20)?(\d\d)(?!\d)/g)]
    .map(([, start = '', end = '']) => ({ start: Number(start), end: 2000 + Number(end) }))
    .filter(({ start, end }) => end - start === 1)
    .map(({ end }) => end);
  if (spans.length > 0) return { end: Math.max(...spans), isAcademic: true };
  const years = [...text.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(([year]) => Number(year));
  return years.length > 0 ? { end: Math.max(...years), isAcademic: false } : undefined;
}

/** Returns the name without the year, which all editions of a document share. */
export function seriesName(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<!\d)20\d\d(?:\s?[-–/_]\s?(?:20)?\d\d)?(?!\d)/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Returns true if a year has ended.
 *
 * @param lastMonth the last month of an academic year, 0-based
 * @param yearsAgo the minimum number of years since its end
 */
export function isYearOver(
  { end, isAcademic }: DocumentYear,
  now: Date,
  lastMonth: number,
  yearsAgo = 0,
): boolean {
  const firstDayAfter = Date.UTC(end + yearsAgo, (isAcademic ? lastMonth : 11) + 1, 1);
  return now.getTime() >= firstDayAfter;
}

export interface LinkedDocument {
  /** The path from `public/`. */
  path: string;
  label: string;
  text: PlacedText;
  year?: DocumentYear;
  /** The name that all editions of the document share. */
  series: string;
}

/** Links on pages come first, because lists only refer to the same documents. */
export function linkedDocuments(site: CheckedSite): LinkedDocument[] {
  const pageOrder = ({ file }: PlacedText) => Number(file.schema !== 'info');
  const texts = [...siteTexts(site)].sort((a, b) => pageOrder(a) - pageOrder(b));
  return texts.flatMap((text) => {
    if (!isLink(text)) return [];
    const target = linkTarget(text.text);
    if (target.kind !== 'file' || !target.path.startsWith('documents/')) return [];
    const { path } = target;
    const label = labelOf(text) ?? path.split('/').at(-1) ?? path;
    return [{ path, label, text, year: latestYear(label) ?? latestYear(path), series: seriesName(label) }];
  });
}

function labelOf({ file, path, label }: PlacedText): string | undefined {
  const owner = valueAt(file.value, path.slice(0, -1));
  return label ?? stringField(owner, 'label') ?? stringField(owner, 'title');
}
