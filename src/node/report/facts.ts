import { emailsOf, phonesOf } from '../../core/data/contact/methods.ts';
import { timeOfDay } from '../../core/i18n/text.ts';
import { formatCount } from '../../core/problems/message.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { SITE } from '../content/folder.ts';
import { type CheckedSite, fileOf } from '../content/model.ts';
import { findContactPlaceholders } from '../content/placeholders.ts';
import { findingsOfProblems } from './documents.ts';
import {
  listFindings,
  locationAt,
  type ReportFinding,
  type ReportLocation,
  type ReportTopic,
} from './model.ts';

export function contactTopic(site: CheckedSite, now: Date): ReportTopic {
  const contactProblems = findContactPlaceholders(site);
  return {
    id: 'contact',
    title: 'Contact data',
    about: 'Telephone, e-mail, address, map, and the address of the site itself.',
    findings: [
      ...findingsOfProblems(
        contactProblems,
        'contact-placeholder',
        (count) => `${formatCount(count, 'entry is a placeholder', 'entries are placeholders')}`,
        'Write the real one in manifest/site.json, or leave the field out until it is known: then nothing is shown.',
      ),
      ...missingContact(site),
      ...pastHours(site, now),
    ],
    good: 'Telephone, e-mail, map and the address of the site are there.',
  };
}

function missingContact(site: CheckedSite): ReportFinding[] {
  const file = fileOf(site, SITE);
  if (!file || !site.site) return [];
  const { contact, origin } = site.site;
  const fields = [
    { isPresent: phonesOf(contact).length > 0, description: '"landline": a telephone number' },
    { isPresent: emailsOf(contact).length > 0, description: '"email": an e-mail address' },
    { isPresent: contact.map !== undefined, description: '"map": a map' },
  ];
  const locations: ReportLocation[] = fields.flatMap(({ isPresent, description }) =>
    isPresent ? [] : [locationAt(site, file, ['contact'], description)],
  );
  if (origin === undefined) locations.push(locationAt(site, file, [], '"origin": the address of the site'));
  return listFindings(
    'contact-absent',
    (count) => `${formatCount(count, 'field is', 'fields are')} not there`,
    'Add it to manifest/site.json.',
    locations,
  );
}

function pastHours(site: CheckedSite, now: Date): ReportFinding[] {
  const file = fileOf(site, SITE);
  const exceptions = site.site?.contact.hours?.exceptions ?? [];
  if (!file) return [];
  return listFindings(
    'hours-past',
    (count) =>
      `${formatCount(count, 'exception', 'exceptions')} from the opening hours ${count === 1 ? 'is' : 'are'} over`,
    'Delete it from "exceptions" in manifest/site.json, or write the next ones.',
    exceptions.flatMap(({ from, to = from }, index) => {
      const last = timeOfDay(to);
      if (last === undefined || last + DAY_MS > now.getTime()) return [];
      return [
        locationAt(
          site,
          file,
          ['contact', 'hours', 'exceptions', index],
          from === to ? from : `${from} to ${to}`,
        ),
      ];
    }),
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function factsTopic(problems: readonly Problem[]): ReportTopic {
  return {
    id: 'facts',
    title: 'Contradictions',
    about: 'Numbers and years in texts, held against the figures of manifest/site.json.',
    findings: [
      ...findingsOfProblems(
        problems,
        'fact-contradicted',
        (count) => `${formatCount(count, 'text contradicts', 'texts contradict')} a figure`,
        'Write {{key}} in place of the number, or correct the figure in manifest/site.json.',
      ),
      ...findingsOfProblems(
        problems,
        'fact-unknown',
        (count) => `${formatCount(count, 'text refers', 'texts refer')} to a figure that does not exist`,
        'Correct the key, or add the figure to manifest/site.json.',
      ),
    ],
    good: 'No text contradicts a figure.',
  };
}

const CODES_OF_OTHER_TOPICS: ReadonlySet<string> = new Set([
  'sample-left',
  'contact-placeholder',
  'contact-missing',
  'fact-contradicted',
  'fact-unknown',
  'document-missing',
  'document-on-drive',
  'caption-missing',
  'caption-unwritten',
]);

export function mistakesTopic(problems: readonly Problem[]): ReportTopic {
  const otherProblems = problems.filter(({ code }) => !CODES_OF_OTHER_TOPICS.has(code));
  const locationsOf = (severity: Problem['severity']) =>
    otherProblems
      .filter((problem) => problem.severity === severity)
      .map(({ file, line, message }): ReportLocation => ({ what: message, file, line }));
  const fix = 'npm run check shows each with its lines and how to fix it.';
  return {
    id: 'mistakes',
    title: 'Mistakes',
    about: 'Whatever else npm run check finds.',
    findings: [
      ...listFindings(
        'errors',
        (count) => `${formatCount(count, 'error keeps', 'errors keep')} the site from being published`,
        fix,
        locationsOf('error'),
      ),
      ...listFindings(
        'warnings',
        (count) => `${formatCount(count, 'thing is', 'things are')} very likely not meant`,
        fix,
        locationsOf('warning'),
      ),
    ],
    good: 'npm run check finds nothing else.',
  };
}
