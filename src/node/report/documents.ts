import type { Site } from '../../core/model.ts';
import { formatCount } from '../../core/problems/message.ts';
import type { Problem } from '../../core/problems/problem.ts';
import type { InstitutionKind } from '../../generated/types.ts';
import {
  isYearOver,
  LAST_ACADEMIC_MONTH,
  type LinkedDocument,
  linkedDocuments,
} from '../content/documentSeries.ts';
import type { CheckedSite } from '../content/model.ts';
import { publicFile } from '../content/publicFolder.ts';
import { unusedFiles } from '../content/publishedFiles.ts';
import {
  listFindings,
  locationAt,
  type ReportFinding,
  type ReportLocation,
  type ReportTopic,
} from './model.ts';

export function documentsTopic(
  site: CheckedSite,
  problems: readonly Problem[],
  now: Date,
  { lastMonth, calendar }: Profile,
): ReportTopic {
  const linked = linkedDocuments(site);
  const latest = latestEditions(linked);
  return {
    id: 'documents',
    title: 'Documents',
    about: 'Documents that visitors are led to, and those that nobody finds.',
    findings: [
      ...findingsOfProblems(
        problems,
        'document-missing',
        (count) => `${formatCount(count, 'document is', 'documents are')} missing`,
        'Put the file into public/documents, or correct its name.',
      ),
      ...listFindings(
        'document-old',
        (count) =>
          `${formatCount(count, 'document is', 'documents are')} old: the last edition is of a year that ended long ago`,
        'Put the new edition into public/documents and link to it; the old one may stay beside it.',
        latest
          .filter((document) => !matchesYearly(document, calendar))
          .filter(({ year }) => year && isYearOver(year, now, lastMonth, 1))
          .map((document) => locationOf(site, document)),
      ),
      ...findingsOfProblems(
        problems,
        'document-on-drive',
        (count) => `${formatCount(count, 'document is', 'documents are')} on a drive elsewhere`,
        'Download it, put it into public/documents and name it from there: its owner can move or close it.',
      ),
      ...listFindings(
        'document-unlinked',
        (count) =>
          `${formatCount(count, 'file in public/documents is', 'files in public/documents are')} linked from nowhere`,
        'Link to it from a page, such as Downloads, or remove it: it is not published.',
        unlinkedDocuments(site),
      ),
    ],
    good: 'Every document is there, of this or the last year, and linked.',
  };
}

/** @returns no topic if the institution has no calendar */
export function calendarsTopic(
  site: CheckedSite,
  now: Date,
  { lastMonth, calendar }: Profile,
): ReportTopic[] {
  if (!calendar) return [];
  const { title, name } = calendar;
  const calendars = linkedDocuments(site).filter((document) => matchesYearly(document, calendar));
  const pastCalendars = latestEditions(calendars).filter(
    ({ year }) => year !== undefined && isYearOver(year, now, lastMonth),
  );
  return [
    {
      id: 'calendars',
      title,
      about: `${capitalize(name)}s, and whether the one of this year is there.`,
      findings: [
        ...listFindings(
          'calendar-past',
          (count) =>
            `${formatCount(count, 'calendar is', 'calendars are')} past: the latest edition ends before today`,
          `Put the ${name} of this year into public/documents and link to it above the old one.`,
          pastCalendars.map((document) => locationOf(site, document)),
        ),
        ...(calendars.length > 0
          ? []
          : [
              {
                id: 'calendar-missing',
                title: `There is no ${name}`,
                fix: `Put it into public/documents and link to it with "calendar" and its year in the label, such as "${capitalize(name)} 2025-2026".`,
                count: 1,
                places: [],
                more: 0,
              },
            ]),
      ],
      good: `The ${name} of this year is there.`,
    },
  ];
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const matchesYearly = ({ label, path }: LinkedDocument, yearly: YearlyDocument | undefined) =>
  yearly?.pattern.test(`${label} ${path}`) === true;

/** Returns the latest edition of each series, at its first link. */
function latestEditions(documents: readonly LinkedDocument[]): LinkedDocument[] {
  const latest = new Map<string, LinkedDocument>();
  for (const document of documents) {
    const earlier = latest.get(document.series);
    if (!earlier || (document.year?.end ?? 0) > (earlier.year?.end ?? 0))
      latest.set(document.series, document);
  }
  // A file with two labels is one document.
  return [
    ...new Map([...latest.values()].reverse().map((document) => [document.path, document])).values(),
  ].reverse();
}

const locationOf = (site: CheckedSite, { text, label, path }: LinkedDocument) =>
  locationAt(site, text.file, text.path, `${label} (${path.split('/').at(-1)})`);

export function findingsOfProblems(
  problems: readonly Problem[],
  code: string,
  title: (count: number) => string,
  fix: string,
): ReportFinding[] {
  const locations = problems
    .filter((problem) => problem.code === code)
    .map(
      ({ file, line, value, message }): ReportLocation => ({
        what: typeof value === 'string' ? value : message,
        file,
        line,
      }),
    );
  return listFindings(code, title, fix, locations);
}

const unlinkedDocuments = (site: CheckedSite): ReportLocation[] =>
  (unusedFiles(site) ?? [])
    .filter((name) => name.startsWith('documents/'))
    .map((name) => ({ what: name, file: publicFile(name) }));

/** A document with an edition for each year. */
interface YearlyDocument {
  /** Matches the link label or the file name. */
  pattern: RegExp;
  title: string;
  /** The singular, such as "academic calendar". */
  name: string;
}

interface Profile {
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
