/** docs/measurements.md and its plots show the figures of docs/measurements.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engineRoot } from '../../src/node/content/folder.ts';
import { measurementFiles, plotSvg } from '../bench/plots.ts';

test.each(measurementFiles())('$file is fresh: run "npm run bench -- plots"', ({ file, source }) => {
  expect(readFileSync(join(engineRoot, file), 'utf8')).toBe(source);
});

describe('a plot', () => {
  const svg = plotSvg({
    name: 'x',
    title: 'Cold & <warm>',
    unit: 's',
    groups: [
      {
        label: 'One',
        bars: [
          { name: 'ours', value: 2 },
          { name: 'a peer', value: 4 },
        ],
      },
    ],
  });

  test('says its figures in words as well', () => {
    expect(svg).toContain('<title id="title">Cold &amp; &lt;warm&gt;</title>');
    expect(svg).toContain('<desc id="said">One: ours 2, a peer 4 (s)</desc>');
  });

  test('has bars as long as the figures are large', () => {
    const widths = [...svg.matchAll(/<rect class="(\w+)"[^>]* width="(\d+)"/g)].map(([, name, width]) => [
      name,
      width,
    ]);
    expect(widths).toEqual([
      ['ours', '210'],
      ['other', '420'],
    ]);
  });
});
