/** What publishing is given. */
import type { PublishApi } from '../state/api.ts';
import type { Session } from '../state/session.ts';

export interface PublishProps {
  api: PublishApi;
  session: Session;
  /** Opens a page. */
  onChoose: (path: string) => void;
  onSaveAll: () => Promise<void>;
}
