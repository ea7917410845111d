/**
 * A process that replaces a site and is killed during the swap, for build-killed.test.ts. Arguments: the folders of the new
 * and the old site, and the number of the step before which it kills itself.
 */
import { argv } from 'node:process';
import { removeBuilt, swapIn } from '../../src/node/ssg/swap.ts';

const [, , staging = '', out = '', stop = ''] = argv;
let step = 0;
swapIn(staging, out, removeBuilt, () => {
  if (String(step++) === stop) process.kill(process.pid, 'SIGKILL');
});
console.log(`${step} steps`);
