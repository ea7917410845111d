/** Draws cards and makes copies of pictures on request, in a process of its own; see drawProcesses.ts. */
import sharp from 'sharp';
import { ContentError } from '../../core/problems/problem.ts';
import { replaceFile } from '../system/replaceFile.ts';
import { toContentError } from '../system/systemError.ts';
import { makeCopies } from './copies.ts';
import type { Answer, Order } from './orders.ts';
import { drawCard } from './sharing/draw.ts';

// A core for each process.
sharp.concurrency(1);

async function fulfil(order: Order): Promise<void> {
  if (order.kind === 'copies') return makeCopies(order);
  await replaceFile(order.out, await drawCard(order.card, order.brand, order.picture, order.focus));
}

process.on('message', async (order: Order) => {
  let answer: Answer = {};
  try {
    await fulfil(order);
  } catch (thrown) {
    const error = toContentError(thrown, order.kind === 'copies' ? order.place : order.out);
    answer =
      error instanceof ContentError
        ? { problems: error.problems }
        : { error: error instanceof Error ? error.message : String(error) };
  }
  // A build that has failed meanwhile does not listen any more.
  if (process.connected) process.send?.(answer);
});
// The build has ended, or was ended.
process.on('disconnect', () => process.exit());
