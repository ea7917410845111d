/** Years in the names of documents: "2024-2025", "2024-25", "2024". */

export interface AcademicYear {
  /** The calendar year in which it ends. */
  end: number;
  /** Whether it has parts of two calendar years; the profile of the institution says where such a year ends. */
  academic: boolean;
}

/** The latest year that a text names; undefined when it names none. */
export function yearOf(text: string): AcademicYear | undefined {
  const spans = [...text.matchAll(/(?<!\d)(20\d\d)\s?[-–/_]\s?(?:20)?(\d\d)(?!\d)/g)]
    .map(([, start = '', end = '']) => ({ start: Number(start), end: 2000 + Number(end) }))
    .filter(({ start, end }) => end - start === 1)
    .map(({ end }) => end);
  if (spans.length > 0) return { end: Math.max(...spans), academic: true };
  const years = [...text.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(([year]) => Number(year));
  return years.length > 0 ? { end: Math.max(...years), academic: false } : undefined;
}

/** What the names of a document's editions share. */
export function seriesOf(text: string): string {
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
 * @param more how many years ago at least
 */
export function isOver({ end, academic }: AcademicYear, now: Date, lastMonth: number, more = 0): boolean {
  const after = Date.UTC(end + more, (academic ? lastMonth : 11) + 1, 1);
  return now.getTime() >= after;
}
