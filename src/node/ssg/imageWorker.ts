/** The process of an image worker; see imageWorkers.ts. */
import sharp from 'sharp';
import { ContentError } from '../../core/problems/problem.ts';
import { replaceFile } from '../system/replaceFile.ts';
import { toContentError } from '../system/systemError.ts';
import { encodeVariants } from './encodeVariants.ts';
import type { ImageResult, ImageTask } from './imageTasks.ts';
import { renderShareImage } from './sharing/renderShareImage.ts';

// One thread per process.
sharp.concurrency(1);

async function runTask(order: ImageTask): Promise<void> {
  if (order.kind === 'copies') return encodeVariants(order);
  await replaceFile(
    order.out,
    await renderShareImage(order.card, order.brand, order.picture, order.focalPoint),
  );
}

process.on('message', async (order: ImageTask) => {
  let answer: ImageResult = {};
  try {
    await runTask(order);
  } catch (thrown) {
    const error = toContentError(thrown, order.kind === 'copies' ? order.folder : order.out);
    answer =
      error instanceof ContentError
        ? { problems: error.problems }
        : { error: error instanceof Error ? error.message : String(error) };
  }
  // A failed build does not listen any more.
  if (process.connected) process.send?.(answer);
});
// The build has ended.
process.on('disconnect', () => process.exit());
