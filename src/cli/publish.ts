import { Argument, Command } from '@commander-js/extra-typings';
import { formatCount } from '../core/problems/message.ts';
import { ContentError } from '../core/problems/problem.ts';
import { PUBLISH, readSite } from '../node/content/folder.ts';
import type { PublishPrompts } from '../node/deploy/host.ts';
import { PASSWORD_VARIABLE, resolveTarget } from '../node/deploy/target.ts';
import { terminalPrompts } from '../node/system/prompts.ts';
import { UsageError } from '../node/system/usageError.ts';
import { printProblems } from './check.ts';
import { siteOption } from './options.ts';

export const publish = new Command('publish')
  .description('Checks, builds, uploads changes and verifies the live site')
  .addArgument(
    new Argument('[action]', '"rollback" takes the host back to the release before').choices(['rollback']),
  )
  .addOption(siteOption())
  .option(
    '--to <target>',
    `sftp://user@host/folder, ftps://user@host/folder, s3://bucket, a folder, or a file that ends with .zip; default: the target in ${PUBLISH}`,
  )
  .option('--dry-run', 'print the changes without uploading them')
  .option('--yes', 'replace files of other programs without asking')
  .option('--no-live', 'do not verify the live site')
  .addHelpText(
    'after',
    `\nA password comes from the SSH agent, the environment variable ${PASSWORD_VARIABLE} or a question; the key of a store from the environment or the AWS files.\n\nExample: npm run publish -- --to sftp://office@college.example/public_html`,
  )
  .action(async (action, { site: folder, to, dryRun = false, yes = false, live }) => {
    // "npm publish" runs the script of this name too.
    if (process.env.npm_command === 'publish') return;
    const target = await resolveTarget(folder, to);
    const options = { folder, target, prompts: createPrompts(), dryRun, yes };
    const { formatPublishOutcome } = await import('../node/deploy/formatPublishOutcome.ts');
    if (action === 'rollback') {
      const { rollBack } = await import('../node/deploy/index.ts');
      const result = await rollBack({ ...options, site: await readSite(folder) });
      console.log(formatPublishOutcome(result, target));
      if (result.kind === 'sent')
        console.log('The content here was not changed. A second rollback undoes this one.');
      return;
    }
    const { buildForPublish } = await import('../node/deploy/buildForPublish.ts');
    const { out, pages } = await buildForPublish(folder).catch((error: unknown) =>
      rethrowRefusal(error, folder),
    );
    console.log(`${formatCount(pages, 'page')}: ${out}`);
    const { publishSite } = await import('../node/deploy/index.ts');
    const site = await readSite(folder);
    console.log(formatPublishOutcome(await publishSite(out, { ...options, site }), target));
    if (!live || dryRun || target.kind === 'zip') return;
    const { checkOwnHost } = await import('../node/deploy/live/index.ts');
    const problems = await checkOwnHost(folder, site);
    if (problems) printProblems(problems, folder, 'text');
  });

/** Prints the problems of the site. @throws UsageError with the fix; rethrows any other error */
function rethrowRefusal(error: unknown, folder: string): never {
  if (!(error instanceof ContentError) || error.folder === undefined) throw error;
  printProblems(error.problems, folder, 'text');
  throw new UsageError(
    '\nNothing was sent. Correct this first: npm run edit shows mistakes and sample content in the form of each page, and npm run check -- --release says what is left.',
  );
}

function createPrompts(): PublishPrompts {
  const password = process.env[PASSWORD_VARIABLE];
  return { password, askPassword: terminalPrompts?.password, confirm: terminalPrompts?.confirm };
}
