/** A page of the development server itself, such as its not-found page: after each edit it is asked for anew. */
import './devEvents.ts';
import { showReport } from './overlay.ts';

import.meta.hot?.on('site:edit', () => location.reload());
// In the editor, which has it in a frame, mistakes stand under their fields, and a dialog would take the focus from these.
if (parent === window) import.meta.hot?.on('site:report', showReport);
import.meta.hot?.send('site:hello', { revision: Number(document.documentElement.dataset.revision) });
