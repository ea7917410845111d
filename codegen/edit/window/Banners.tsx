/** What concerns the whole window: the server does not answer, the browser has no room. */
import type { State } from './state/model.ts';
import { useWords } from './words/context.ts';
import { fill } from './words/say.ts';

/** What starts the editor. */
const COMMAND = 'npm run edit';

export function Banners({ connection, isFull }: Pick<State, 'connection' | 'isFull'>) {
  const { stopped } = useWords().window;
  return (
    <div className="window-banners" role="alert">
      {connection === 'stopped' && <p>{fill(stopped.text, { command: COMMAND })}</p>}
      {connection === 'key' && <p>{stopped.key}</p>}
      {isFull && <p>{stopped.full}</p>}
    </div>
  );
}
