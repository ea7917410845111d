/** Provides the site to Vite as virtual modules, so that one engine serves any site folder. */
import type { Plugin } from 'vite';
import { digest } from '../../core/data/digest.ts';
import { translationsOfRows } from '../../core/i18n/locale.ts';
import type { InlineLogo, Manifest, Route, Site } from '../../core/model.ts';
import { redirectsInApp } from '../../core/route/browserRedirects.ts';
import { writtenPath } from '../../core/route/path.ts';
import type { SiteLocales } from '../content/locales.ts';

const MODULE_NAME = 'virtual:site';
/** The prefix of the module ids in Vite. */
export const RESOLVED_NAME = `\0${MODULE_NAME}`;

export interface SiteSource {
  manifest: Manifest;
  buildYear: number;
  logo?: InlineLogo;
  locales: SiteLocales;
}

/** The fields of a route that the app needs, in the order of the columns. */
const COLUMNS = [
  'path',
  'layout',
  'data',
  'shards',
  'file',
  'archive',
  'also',
  'title',
  'description',
  'language',
  'translationOf',
  'expiredNotice',
] as const satisfies readonly (keyof Route)[];

/** The source texts of the modules, by name. */
export function siteModules({ manifest, buildYear, logo, locales }: SiteSource): ReadonlyMap<string, string> {
  const { sources, translations } = locales;
  const [{ lazy, build, ...mainLocale }, ...others] = sources;
  const routes = manifest.routes.map((route: Route) => ({
    ...Object.fromEntries(COLUMNS.map((column) => [column, route[column]])),
    // Titles of translations load with their language.
    title: route.translationOf === undefined ? route.title : undefined,
  }));
  // Routes contain it.
  const translated = new Set(translationsOfRows(manifest.routes).map(({ path }) => path));
  const translatedEntries = translations.filter(({ path }) => !translated.has(path));
  const importOf = (name: string) => `() => import(${JSON.stringify(`${MODULE_NAME}/${name}`)})`;
  return new Map([
    [
      MODULE_NAME,
      [
        exported('locale', { ...mainLocale, site: publicSettings(mainLocale.site) }),
        `const routes = ${inColumns(routes)};`,
        `export const manifest = { routes, redirects: ${parsed(redirectsInApp(manifest))} };`,
        `export const buildYear = ${JSON.stringify(buildYear)};`,
        `export const logo = ${JSON.stringify(logo)};`,
        exported('translatedEntries', translatedEntries),
        `export const later = ${importOf('later')};`,
        `export const languages = {${others.map(({ language }) => `${JSON.stringify(language)}: ${importOf(language)}`).join(', ')}};`,
      ].join('\n'),
    ],
    [`${MODULE_NAME}/later`, exported('later', lazy)],
    ...others.map(({ lazy: words, build: _, ...locale }): [string, string] => [
      `${MODULE_NAME}/${locale.language}`,
      [
        exported('locale', { ...locale, site: publicSettings(locale.site) }),
        exported('later', words),
        exported('titles', translatedTitles(locale.language, manifest)),
      ].join('\n'),
    ]),
  ]);
}

/** Identifies the settings that the app contains, to detect edits. */
export const siteModulesDigest = (source: SiteSource): string => digestOf(siteModules(source));

const digestOf = (modules: ReadonlyMap<string, string>) => digest('', [...modules.values()]);

/** The titles of the translated routes in a language, by canonical path. */
const translatedTitles = (language: string, { routes }: Manifest) =>
  Object.fromEntries(
    routes.flatMap((route) =>
      route.language === language && route.translationOf !== undefined && route.title !== undefined
        ? [[writtenPath(route.path), route.title]]
        : [],
    ),
  );

const parsed = (value: object) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

const exported = (name: string, value: object) => `export const ${name} = ${parsed(value)};`;

/**
 * An expression for rows with one array per column, which compresses better. 0 stands for a missing value.
 */
function inColumns(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = Object.keys(rows[0] ?? {})
    .map((name): [string, unknown[]] => [name, rows.map((row) => row[name] ?? 0)])
    .filter(([, values]) => values.some((value) => value !== 0));
  if (columns.length === 0) return '[]';
  return `((columns) => columns[0][1].map((_, row) =>
    Object.fromEntries(columns.flatMap(([name, values]) => (values[row] === 0 ? [] : [[name, values[row]]])))
  ))(${parsed(columns)})`;
}

/**
 * Removes settings that the app does not need: they concern the check, search, style sheets, upgrades, report
 * or build. Data files have the blocks of slots.
 */
function publicSettings({
  $schema,
  engine,
  kind,
  timeZone,
  sample,
  description,
  files,
  glossary,
  brand,
  slots,
  analytics,
  scripts,
  ...site
}: Site) {
  const facts = Object.entries(site.facts ?? {}).map(([key, { phrases, ...fact }]) => [key, fact]);
  return {
    ...site,
    slots: slots?.map(({ blocks, ...slot }) => ({ ...slot, blocks: [] })),
    brand: brand?.placeholder && { placeholder: brand.placeholder },
    // For the opening hours.
    timeZone: site.contact.hours && timeZone,
    facts: site.facts && Object.fromEntries(facts),
  };
}

/** @param read called for each load, so that an invalidated module sees the edited site */
export function sitePlugin(read: () => Promise<SiteSource>): Plugin {
  return {
    name: 'site-from-data',
    resolveId: (id) => (id === MODULE_NAME || id.startsWith(`${MODULE_NAME}/`) ? `\0${id}` : undefined),
    load: async (id) => {
      if (!id.startsWith(RESOLVED_NAME)) return undefined;
      const modules = siteModules(await read());
      const text = modules.get(id.slice(1));
      return text && `${text}\nexport const state = ${JSON.stringify(digestOf(modules))};`;
    },
  };
}
