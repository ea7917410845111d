/** What a site answers to what authorities ask. The page, the report, the spreadsheet and the check all count from here. */
import type {
  DocumentAnswer,
  EvidenceAnswer,
  EvidenceFile,
  FactAnswer,
  GapAnswer,
  LinkAnswer,
  NotApplicableAnswer,
  PageAnswer,
  Requirement,
  RequirementList,
  Spoken,
} from '../../generated/types.ts';
import { writtenPath } from '../route/path.ts';

/** A document as it stands in the public folder. */
export interface DocumentFacts {
  bytes: number;
  /** Of its bytes, in hexadecimal digits (FIPS 180-4). */
  sha256: string;
}

export interface EvidenceSources {
  /** The title of a page by its canonical path; undefined where visitors find no such page today. */
  title(path: string): string | undefined;
  /** A document by its path from the public folder; undefined where there is none. */
  document(path: string): DocumentFacts | undefined;
  /** A figure by its key; undefined where there is none. */
  fact(key: string): { label: string; value: string } | undefined;
  /** The day on which a page has last changed, yyyy-mm-dd; undefined where that is not known. */
  lastChange(path: string): string | undefined;
}

/** An answer that leads to something that is there. */
export type Evidence =
  | (PageAnswer & { title: string; changed?: string })
  | (DocumentAnswer & DocumentFacts)
  | (FactAnswer & { label: string; value: string })
  | LinkAnswer;

/** How far an item is answered: somebody has said where it is shown, that it does not bind the institution, that it is missing, or nothing. */
export type RequirementState = 'shown' | 'notApplicable' | 'gap' | 'open';

/** What the site says of what it does not show. */
export type AbsenceReason = GapAnswer | NotApplicableAnswer;

export interface RequirementStatus extends Requirement {
  /** The name of the item among all lists. */
  to: string;
  state: RequirementState;
  answers: readonly Evidence[];
  reason?: AbsenceReason;
  /** Answers that were found by words and that nobody has confirmed yet. */
  proposed: readonly EvidenceAnswer[];
}

interface SectionStatus {
  title: Spoken;
  items: readonly RequirementStatus[];
  counts: StateCounts;
}

/** How many items there are, and how many of each state. */
export type StateCounts = Readonly<Record<RequirementState | 'asked', number>>;

export interface RequirementListStatus extends Omit<RequirementList, 'sections'> {
  sections: readonly SectionStatus[];
  counts: StateCounts;
}

/**
 * The lists of a site with what answers them. An answer whose page, document or figure is not there counts for nothing.
 *
 * @param lists those that the site names, in its order
 */
export function assessLists(
  lists: readonly RequirementList[],
  { answers }: Pick<EvidenceFile, 'answers'>,
  sources: EvidenceSources,
): RequirementListStatus[] {
  const byItem = new Map<string, EvidenceAnswer[]>();
  for (const answer of answers) byItem.set(answer.to, [...(byItem.get(answer.to) ?? []), answer]);
  return lists.map((list) => {
    const sections = list.sections.map(({ title, items: requirements }) => {
      const items = requirements.map((item) => {
        const to = `${list.id}/${item.id}`;
        return assessRequirement(item, to, byItem.get(to) ?? [], sources);
      });
      return { title, items, counts: countStates(items) };
    });
    return { ...list, sections, counts: countStates(sections.flatMap(({ items }) => items)) };
  });
}

function countStates(items: readonly RequirementStatus[]): StateCounts {
  const count = (wanted: RequirementState) => items.filter(({ state }) => state === wanted).length;
  return {
    asked: items.length,
    shown: count('shown'),
    notApplicable: count('notApplicable'),
    gap: count('gap'),
    open: count('open'),
  };
}

function assessRequirement(
  item: Requirement,
  to: string,
  all: readonly EvidenceAnswer[],
  sources: EvidenceSources,
): RequirementStatus {
  const evidence = all.flatMap((answer) => resolveEvidence(answer, sources) ?? []);
  // What may be missing is not called settled.
  const reason =
    all.find((answer) => answer.by === 'gap') ?? all.find((answer) => answer.by === 'not-applicable');
  return {
    ...item,
    to,
    state: evidence.length > 0 ? 'shown' : stateWithoutEvidence(reason),
    answers: evidence,
    ...(reason && { reason }),
    proposed: all.filter(isProposed),
  };
}

function stateWithoutEvidence(reason: AbsenceReason | undefined): RequirementState {
  if (!reason) return 'open';
  return reason.by === 'gap' ? 'gap' : 'notApplicable';
}

/** Whether an answer says why something is not shown, rather than where it is. */
export const isAbsenceReason = (answer: EvidenceAnswer): answer is AbsenceReason =>
  isAbsenceReasonKind(answer.by);

/** Whether answers of a kind do so. @param kind the kind; anything may stand in a form */
export const isAbsenceReasonKind = (kind: unknown): kind is AbsenceReason['by'] =>
  kind === 'gap' || kind === 'not-applicable';

/** Whether an answer was found by words, and nobody has confirmed it yet. */
export const isProposed = (answer: EvidenceAnswer): boolean =>
  !isAbsenceReason(answer) && answer.proposed === true;

/** @returns undefined where it leads to nothing, or nobody has confirmed it */
function resolveEvidence(answer: EvidenceAnswer, sources: EvidenceSources): Evidence | undefined {
  if (isProposed(answer)) return undefined;
  switch (answer.by) {
    case 'page': {
      const path = writtenPath(answer.page);
      const title = sources.title(path);
      return title === undefined
        ? undefined
        : { ...answer, page: path, title, changed: sources.lastChange(path) };
    }
    case 'document': {
      const facts = sources.document(writtenPath(answer.document));
      return facts && { ...answer, ...facts };
    }
    case 'fact': {
      const fact = sources.fact(answer.fact);
      return fact && { ...answer, ...fact };
    }
    case 'link':
      return answer;
    case 'gap':
    case 'not-applicable':
      return undefined;
  }
}

/** Words in a language; in English, or the first, where they are not in that one. */
export const localizedText = (words: Spoken, language: string): string =>
  words[language] ?? words.en ?? Object.values(words)[0] ?? '';
