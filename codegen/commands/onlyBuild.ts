/** `npm run build` by itself: it is started most often, and without the parts of other commands it is in fewer files. */
import { endWithNpm } from '../process/parent.ts';
import { build } from './buildSite.ts';
import { ended, runCommand } from './running.ts';

endWithNpm();
const [, ...args] = process.argv.slice(2);
await ended(() => runCommand(build, args));
