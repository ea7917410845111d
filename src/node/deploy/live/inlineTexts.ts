import type { Manifest, Site } from '../../../core/model.ts';
import { baseOf } from '../../../core/route/base.ts';
import { announcementCss, withoutPastAnnouncement } from '../../content/announcement.ts';
import { readSiteBrand } from '../../content/brand/siteBrand.ts';
import { loadCheckedLocales } from '../../content/checkedLocales.ts';
import { GENERATED_FOLDERS } from '../../content/generatedFiles.ts';
import type { CheckedSite } from '../../content/model.ts';
import { readSiteCss } from '../../content/siteCss.ts';
import type { InlineTexts } from '../../hosts/headers.ts';
import { withBrand } from '../../ssg/brandCss.ts';
import { bundleInlineLoader } from '../../ssg/bundle.ts';
import { bundlePageStyles } from '../../ssg/pageStyles.ts';

/** Returns the script and the styles in the pages of a site, as a build writes them. */
export async function loadInlineTexts(
  folder: string,
  { site, manifest, checkedSite }: { site: Site; manifest: Manifest; checkedSite: CheckedSite },
): Promise<InlineTexts> {
  const assets = `${baseOf(site)}/${GENERATED_FOLDERS.assets}/`;
  const locales = await loadCheckedLocales(checkedSite, withoutPastAnnouncement(site), manifest);
  const { inline } = await bundlePageStyles(locales, assets);
  const brand = await readSiteBrand(folder, site);
  const { css } = await readSiteCss(folder, baseOf(site));
  const rules = announcementCss(locales) + css;
  return {
    script: await bundleInlineLoader(),
    styles: Object.values(withBrand(inline, brand, rules, assets)),
  };
}
