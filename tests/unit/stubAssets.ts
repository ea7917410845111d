/** Replaces assets.ts by the site's data alone: compiling the app takes seconds and is the same for every site. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteSource, siteModules } from '../../src/node/ssg/sitePlugin.ts';

export async function buildAssets(source: SiteSource, staging: string) {
  mkdirSync(join(staging, 'assets'), { recursive: true });
  writeFileSync(join(staging, 'assets/app.js'), [...siteModules(source).values()].join('\n'));
  return { app: '/assets/app.js', styles: [], paper: '/assets/paper.css', inlineLoader: '' };
}
