/**
 * `npm run report -- [--site DIR] [--format text|html|json] [--out FILE]`: what a head of department wants to know. Without
 * options it prints the text and writes the same as a page into report.html.
 */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { today } from '../clock.ts';
import { options, run, UsageError } from '../options.ts';
import { replaceFile } from '../replaceFile.ts';
import { createReport } from '../report/index.ts';
import type { Report } from '../report/model.ts';
import { formatReport } from '../report/text.ts';

process.env.NODE_ENV = 'production';

const html = async (report: Report) => (await import('../report/html.ts')).reportHtml(report);

const formats: Readonly<Record<string, (report: Report) => Promise<string>>> = {
  text: async (report) => `${formatReport(report)}\n`,
  html,
  json: async (report) => `${JSON.stringify(report, undefined, 2)}\n`,
};

const PAGE = 'report.html';

await run(async () => {
  const { site, format, out } = options();
  const write = format === undefined ? undefined : formats[format];
  if (format !== undefined && !write) {
    throw new UsageError(`The format is text, html or json, not "${format}".`);
  }
  if (!statSync(site, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`There is no folder ${site}.`);
  }
  const report = await createReport(site, today());
  if (write && out === undefined) {
    process.stdout.write(await write(report));
    return;
  }
  const file = resolve(out ?? PAGE);
  if (!write) {
    console.log(formatReport(report, process.stdout.isTTY && process.env.NO_COLOR === undefined));
  }
  await writeReport(file, await (write ?? html)(report));
  console.log(`${write ? '' : '\nThe same as a page, to open, print or send: '}${file}`);
});

/** @throws UsageError (rejects) when the file cannot be written */
function writeReport(file: string, text: string): Promise<void> {
  return replaceFile(file, text).catch((error: unknown) => {
    throw new UsageError(
      `${file} cannot be written (${error instanceof Error ? error.message : String(error)}).`,
    );
  });
}
