import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LocaleProvider } from '../../app/hooks/useLocale.ts';
import type { Site } from '../../core/model.ts';
import { paletteCss } from '../content/brand/css.ts';
import { paletteOf } from '../content/brand/palette.ts';
import { engineRoot } from '../content/folder.ts';
import { createSingleLocaleSet } from '../content/locales.ts';
import type { SiteReport } from './model.ts';
import { ReportPage } from './ReportPage.tsx';

/** The report is in English, regardless of the site's language. */
const REPORT_SITE: Site = {
  name: '',
  description: '',
  language: 'en',
  contact: { address: [] },
  menu: [],
  footer: { links: [] },
};

export async function reportHtml(report: SiteReport): Promise<string> {
  const files = ['src/app/styles/tokens.css', 'src/node/report/report.css', 'src/node/report/charts.css'];
  const css = await Promise.all(files.map((file) => readFile(join(engineRoot, file), 'utf8')));
  const page = createElement(ReportPage, {
    report,
    css: [paletteCss(paletteOf(report.colours)), ...css].join('\n'),
  });
  const { locale } = createSingleLocaleSet({ ...REPORT_SITE, name: report.name }, JSON.stringify(report));
  return `<!doctype html>\n${renderToStaticMarkup(createElement(LocaleProvider, { value: locale }, page))}\n`;
}
