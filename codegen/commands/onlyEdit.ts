/** `npm run edit` by itself: somebody waits for its window, and without the parts of other commands it is in fewer files. */
import { edit } from './edit.ts';
import { runAlone } from './running.ts';

await runAlone(edit);
