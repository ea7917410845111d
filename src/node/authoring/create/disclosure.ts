/** `npm run new -- disclosure`: proposes where the site shows what authorities ask for, and confirms or removes proposals. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EvidenceSources } from '../../../core/data/compliance.ts';
import { isProposed } from '../../../core/data/compliance.ts';
import { reverseDay } from '../../../core/i18n/text.ts';
import { printLike } from '../../../core/json/jsonStyle.ts';
import { formatCount } from '../../../core/problems/message.ts';
import { suggestion } from '../../../core/problems/suggest.ts';
import { stringField } from '../../../core/problems/value.ts';
import type { EvidenceAnswer, EvidenceFile, RequirementList } from '../../../generated/types.ts';
import { dayIn } from '../../content/clock.ts';
import { evidenceSourceOf, loadRequirementList } from '../../content/compliance/siteCompliance.ts';
import { EVIDENCE, MANIFEST, REQUIREMENTS } from '../../content/folder.ts';
import { ENGINE_LISTS, usualLists } from '../../content/requirements/index.ts';
import { UsageError } from '../../system/usageError.ts';
import { type AdditionKind, locationIn, openFile, type ValidSite } from './additionDraft.ts';
import { type ProposalVerdict, updateEvidence } from './evidenceFile.ts';
import type { FlagField, Flags } from './flags.ts';
import { type NamedSource, namedSources, proposalsFor } from './proposals.ts';

export const disclosure: AdditionKind = {
  summary: 'answers to what authorities ask, proposed from titles, for a person to confirm',
  flags: {
    list: 'a list of what an authority asks, such as ugc; may be given several times',
    confirm: 'what was proposed for this is right, such as rti/xv; may be given several times',
    reject: 'what was proposed for this is wrong, and is removed; may be given several times',
  },
  required: () => [],
  examples: () => ({}),

  draft: async (site, flags) => {
    const open = existsSync(join(site.folder, EVIDENCE))
      ? await openFile(site, EVIDENCE, 'evidence')
      : undefined;
    // A sound file has the shape of its schema.
    const file = (open?.value as EvidenceFile | undefined) ?? { lists: [], answers: [] };
    const sources = evidenceSourceOf(site);
    const confirmed = new Set(await flags.all(proposalField('confirm', file)));
    const rejected = new Set(await flags.all(proposalField('reject', file)));
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
      values: [{ label: label || 'no answer', location: locationIn(EVIDENCE, text, ['answers']) }],
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

/** A requirement for which the file has a proposal, such as "rti/xv". */
const proposalField = (flag: string, { answers }: EvidenceFile): FlagField<string> => ({
  flag,
  parse: (text) => {
    const open = answers.filter(isProposed).map(({ to }) => to);
    if (open.includes(text)) return text;
    throw new UsageError(
      [`Nothing is proposed for "${text}".`, suggestion(text, open)].filter(Boolean).join(' '),
    );
  },
});

/** An answer is right on a day; a document, as it is then. @param day dd-mm-yyyy */
function confirmedVerdict(
  day: string,
  answer: EvidenceAnswer,
  sources: Pick<EvidenceSources, 'document'>,
): ProposalVerdict {
  const sha256 = answer.by === 'document' ? sources.document(answer.document)?.sha256 : undefined;
  return { asOf: day, ...(sha256 !== undefined && { sha256 }) };
}

/**
 * A proposal for each requirement without an answer.
 *
 * @param sources all that the site can show
 * @returns new rows, and the number of requirements for which nothing was found
 */
function proposedRows(
  lists: readonly RequirementList[],
  { answers }: EvidenceFile,
  sources: readonly NamedSource[],
): { rows: EvidenceAnswer[]; unanswered: number } {
  const answered = new Set(answers.map(({ to }) => to));
  const rows: EvidenceAnswer[] = [];
  let unanswered = 0;
  for (const list of lists) {
    for (const item of list.sections.flatMap(({ items }) => items)) {
      const to = `${list.id}/${item.id}`;
      if (answered.has(to)) continue;
      const proposals = proposalsFor(item, sources);
      if (proposals.length === 0) unanswered++;
      rows.push(...proposals.map((answer): EvidenceAnswer => ({ to, ...answer, proposed: true })));
    }
  }
  return { rows, unanswered };
}

const listField = (names: readonly string[]): FlagField<string> => ({
  flag: 'list',
  parse: (text) => {
    if (names.includes(text)) return text;
    const near = suggestion(text, names);
    throw new UsageError(
      [`There is no list "${text}".`, near, `The lists are ${names.join(', ')}.`].filter(Boolean).join(' '),
    );
  },
});

/**
 * The lists that are asked for, else those that the site names, else those that usually bind its kind and those of its own.
 *
 * @throws UsageError (rejects) when there is none
 */
async function selectLists(site: ValidSite, flags: Flags, file: EvidenceFile): Promise<RequirementList[]> {
  const customLists = [...site.requirements.keys()];
  const knownLists = [...new Set([...Object.keys(ENGINE_LISTS), ...customLists])];
  const requested = await flags.all(listField(knownLists));
  const defaults = [...usualLists(site.site), ...customLists];
  const names = [requested, file.lists, defaults].find((each) => each.length > 0);
  if (!names) {
    throw new UsageError(
      `"kind" and "country" of manifest/site.json lead to no list. Give --list (${knownLists.join(', ')}), or write a list of your own into ${REQUIREMENTS}.`,
    );
  }
  const loadedLists = await Promise.all(
    [...new Set(names)].map((name) => loadRequirementList(site.requirements, name)),
  );
  return loadedLists.filter((list) => list !== undefined);
}

/** The whole file where there was none, in the form of the manifest. */
function newEvidenceFile({ files }: ValidSite, file: EvidenceFile): string {
  const manifest = files.find((each) => each.file === MANIFEST);
  const $schema = stringField(manifest?.value, '$schema')?.replace(/[^/]*$/, 'evidence.schema.json');
  return printLike(manifest?.text ?? '', { $schema, ...file });
}
