/** `npm run build` by itself: it is started most often, and without the parts of other commands it is in fewer files. */
import { build } from './buildSite.ts';
import { runAlone } from './running.ts';

await runAlone(build);
