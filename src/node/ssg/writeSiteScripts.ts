import { join } from 'node:path';
import { type SiteScript, siteScripts } from '../../core/data/siteScripts.ts';
import type { Site } from '../../core/model.ts';
import { baseOf } from '../../core/route/base.ts';
import { GENERATED_FOLDERS } from '../content/generatedFiles.ts';
import { sha256 } from '../system/digest.ts';
import { writeOutputFile } from './writeOutputFile.ts';

/**
 * Writes the code that scripts of other hosts need first: the content security policy allows no code in pages.
 *
 * @param out the output folder
 * @returns the scripts of every page, in their order
 */
export function writeSiteScripts(site: Site, out: string): Pick<SiteScript, 'url' | 'attributes'>[] {
  return siteScripts(site).flatMap(({ url, attributes, setUp }) => {
    if (setUp === undefined) return [{ url, attributes }];
    const file = `${GENERATED_FOLDERS.assets}/visits-${sha256(setUp).slice(0, 8)}.js`;
    writeOutputFile(join(out, file), setUp);
    return [
      { url: `${baseOf(site)}/${file}`, attributes: {} },
      { url, attributes },
    ];
  });
}
