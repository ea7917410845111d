/** The two sites of the tests; neither is the repository's site, whose content changes every week. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../src/core/model.ts';
import { engineRoot } from '../src/node/content/folder.ts';
import type { HostRules } from '../src/node/hosts/headers.ts';
import { findPrograms } from './programs.ts';

/** A college: 234 pages, every layout, every block type, English and Malayalam. */
export const COLLEGE = join(engineRoot, 'tests/fixtures/college');

/** A school with eight pages, for tests that change a site or build it several times. */
export const SCHOOL = join(engineRoot, 'tests/fixtures/site');

/** The inline script and styles of pages, where a test needs none in particular. */
export const INLINE_TEXTS = { script: 'abc', styles: ['abc', ''] };

/** The minimum content of a site. */
export const MINIMAL_SITE: Site = {
  name: 'College',
  description: 'A college.',
  language: 'en',
  contact: { address: ['Aralumoodu'] },
  menu: [],
  footer: { links: [] },
};

/** The rules of a host without pages. */
export const NO_RULES: HostRules = {
  headers: [],
  redirects: [],
  queryRedirects: [],
  paths: [],
  base: '',
  notFoundParents: [],
};

/**
 * Moves a site with an origin to a path of its host.
 *
 * @param folder of the site
 * @param path such as "/college"
 */
function putUnder(folder: string, path: string): void {
  const file = join(folder, 'manifest/site.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as Site;
  const origin = `${site.origin}${path}/`;
  writeFileSync(file, `${JSON.stringify({ ...site, origin }, null, 2)}\n`);
}

/** Without git a copy has no history, and the tests that need one are skipped. */
export const hasGit = findPrograms().git !== undefined;

/** The day of the only commit of {@link copyWithHistory}. */
export const COMMITTED = '2026-02-03';

/**
 * A copy of a site in a separate git repository, so that its files have a day of last change, however the engine was
 * fetched.
 *
 * @param site the folder of the site
 * @param folder a new folder for the copy
 * @param path of the site on its host
 */
export function copyWithHistory(site: string, folder: string, path = ''): void {
  cpSync(site, folder, { recursive: true });
  if (path !== '') putUnder(folder, path);
  if (hasGit) execFileSync('git', ['init', '-q'], { cwd: folder, stdio: 'ignore' });
  commitAll(folder, COMMITTED);
}

/** Commits all files of a folder that is a git repository. @param day yyyy-mm-dd */
export function commitAll(folder: string, day: string): void {
  if (!hasGit) return;
  const date = `${day}T10:00:00Z`;
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });
  git('-c', 'core.autocrlf=false', 'add', '.');
  git('-c', 'user.name=Office', '-c', 'user.email=office@college.example', 'commit', '-q', '-m', 'The site');
}
