/** Draws cards on request, in a process of its own: a core for each, and no fonts but ours; see pictures.ts. */
import sharp from 'sharp';
import { ContentError } from '../../../src/problem.ts';
import { replaceFile } from '../../process/replaceFile.ts';
import { drawCard } from './draw.ts';
import type { Answer, Order } from './shareImages.ts';

sharp.concurrency(1);

process.on('message', async ({ card, brand, picture, out }: Order) => {
  let answer: Answer = {};
  try {
    await replaceFile(out, await drawCard(card, brand, picture));
  } catch (error) {
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
