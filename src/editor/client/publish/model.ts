/** What publishing is given. */
import type { ProblemLocation, PublishResult, PublishStep } from '../../shared/protocol.ts';
import type { PublishApi } from '../state/api.ts';
import type { Session } from '../state/session.ts';

/** Whether nothing is under way, nor asked. */
export const hasEnded = (step: PublishStep): step is PublishResult =>
  step.kind !== 'working' && step.kind !== 'asking';

export interface PublishProps {
  api: PublishApi;
  session: Session;
  /** Opens a page, and the field in which a problem is. */
  onChoose: (path: string, problem?: ProblemLocation) => void;
  onSaveAll: () => Promise<void>;
}
