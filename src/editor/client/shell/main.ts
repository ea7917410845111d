/** Requests the initial data while most of the code is still loading. */
import { loadInitialData } from '../state/api.ts';

const initialData = loadInitialData();
// The error is handled by the client when it is loaded.
initialData.catch(() => undefined);
import('./window.tsx').then(({ mount: show }) => show(initialData));
