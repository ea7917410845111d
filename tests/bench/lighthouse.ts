/**
 * The Lighthouse scores of one page of each layout on its simulated phone. It runs only on request: it needs a newer Node
 * than this project, and fetches both from the package registry.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { engineRoot } from '../../src/node/content/folder.ts';
import { requireChromium } from '../../src/node/system/chromium.ts';
import { type BenchSection, number, table } from './figures.ts';
import { withPreviewServer } from './previewServer.ts';
import { representativePages } from './representativePages.ts';

const MIN_PERFORMANCE_SCORE = 98;

/** The fields of a report that are read. */
interface Report {
  lighthouseVersion: string;
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>;
  audits: Record<
    'largest-contentful-paint' | 'cumulative-layout-shift' | 'total-blocking-time',
    { numericValue: number }
  >;
}

export function lighthouseSection(): Promise<BenchSection> {
  return withPreviewServer(async (address, folder) => {
    const reports: { name: string; report: Report }[] = [];
    for (const [name, path] of await representativePages(engineRoot)) {
      reports.push({ name, report: await measure(address + path, folder) });
    }
    return section(reports);
  });
}

async function measure(address: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json');
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      '--package=node@22',
      '--package=lighthouse@12',
      '--',
      'lighthouse',
      address,
      '--quiet',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      '--output=json',
      `--output-path=${file}`,
    ],
    { env: { ...process.env, CHROME_PATH: requireChromium() }, maxBuffer: 1e8 },
  );
  // Written by Lighthouse in its documented format.
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

function section(reports: readonly { name: string; report: Report }[]): BenchSection {
  const rows = reports.map(({ name, report: { categories, audits } }) => ({
    name,
    scores: [
      categories.performance,
      categories.accessibility,
      categories['best-practices'],
      categories.seo,
    ].map(({ score }) => Math.round(score * 100)),
    paint: audits['largest-contentful-paint'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
  }));
  return {
    text: [
      `Lighthouse ${reports[0]?.report.lighthouseVersion}, its simulated phone`,
      '',
      table([
        [
          'page',
          'performance',
          'accessibility',
          'best practices',
          'SEO',
          'largest paint',
          'shift',
          'blocking',
        ],
        ...rows.map(({ name, scores, paint, shift, blocking }) => [
          name,
          ...scores.map((score) => number(score)),
          `${number(paint / 1000, 1)} s`,
          number(shift, 3),
          `${number(blocking)} ms`,
        ]),
      ]),
    ].join('\n'),
    bars: [
      {
        text: `performance at least ${MIN_PERFORMANCE_SCORE}`,
        met: rows.every(({ scores: [performance = 0] }) => performance >= MIN_PERFORMANCE_SCORE),
      },
      {
        text: 'accessibility, best practices and SEO 100',
        met: rows.every(({ scores: [, ...others] }) => others.every((score) => score === 100)),
      },
      { text: 'no layout shift', met: rows.every(({ shift }) => shift === 0) },
      { text: 'no blocking time', met: rows.every(({ blocking }) => Math.round(blocking) === 0) },
    ],
  };
}
