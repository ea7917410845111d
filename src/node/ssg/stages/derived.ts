import {
  type ChangeDates,
  type DocumentPage,
  documentPages,
  fillComplianceBlocks,
  readEvidence,
  readValues,
} from '../../content/compliance/complianceBlocks.ts';
import type { DerivedFile } from '../../content/dataDeriver.ts';
import { withDerivedData } from '../../content/derivedData.ts';
import { changeDatesOf, type FileChangeDates, lastChanges } from '../../content/lastChanges.ts';
import { readPublicFolder } from '../../content/publicFolder.ts';
import { canPrint } from '../documents.ts';
import type { ReadSite } from './read.ts';
import type { ScheduledSite } from './scheduled.ts';

/** The names include derived files. */
export interface DerivedSite extends ScheduledSite, ReadSite {
  /** The pages with a PDF version. */
  documents: readonly DocumentPage[];
  lastChanges: ReadonlyMap<string, FileChangeDates>;
  /** The names of the data files of the site. */
  sourceNames: readonly string[];
  derived: ReadonlyMap<string, DerivedFile>;
}

/** Adds everything that is computed from other content: dates of changes, compliance blocks and derived files. */
export async function deriveContent(scheduled: ScheduledSite & ReadSite): Promise<DerivedSite> {
  const { folder, manifest, names, history, isWithheld } = scheduled;
  const changes = await lastChanges(folder, manifest.routes, names, history, isWithheld);
  const content = await withComplianceBlocks(scheduled, changeDatesOf(changes, history), () =>
    canPrint(folder),
  );
  return {
    ...content,
    lastChanges: changes,
    sourceNames: names,
    ...(await withDerivedData(manifest, content)),
  };
}

/**
 * Fills the compliance blocks of a published site.
 *
 * @param canPrint returns true if PDF files can be printed; only called if there are such pages
 */
export async function withComplianceBlocks<Site extends ScheduledSite>(
  published: Site,
  changeDates: ChangeDates,
  canPrint: () => Promise<boolean>,
): Promise<Site & { documents: readonly DocumentPage[] }> {
  const compliance = await readEvidence(published);
  if (!compliance) return { ...published, documents: [] };
  const { folder, site, manifest, open, changes } = published;
  const values = await readValues(published);
  const pages = documentPages(manifest, values, readPublicFolder(folder).files);
  const documents: typeof pages = pages.size > 0 && (await canPrint()) ? pages : new Map();
  const files = await fillComplianceBlocks({
    folder,
    site,
    manifest,
    ...compliance,
    values,
    open,
    changeDates,
    documents,
  });
  if (files.size === 0) return { ...published, documents: [] };
  return {
    ...published,
    documents: [...documents.values()],
    read: async (name: string) => (files.has(name) ? files.get(name) : published.read(name)),
    changes: new Map([
      ...(changes ?? []),
      ...[...files].map(([name, value]) => [`data/${name}.json`, value] as const),
    ]),
  };
}
