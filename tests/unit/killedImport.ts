/**
 * A process that imports a site and kills itself, for import-killed.test.ts. Arguments: the site folder, the source, and
 * the number of the step of the transaction before which it kills itself, or "prepared" for the moment after all files
 * were prepared.
 */
import { argv } from 'node:process';
import { draftImport } from '../../src/node/authoring/import/index.ts';
import { runTransaction } from '../../src/node/authoring/transaction.ts';

const [, , folder = '', source = '', stop = ''] = argv;
const noProblems = async () => [];
const kill = () => process.kill(process.pid, 'SIGKILL');
const plan = await draftImport({
  folder,
  sources: [source],
  downloads: async () => false,
  check: noProblems,
});
if (stop === 'prepared') kill();
let step = 0;
await runTransaction(folder, plan.changes, noProblems, () => {
  if (String(step++) === stop) kill();
});
console.log(step);
