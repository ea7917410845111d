/** Opens the window: what it shows is asked for while most of its code is still being read. */
import { ask } from '../state/asked.ts';

const asked = ask();
// Whoever waits for it is told, once there is somebody.
asked.catch(() => undefined);
import('./window.tsx').then(({ show }) => show(asked));
