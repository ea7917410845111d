/** What belongs to one kind of institution: a row here, never a condition elsewhere. */
import type { Site } from '../../core/model.ts';
import { LAST_ACADEMIC_MONTH } from '../content/academicYear.ts';

/** A document of which visitors expect one for each year. */
export interface Yearly {
  /** How it is told from other documents, by the words on its link or its name. */
  words: RegExp;
  title: string;
  /** Of one, such as "academic calendar". */
  name: string;
}

export interface Profile {
  /** The last month of a year such as 2024-2025, from 0. */
  lastMonth: number;
  calendar?: Yearly;
}

type Kind = NonNullable<Site['kind']>;

/** A year of two is over when the second is. */
const PLAIN: Profile = { lastMonth: 11 };

const TEACHING: Profile = {
  lastMonth: LAST_ACADEMIC_MONTH,
  calendar: { words: /\bcalend[ae]r/i, title: 'Calendars', name: 'academic calendar' },
};

const OF_KIND: Readonly<Record<Kind, Profile>> = {
  college: TEACHING,
  school: TEACHING,
  library: PLAIN,
  museum: PLAIN,
  hospital: PLAIN,
  clinic: PLAIN,
  government: PLAIN,
  association: PLAIN,
  organisation: PLAIN,
};

/** The profile of a site. */
export function profileOf({ kind = 'organisation' }: Pick<Site, 'kind'>): Profile {
  return OF_KIND[kind];
}
