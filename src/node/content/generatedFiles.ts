/** What the build makes besides what it copies from `public/`: the names, and who gives way where both have one. */

import { FILES, LOGO, newsFiles, SMALL_LOGO } from '../../app/shell/head/files.ts';
import { outputFile } from '../../core/route/path.ts';
import { SCHEMAS_FOLDER } from './schemas.ts';

/** Names of the files in the output folder that are for hosts and for the build, not for visitors. */
export const HOST_FILES = {
  headers: '_headers',
  redirects: '_redirects',
  nginx: '_nginx.conf',
  apache: '.htaccess',
  /** Tells GitHub Pages to serve the files as they are, those with an underscore included. */
  gitHubPages: '.nojekyll',
  /** Tells the next build that the folder is its own; see src/node/ssg/outputFolder.ts. */
  marker: '.site-from-data.json',
} as const;

/** The page of addresses that do not exist. @param parent the path that they are below; without it, all others */
export const notFoundFile = (parent?: string) => (parent === undefined ? '404.html' : `${parent}/404.html`);

/**
 * The paths below which missing pages have their own not-found page, the shortest first. A family at the top of the site has none: there
 * the general page is.
 *
 * @param languages those whose pages are below their codes
 * @param families the parents of the families of pages
 */
export const notFoundParents = (languages: Iterable<string>, families: Iterable<string>): string[] =>
  [...new Set([...languages, ...families])]
    .filter((parent) => parent !== '')
    .sort((a, b) => a.length - b.length);

/** The list of all pages. */
export const PAGES_FILE = 'pages.json';
/** What the app compares the files that it reads with. */
export const DIGESTS_FILE = 'digests.json';
/** What search reads, and what it answers from until that has come. */
export const SEARCH_FILE = 'search-index.json';
export const SEARCH_TITLES_FILE = 'search-titles.json';
export const ROBOTS_FILE = 'robots.txt';
export const SITEMAP_FILE = 'sitemap.xml';

/** Folders that are the build's alone. The names in them change with what they hold, and most are kept for a year. */
export const GENERATED_FOLDERS = {
  /** The app. */
  assets: 'assets',
  /** Copies of pictures, and what is known of them. */
  media: 'media',
  schemas: SCHEMAS_FOLDER,
  /** Pictures of pages where they are shared. */
  share: 'share',
} as const;

/**
 * What becomes of a file in `public/` under the name of a made one: it is in the way, it takes its place but is not
 * brought up to date with the content, or it takes its place.
 */
type Precedence = 'build' | 'outdated' | 'site';

export interface GeneratedFile {
  precedence: Precedence;
  /** What it is, within a sentence. */
  description: string;
}

/** The files at the top of every site, those included that some sites do not have. */
const TOP_LEVEL_FILES: ReadonlyMap<string, GeneratedFile> = new Map([
  namedFile(notFoundFile(), 'build', 'the page of addresses that do not exist'),
  namedFile(PAGES_FILE, 'build', 'the list of all pages'),
  namedFile(DIGESTS_FILE, 'build', 'the list of digests'),
  namedFile(SEARCH_FILE, 'build', 'the index of the search'),
  namedFile(SEARCH_TITLES_FILE, 'build', 'the titles for the search'),
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
 * Every file that a build makes outside of {@link GENERATED_FOLDERS}, by its path from the output folder.
 *
 * @param pages the canonical paths of the pages
 * @param redirects the canonical paths of old addresses
 * @param languages those of the site besides its own
 * @param families the parents of the families of pages
 */
export function generatedFiles(
  pages: Iterable<string>,
  redirects: Iterable<string>,
  languages: readonly string[] = [],
  families: Iterable<string> = [],
): Map<string, GeneratedFile> {
  return new Map([
    ...[...redirects].map((path) => namedFile(outputFile(path), 'build', `the redirect from "${path}"`)),
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
