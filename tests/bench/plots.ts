/** Writes docs/measurements.md and its plots from the figures in docs/measurements.json. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '../../src/node/content/folder.ts';
import { escapeXml } from '../../src/node/ssg/sharing/xml.ts';
import { type BenchSection, number } from './figures.ts';

interface Measurements {
  plots: readonly (Plot & { /** The day, as yyyy-mm-dd. */ measured: string })[];
  topics: readonly {
    topic: string;
    measured: string;
    figures: readonly { measure: string; figure: string }[];
  }[];
}

interface Plot {
  /** File name without extension. */
  name: string;
  title: string;
  unit: string;
  groups: readonly { label: string; bars: readonly { name: string; value: number }[] }[];
}

/** The page and its plots. @returns paths from the root of the repository */
export function measurementFiles(): { file: string; source: string }[] {
  // The file is ours, and a test renders it.
  const measurements = JSON.parse(
    readFileSync(join(engineRoot, 'docs/measurements.json'), 'utf8'),
  ) as Measurements;
  return [
    { file: 'docs/measurements.md', source: pageOf(measurements) },
    ...measurements.plots.map((plot) => ({
      file: `docs/images/measured-${plot.name}.svg`,
      source: plotSvg(plot),
    })),
  ];
}

export async function plotSection(): Promise<BenchSection> {
  const files = measurementFiles();
  for (const { file, source } of files) writeFileSync(join(engineRoot, file), source);
  return { text: files.map(({ file }) => `wrote ${file}`).join('\n'), bars: [] };
}

function pageOf({ plots, topics }: Measurements): string {
  const head = (title: string, measured: string) => `| **${title}**, ${measured} | |`;
  return [
    '<!-- Written by "npm run bench -- plots" from docs/measurements.json. Do not edit. -->\n',
    '# Measurements\n',
    'The newest figure of each measure, on machines with two cores and Node 20. `npm run bench` measures again.\n',
    ...plots.map(({ name, title }) => `![${title}](images/measured-${name}.svg)\n`),
    '| measure | figure |',
    '| --- | ---: |',
    ...plots.flatMap(({ title, unit, measured, groups }) => [
      head(title, measured),
      ...groups.flatMap(({ label, bars }) =>
        bars.map(({ name, value }) => `| ${label}: ${name} | ${figureOf(value)} ${unit} |`),
      ),
    ]),
    ...topics.flatMap(({ topic, measured, figures }) => [
      head(topic, measured),
      ...figures.map(({ measure, figure }) => `| ${measure} | ${figure} |`),
    ]),
    '',
  ].join('\n');
}

const figureOf = (value: number) => number(value, value < 10 ? 1 : 0);

const WIDTH = 720;
/** The x position of bars, and the width of the longest. */
const START = 200;
const ROOM = 420;
const BAR = 22;
const GAP = 6;
const HEAD = 46;
/** The gap between groups, with the label of the next one. */
const LABEL = 34;

/** Distinguished by labels and shades in either colour scheme. */
const STYLE = `
  text { font: 14px system-ui, sans-serif; fill: #1d1d1f }
  .title { font-weight: 600; font-size: 16px }
  .label { font-weight: 600 }
  .other { fill: #9aa3ad }
  .ours { fill: #0b6b62 }
  @media (prefers-color-scheme: dark) {
    text { fill: #ececf0 }
    .other { fill: #6b7480 }
    .ours { fill: #4fc3b3 }
  }`;

const OURS = 'ours';

/** A plot as an SVG document: horizontal bars with their figures. */
export function plotSvg({ title, unit, groups }: Plot): string {
  const most = Math.max(...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const lines: string[] = [];
  let y = HEAD;
  for (const { label, bars } of groups) {
    lines.push(`<text class="label" x="0" y="${y + 16}">${escapeXml(label)}</text>`);
    y += LABEL - 8;
    for (const { name, value } of bars) {
      const width = Math.max(1, Math.round((value / most) * ROOM));
      const figure = `${figureOf(value)} ${unit}`;
      lines.push(
        `<text x="${START - 10}" y="${y + 16}" text-anchor="end">${escapeXml(name)}</text>`,
        `<rect class="${name === OURS ? 'ours' : 'other'}" x="${START}" y="${y}" width="${width}" height="${BAR}" rx="3"/>`,
        `<text x="${START + width + 8}" y="${y + 16}">${escapeXml(figure)}</text>`,
      );
      y += BAR + GAP;
    }
    y += 8;
  }
  const labels = groups
    .map(({ label, bars }) => `${label}: ${bars.map(({ name, value }) => `${name} ${value}`).join(', ')}`)
    .join('; ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" role="img" aria-labelledby="title said">
<title id="title">${escapeXml(title)}</title>
<desc id="said">${escapeXml(`${labels} (${unit})`)}</desc>
<style>${STYLE}
</style>
<text class="title" x="0" y="20">${escapeXml(title)}</text>
${lines.join('\n')}
</svg>
`;
}
