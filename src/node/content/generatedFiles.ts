/** Files that the build generates, and their precedence over files of `public/` with the same name. */

import { FILES, LOGO, newsFiles, SMALL_LOGO } from '../../app/shell/head/files.ts';
import { outputFile } from '../../core/route/path.ts';

export const HOST_FILES = {
  headers: '_headers',
  redirects: '_redirects',
  nginx: '_nginx.conf',
  apache: '.htaccess',
  /** Makes GitHub Pages serve files with a leading underscore. */
  gitHubPages: '.nojekyll',
  /** Marks the folder as generated; see src/node/ssg/outputFolder.ts. */
  marker: '.site-from-data.json',
} as const;

/** A file with a printer in src/node/hosts/. */
export type HostFile = (typeof HOST_FILES)[Exclude<keyof typeof HOST_FILES, 'marker'>];

/** @param parent the path whose missing pages it serves; default: all other paths */
export const notFoundFile = (parent?: string) => (parent === undefined ? '404.html' : `${parent}/404.html`);

/**
 * Returns the paths whose missing pages have their own not-found page, shortest first. A family at the root
 * uses the general page.
 *
 * @param languages those with a path prefix
 * @param families the parents of the page families
 */
export const notFoundParents = (languages: Iterable<string>, families: Iterable<string>): string[] =>
  [...new Set([...languages, ...families])]
    .filter((parent) => parent !== '')
    .sort((a, b) => a.length - b.length);

/** The file of a redirect page: an old HTML file keeps its name, because hosts without redirects serve it so. */
export const redirectFile = (path: string) => (/\.html?$/i.test(path) ? path : outputFile(path));

export const PAGES_FILE = 'pages.json';
/** Digests for verifying fetched files in the app. */
export const DIGESTS_FILE = 'digests.json';
/** The head of the search index. */
export const SEARCH_FILE = 'search-index.json';
/** The redirects that the app loads if it needs them; only written if there are any. */
export const REDIRECTS_FILE = 'redirects.json';
export const ROBOTS_FILE = 'robots.txt';
export const SITEMAP_FILE = 'sitemap.xml';

/** Folders reserved for the build. Their file names have content hashes, and most are cached for a year. */
export const GENERATED_FOLDERS = {
  assets: 'assets',
  /** Responsive variants of pictures, and their metadata. */
  media: 'media',
  share: 'share',
} as const;

/** The beginning of the paths of the search shards. */
export const SEARCH_SHARDS = `${GENERATED_FOLDERS.assets}/words-`;

/**
 * The effect of a file in `public/` with the name of a generated file: an error, a replacement that is not
 * updated with the content, or a replacement.
 */
type Precedence = 'build' | 'outdated' | 'site';

export interface GeneratedFile {
  precedence: Precedence;
  /** A noun phrase for messages. */
  description: string;
}

/** Files in the root of the output, including optional ones. */
const TOP_LEVEL_FILES: ReadonlyMap<string, GeneratedFile> = new Map([
  namedFile(notFoundFile(), 'build', 'the page of addresses that do not exist'),
  namedFile(PAGES_FILE, 'build', 'the list of all pages'),
  namedFile(DIGESTS_FILE, 'build', 'the list of digests'),
  namedFile(SEARCH_FILE, 'build', 'the index of the search'),
  namedFile(REDIRECTS_FILE, 'build', 'the list of old addresses'),
  ...Object.values(HOST_FILES).map((name) => namedFile(name, 'build', 'a file for hosts')),
  namedFile(SITEMAP_FILE, 'outdated', 'the sitemap'),
  namedFile(FILES.feed, 'outdated', 'the feed'),
  namedFile(FILES.calendar, 'outdated', 'the calendar'),
  ...[FILES.icon, FILES.iconOld, FILES.touchIcon, LOGO, SMALL_LOGO].map((name) =>
    namedFile(name, 'site', 'an icon'),
  ),
  namedFile(FILES.webManifest, 'site', 'the web app manifest'),
  namedFile(ROBOTS_FILE, 'site', 'what search engines are told'),
]);

/**
 * Returns all generated files outside of {@link GENERATED_FOLDERS}, by path in the output folder.
 *
 * @param pages the canonical paths of the pages
 * @param redirects the canonical paths of redirects
 * @param languages the other languages of the site
 * @param families the parents of the page families
 */
export function generatedFiles(
  pages: Iterable<string>,
  redirects: Iterable<string>,
  languages: readonly string[] = [],
  families: Iterable<string> = [],
): Map<string, GeneratedFile> {
  return new Map([
    ...[...redirects].map((path) => namedFile(redirectFile(path), 'build', `the redirect from "${path}"`)),
    ...[...pages].map((path) =>
      namedFile(outputFile(path), 'build', path === '' ? 'the home page' : `the page "${path}"`),
    ),
    ...notFoundParents(languages, families).map((parent) =>
      namedFile(notFoundFile(parent), 'build', `the page of addresses below "${parent}" that do not exist`),
    ),
    ...languages
      .map((language) => newsFiles({ language, mainLanguage: '' }))
      .flatMap(({ feed, calendar }) => [
        namedFile(feed, 'outdated', 'the feed'),
        namedFile(calendar, 'outdated', 'the calendar'),
      ]),
    ...TOP_LEVEL_FILES,
  ]);
}

function namedFile(name: string, precedence: Precedence, description: string): [string, GeneratedFile] {
  return [name, { precedence, description }];
}
