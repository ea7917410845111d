import { resolve } from 'node:path';
import { Command, Option } from '@commander-js/extra-typings';
import { today } from '../node/content/clock.ts';
import { reportCsv } from '../node/report/csv.ts';
import { createSiteReport } from '../node/report/index.ts';
import type { SiteReport } from '../node/report/model.ts';
import { formatSiteReport } from '../node/report/text.ts';
import { writeReport } from '../node/report/write.ts';
import { errorCode } from '../node/system/systemError.ts';
import { siteOption } from './options.ts';

const html = async (report: SiteReport) => (await import('../node/report/html.ts')).reportHtml(report);

const FORMATS = ['text', 'html', 'json', 'csv'] as const;

const formats: Readonly<Record<(typeof FORMATS)[number], (report: SiteReport) => Promise<string>>> = {
  text: async (report) => `${formatSiteReport(report)}\n`,
  html,
  csv: async (report) => reportCsv(report),
  json: async (report) => `${JSON.stringify(report, undefined, 2)}\n`,
};

const DEFAULT_FILE = 'report.html';

/** @throws (rejects) for a file system error; a reader such as "head" may close the pipe */
const print = (text: string): Promise<void> =>
  new Promise((done, fail) => {
    // The callback gets the same error.
    process.stdout.once('error', () => undefined);
    process.stdout.write(text, (error) => (error && errorCode(error) !== 'EPIPE' ? fail(error) : done()));
  });

export const report = new Command('report')
  .description('Reports missing, old, due and sample content, also as a web page')
  .addOption(siteOption())
  .addOption(new Option('--format <format>', 'print in this format, and write no page').choices(FORMATS))
  .option('--out <file>', `the output file; default: ${DEFAULT_FILE}`)
  .addHelpText('after', '\nExample: npm run report -- --out september.html')
  .action(async ({ site, format, out }) => {
    process.env.NODE_ENV = 'production';
    const write = format && formats[format];
    const result = await createSiteReport(site, today());
    if (write && out === undefined) {
      await print(await write(result));
      return;
    }
    const file = resolve(out ?? DEFAULT_FILE);
    await writeReport(file, await (write ?? html)(result));
    if (!write)
      console.log(formatSiteReport(result, process.stdout.isTTY && process.env.NO_COLOR === undefined));
    console.log(`${write ? '' : '\nThe same as a page, to open, print or send: '}${file}`);
  });
