/** What belongs to one kind of institution, in one country or in any: a row here, never a condition elsewhere. */
import type { DisclosureList } from '../../src/generated/types.ts';
import type { Site } from '../../src/model.ts';
import { LAST_MONTH } from '../site/academicYear.ts';
import collegeInIndia from './profiles/college-in.json' with { type: 'json' };

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
  /** What an authority asks for. A list of the site's own takes its place. */
  disclosure?: DisclosureList;
}

type Kind = NonNullable<Site['kind']>;

/** A year of two is over when the second is. */
const PLAIN: Profile = { lastMonth: 11 };

const TEACHING: Profile = {
  lastMonth: LAST_MONTH,
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

/** What holds in one country only, by kind and ISO 3166 code. */
const IN_COUNTRY: Readonly<Record<string, Partial<Profile>>> = {
  'college-IN': { disclosure: collegeInIndia },
};

/** The profile of a site. */
export function profileOf({ kind = 'organisation', country }: Pick<Site, 'kind' | 'country'>): Profile {
  return { ...OF_KIND[kind], ...IN_COUNTRY[`${kind}-${country}`] };
}
