/** An import as an addition of the editor. */
import { checkDraft } from '../../check/index.ts';
import type { AdditionKind } from '../create/additionDraft.ts';
import { pathParser } from '../create/flags.ts';
import { draftImport } from './index.ts';
import { reportFile, summarize } from './report.ts';
import { isWritten } from './siteChanges.ts';

/** The report has all items. */
const MAX_SHOWN_TASKS = 30;

export const siteImport: AdditionKind = {
  summary: 'the pages, posts and pictures of another site',
  flags: {
    source: 'a WordPress export and its uploads, or a ZIP archive of Markdown or saved HTML',
    download: 'downloads missing pictures and documents from the old site',
  },
  required: () => ['source'],
  examples: () => ({ source: 'export.xml' }),

  draft: async (site, flags) => {
    const sources = await flags.all(
      'source',
      pathParser('file or folder', (path) => path),
    );
    const downloads = async () => flags.has('download');
    const plan = await draftImport({ folder: site.folder, sources, downloads, check: checkDraft });
    const tasks = plan.items
      .filter(isWritten)
      .flatMap(({ title, notes }) =>
        notes.filter(({ level }) => level === 'todo').map(({ text }) => `${title}: ${text}`),
      );
    return {
      changes: plan.changes,
      values: [{ label: plan.name, location: { file: reportFile(plan.name), path: [] } }],
      ...(plan.address !== undefined && { address: plan.address }),
      tasks: tasks.slice(0, MAX_SHOWN_TASKS).map((label) => ({ label })),
      notes: summarize(plan),
    };
  },
};
