/** What hosts are told of a site, all of it from `_headers` and the addresses, so that no two hosts differ. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Redirect } from '../../src/model.ts';
import { apacheFile } from './apache.ts';
import { HOST_FILES } from './files.ts';
import { parseHeaders } from './headers.ts';
import { nginxFile } from './nginx.ts';
import { redirectsFile } from './redirects.ts';

/**
 * Writes the files for hosts.
 *
 * @param headers the text of `_headers`
 * @param redirects those that no page hides
 * @param paths the canonical paths of all pages
 */
export async function writeHostFiles(
  out: string,
  headers: string,
  redirects: readonly Redirect[],
  paths: readonly string[],
): Promise<void> {
  const rules = parseHeaders(headers);
  const files: Record<string, string> = {
    [HOST_FILES.headers]: headers,
    [HOST_FILES.redirects]: redirectsFile(redirects),
    [HOST_FILES.nginx]: nginxFile(rules, redirects, paths),
    [HOST_FILES.apache]: apacheFile(rules, redirects, paths),
    [HOST_FILES.gitHubPages]: '',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(out, name), text);
}
