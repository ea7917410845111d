/** Builds the site that is to be looked at and serves it as `npm start` does. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveSite } from '../../codegen/hosts/serve.ts';
import { ensureHeadlessShell } from '../../codegen/process/chromium.ts';
import { readSite, siteFolder } from '../../codegen/site/folder.ts';
import { baseOf } from '../../src/route/base.ts';
import { build } from '../browser/build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The site folder: SITE from the environment, else the repository's own. */
    smokeSite: string;
    smokeOutput: string;
    /** The address of the built site, without a slash at the end. */
    smoke: string;
  }
}

export default async function setup(project: TestProject) {
  project.provide('headlessShell', ensureHeadlessShell());
  const site = siteFolder(process.env.SITE);
  const folder = await mkdtemp(join(tmpdir(), 'smoke-'));
  const output = join(folder, 'site');
  await build(site, output);
  const server = await serveSite(output, 0, '127.0.0.1');
  project.provide('smokeSite', site);
  project.provide('smokeOutput', output);
  project.provide('smoke', `http://127.0.0.1:${server.port}${baseOf(await readSite(site))}`);
  return async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
}
