import { Command } from '@commander-js/extra-typings';
import { resolveUserPath } from '../node/authoring/create/flags.ts';
import { draftImport, writeImport } from '../node/authoring/import/index.ts';
import { summarize } from '../node/authoring/import/report.ts';
import { checkDraft } from '../node/check/index.ts';
import { terminalPrompts } from '../node/system/prompts.ts';
import { siteOption } from './options.ts';

export const importSite = new Command('import')
  .description('Imports an existing site: a WordPress export, Markdown, saved HTML')
  .argument('<source...>', 'WordPress exports and their uploads folder, or a folder or ZIP archive')
  .addOption(siteOption())
  .option('--into <address>', 'the list for posts; default: the list of an earlier import, or a new one')
  .option('--download', 'download missing files from the old site')
  .option('--no-download', 'leave missing files out')
  .option('--dry-run', 'print the report without changing the site')
  .addHelpText('after', '\nExample: npm run import -- export.xml uploads')
  .action(async (sources, { site: folder, into, download, dryRun = false }) => {
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
