/**
 * Returns the last day on which evidence is valid. Evidence of 2025-08-31 with a period of six months is
 * valid until 2026-02-28.
 *
 * @param asOf the date of the evidence, yyyy-mm-dd
 * @returns yyyy-mm-dd
 */
export function expiryDate(asOf: string, months: number): string {
  const [year = 0, month = 0, day = 0] = asOf.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}
