import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { formatCount } from '../core/problems/message.ts';
import { baseOf } from '../core/route/base.ts';
import { readSite, SITE_CSS } from '../node/content/folder.ts';
import { findHeadlessShell } from '../node/system/chromium.ts';
import { onInterrupt } from '../node/system/interrupt.ts';
import { siteOption } from './options.ts';

export const verify = new Command('verify')
  .description('Builds to a temporary folder and verifies that every page exists and has no broken reference')
  .addOption(siteOption())
  .addHelpText('after', '\nExample: npm run verify')
  .action(async ({ site }) => {
    process.env.NODE_ENV = 'production';
    const { assertValid } = await import('../node/check/index.ts');
    const { buildSite } = await import('../node/ssg/index.ts');
    const { serveSite } = await import('../node/hosts/serve.ts');
    const { verifyPages } = await import('../node/ssg/verify.ts');
    const base = baseOf(await readSite(site));
    await assertValid(site);
    const folder = await mkdtemp(join(tmpdir(), 'verify-'));
    const done = onInterrupt(() => rmSync(folder, { recursive: true, force: true }));
    try {
      const out = join(folder, 'site');
      await buildSite(site, out);
      const server = await serveSite(out, 0, '127.0.0.1');
      try {
        const { pages, samples, mistakes } = await verifyPages(site, out, `http://127.0.0.1:${server.port}`);
        if (existsSync(join(site, SITE_CSS))) mistakes.push(...(await verifyStyles(out, base, samples)));
        for (const mistake of mistakes) console.error(mistake);
        if (mistakes.length > 0) process.exitCode = 1;
        console.log(`${formatCount(pages, 'page')} read, ${formatCount(mistakes.length, 'mistake')}.`);
      } finally {
        await server.close();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
      done();
    }
  });

/** @returns the mistakes of the style sheet; none without a browser */
async function verifyStyles(out: string, base: string, paths: readonly string[]): Promise<string[]> {
  const chromium = findHeadlessShell();
  if (chromium !== undefined) {
    const { styleMistakes } = await import('../node/ssg/verifyStyles.ts');
    return styleMistakes(out, base, paths, chromium);
  }
  console.log('site.css is not verified: that needs Chromium, Chrome or Edge.');
  return [];
}
