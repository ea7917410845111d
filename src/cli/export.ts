import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { ContentError } from '../core/problems/problem.ts';
import { collectLists, listsOnPage } from '../node/authoring/export/index.ts';
import { MANIFEST } from '../node/content/folder.ts';
import { readCheckedSite } from '../node/content/readCheckedSite.ts';
import { replaceFile } from '../node/system/replaceFile.ts';
import { UsageError } from '../node/system/usageError.ts';
import { siteOption } from './options.ts';

const DEFAULT_FOLDER = 'export';

export const exportLists = new Command('export')
  .description('Writes lists and tables as CSV files')
  .argument('[address...]', 'the pages with the lists')
  .addOption(siteOption())
  .option('--all', 'export every list of the site')
  .option('--out <folder>', `the output folder; default: ${DEFAULT_FOLDER}`)
  .addHelpText('after', '\nExample: npm run export -- activities/yrc --out Documents')
  .action(async (addresses, { site: folder, all, out }) => {
    if (addresses.length === 0 && !all) throw new UsageError('Give the address of a page, or --all.');
    const site = await readCheckedSite(folder);
    const { table } = site;
    if (!table)
      throw new ContentError(
        site.problems.filter(({ file }) => file === MANIFEST),
        folder,
      );
    const lists = collectLists(site);
    const selected = all
      ? lists
      : [...new Set(addresses.flatMap((address) => listsOnPage(lists, table, address)))];
    const target = resolve(out ?? DEFAULT_FOLDER);
    const existing = selected.find(({ name }) => existsSync(join(target, name)));
    if (existing) {
      throw new UsageError(
        `${join(target, existing.name)} is there already, and may have been edited. Delete it, or name another folder with --out. Nothing was written.`,
      );
    }
    await mkdir(target, { recursive: true });
    const written: string[] = [];
    try {
      for (const { name, csv } of selected) {
        await replaceFile(join(target, name), csv);
        written.push(join(target, name));
      }
    } catch (error) {
      // The next run would refuse to replace them.
      for (const path of written) await rm(path);
      throw error;
    }
    for (const { name, omittedFields } of selected) {
      console.log(join(target, name));
      if (omittedFields.length > 0) console.log(`  not in it: ${omittedFields.join(', ')}`);
    }
  });
