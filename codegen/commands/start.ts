/** `npm start`: builds the site if needed and serves it. */
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { baseOf } from '../../src/route/base.ts';
import { DEFAULT_OUTPUT } from '../build/outputFolder.ts';
import { portOption, siteOption, startOnPort } from './options.ts';

const USUAL_PORT = 4173;

export const start = new Command('start')
  .description('builds the site if needed and serves it')
  .addOption(siteOption())
  .addOption(portOption())
  .addHelpText('after', '\nExample: npm start -- --port 8000')
  .action(async ({ site, port }) => {
    process.env.NODE_ENV = 'production';
    const out = join(site, DEFAULT_OUTPUT);
    const { recover } = await import('../build/swap.ts');
    const { lastBuild } = await import('../build/lastBuild.ts');
    await recover(out);
    const last = await lastBuild(site, out);
    if (!last.result) {
      console.log('Building the site …');
      const { assertSound } = await import('../check/index.ts');
      const { buildSite } = await import('../build/index.ts');
      await assertSound(site);
      const result = await buildSite(site, out);
      await last.note(result);
      console.log(`${result.pages} pages built.`);
    }
    const { readSite } = await import('../site/folder.ts');
    const { serveSite } = await import('../hosts/serve.ts');
    const served = await startOnPort(port, USUAL_PORT, (free) => serveSite(out, free));
    console.log(
      `The site is at http://localhost:${served.port}${baseOf(await readSite(site))}/ (end with Ctrl-C)`,
    );
  });
