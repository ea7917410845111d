/** What additions and their questions are called. */

import type { ActionMessages } from '../../shared/actionMessages.ts';
import type { Addition, AdditionQuestion } from '../../shared/protocol.ts';

interface FieldLabel {
  label: string;
  help: string;
}

/** A name of the engine as words: "end-date" becomes "End date". */
const humanizeName = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');

export function labelOfAddition({ name, summary }: Addition, messages: ActionMessages): FieldLabel {
  const message = messages.additions[name];
  return { label: message?.label ?? humanizeName(name), help: message?.help ?? summary };
}

/** @param addition the name of what is added */
export function labelOfQuestion(
  addition: string,
  { name, help }: AdditionQuestion,
  messages: ActionMessages,
): FieldLabel {
  const message = messages.questions[`${addition}.${name}`] ?? messages.questions[name];
  return { label: message?.label ?? humanizeName(name), help: message?.help ?? help };
}
