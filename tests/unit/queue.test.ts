import { expect, test } from 'vitest';
import { forEachParallel } from '../../codegen/queue.ts';

test.each([1, 2, 3, 100])('%i at once, each item once, in order', async (parallel) => {
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  await forEachParallel([1, 2, 3, 4, 5, 6, 7], parallel, async (item) => {
    begun.push(item);
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
  });
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(Math.min(parallel, 7));
});

test('a failure is handed on', async () => {
  await expect(
    forEachParallel([1, 2, 3], 2, async (item) => {
      if (item === 2) throw new Error('second');
    }),
  ).rejects.toThrow('second');
});
