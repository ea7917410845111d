/** What a site answers to what authorities ask. The page, the report, the spreadsheet and the check all count from here. */
import type {
  DocumentAnswer,
  EvidenceAnswer,
  EvidenceFile,
  FactAnswer,
  GapAnswer,
  LinkAnswer,
  PageAnswer,
  Requirement,
  RequirementList,
  Spoken,
} from '../../src/generated/types.ts';
import { writtenPath } from '../../src/route/path.ts';
import type { DocumentFacts, ShownThings } from './shownThings.ts';

/** An answer that leads to something that is there. */
export type Answer =
  | (PageAnswer & { title: string; changed?: string })
  | (DocumentAnswer & DocumentFacts)
  | (FactAnswer & { label: string; value: string })
  | LinkAnswer;

/** How far an item is answered: somebody has said where it is shown, or that it is not, or neither. */
export type AnswerState = 'shown' | 'gap' | 'open';

export interface AnsweredItem extends Requirement {
  /** The name of the item among all lists. */
  to: string;
  state: AnswerState;
  answers: readonly Answer[];
  /** What the site says of what it does not show. */
  gap?: GapAnswer;
  /** Answers that were found by words and that nobody has confirmed yet. */
  proposed: readonly EvidenceAnswer[];
}

interface AnsweredSection {
  title: Spoken;
  items: readonly AnsweredItem[];
}

export interface AnsweredList extends Omit<RequirementList, 'sections'> {
  sections: readonly AnsweredSection[];
  /** How many items there are, and how many of each state. */
  counts: Readonly<Record<AnswerState | 'asked', number>>;
}

/**
 * The lists of a site with what answers them. An answer whose page, document or figure is not there counts for nothing.
 *
 * @param lists those that the site names, in its order
 */
export function answeredLists(
  lists: readonly RequirementList[],
  { answers }: Pick<EvidenceFile, 'answers'>,
  things: ShownThings,
): AnsweredList[] {
  const byItem = new Map<string, EvidenceAnswer[]>();
  for (const answer of answers) byItem.set(answer.to, [...(byItem.get(answer.to) ?? []), answer]);
  return lists.map((list) => {
    const sections = list.sections.map(({ title, items }) => ({
      title,
      items: items.map((item) => {
        const to = `${list.id}/${item.id}`;
        return answeredItem(item, to, byItem.get(to) ?? [], things);
      }),
    }));
    const all = sections.flatMap(({ items }) => items);
    const count = (wanted: AnswerState) => all.filter(({ state }) => state === wanted).length;
    return {
      ...list,
      sections,
      counts: { asked: all.length, shown: count('shown'), gap: count('gap'), open: count('open') },
    };
  });
}

function answeredItem(
  item: Requirement,
  to: string,
  all: readonly EvidenceAnswer[],
  things: ShownThings,
): AnsweredItem {
  const answers = all.flatMap((answer) => found(answer, things) ?? []);
  const gap = all.find((answer) => answer.by === 'gap');
  return {
    ...item,
    to,
    state: answers.length > 0 ? 'shown' : gap ? 'gap' : 'open',
    answers,
    ...(gap && { gap }),
    proposed: all.filter(isProposed),
  };
}

const isProposed = (answer: EvidenceAnswer) => answer.by !== 'gap' && answer.proposed === true;

/** @returns undefined where it leads to nothing, or nobody has confirmed it */
function found(answer: EvidenceAnswer, things: ShownThings): Answer | undefined {
  if (isProposed(answer)) return undefined;
  switch (answer.by) {
    case 'page': {
      const path = writtenPath(answer.page);
      const title = things.title(path);
      return title === undefined
        ? undefined
        : { ...answer, page: path, title, changed: things.changed(path) };
    }
    case 'document': {
      const facts = things.document(writtenPath(answer.document));
      return facts && { ...answer, ...facts };
    }
    case 'fact': {
      const fact = things.fact(answer.fact);
      return fact && { ...answer, ...fact };
    }
    case 'link':
      return answer;
    case 'gap':
      return undefined;
  }
}

/** Words in a language; in English, or the first, where they are not in that one. */
export const spokenIn = (words: Spoken, language: string): string =>
  words[language] ?? words.en ?? Object.values(words)[0] ?? '';
