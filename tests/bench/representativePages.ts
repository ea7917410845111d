/** A few pages that represent a site, chosen by their type and never by name. */

import { allBlocks } from '../../src/core/data/blockTraits/runtimeTraits.ts';
import { createPageSource } from '../../src/core/data/pageSource.ts';
import { resolvePage } from '../../src/core/layouts/resolvePage.ts';
import type { BlockKind, Layout, Page } from '../../src/core/model.ts';
import { href } from '../../src/core/route/path.ts';
import { diskData, withDerivedData } from '../../src/node/content/derivedData.ts';
import { readModel } from '../../src/node/content/folder.ts';
import { createSingleLocaleSet } from '../../src/node/content/locales.ts';
import { sitePages } from '../../src/node/ssg/pages.ts';

interface Candidate {
  page: Page;
  layout: Layout;
  /** The page as JSON. */
  text: string;
}

const hasLayout = (layout: Layout) => (candidate: Candidate) => candidate.layout === layout;

const infoWith = (kind: BlockKind) => (candidate: Candidate) =>
  hasLayout('info')(candidate) && allBlocks(candidate.page.blocks).some((block) => block.kind === kind);

const SAMPLES = {
  home: ({ page }) => page.path === '',
  list: hasLayout('list'),
  detail: hasLayout('detail'),
  'other-script': ({ layout, text }) =>
    layout === 'detail' && /\p{L}/u.test(text.replace(/\p{Script=Latin}/gu, '')),
  'camp-month': (candidate) => hasLayout('camp-month')(candidate) || hasLayout('month')(candidate),
  department: (candidate) => hasLayout('department')(candidate) || hasLayout('unit')(candidate),
  tabs: infoWith('tabs'),
  facts: infoWith('facts'),
  form: infoWith('contact-form'),
  search: infoWith('search'),
} satisfies Record<string, (candidate: Candidate) => boolean>;

type SampleName = keyof typeof SAMPLES;

// The keys of a literal are known.
const NAMES = Object.keys(SAMPLES) as SampleName[];

/**
 * Returns the longest page of each type; home represents only itself. Types that the site lacks are omitted.
 *
 * @param folder of a valid site
 * @returns their URLs in the site, without the slash at the beginning
 */
export async function representativePages(folder: string): Promise<ReadonlyMap<string, string>> {
  const { site, manifest } = await readModel(folder);
  const { read, names } = await withDerivedData(manifest, await diskData(folder));
  const source = createPageSource({ site, manifest }, createSingleLocaleSet(site).locales, read);
  const best = new Map<SampleName, Candidate>();
  for (const match of await sitePages(manifest.routes, source.table, source.store, names)) {
    const { path } = match;
    const resolution = await resolvePage(source, match);
    if (resolution.kind !== 'page') continue;
    const candidate = {
      page: resolution.page,
      layout: resolution.route.layout,
      text: JSON.stringify(resolution.page),
    };
    for (const name of NAMES) {
      if (path === '' ? name !== 'home' : !SAMPLES[name](candidate)) continue;
      if (candidate.text.length > (best.get(name)?.text.length ?? 0)) best.set(name, candidate);
    }
  }
  return new Map(
    NAMES.flatMap((name) => {
      const page = best.get(name)?.page;
      return page ? [[name, href(page.path).slice(1)]] : [];
    }),
  );
}
