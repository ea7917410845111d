import { format } from '../../../core/i18n/format.ts';
import type {
  ProblemLocation,
  PublishRequest,
  PublishResult,
  PublishRun,
  PublishStep,
} from '../../shared/protocol.ts';
import type { PublishMessages } from '../messages/messages.ts';
import type { PublishApi } from '../state/api.ts';
import type { Session } from '../state/session.ts';

export function resultHeading(
  kind: PublishResult['kind'],
  action: PublishRequest['action'],
  messages: PublishMessages,
): string {
  const isRollback = action === 'rollback';
  if (kind === 'failed' || kind === 'refused') return isRollback ? messages.refusedBack : messages.refused;
  return kind === 'done' && isRollback ? messages.doneBack : messages[kind];
}

/** The progress of a publication, or its result with the reason of a failure. */
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
  return (
    result.message ??
    (others.length === 0 ? first?.message : format(messages.heldUp, { count: result.problems.length }))
  );
}

export const hasEnded = (step: PublishStep): step is PublishResult =>
  step.kind !== 'working' && step.kind !== 'asking';

export interface PublishProps {
  api: PublishApi;
  session: Session;
  /** Opens a page and the field of a problem. */
  onChoose: (path: string, problem?: ProblemLocation) => void;
  onSaveAll: () => Promise<void>;
}
