/** Until when evidence is good that must be renewed. */

/**
 * The last day on which evidence is good. What is of 2025-08-31 and must be renewed every six months is good until 2026-02-28.
 *
 * @param asOf the day of which it is, as yyyy-mm-dd
 * @returns as yyyy-mm-dd
 */
export function expiryDate(asOf: string, months: number): string {
  const [year = 0, month = 0, day = 0] = asOf.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}
