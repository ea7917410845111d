import { Command } from '@commander-js/extra-typings';
import { resolveUserPath } from '../node/authoring/create/flags.ts';
import { applyDraft, draftAddition, formatReport } from '../node/authoring/create/index.ts';
import { draftImport, writeImport } from '../node/authoring/import/index.ts';
import { summarize } from '../node/authoring/import/report.ts';
import { checkDraft } from '../node/check/index.ts';
import { terminalPrompts } from '../node/system/prompts.ts';
import { UsageError } from '../node/system/usageError.ts';
import { siteOption } from './options.ts';

const SPREADSHEET = /\.(?:csv|tsv|xlsx|ods)$/i;

export const importSite = new Command('import')
  .description('Imports an existing site: a WordPress export, Markdown, saved HTML, events of a spreadsheet')
  .argument('<source...>', 'WordPress exports and their uploads folder, or a folder or ZIP archive')
  .addOption(siteOption())
  .option('--into <address>', 'the list for posts; default: the list of an earlier import, or a new one')
  .option('--download', 'download missing files from the old site')
  .option('--no-download', 'leave missing files out')
  .option('--valid-rows', 'of a spreadsheet: leave out rows with problems, and return them in a file')
  .option('--dry-run', 'print the report without changing the site')
  .addHelpText('after', '\nExample: npm run import -- export.xml uploads')
  .action(async (sources, { site: folder, into, download, validRows = false, dryRun = false }) => {
    const [spreadsheet] = sources.filter((source) => SPREADSHEET.test(source));
    if (spreadsheet !== undefined) {
      if (into === undefined)
        throw new UsageError('Give --into, the list for the events of the spreadsheet.');
      const flags = { in: into, from: spreadsheet, ...(validRows && { 'valid-rows': '' }) };
      const values = new Map(Object.entries(flags).map(([name, value]) => [name, [value]]));
      const { draft, base } = await draftAddition('events', folder, values);
      const applied = await applyDraft(folder, draft, checkDraft, dryRun ? 'preview' : undefined);
      console.log(formatReport(applied.draft, applied.problems, base));
      if (dryRun) console.log('\nNothing was changed.');
      return;
    }
    const downloads = async (origin: string) =>
      download ??
      terminalPrompts?.confirm(`Download pictures and documents that the source lacks from ${origin}?`) ??
      false;
    const plan = await draftImport({
      folder,
      sources: sources.map(resolveUserPath),
      into,
      downloads,
      check: checkDraft,
    });
    const lines = dryRun
      ? [...summarize(plan), 'Nothing was changed.']
      : await writeImport(folder, plan, checkDraft);
    console.log(lines.join('\n'));
  });
