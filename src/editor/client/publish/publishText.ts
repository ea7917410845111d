/** What is said of publishing in a few words. */
import type { PublishRequest, PublishResult, PublishRun } from '../../shared/protocol.ts';
import type { PublishMessages } from '../messages/publish.ts';

/** What an end of publishing is called. */
export function resultHeading(
  kind: PublishResult['kind'],
  action: PublishRequest['action'],
  messages: PublishMessages,
): string {
  const isRollback = action === 'rollback';
  if (kind === 'failed' || kind === 'refused') return isRollback ? messages.refusedBack : messages.refused;
  return kind === 'done' && isRollback ? messages.doneBack : messages[kind];
}

/** How far it is, or what has come of it, and why where that is nothing. */
export function statusText({ step, action }: PublishRun, messages: PublishMessages): string {
  if (step.kind === 'working') return messages.stages[step.stage];
  if (step.kind === 'asking') return messages.waits;
  const heading = resultHeading(step.kind, action, messages);
  const why = failureReason(step, messages);
  return why === undefined ? heading : `${heading}. ${why}`;
}

function failureReason(result: PublishResult, messages: PublishMessages): string | undefined {
  if (result.kind === 'failed') return messages.failed;
  if (result.kind !== 'refused') return undefined;
  const [first, ...others] = result.problems;
  return result.message ?? (others.length === 0 ? first?.message : messages.heldUp(result.problems.length));
}
