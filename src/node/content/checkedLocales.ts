import type { Manifest, Site } from '../../core/model.ts';
import { dataFile, dataNameOf } from './folder.ts';
import { loadLocales, type SiteLocales } from './locales.ts';
import { type CheckedSite, fileOf } from './model.ts';

export async function loadCheckedLocales(
  checked: CheckedSite,
  site: Site,
  manifest: Manifest,
): Promise<SiteLocales> {
  const open = async (file: string) => {
    const siteFile = fileOf(checked, file);
    return siteFile?.isValid ? siteFile.value : undefined;
  };
  const files = checked.files.map(({ file }) => file);
  const names = files.flatMap((file) => dataNameOf(file) ?? []);
  const read = (name: string) => open(dataFile(name));
  return loadLocales({ site, manifest }, names, read, { files, open });
}
