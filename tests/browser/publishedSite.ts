/** The fixture site with an origin, a search, ten pages and a history, built for a test file. */
import { execFileSync } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { type Change, changed, fixtureSite, set, writeFiles } from '../unit/siteCase.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { build } from './build.ts';

const info = (name: string, record: object): Change => ({
  file: `public/data/${name}.json`,
  text: JSON.stringify({ data: [record] }),
});
const route = (path: string, data: string, title: string): Change =>
  set('manifest/routes.json', '/routes/-', { path, layout: 'info', data, title });

const CHANGES: readonly Change[] = [
  info('search', { title: 'Search', description: 'Find it.', blocks: [{ kind: 'search' }] }),
  route('search', 'search', 'Search'),
  info('onam', {
    title: 'ഓണം',
    description: 'കടലിലെ ഓണം.',
    blocks: [{ kind: 'prose', paragraphs: ['ഓണം'] }],
  }),
  route('school/ഓണം', 'onam', 'ഓണം'),
];

/**
 * @param origin the address of the site
 * @returns the output folder, once the tests have begun; the folder `site` next to it is the source
 */
export function publishedSite(origin = 'https://harbour.example'): () => string {
  const folder = temporaryFolder('known-site');
  beforeAll(async () => {
    const site = join(folder, 'site');
    const address: Change = set('manifest/site.json', '/origin', origin);
    await rename(writeFiles(folder, changed(fixtureSite(), [address, ...CHANGES])), site);
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
        cwd: site,
      });
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', 'The site');
    await build(site, join(folder, 'out'));
  });
  return () => join(folder, 'out');
}
