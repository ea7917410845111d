/** `npm run edit` by itself: somebody waits for its window, and without the parts of other commands it is in fewer files. */
import { endWithNpm } from '../process/parent.ts';
import { edit } from './edit.ts';
import { ended, runCommand } from './running.ts';

endWithNpm();
const [, ...args] = process.argv.slice(2);
await ended(() => runCommand(edit, args));
