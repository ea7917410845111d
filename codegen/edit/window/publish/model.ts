/** What publishing is given. */
import type { ProblemPlace } from '../../protocol.ts';
import type { PublishApi } from '../state/api.ts';
import type { Session } from '../state/session.ts';

export interface PublishProps {
  api: PublishApi;
  session: Session;
  /** Opens a page, and the field in which a problem is. */
  onChoose: (path: string, problem?: ProblemPlace) => void;
  onSaveAll: () => Promise<void>;
}
