/** Words about what authorities ask for, and about what manifest/evidence.json answers. */
import { counted, quoted, say } from '../say.ts';
import { nearestOf } from '../suggest.ts';

const EVIDENCE = 'manifest/evidence.json';

/** Authorities count a megabyte as a million bytes; rounded up, so that what is too large looks so. */
const million = (bytes: number) => `${Math.ceil(bytes / 10_000) / 100} MB`;

export const evidenceWords = {
  listUnknown: (name: string, hint: string) =>
    say('requirement-list-unknown', `There is no list of requirements ${quoted(name)}.`, hint),
  listName: (id: string, name: string) =>
    say(
      'requirement-list-name',
      `This list calls itself ${quoted(id)}, but its file is called "${name}.json".`,
      `Write "${name}".`,
    ),
  itemDuplicate: (id: string, line: number) =>
    say(
      'requirement-duplicate',
      `There is already an item ${quoted(id)} in this list (line ${line}).`,
      'Give each item a short name of its own.',
    ),
  sourceDuplicate: (id: string, line: number) =>
    say(
      'requirement-duplicate',
      `There is already a source ${quoted(id)} in this list (line ${line}).`,
      'Give each source a short name of its own.',
    ),
  sourceUnknown: (id: string, hint: string) =>
    say('requirement-source', `This list does not have a source ${quoted(id)}.`, hint),
  itemUnknown: (list: string, item: string, hint = `Look for the item in the list "${list}".`) =>
    say('requirement-unknown', `The list ${quoted(list)} does not have an item ${quoted(item)}.`, hint),
  listMissing: (list: string) =>
    say(
      'evidence-list-missing',
      `This block shows the list ${quoted(list)}, which ${EVIDENCE} does not name.`,
      `Add "${list}" to "lists" in ${EVIDENCE}, or delete the block.`,
    ),
  fileMissing: (list: string) =>
    say(
      'evidence-list-missing',
      `This block shows the list ${quoted(list)}, but there is no ${EVIDENCE}.`,
      `Add ${EVIDENCE} with the list, or delete the block.`,
    ),
  unlisted: (list: string) =>
    say(
      'evidence-unlisted',
      `This answers the list ${quoted(list)}, which "lists" does not name, so it is shown nowhere.`,
      `Add "${list}" to "lists", or delete this answer.`,
    ),
  pageMissing: (page: string, hint: string) =>
    say('evidence-page-missing', `There is no page ${quoted(page)} to show this.`, hint),
  pageMoved: (page: string, to: string) =>
    say('evidence-page-missing', `The page ${quoted(page)} has moved.`, `Write "${to}".`),
  unpublished: (page: string) =>
    say(
      'evidence-unpublished',
      `The page ${quoted(page)} is a draft or still to come, so this counts for nothing yet.`,
      'Publish the page, or name another one until it is.',
    ),
  documentRenamed: (document: string, to: string) =>
    say(
      'document-missing',
      `There is no document public/${document}; the same file is now public/${to}.`,
      `Write "${to}".`,
    ),
  kind: (item: string, by: string, accepted: string) =>
    say(
      'evidence-kind',
      `${quoted(item)} is not shown by a ${by}.`,
      `Name ${accepted} that shows it, or delete this answer.`,
    ),
  duplicate: (line: number) =>
    say('evidence-duplicate', `The same answer is already given in line ${line}.`, 'Delete one of the two.'),
  contradicted: (by: 'gap' | 'not-applicable', isMissing: boolean, line: number) =>
    say(
      'evidence-contradicted',
      `This says that it is not ${by === 'gap' ? 'shown yet' : 'applicable'}, but line ${line} says ${isMissing ? 'that it is missing' : 'where it is'}.`,
      'Delete this answer, or the other one.',
    ),
  undated: (months: number) =>
    say(
      'evidence-undated',
      `This must be renewed every ${counted(months, 'month')}, and it has no date.`,
      'Add "asOf": the day, as dd-mm-yyyy, on which somebody last saw that it is true.',
    ),
  outdated: (asOf: string, months: number, until: string) =>
    say(
      'evidence-outdated',
      `This was last seen to be true on ${asOf} and must be renewed every ${counted(months, 'month')}, so it was good until ${until}.`,
      'Renew what it leads to, then write the day on which somebody saw that it is true.',
    ),
  asOfAhead: (asOf: string) =>
    say(
      'date-unlikely',
      `${asOf} is still to come, so nobody has seen that day that this is true.`,
      'Write the day on which somebody last saw that it is true.',
    ),
  swapped: (document: string, sha256: string) =>
    say(
      'evidence-swapped',
      `public/${document} is another file than the one that somebody has looked at.`,
      `Write "${sha256}" when you have looked at it and it is the right one.`,
    ),
  tooLarge: (bytes: number, list: string, most: number) =>
    say(
      'evidence-too-large',
      `The document is ${million(bytes)}; the list ${quoted(list)} accepts at most ${million(most)}.`,
      'Save it smaller, for example with pictures of 150 dots per inch, or in several parts.',
    ),
  withoutText: (document: string) =>
    say(
      'document-without-text',
      `public/${document} has no text in it: it is probably a scan, which can be neither searched nor read aloud.`,
      'Save it as PDF from the program that it was written in, or let a scanning program recognise its text.',
    ),
  proposed: (count: number) =>
    say(
      'evidence-proposed',
      `${counted(count, 'answer')} found by words ${count === 1 ? 'is' : 'are'} on no page until somebody has looked.`,
      'Look at each, correct it, and delete "proposed"; or delete the answer.',
    ),
  proposedLeft: (count: number) =>
    say(
      'sample-left',
      `${counted(count, 'answer')} in ${EVIDENCE} ${count === 1 ? 'is' : 'are'} only proposed.`,
      'Look at each, correct it, and delete "proposed"; or delete the answer.',
    ),
  overdue: (due: string) =>
    say(
      'evidence-overdue',
      `This was to be shown by ${due}, and it is not.`,
      'Write where it is shown, or a new day under "due".',
    ),
  languageUnknown: (language: string, known: readonly string[]) =>
    say(
      'evidence-language',
      `No page of this site is in ${quoted(language)}, so nobody reads this.`,
      known.length === 0 ? 'Delete it.' : nearestOf(language, known),
    ),
  languageOwn: (language: string) =>
    say(
      'evidence-language',
      `${quoted(language)} is the language of the site itself, in which the answer is written already.`,
      'Delete one of the two.',
    ),
};
