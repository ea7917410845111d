import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutPastAnnouncement } from '../../content/announcement.ts';
import { dataFile, dataNames, readModel } from '../../content/folder.ts';
import { type History, readHistory } from '../../content/history.ts';
import { readJson } from '../../content/jsonFile.ts';
import type { SiteContent } from '../../content/model.ts';
import { readSettings } from '../../content/settings.ts';

export interface ReadSite extends SiteContent {
  history: History;
  dataBytes: number;
}

/**
 * Reads a site folder. Data files are read on demand and only once.
 *
 * @throws ContentError (rejects) if the manifest or site.json cannot be read
 */
export async function readSource(folder: string): Promise<ReadSite> {
  const { site: settings, manifest } = await readModel(folder);
  const site = withoutPastAnnouncement(settings);
  const history = await readHistory(folder, site.timeZone);
  if (history.trustCommand !== undefined) console.error(noDatesText(history.trustCommand));
  const names = await dataNames(folder);
  const files = new Map<string, Promise<unknown>>();
  return {
    folder,
    site,
    manifest,
    history,
    ...(await readSettings(folder)),
    names,
    dataBytes: await totalBytes(names.map((name) => join(folder, dataFile(name)))),
    read: (name) => {
      const file = files.get(name) ?? readJson(folder, dataFile(name));
      files.set(name, file);
      return file;
    },
  };
}

const noDatesText = (command: string) =>
  `Pages will be without "Last updated": the folder belongs to another account of this computer, so git does not tell when they changed. If you trust its files, run: ${command}`;

/** A file that cannot be read counts as empty; the check reports it. */
async function totalBytes(files: readonly string[]): Promise<number> {
  const sizes = files.map((file) =>
    stat(file).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
