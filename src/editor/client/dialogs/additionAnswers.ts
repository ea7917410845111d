/** What somebody has answered before something is added. */
import type { Action, Addition, AdditionQuestion } from '../../shared/protocol.ts';
import type { SentFile } from '../media/pictures/uploads.ts';

/** What is typed, chosen or switched, by the names of the questions; a switch that is on has "yes". */
export type TypedAnswers = Readonly<Record<string, string>>;

/** All that is answered of an addition. */
interface AdditionInput {
  typed: TypedAnswers;
  files: readonly SentFile[];
}

/** Where one chooses among those that are given. */
export const hasChoices = ({ choices }: AdditionQuestion): boolean =>
  choices !== undefined && choices.length > 0;

/** The act that the answers make. @param pathOf the path of the page that was typed */
export function actionFromAnswers(
  addition: Addition,
  input: AdditionInput,
  pathOf: (typed: string) => string,
): Action {
  const answers = addition.questions.map((question): [string, string[]] => [
    question.name,
    answersFor(question, input, pathOf),
  ]);
  return {
    kind: 'new',
    addition: addition.name,
    answers: Object.fromEntries(answers.filter(([, values]) => values.length > 0)),
  };
}

function answersFor(
  question: AdditionQuestion,
  { typed, files }: AdditionInput,
  pathOf: (typed: string) => string,
): string[] {
  const { name, kind } = question;
  if (kind === 'files') return files.flatMap(({ of, id }) => (of === name ? [id] : []));
  const text = (typed[name] ?? '').trim();
  if (text === '') return [];
  if (kind === 'page' && !hasChoices(question)) return [pathOf(text)];
  return question.multiple ? text.split('\n').flatMap((line) => line.trim() || []) : [text];
}

/** What stands in front though it need not be answered: most people come with it. */
const COMMON_QUESTIONS = new Set(['text', 'photos', 'photo', 'from', 'menu', 'category']);

/** Whether a question stands in front; the others are folded. */
export const isProminent = ({ required, name }: AdditionQuestion): boolean =>
  required || COMMON_QUESTIONS.has(name);

/** The name under which what is typed of an addition is kept. */
export const additionDraftKey = ({ name }: Addition): string => `add/${name}`;
