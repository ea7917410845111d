/** Contact data that are placeholders, texts that contradict the figures, and whatever else the check finds. */
import { emailsOf, phonesOf } from '../../core/data/contact/methods.ts';
import { timeOfDay } from '../../core/i18n/text.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { SITE } from '../content/folder.ts';
import { type CheckedSite, fileOf } from '../content/model.ts';
import { contactData } from '../content/placeholders.ts';
import { ofProblems } from './documents.ts';
import { counted, type Finding, finding, type Place, type Topic } from './model.ts';
import { placeAt } from './places.ts';

export function contactTopic(site: CheckedSite, now: Date): Topic {
  const found = contactData(site);
  return {
    id: 'contact',
    title: 'Contact data',
    about: 'Telephone, e-mail, address, map, and the address of the site itself.',
    findings: [
      ...ofProblems(
        found,
        'contact-placeholder',
        (count) => `${counted(count, 'entry is a placeholder', 'entries are placeholders')}`,
        'Write the real one in manifest/site.json, or leave the field out until it is known: then nothing is shown.',
      ),
      ...absent(site),
      ...pastHours(site, now),
    ],
    good: 'Telephone, e-mail, map and the address of the site are there.',
  };
}

function absent(site: CheckedSite): Finding[] {
  const file = fileOf(site, SITE);
  if (!file || !site.site) return [];
  const { contact, origin } = site.site;
  const fields = [
    { is: phonesOf(contact).length > 0, words: '"landline": a telephone number' },
    { is: emailsOf(contact).length > 0, words: '"email": an e-mail address' },
    { is: contact.map !== undefined, words: '"map": a map' },
  ];
  const places: Place[] = fields.flatMap(({ is, words }) =>
    is ? [] : [placeAt(site, file, ['contact'], words)],
  );
  if (origin === undefined) places.push(placeAt(site, file, [], '"origin": the address of the site'));
  return finding(
    'contact-absent',
    (count) => `${counted(count, 'field is', 'fields are')} not there`,
    'Add it to manifest/site.json.',
    places,
  );
}

/** Days with other hours that are over: visitors still read of them. */
function pastHours(site: CheckedSite, now: Date): Finding[] {
  const file = fileOf(site, SITE);
  const exceptions = site.site?.contact.hours?.exceptions ?? [];
  if (!file) return [];
  return finding(
    'hours-past',
    (count) =>
      `${counted(count, 'exception', 'exceptions')} from the opening hours ${count === 1 ? 'is' : 'are'} over`,
    'Delete it from "exceptions" in manifest/site.json, or write the next ones.',
    exceptions.flatMap(({ from, to = from }, index) => {
      const last = timeOfDay(to);
      if (last === undefined || last + DAY > now.getTime()) return [];
      return [
        placeAt(
          site,
          file,
          ['contact', 'hours', 'exceptions', index],
          from === to ? from : `${from} to ${to}`,
        ),
      ];
    }),
  );
}

/** In milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

export function factsTopic(problems: readonly Problem[]): Topic {
  return {
    id: 'facts',
    title: 'Contradictions',
    about: 'Numbers and years in texts, held against the figures of manifest/site.json.',
    findings: [
      ...ofProblems(
        problems,
        'fact-contradicted',
        (count) => `${counted(count, 'text contradicts', 'texts contradict')} a figure`,
        'Write {{key}} in place of the number, or correct the figure in manifest/site.json.',
      ),
      ...ofProblems(
        problems,
        'fact-unknown',
        (count) => `${counted(count, 'text refers', 'texts refer')} to a figure that does not exist`,
        'Correct the key, or add the figure to manifest/site.json.',
      ),
    ],
    good: 'No text contradicts a figure.',
  };
}

/** Codes that have a topic of their own. */
const ELSEWHERE: ReadonlySet<string> = new Set([
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

export function mistakesTopic(problems: readonly Problem[]): Topic {
  const others = problems.filter(({ code }) => !ELSEWHERE.has(code));
  const places = (severity: Problem['severity']) =>
    others
      .filter((problem) => problem.severity === severity)
      .map(({ file, line, message }): Place => ({ what: message, file, line }));
  const fix = 'npm run check shows each with its lines and how to fix it.';
  return {
    id: 'mistakes',
    title: 'Mistakes',
    about: 'Whatever else npm run check finds.',
    findings: [
      ...finding(
        'errors',
        (count) => `${counted(count, 'error keeps', 'errors keep')} the site from being published`,
        fix,
        places('error'),
      ),
      ...finding(
        'warnings',
        (count) => `${counted(count, 'thing is', 'things are')} very likely not meant`,
        fix,
        places('warning'),
      ),
    ],
    good: 'npm run check finds nothing else.',
  };
}
