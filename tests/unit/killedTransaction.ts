/**
 * A process that changes a site and is stopped during the change, for transaction.test.ts. Arguments: the site folder, then
 * the number of the step before which it kills itself, or "check" to wait during the check.
 */
import { argv } from 'node:process';
import { runTransaction } from '../../src/node/authoring/transaction.ts';
import { changesOf } from './transactionChanges.ts';

const [, , folder = '', stop = ''] = argv;
let step = 0;
await runTransaction(
  folder,
  changesOf(folder),
  async () => {
    if (stop === 'check') {
      console.log('checking');
      await new Promise((done) => setTimeout(done, 600_000));
    }
    return [];
  },
  () => {
    if (String(step++) === stop) process.kill(process.pid, 'SIGKILL');
  },
);
console.log(`${step} steps`);
