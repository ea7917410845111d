/** The answers to the questions of an addition. */
import type { Action, Addition, AdditionQuestion } from '../../shared/protocol.ts';
import type { SentFile } from '../media/pictures/uploads.ts';

/** Values by the names of the questions; a switch that is on has "yes". */
export type TypedAnswers = Readonly<Record<string, string>>;

interface AdditionInput {
  typed: TypedAnswers;
  files: readonly SentFile[];
}

/** Returns true if the question is answered by selection. */
export const hasChoices = ({ choices }: AdditionQuestion): boolean =>
  choices !== undefined && choices.length > 0;

/** Creates the action of the answers. @param pathOf returns the path of the page for a typed text */
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

/** Optional questions that most users answer. */
const COMMON_QUESTIONS = new Set(['text', 'photos', 'photo', 'from', 'menu', 'category']);

/** Returns true if a question is always visible; the others are folded. */
export const isProminent = ({ required, name }: AdditionQuestion): boolean =>
  required || COMMON_QUESTIONS.has(name);

/** The key of the draft of an addition. */
export const additionDraftKey = ({ name }: Addition): string => `add/${name}`;
