/** Gives Vite the site as virtual modules, so that one engine serves any site folder. */
import type { Plugin } from 'vite';
import { digest } from '../../core/data/digest.ts';
import { translationsOfRows } from '../../core/i18n/locale.ts';
import type { InlineLogo, Manifest, Route, Site } from '../../core/model.ts';
import { writtenPath } from '../../core/route/path.ts';
import type { SiteLocales } from '../content/locales.ts';

const MODULE_NAME = 'virtual:site';
/** The ids of the module within Vite, and of those that it loads later, begin with this. */
export const RESOLVED_NAME = `\0${MODULE_NAME}`;

export interface SiteSource {
  manifest: Manifest;
  buildYear: number;
  logo?: InlineLogo;
  locales: SiteLocales;
}

/** What the app knows of a row, in the order in which it stands there. */
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

/** The texts of the modules by their names: what the app must know of a site. */
export function siteModules({ manifest, buildYear, logo, locales }: SiteSource): ReadonlyMap<string, string> {
  const { sources, translations } = locales;
  const [{ lazy, build, ...mainLocale }, ...others] = sources;
  const routes = manifest.routes.map((route: Route) => ({
    ...Object.fromEntries(COLUMNS.map((column) => [column, route[column]])),
    // That of a translation comes with its language.
    title: route.translationOf === undefined ? route.title : undefined,
  }));
  // Routes say it themselves.
  const known = new Set(translationsOfRows(manifest.routes).map(({ path }) => path));
  const translatedEntries = translations.filter(({ path }) => !known.has(path));
  const importOf = (name: string) => `() => import(${JSON.stringify(`${MODULE_NAME}/${name}`)})`;
  return new Map([
    [
      MODULE_NAME,
      [
        exported('locale', { ...mainLocale, site: publicSettings(mainLocale.site) }),
        `const routes = ${inColumns(routes)};`,
        `export const manifest = { routes, redirects: ${parsed(manifest.redirects ?? [])} };`,
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

/** Tells the modules of a site from those that it had before an edit. */
export const siteFingerprint = (source: SiteSource): string => digestOf(siteModules(source));

const digestOf = (modules: ReadonlyMap<string, string>) => digest('', [...modules.values()]);

/** The titles of the routes that are translations into a language, by their paths. */
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

/** Rows as an expression that has all values of a column side by side, 0 for those that are not there, which compresses better. */
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
 * How texts state the figures concerns only the check, what words mean the same only the search, colours the style sheet, the
 * version only upgrades, the kind of institution the report, the time zone and the list of files what is published; what it is, in a sentence, is told in what the build makes.
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
  ...site
}: Site) {
  const facts = Object.entries(site.facts ?? {}).map(([key, { phrases, ...fact }]) => [key, fact]);
  return {
    ...site,
    brand: brand?.placeholder && { placeholder: brand.placeholder },
    facts: site.facts && Object.fromEntries(facts),
  };
}

/** @param read called whenever a module is asked for, so that a changed site is seen after an invalidation */
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
