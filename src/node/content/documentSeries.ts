/** Years in the names of documents: "2024-2025", "2024-25", "2024". */

export interface DocumentYear {
  /** The calendar year in which it ends. */
  end: number;
  /** Whether it has parts of two calendar years; the profile of the institution says where such a year ends. */
  isAcademic: boolean;
}

/** The latest year that a text names; undefined when it names none. */
export function latestYear(text: string): DocumentYear | undefined {
  const spans = [...text.matchAll(/(?<!\d)(20\d\d)\s?[-–/_]\s?(?:20)?(\d\d)(?!\d)/g)]
    .map(([, start = '', end = '']) => ({ start: Number(start), end: 2000 + Number(end) }))
    .filter(({ start, end }) => end - start === 1)
    .map(({ end }) => end);
  if (spans.length > 0) return { end: Math.max(...spans), isAcademic: true };
  const years = [...text.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(([year]) => Number(year));
  return years.length > 0 ? { end: Math.max(...years), isAcademic: false } : undefined;
}

/** What the names of a document's editions share. */
export function seriesName(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<!\d)20\d\d(?:\s?[-–/_]\s?(?:20)?\d\d)?(?!\d)/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Whether a year has ended.
 *
 * @param lastMonth the last month of one that two calendar years share, from 0
 * @param yearsAgo how many years ago at least
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
