/**
 * Writes the configurations for all hosts from one list of headers and one of redirects, so that hosts do not
 * differ.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOST_FILES, type HostFile } from '../content/generatedFiles.ts';
import { apacheFile } from './apache.ts';
import type { HostRules } from './headers.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxFile } from './nginx.ts';

export async function writeHostFiles(out: string, rules: HostRules): Promise<void> {
  const { headers, redirects, queryRedirects, base, notFoundParents } = rules;
  const files: Record<HostFile, string> = {
    [HOST_FILES.headers]: headersFile(headers, base),
    [HOST_FILES.redirects]: redirectsFile(redirects, base, notFoundParents, queryRedirects),
    [HOST_FILES.nginx]: nginxFile(rules),
    [HOST_FILES.apache]: apacheFile(rules),
    [HOST_FILES.gitHubPages]: '',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(out, name), text);
}
