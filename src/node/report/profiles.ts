/** What belongs to one kind of institution: a row here, never a condition elsewhere. */
import type { Site } from '../../core/model.ts';
import { LAST_ACADEMIC_MONTH } from '../content/academicYear.ts';

/** A document of which visitors expect one for each year. */
export interface YearlyDocument {
  /** How it is told from other documents, by the words on its link or its name. */
  pattern: RegExp;
  title: string;
  /** Of one, such as "academic calendar". */
  name: string;
}

export interface Profile {
  /** The last month of a year such as 2024-2025, from 0. */
  lastMonth: number;
  calendar?: YearlyDocument;
}

type InstitutionKind = NonNullable<Site['kind']>;

/** A year of two is over when the second is. */
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

/** The profile of a site. */
export function profileOf({ kind = 'organisation' }: Pick<Site, 'kind'>): Profile {
  return PROFILES_BY_KIND[kind];
}
