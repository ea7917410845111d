/** Gives Vite the site as a virtual module, so that one engine serves any site folder. */
import type { Plugin } from 'vite';
import type { DrawnMark, Manifest, Site } from '../../src/model.ts';

const NAME = 'virtual:site';
/** The id of the module within Vite. */
export const RESOLVED = `\0${NAME}`;

export interface SiteSource {
  site: Site;
  manifest: Manifest;
  buildYear: number;
  mark?: DrawnMark;
}

/** The text of the module: what the app must know of a site. */
export function siteModule({ site, manifest, buildYear, mark }: SiteSource): string {
  // How texts state the figures concerns only the check, what words mean the same only the search, colours the style sheet, the
  // version only upgrades.
  const { engine, glossary, facts = {}, brand, ...rest } = site;
  const shown = Object.entries(facts).map(([key, { phrases, ...fact }]) => [key, fact]);
  const routes = manifest.routes.map(({ path, layout, data, title, description }) => ({
    path,
    layout,
    data,
    title,
    description,
  }));
  return [
    `export const site = JSON.parse(${JSON.stringify(JSON.stringify({ ...rest, brand: brand?.placeholder && { placeholder: brand.placeholder }, facts: site.facts && Object.fromEntries(shown) }))});`,
    `export const manifest = JSON.parse(${JSON.stringify(JSON.stringify({ routes, redirects: manifest.redirects }))});`,
    `export const buildYear = ${JSON.stringify(buildYear)};`,
    `export const mark = ${JSON.stringify(mark)};`,
  ].join('\n');
}

/** @param read called whenever the module is asked for, so that a changed site is seen after an invalidation */
export function sitePlugin(read: () => Promise<SiteSource>): Plugin {
  return {
    name: 'site-from-data',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: async (id) => (id === RESOLVED ? siteModule(await read()) : undefined),
  };
}
