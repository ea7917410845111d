/** The compliance lists of a site with their evidence: the single source of all counts. */
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

export interface DocumentFacts {
  bytes: number;
  /** The hash of the file in hexadecimal digits (FIPS 180-4). */
  sha256: string;
}

export interface EvidenceSources {
  /** The title of a page by its canonical path; undefined if the site does not publish it today. */
  title(path: string): string | undefined;
  /** A document by its path in the public folder; undefined if there is none. */
  document(path: string): DocumentFacts | undefined;
  /** A fact by its key; undefined if there is none. */
  fact(key: string): { label: string; value: string } | undefined;
  /** The day of a page's last change, yyyy-mm-dd; undefined if it is unknown. */
  lastChange(path: string): string | undefined;
}

/** Evidence whose page, document or fact exists. */
export type Evidence =
  | (PageAnswer & { title: string; changed?: string })
  | (DocumentAnswer & DocumentFacts)
  | (FactAnswer & { label: string; value: string })
  | LinkAnswer;

/** `gap`: the site declares that it is missing. `open`: undecided. */
export type RequirementState = 'shown' | 'notApplicable' | 'gap' | 'open';

/** The reason for a requirement without evidence. */
export type AbsenceReason = GapAnswer | NotApplicableAnswer;

export interface RequirementStatus extends Requirement {
  /** The id of the requirement among all lists. */
  to: string;
  state: RequirementState;
  answers: readonly Evidence[];
  reason?: AbsenceReason;
  /** Automatic suggestions that are not confirmed. */
  proposed: readonly EvidenceAnswer[];
}

interface SectionStatus {
  title: Spoken;
  items: readonly RequirementStatus[];
  counts: StateCounts;
}

/** The number of requirements, in total and in each state. */
export type StateCounts = Readonly<Record<RequirementState | 'asked', number>>;

export interface RequirementListStatus extends Omit<RequirementList, 'sections'> {
  sections: readonly SectionStatus[];
  counts: StateCounts;
}

/** Evidence without its page, document or fact is ignored. @param lists in the order of the site */
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
  const count = (counted: RequirementState) => items.filter(({ state }) => state === counted).length;
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
  // A requirement with open suggestions is not settled.
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

/** Returns true if an answer gives a reason for missing evidence. */
export const isAbsenceReason = (answer: EvidenceAnswer): answer is AbsenceReason =>
  isAbsenceReasonKind(answer.by);

/** Like {@link isAbsenceReason}, for a kind. @param kind any value of a form */
export const isAbsenceReasonKind = (kind: unknown): kind is AbsenceReason['by'] =>
  kind === 'gap' || kind === 'not-applicable';

/** Returns true if an answer is an unconfirmed suggestion. */
export const isProposed = (answer: EvidenceAnswer): boolean =>
  !isAbsenceReason(answer) && answer.proposed === true;

/** @returns undefined if the target does not exist or the answer is unconfirmed */
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

/** Returns a text in a language; falls back to English, then to the first. */
export const localizedText = (words: Spoken, language: string): string =>
  words[language] ?? words.en ?? Object.values(words)[0] ?? '';
