import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { formatCount } from '../core/problems/message.ts';
import { baseOf } from '../core/route/base.ts';
import type { ServedSite } from '../node/hosts/serve.ts';
import type { PrioritizeFile } from '../node/ssg/deferredFiles.ts';
import type { NewBuild, PreviousBuild } from '../node/ssg/incremental/buildRecord.ts';
import type { SitePreview } from '../node/ssg/index.ts';
import { DEFAULT_OUTPUT } from '../node/ssg/outputFolder.ts';
import { startHttpServer } from '../node/system/httpServer.ts';
import { hostOption, portOption, siteOption, startOnPort } from './options.ts';

const DEFAULT_PORT = 4173;

type Serve = (folder: string, prioritize: PrioritizeFile) => Promise<ServedSite>;

export const start = new Command('start')
  .description('Builds the site if needed and serves it with production headers')
  .addOption(siteOption())
  .addOption(portOption())
  .addOption(hostOption())
  .addHelpText('after', '\nExample: npm start -- --port 8000')
  .action(async ({ site, port, host }) => {
    process.env.NODE_ENV = 'production';
    // Fails before the build instead of after it.
    if (port !== undefined) await startOnPort(port, DEFAULT_PORT, (free) => tryPort(free, host));
    const out = join(site, DEFAULT_OUTPUT);
    const { buildIfNeeded } = await import('../node/ssg/incremental/buildRecord.ts');
    const serve = async (folder: string, prioritize?: PrioritizeFile) => {
      const { readSite } = await import('../node/content/folder.ts');
      const { serveSite } = await import('../node/hosts/serve.ts');
      const served = await startOnPort(port, DEFAULT_PORT, (free) =>
        serveSite(folder, free, host, prioritize),
      );
      console.log(`The site is at ${served.origin}${baseOf(await readSite(site))}/ (end with Ctrl-C)`);
      return served;
    };
    const { isNew } = await buildIfNeeded(site, out, (previous) => buildAndServe(site, out, previous, serve));
    if (!isNew) await serve(out);
  });

/** @throws (rejects) if the port is not available */
async function tryPort(port: number, host?: string): Promise<void> {
  const server = await startHttpServer(() => undefined, port, host);
  await server.close();
}

/** Serves a new site as soon as its pages are built. Requested pictures are prioritised. */
async function buildAndServe(
  site: string,
  out: string,
  previous: PreviousBuild,
  serve: Serve,
): Promise<NewBuild> {
  console.log('Building the site …');
  const { checkInBackground } = await import('../node/check/backgroundCheck.ts');
  const validated = checkInBackground(site, false, previous.edit);
  const { buildSite } = await import('../node/ssg/index.ts');
  let server: ServedSite | undefined;
  const onPages = async ({ pages, folder, prioritize }: SitePreview) => {
    console.log(`${formatCount(pages, 'page')} built.`);
    server = await serve(folder, prioritize);
  };
  try {
    const result = await buildSite(site, out, { onPages, validated, previous });
    server?.switchFolder(out);
    return { ...result, checked: await validated };
  } catch (error) {
    await server?.close();
    throw error;
  }
}
