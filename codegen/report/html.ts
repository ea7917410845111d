/** A report as one HTML file. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { paletteCss } from '../brand/css.ts';
import { paletteOf } from '../brand/palette.ts';
import { engineRoot } from '../site/folder.ts';
import type { Report } from './model.ts';
import { ReportPage } from './ReportPage.tsx';

/** The whole document, with its style in the design of the site. */
export async function reportHtml(report: Report): Promise<string> {
  const files = ['src/styles/tokens.css', 'codegen/report/report.css'];
  const css = await Promise.all(files.map((file) => readFile(join(engineRoot, file), 'utf8')));
  return `<!doctype html>\n${renderToStaticMarkup(createElement(ReportPage, { report, css: [paletteCss(paletteOf(report.colours)), ...css].join('\n') }))}\n`;
}
