/**
 * A process that puts a new site in the place of the old one and is killed on the way, for build-killed.test.ts.
 * Arguments: the folder of the new site, that of the old one, and the number of the step before which it kills itself.
 */
import { argv } from 'node:process';
import { removeBuilt, swapIn } from '../../src/node/ssg/swap.ts';

const [, , staging = '', out = '', stop = ''] = argv;
let step = 0;
swapIn(staging, out, removeBuilt, () => {
  if (String(step++) === stop) process.kill(process.pid, 'SIGKILL');
});
console.log(`${step} steps`);
