import { expect, test } from 'vitest';
import { createProgress } from '../../codegen/progress.ts';
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

/** What is written in ten steps of four seconds each. */
function written(isTTY: boolean, total = 10): string {
  let text = '';
  let time = 0;
  const write = (part: unknown) => {
    text += String(part);
    return true;
  };
  const progress = createProgress('Pictures', total, { write, isTTY }, () => time);
  for (let step = 0; step < total; step++) {
    time += 4000;
    progress.step();
  }
  progress.end();
  return text;
}

test('progress in a terminal is one line that is rewritten', () => {
  const text = written(true);
  expect(text.split('\n')).toHaveLength(2);
  expect(text).toContain('\r\u001B[KPictures: 7 of 10\r');
  expect(text.endsWith('\r\u001B[KPictures: 10 made in 40.0 s\n')).toBe(true);
});

test('progress elsewhere is a line now and then', () => {
  expect(written(false)).toBe(
    'Pictures: 10 to make\nPictures: 3 of 10\nPictures: 6 of 10\nPictures: 9 of 10\nPictures: 10 made in 40.0 s\n',
  );
});

test('nothing to do is nothing to say', () => {
  expect(written(true, 0) + written(false, 0)).toBe('');
});
