/** What is said of publishing in a few words. */
import type { PublishRequest, PublishResult, PublishRun } from '../../shared/protocol.ts';
import type { PublishMessages } from '../messages/publish.ts';

/** What an end of publishing is called. */
export function resultHeading(
  kind: PublishResult['kind'],
  action: PublishRequest['action'],
  words: PublishMessages,
): string {
  const isRollback = action === 'rollback';
  if (kind === 'failed' || kind === 'refused') return isRollback ? words.refusedBack : words.refused;
  return kind === 'done' && isRollback ? words.doneBack : words[kind];
}

/** How far it is, or what has come of it, and why where that is nothing. */
export function statusText({ step, action }: PublishRun, words: PublishMessages): string {
  if (step.kind === 'working') return words.stages[step.stage];
  if (step.kind === 'asking') return words.waits;
  const heading = resultHeading(step.kind, action, words);
  const why = failureReason(step, words);
  return why === undefined ? heading : `${heading}. ${why}`;
}

function failureReason(result: PublishResult, words: PublishMessages): string | undefined {
  if (result.kind === 'failed') return words.failed;
  if (result.kind !== 'refused') return undefined;
  const [first, ...others] = result.problems;
  return result.message ?? (others.length === 0 ? first?.message : words.heldUp(result.problems.length));
}
