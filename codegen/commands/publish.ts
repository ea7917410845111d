/** `npm run publish`: checks, builds, sends what has changed, and asks the host; see codegen/publish. */
import { join } from 'node:path';
import { Argument, Command } from '@commander-js/extra-typings';
import type { Site } from '../../src/model.ts';
import { baseOf } from '../../src/route/base.ts';
import { DEFAULT_OUTPUT } from '../build/outputFolder.ts';
import type { Publishing } from '../publish/index.ts';
import type { Person } from '../publish/person.ts';
import { PASSWORD, targetOf } from '../publish/target.ts';
import { PUBLISH, readSite } from '../site/folder.ts';
import { agrees, askSecretly } from './asking.ts';
import { sayProblems } from './check.ts';
import { assertFolder, siteOption } from './options.ts';

export const publish = new Command('publish')
  .description('checks and builds the site, and sends what has changed to its host')
  .addArgument(
    new Argument('[what]', '"rollback" takes the host back to the release before').choices(['rollback']),
  )
  .addOption(siteOption())
  .option(
    '--to <target>',
    `sftp://user@host/folder, ftps://user@host/folder, s3://bucket, a folder, or a file that ends with .zip; what ${PUBLISH} says when left out`,
  )
  .option('--dry-run', 'says what would be sent, and sends nothing')
  .option('--yes', 'replaces files of others without asking')
  .option('--no-live', 'does not ask the website afterwards')
  .addHelpText(
    'after',
    `\nA password comes from the SSH agent, the environment variable ${PASSWORD} or a question; the key of a store from the environment or the AWS files.\n\nExample: npm run publish -- --to sftp://office@college.example/public_html`,
  )
  .action(async (what, { site: folder, to, dryRun = false, yes = false, live }) => {
    // "npm publish", which sends a package to a registry, runs the script of this name as well.
    if (process.env.npm_command === 'publish') return;
    assertFolder(folder);
    const target = await targetOf(folder, to);
    const sent = { folder, target, person: person(), dryRun, yes };
    if (what === 'rollback') {
      const { rollBack } = await import('../publish/index.ts');
      console.log(await rollBack({ ...sent, site: await readSite(folder) }));
      return;
    }
    const site = await send(sent);
    const { origin } = site;
    if (live && !dryRun && target.kind !== 'zip' && origin !== undefined) await askHost(folder, site, origin);
  });

/** @returns the site that was checked and sent */
async function send(publishing: Omit<Publishing, 'site'>): Promise<Site> {
  process.env.NODE_ENV = 'production';
  const { folder } = publishing;
  const { soundness } = await import('../check/beside.ts');
  const sound = soundness(folder, true);
  const { buildSite } = await import('../build/index.ts');
  const { lastBuild } = await import('../build/lastBuild.ts');
  const { publishSite } = await import('../publish/index.ts');
  const out = join(folder, DEFAULT_OUTPUT);
  const last = await lastBuild(folder, out);
  const { pages } =
    last.result ?? (await last.note(await buildSite(folder, out, { sound, memory: last.memory })));
  await sound;
  const site = await readSite(folder);
  console.log(`${pages} pages: ${out}`);
  console.log(await publishSite(out, { ...publishing, site }));
  return site;
}

async function askHost(folder: string, site: Site, origin: string): Promise<void> {
  const { checkLive, liveOrigin } = await import('../live/index.ts');
  sayProblems(await checkLive(folder, liveOrigin(origin, baseOf(site))), folder, 'text');
}

/** The one who publishes: a terminal can be asked, a script cannot. */
function person(): Person {
  const password = process.env[PASSWORD];
  return process.stdin.isTTY ? { password, askPassword: askSecretly, confirm: agrees } : { password };
}
