import { expect, test } from 'vitest';
import { createProgress } from '../../src/node/system/progress.ts';

function outputOf(isTTY: boolean, use: (step: ReturnType<typeof createProgress>) => void): string {
  const parts: string[] = [];
  use(createProgress('Pictures', { isTTY, write: (part) => parts.push(part) > 0 }));
  return parts.join('').replace(/\d+\.\d s/, 'a while');
}

const two = (step: ReturnType<typeof createProgress>) => {
  step.add();
  step.add();
  step.done();
  step.done();
  step.end();
};

test('nothing is printed for no work', () => expect(outputOf(true, (step) => step.end())).toBe(''));

test('without a terminal only the end is printed', () => {
  expect(outputOf(false, two)).toBe('Pictures: 2 in a while\n');
});

test('in a terminal a line is rewritten', () => {
  expect(outputOf(true, two)).toBe('\r\u001B[KPictures: 1 of 2\r\u001B[KPictures: 2 in a while\n');
});

test('with sizes, it shows the progress and the remaining time', () => {
  const sized = outputOf(true, (step) => {
    for (const megabytes of [1, 2, 9]) step.add(megabytes * 1024 * 1024);
    step.done(1024 * 1024);
    step.end();
  });
  expect(sized).toMatch(/Pictures: 1 of 3, 1\.0 MB of 12\.0 MB, 1 s left/);
});
