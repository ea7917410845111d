/** Messages about compliance lists and manifest/evidence.json. */
import { defineMessages, formatCount, quote } from '../message.ts';
import { nearestOf } from '../suggest.ts';

const EVIDENCE = 'manifest/evidence.json';

/** Authorities use decimal megabytes; rounded up, so that a file above a limit looks like it. */
const million = (bytes: number) => `${Math.ceil(bytes / 10_000) / 100} MB`;

export const evidenceMessages = defineMessages({
  listUnknown: (name: string, hint: string) => [
    'requirement-list-unknown',
    `There is no list of requirements ${quote(name)}.`,
    hint,
  ],
  listName: (id: string, name: string) => [
    'requirement-list-name',
    `This list calls itself ${quote(id)}, but its file is called "${name}.json".`,
    `Write "${name}".`,
  ],
  itemDuplicate: (id: string, line: number) => [
    'requirement-duplicate',
    `There is already an item ${quote(id)} in this list (line ${line}).`,
    'Give each item a short name of its own.',
  ],
  sourceDuplicate: (id: string, line: number) => [
    'requirement-duplicate',
    `There is already a source ${quote(id)} in this list (line ${line}).`,
    'Give each source a short name of its own.',
  ],
  sourceUnknown: (id: string, hint: string) => [
    'requirement-source',
    `This list does not have a source ${quote(id)}.`,
    hint,
  ],
  itemUnknown: (list: string, item: string, hint = `Look for the item in the list "${list}".`) => [
    'requirement-unknown',
    `The list ${quote(list)} does not have an item ${quote(item)}.`,
    hint,
  ],
  listMissing: (list: string) => [
    'evidence-list-missing',
    `This block shows the list ${quote(list)}, which ${EVIDENCE} does not name.`,
    `Add "${list}" to "lists" in ${EVIDENCE}, or delete the block.`,
  ],
  fileMissing: (list: string) => [
    'evidence-list-missing',
    `This block shows the list ${quote(list)}, but there is no ${EVIDENCE}.`,
    `Add ${EVIDENCE} with the list, or delete the block.`,
  ],
  unlisted: (list: string) => [
    'evidence-unlisted',
    `This answers the list ${quote(list)}, which "lists" does not name, so it is shown nowhere.`,
    `Add "${list}" to "lists", or delete this answer.`,
  ],
  pageMissing: (page: string, hint: string) => [
    'evidence-page-missing',
    `There is no page ${quote(page)} to show this.`,
    hint,
  ],
  pageMoved: (page: string, to: string) => [
    'evidence-page-missing',
    `The page ${quote(page)} has moved.`,
    `Write "${to}".`,
  ],
  unpublished: (page: string) => [
    'evidence-unpublished',
    `The page ${quote(page)} is a draft or still to come, so this counts for nothing yet.`,
    'Publish the page, or name another one until it is.',
  ],
  documentRenamed: (document: string, to: string) => [
    'document-missing',
    `There is no document public/${document}; the same file is now public/${to}.`,
    `Write "${to}".`,
  ],
  kind: (item: string, by: string, accepted: string) => [
    'evidence-kind',
    `${quote(item)} is not shown by a ${by}.`,
    `Name ${accepted} that shows it, or delete this answer.`,
  ],
  duplicate: (line: number) => [
    'evidence-duplicate',
    `The same answer is already given in line ${line}.`,
    'Delete one of the two.',
  ],
  contradicted: (by: 'gap' | 'not-applicable', isMissing: boolean, line: number) => [
    'evidence-contradicted',
    `This says that it is not ${by === 'gap' ? 'shown yet' : 'applicable'}, but line ${line} says ${isMissing ? 'that it is missing' : 'where it is'}.`,
    'Delete this answer, or the other one.',
  ],
  undated: (months: number) => [
    'evidence-undated',
    `This must be renewed every ${formatCount(months, 'month')}, and it has no date.`,
    'Add "asOf": the day, as dd-mm-yyyy, on which somebody last saw that it is true.',
  ],
  outdated: (asOf: string, months: number, until: string) => [
    'evidence-outdated',
    `This was last seen to be true on ${asOf} and must be renewed every ${formatCount(months, 'month')}, so it was good until ${until}.`,
    'Renew what it leads to, then write the day on which somebody saw that it is true.',
  ],
  asOfAhead: (asOf: string) => [
    'date-unlikely',
    `${asOf} is still to come, so nobody has seen that day that this is true.`,
    'Write the day on which somebody last saw that it is true.',
  ],
  swapped: (document: string, sha256: string) => [
    'evidence-swapped',
    `public/${document} is another file than the one that somebody has looked at.`,
    `Write "${sha256}" when you have looked at it and it is the right one.`,
  ],
  tooLarge: (bytes: number, list: string, most: number) => [
    'evidence-too-large',
    `The document is ${million(bytes)}; the list ${quote(list)} accepts at most ${million(most)}.`,
    'Save it smaller, for example with pictures of 150 dots per inch, or in several parts.',
  ],
  withoutText: (document: string) => [
    'document-without-text',
    `public/${document} has no text in it: it is probably a scan, which can be neither searched nor read aloud.`,
    'Save it as PDF from the program that it was written in, or let a scanning program recognise its text.',
  ],
  proposed: (count: number) => [
    'evidence-proposed',
    `${formatCount(count, 'answer')} found by words ${count === 1 ? 'is' : 'are'} on no page until somebody has looked.`,
    'Look at each, correct it, and delete "proposed"; or delete the answer.',
  ],
  proposedLeft: (count: number) => [
    'sample-left',
    `${formatCount(count, 'answer')} in ${EVIDENCE} ${count === 1 ? 'is' : 'are'} only proposed.`,
    'Look at each, correct it, and delete "proposed"; or delete the answer.',
  ],
  overdue: (due: string) => [
    'evidence-overdue',
    `This was to be shown by ${due}, and it is not.`,
    'Write where it is shown, or a new day under "due".',
  ],
  languageUnknown: (language: string, languages: readonly string[]) => [
    'evidence-language',
    `No page of this site is in ${quote(language)}, so nobody reads this.`,
    languages.length === 0 ? 'Delete it.' : nearestOf(language, languages),
  ],
  languageOwn: (language: string) => [
    'evidence-language',
    `${quote(language)} is the language of the site itself, in which the answer is written already.`,
    'Delete one of the two.',
  ],
});
