/**
 * The allow list of the files in `public/`: backups, merge copies and files that only drafts use are not
 * published.
 */

import type { SiteFile } from '../../core/problems/problemAt.ts';
import { isTextFile, namedFiles, namesInFile, normalizeFileName, type ReadText } from './fileReferences.ts';
import { dataNameOf } from './folder.ts';
import { generatedFiles } from './generatedFiles.ts';
import { isError } from './jsonFile.ts';
import type { CheckedSite } from './model.ts';
import { publicText } from './publicFolder.ts';

/** The content that decides which files are published. All paths are from `public/`. */
export interface PublishedContent {
  /** The values of all published files of the content. Their texts may name files. */
  values: Iterable<unknown>;
  /** The data files that pages read. */
  data: Iterable<string>;
  /** "files" of site.json. */
  listed?: readonly string[];
  /** The other languages of the site. */
  languages?: readonly string[];
}

/**
 * Names that browsers, search engines and other services request without a link: `.well-known/` (RFC 8615),
 * icons (HTML, "icon"; Apple, "Configuring Web Applications"; Android; Microsoft, "browserconfig.xml"), CNAME
 * (GitHub Pages), ads.txt and app-ads.txt (IAB Tech Lab), humans.txt (humanstxt.org), security.txt (RFC 9116,
 * section 3), llms.txt (llmstxt.org).
 */
const WELL_KNOWN_NAMES = [
  /^\.well-known\/(?!.*(?:\.(?:bak|old|orig|rej|swp|tmp)|~)$)/i,
  /^(?:favicon|apple-touch-icon|android-chrome|mstile|safari-pinned-tab)(?:-(?:\d+(?:x\d+)?|precomposed|maskable|dark|light|mask))*\.(?:ico|png|svg|gif|jpe?g|webp)$/i,
  /^(?:browserconfig\.xml|CNAME|(?:ads|app-ads|humans|security|llms)\.txt)$/i,
];

/**
 * Ownership proofs for search engines, in the root of `public/`: Google Search Console, Bing Webmaster Tools,
 * Yandex Webmaster, Pinterest, Baidu, Naver Search Advisor.
 */
const OWNERSHIP_PROOF =
  /^(?:(?:google|yandex_|naver)[\da-f]+\.html|pinterest-[\da-z]+\.html|baidu_verify_[\w-]+\.html|BingSiteAuth\.xml)$/;

/**
 * The key file of IndexNow, which contains its own name without the extension (indexnow.org/documentation).
 */
const INDEX_NOW_KEY = /^([\dA-Za-z-]{8,128})\.txt$/;

/**
 * Returns the published files: data files that pages read, files with a well-known name, files listed in
 * site.json, and files that published content or a published text file references.
 *
 * @param files all files of `public/`
 */
export function publishedFiles(
  files: readonly string[],
  { values, data, listed = [], languages = [] }: PublishedContent,
  readText: ReadText,
): ReadonlySet<string> {
  const dataFiles = new Set(data);
  const replaceable = new Set(
    [...generatedFiles([], [], languages)].flatMap(([path, { precedence }]) =>
      precedence === 'build' ? [] : [path],
    ),
  );
  const named = namedFiles(values);
  for (const path of listed) named.add(normalizeFileName(path.replace(/^\/+/, '')));
  const isIndexNowKey = (path: string) => {
    const [, key] = INDEX_NOW_KEY.exec(path) ?? [];
    return key !== undefined && readText(path).trim() === key;
  };
  const isAllowed = (path: string) =>
    dataFiles.has(path) ||
    named.has(normalizeFileName(path)) ||
    replaceable.has(path) ||
    WELL_KNOWN_NAMES.some((pattern) => pattern.test(path)) ||
    OWNERSHIP_PROOF.test(path) ||
    isIndexNowKey(path);

  const published = new Set<string>();
  // Each round adds files that text files of the previous round reference.
  for (let remaining = files; ; ) {
    const added = remaining.filter(isAllowed);
    if (added.length === 0) return published;
    for (const path of added) published.add(path);
    for (const path of added.filter(isTextFile))
      for (const name of namesInFile(path, readText)) named.add(name);
    remaining = remaining.filter((path) => !published.has(path));
  }
}

/** Returns the files of the content that may reference other files, without unused data files. */
export const referencingFiles = ({ files, evidence, css, unusedDataFiles }: CheckedSite): SiteFile[] =>
  [...files, ...(evidence ? [evidence] : []), ...(css ? [css] : [])].filter(
    ({ file }) => !unusedDataFiles.has(file),
  );

/**
 * Returns the files that would be published if the site had no drafts.
 *
 * @param values of the referencing files; pass them if they are about to change
 */
export function publishableFiles(
  site: CheckedSite,
  values: Iterable<unknown> = referencingFiles(site).map(({ value }) => value),
): ReadonlySet<string> {
  const { folder, files, languages, unusedDataFiles } = site;
  const content = {
    values,
    data: files.flatMap(({ file }) =>
      dataNameOf(file) === undefined || unusedDataFiles.has(file) ? [] : [file.replace(/^public\//, '')],
    ),
    listed: site.site?.files,
    languages,
  };
  return publishedFiles(site.publicFolder.files, content, publicText(folder));
}

/**
 * Returns the files that no page uses; undefined if the site has errors, since an invalid file may reference
 * some.
 */
export function unusedFiles(site: CheckedSite): string[] | undefined {
  if (site.problems.some(isError)) return undefined;
  const publishable = publishableFiles(site);
  return site.publicFolder.files.filter((path) => !publishable.has(path));
}
