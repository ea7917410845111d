/** A report as one HTML file. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '../../src/model.ts';
import { VoiceProvider } from '../../src/parts/speech.ts';
import { paletteCss } from '../brand/css.ts';
import { paletteOf } from '../brand/palette.ts';
import { engineRoot } from '../site/folder.ts';
import { speakingAlone } from '../site/voices.ts';
import type { Report } from './model.ts';
import { ReportPage } from './ReportPage.tsx';

/** The report is in English, whatever the site speaks. */
const READER: Site = {
  name: '',
  description: '',
  language: 'en',
  contact: { address: [] },
  menu: [],
  footer: { links: [] },
};

/** The whole document, with its style in the design of the site. */
export async function reportHtml(report: Report): Promise<string> {
  const files = ['src/styles/tokens.css', 'codegen/report/report.css', 'codegen/report/charts.css'];
  const css = await Promise.all(files.map((file) => readFile(join(engineRoot, file), 'utf8')));
  const page = createElement(ReportPage, {
    report,
    css: [paletteCss(paletteOf(report.colours)), ...css].join('\n'),
  });
  const { voice } = speakingAlone({ ...READER, name: report.name }, JSON.stringify(report));
  return `<!doctype html>\n${renderToStaticMarkup(createElement(VoiceProvider, { value: voice }, page))}\n`;
}
