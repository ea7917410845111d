/** What is said of publishing in a few words. */
import type { PublishRequest, PublishResult, PublishRun } from '../../shared/protocol.ts';
import type { PublishMessages } from '../messages/publish.ts';

/** What an end of publishing is called. */
export function headingOf(
  end: PublishResult['kind'],
  act: PublishRequest['action'],
  words: PublishMessages,
): string {
  const isBack = act === 'rollback';
  if (end === 'failed' || end === 'refused') return isBack ? words.refusedBack : words.refused;
  return end === 'done' && isBack ? words.doneBack : words[end];
}

/** How far it is, or what has come of it, and why where that is nothing. */
export function sentenceOf({ step, action }: PublishRun, words: PublishMessages): string {
  if (step.kind === 'working') return words.stages[step.stage];
  if (step.kind === 'asking') return words.waits;
  const heading = headingOf(step.kind, action, words);
  const why = whyNot(step, words);
  return why === undefined ? heading : `${heading}. ${why}`;
}

function whyNot(end: PublishResult, words: PublishMessages): string | undefined {
  if (end.kind === 'failed') return words.failed;
  if (end.kind !== 'refused') return undefined;
  const [first, ...others] = end.problems;
  return end.message ?? (others.length === 0 ? first?.message : words.heldUp(end.problems.length));
}
