/** Draws the measured figures that docs/measurements.md shows. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeXml } from '../build/sharing/xml.ts';
import { engineRoot } from '../site/folder.ts';
import { number, type Section } from './figures.ts';

/** Figures side by side. */
export interface Plot {
  /** The name of its file, without ending. */
  name: string;
  title: string;
  unit: string;
  groups: readonly { label: string; bars: readonly { name: string; value: number }[] }[];
}

/** The figures, as somebody has measured them last; docs/measurements.md says where and how. */
const FIGURES = 'docs/measurements.json';

/** The plots with the addresses of their files, from the root of the repository. */
export function plots(): { file: string; svg: string }[] {
  const figures = JSON.parse(readFileSync(join(engineRoot, FIGURES), 'utf8')) as readonly Plot[];
  return figures.map((plot) => ({ file: `docs/images/measured-${plot.name}.svg`, svg: drawn(plot) }));
}

/** Writes the plots. */
export async function plotSection(): Promise<Section> {
  const written = plots();
  for (const { file, svg } of written) writeFileSync(join(engineRoot, file), svg);
  return { text: written.map(({ file }) => `${file} is drawn.`).join('\n'), bars: [] };
}

const WIDTH = 720;
/** Where bars begin, and how much room the longest has. */
const START = 200;
const ROOM = 420;
const BAR = 22;
const GAP = 6;
const HEAD = 46;
/** Between groups, with the label of the next one. */
const LABEL = 34;

/** Told apart by their words and shades, in either scheme of colours. */
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

/** A plot as an SVG document: horizontal bars, each with its figure beside it. */
export function drawn({ title, unit, groups }: Plot): string {
  const most = Math.max(...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const lines: string[] = [];
  let y = HEAD;
  for (const { label, bars } of groups) {
    lines.push(`<text class="label" x="0" y="${y + 16}">${escapeXml(label)}</text>`);
    y += LABEL - 8;
    for (const { name, value } of bars) {
      const width = Math.max(1, Math.round((value / most) * ROOM));
      const figure = `${number(value, value < 10 ? 1 : 0)} ${unit}`;
      lines.push(
        `<text x="${START - 10}" y="${y + 16}" text-anchor="end">${escapeXml(name)}</text>`,
        `<rect class="${name === OURS ? 'ours' : 'other'}" x="${START}" y="${y}" width="${width}" height="${BAR}" rx="3"/>`,
        `<text x="${START + width + 8}" y="${y + 16}">${escapeXml(figure)}</text>`,
      );
      y += BAR + GAP;
    }
    y += 8;
  }
  const said = groups
    .map(({ label, bars }) => `${label}: ${bars.map(({ name, value }) => `${name} ${value}`).join(', ')}`)
    .join('; ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" role="img" aria-labelledby="title said">
<title id="title">${escapeXml(title)}</title>
<desc id="said">${escapeXml(`${said} (${unit})`)}</desc>
<style>${STYLE}
</style>
<text class="title" x="0" y="20">${escapeXml(title)}</text>
${lines.join('\n')}
</svg>
`;
}
