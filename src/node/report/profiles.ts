/** Settings per kind of institution. Add a row instead of a condition elsewhere. */
import type { Site } from '../../core/model.ts';
import type { InstitutionKind } from '../../generated/types.ts';
import { LAST_ACADEMIC_MONTH } from '../content/documentSeries.ts';

/** A document with an edition for each year. */
export interface YearlyDocument {
  /** Matches the link label or the file name. */
  pattern: RegExp;
  title: string;
  /** The singular, such as "academic calendar". */
  name: string;
}

export interface Profile {
  /** The last month of an academic year, 0-based. */
  lastMonth: number;
  calendar?: YearlyDocument;
}

/** A year such as 2024-2025 ends with 2025. */
const CALENDAR_YEAR_PROFILE: Profile = { lastMonth: 11 };

const ACADEMIC_YEAR_PROFILE: Profile = {
  lastMonth: LAST_ACADEMIC_MONTH,
  calendar: { pattern: /\bcalend[ae]r/i, title: 'Calendars', name: 'academic calendar' },
};

const PROFILES_BY_KIND: Readonly<Record<InstitutionKind, Profile>> = {
  college: ACADEMIC_YEAR_PROFILE,
  school: ACADEMIC_YEAR_PROFILE,
  library: CALENDAR_YEAR_PROFILE,
  museum: CALENDAR_YEAR_PROFILE,
  hospital: CALENDAR_YEAR_PROFILE,
  clinic: CALENDAR_YEAR_PROFILE,
  government: CALENDAR_YEAR_PROFILE,
  association: CALENDAR_YEAR_PROFILE,
  organisation: CALENDAR_YEAR_PROFILE,
};

export function profileOf({ kind = 'organisation' }: Pick<Site, 'kind'>): Profile {
  return PROFILES_BY_KIND[kind];
}
