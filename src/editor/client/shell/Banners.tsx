/** What concerns the whole window: the server does not answer, the browser has no room. */

import { useWords } from '../messages/context.ts';
import type { State } from '../state/model.ts';

export function Banners({ connection, isFull }: Pick<State, 'connection' | 'isFull'>) {
  const { stopped } = useWords().window;
  return (
    <div className="window-banners" role="alert">
      {connection === 'stopped' && <p>{stopped.text}</p>}
      {connection === 'key' && <p>{stopped.key}</p>}
      {isFull && <p>{stopped.full}</p>}
    </div>
  );
}
