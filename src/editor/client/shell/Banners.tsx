/** What concerns the whole window: the server does not answer, the browser has no room. */

import { useMessages } from '../messages/context.ts';
import type { EditorState } from '../state/model.ts';

export function Banners({ connection, isStorageFull }: Pick<EditorState, 'connection' | 'isStorageFull'>) {
  const { stopped } = useMessages().window;
  return (
    <div className="window-banners" role="alert">
      {connection === 'stopped' && <p>{stopped.text}</p>}
      {connection === 'key' && <p>{stopped.key}</p>}
      {isStorageFull && <p>{stopped.full}</p>}
    </div>
  );
}
