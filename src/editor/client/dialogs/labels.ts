/** The labels of additions and their questions. */

import type { Addition, AdditionQuestion } from '../../shared/protocol.ts';
import type { ActionMessages } from '../messages/messages.ts';

/** By name; a question also as "event.date" if additions label it differently. */
type LabelMessages = Readonly<Record<string, { label: string; help?: string }>>;

interface FieldLabel {
  label: string;
  help: string;
}

/** Returns a name as words: "end-date" becomes "End date". */
const humanizeName = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');

export function labelOfAddition({ name, summary }: Addition, messages: ActionMessages): FieldLabel {
  const additions: LabelMessages = messages.additions;
  const message = additions[name];
  return { label: message?.label ?? humanizeName(name), help: message?.help ?? summary };
}

/** @param addition its name */
export function labelOfQuestion(
  addition: string,
  { name, help }: AdditionQuestion,
  messages: ActionMessages,
): FieldLabel {
  const questions: LabelMessages = messages.questions;
  const message = questions[`${addition}.${name}`] ?? questions[name];
  return { label: message?.label ?? humanizeName(name), help: message?.help ?? help };
}
