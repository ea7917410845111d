/**
 * Writes the configurations for all hosts from one list of headers and one of redirects, so that hosts do not
 * differ.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RedirectRule } from '../../core/route/redirects.ts';
import { HOST_FILES } from '../content/generatedFiles.ts';
import { apacheFile } from './apache.ts';
import type { HeaderRule } from './headers.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxFile } from './nginx.ts';

/**
 * @param paths the canonical paths of all pages
 * @param base the base path of the site, which rules and paths omit
 * @param notFoundParents the paths with their own not-found page, shortest first
 */
export async function writeHostFiles(
  out: string,
  headers: readonly HeaderRule[],
  redirects: readonly RedirectRule[],
  paths: readonly string[],
  base: string,
  notFoundParents: readonly string[] = [],
): Promise<void> {
  const files: Record<string, string> = {
    [HOST_FILES.headers]: headersFile(headers, base),
    [HOST_FILES.redirects]: redirectsFile(redirects, base, notFoundParents),
    [HOST_FILES.nginx]: nginxFile(headers, redirects, paths, base, notFoundParents),
    [HOST_FILES.apache]: apacheFile(headers, redirects, paths, base, notFoundParents),
    [HOST_FILES.gitHubPages]: '',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(out, name), text);
}
