import type { Manifest, Site } from '../../../core/model.ts';
import { baseOf } from '../../../core/route/base.ts';
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
  const { inline } = await bundlePageStyles(await loadCheckedLocales(checkedSite, site, manifest), assets);
  const brand = await readSiteBrand(folder, site);
  const { css } = await readSiteCss(folder, baseOf(site));
  return { script: await bundleInlineLoader(), styles: Object.values(withBrand(inline, brand, css, assets)) };
}
