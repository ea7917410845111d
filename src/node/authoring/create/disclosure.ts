/** `npm run new -- disclosure`: proposes evidence for requirements, and confirms or removes proposals. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type EvidenceSources, isProposed } from '../../../core/data/compliance.ts';
import { reverseDay } from '../../../core/i18n/text.ts';
import { addField, applyEdits, insertItems, type JsonEdit } from '../../../core/json/jsonEdit.ts';
import { printLike } from '../../../core/json/jsonStyle.ts';
import { formatCount } from '../../../core/problems/message.ts';
import { withSuggestion } from '../../../core/problems/suggest.ts';
import { stringField } from '../../../core/problems/value.ts';
import type { EvidenceAnswer, EvidenceFile, RequirementList } from '../../../generated/types.ts';
import { dayIn } from '../../content/clock.ts';
import { engineLists, usualLists } from '../../content/compliance/engineLists.ts';
import {
  evidenceSourceOf,
  requirementListNames,
  requirementListOf,
} from '../../content/compliance/siteCompliance.ts';
import { EVIDENCE, MANIFEST, REQUIREMENTS } from '../../content/folder.ts';
import { UsageError } from '../../system/usageError.ts';
import type { ValidSite } from '../validSite.ts';
import { type AdditionKind, locator, openFile } from './additionDraft.ts';
import type { Flags } from './flags.ts';
import { type NamedSource, namedSources, proposalsFor } from './proposals.ts';

export const disclosure: AdditionKind = {
  summary: 'answers to what authorities ask, proposed from titles, for a person to confirm',
  flags: {
    list: 'a list of what an authority asks by its name; may be given several times',
    confirm: 'what was proposed for this is right, such as harbour/fees; may be given several times',
    reject: 'what was proposed for this is wrong, and is removed; may be given several times',
  },
  required: () => [],
  examples: () => ({}),

  draft: async (site, flags) => {
    const open = existsSync(join(site.folder, EVIDENCE))
      ? await openFile(site, EVIDENCE, 'evidence')
      : undefined;
    // A valid file has the shape of its schema.
    const file = (open?.value as EvidenceFile | undefined) ?? { lists: [], answers: [] };
    const sources = evidenceSourceOf(site);
    const confirmed = new Set(await flags.all('confirm', proposalParser(file)));
    const rejected = new Set(await flags.all('reject', proposalParser(file)));
    const verdicts = new Map<number, ProposalVerdict>();
    for (const [index, row] of file.answers.entries()) {
      if (!isProposed(row)) continue;
      if (rejected.has(row.to)) verdicts.set(index, 'wrong');
      else if (confirmed.has(row.to))
        verdicts.set(index, confirmedVerdict(reverseDay(dayIn(site.site.timeZone)), row, sources));
    }
    const lists = confirmed.size + rejected.size === 0 ? await selectLists(site, flags, file) : [];
    const named = lists.length === 0 ? [] : namedSources(site, sources);
    const { rows, unanswered } = proposedRows(lists, file, named);
    const more = {
      lists: lists.map(({ id }) => id).filter((name) => !file.lists.includes(name)),
      answers: rows,
    };
    const unansweredNote = `Nothing was found for ${formatCount(unanswered, 'thing')} on the lists; npm run report says which, and what to do.`;
    if (open && rows.length + verdicts.size + more.lists.length === 0) {
      throw new UsageError(
        `There is nothing to propose${unanswered > 0 ? ` any more. ${unansweredNote}` : '.'} Nothing was changed.`,
      );
    }
    const rejectedCount = [...verdicts.values()].filter((each) => each === 'wrong').length;
    const confirmedCount = verdicts.size - rejectedCount;
    const label = [
      ...(rows.length > 0 ? [formatCount(rows.length, 'proposed answer')] : []),
      ...(confirmedCount > 0 ? [formatCount(confirmedCount, 'confirmed answer')] : []),
      ...(rejectedCount > 0 ? [`${formatCount(rejectedCount, 'proposal')} fewer`] : []),
    ].join(', ');
    const text = open ? updateEvidence(open.text, file, verdicts, more) : newEvidenceFile(site, more);
    const first = text.split('\n').findIndex((line) => /"proposed"\s*:\s*true/.test(line)) + 1;
    return {
      changes: [{ file: EVIDENCE, bytes: Buffer.from(text), ...(open && { base: open.bytes }) }],
      values: [{ label: label || 'no answer', location: locator(EVIDENCE, text)(['answers']) }],
      tasks:
        first === 0
          ? []
          : [{ label: REVIEW_TASK, location: { file: EVIDENCE, path: ['answers'], line: first } }],
      notes: unanswered > 0 ? [unansweredNote] : [],
    };
  },
};

const REVIEW_TASK =
  'open what each proposed row names; confirm it with --confirm, or remove it with --reject';

/** The id of a requirement with a proposal, such as "harbour/fees". */
const proposalParser = ({ answers }: EvidenceFile) =>
  nameParser(
    answers.filter(isProposed).map(({ to }) => to),
    'Nothing is proposed for',
  );

/** @param refusal the beginning of a sentence that ends with the name @param list names all values */
const nameParser = (names: readonly string[], refusal: string, list?: string) => (text: string) => {
  if (names.includes(text)) return text;
  throw new UsageError(withSuggestion(`${refusal} "${text}".`, text, names, list));
};

/** @param day dd-mm-yyyy, on which the answer was confirmed */
function confirmedVerdict(day: string, answer: EvidenceAnswer, sources: Pick<EvidenceSources, 'document'>) {
  const sha256 = answer.by === 'document' ? sources.document(answer.document)?.sha256 : undefined;
  return { asOf: day, ...(sha256 !== undefined && { sha256 }) };
}

/** @returns proposed rows, and the number of requirements without an answer or proposal */
function proposedRows(
  lists: readonly RequirementList[],
  { answers }: EvidenceFile,
  sources: readonly NamedSource[],
): { rows: EvidenceAnswer[]; unanswered: number } {
  const withEvidence = new Set(answers.map(({ to }) => to));
  const rows: EvidenceAnswer[] = [];
  let unanswered = 0;
  for (const list of lists) {
    for (const item of list.sections.flatMap(({ items }) => items)) {
      const to = `${list.id}/${item.id}`;
      if (withEvidence.has(to)) continue;
      const proposals = proposalsFor(item, sources);
      if (proposals.length === 0) unanswered++;
      rows.push(...proposals.map((answer): EvidenceAnswer => ({ to, ...answer, proposed: true })));
    }
  }
  return { rows, unanswered };
}

/**
 * Returns the lists of --list, else those of the evidence file, else the usual lists of the kind of
 * institution and those of the site.
 *
 * @throws UsageError (rejects) if there is none
 */
async function selectLists(site: ValidSite, flags: Flags, file: EvidenceFile): Promise<RequirementList[]> {
  const listNames = requirementListNames(site);
  const allLists = `The lists are ${listNames.join(', ')}.`;
  const requestedLists = await flags.all('list', nameParser(listNames, 'There is no list', allLists));
  const defaults = [...usualLists(engineLists(), site.site), ...site.requirements.keys()];
  const names = [requestedLists, file.lists, defaults].find((each) => each.length > 0);
  if (!names) {
    throw new UsageError(
      `"kind" and "country" of manifest/site.json lead to no list. Give --list (${listNames.join(', ')}), or write a list of your own into ${REQUIREMENTS}.`,
    );
  }
  return [...new Set(names)].flatMap((name) => requirementListOf(site.requirements, name) ?? []);
}

/** A confirmed answer has the day and the checksum of the document. */
type ProposalVerdict = { asOf: string; sha256?: string } | 'wrong';

/**
 * @param text valid JSON
 * @param verdicts by the index of the row
 * @param more new rows, which are added at the end
 */
function updateEvidence(
  text: string,
  { lists, answers }: EvidenceFile,
  verdicts: ReadonlyMap<number, ProposalVerdict>,
  more: Pick<EvidenceFile, 'lists' | 'answers'>,
): string {
  const append = (json: string, list: 'lists' | 'answers', { length }: readonly unknown[]) =>
    insertItems(
      json,
      [list],
      more[list].map((value, index) => ({ index: length + index, value })),
    );
  let result = append(append(text, 'answers', answers), 'lists', lists);
  const edits: JsonEdit[] = [];
  for (const [index, verdict] of verdicts) {
    const path = ['answers', index];
    if (verdict === 'wrong') {
      edits.push({ path });
      continue;
    }
    edits.push({ path: [...path, 'proposed'] });
    for (const [name, value] of Object.entries(verdict)) {
      if (Object.hasOwn(answers[index] ?? {}, name)) edits.push({ path: [...path, name], text: value });
      else result = addField(result, path, name, value);
    }
  }
  return applyEdits(result, edits);
}

/** Prints a new evidence file in the style of the manifest. */
function newEvidenceFile({ files }: ValidSite, file: EvidenceFile): string {
  const manifest = files.find((each) => each.file === MANIFEST);
  const $schema = stringField(manifest?.value, '$schema')?.replace(/[^/]*$/, 'evidence.schema.json');
  return printLike(manifest?.text ?? '', { $schema, ...file });
}
