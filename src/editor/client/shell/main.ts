/** Opens the window: what it shows is asked for while most of its code is still being read. */
import { loadInitialData } from '../state/initialData.ts';

const initialData = loadInitialData();
// Whoever waits for it is told, once there is somebody.
initialData.catch(() => undefined);
import('./window.tsx').then(({ mount: show }) => show(initialData));
