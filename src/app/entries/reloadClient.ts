import './devEvents.ts';
import { showReport } from './overlay.ts';

import.meta.hot?.on('site:edit', () => location.reload());
// The editor shows problems next to its fields, and a dialog would take the focus from them.
if (parent === window) import.meta.hot?.on('site:report', showReport);
import.meta.hot?.send('site:hello', { revision: Number(document.documentElement.dataset.revision) });
