/** Runs the real build command. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { engineRoot, PROGRAM } from '../../src/node/content/folder.ts';
import { prefix } from '../prefix.ts';
import { COLLEGE, copyWithHistory } from '../sites.ts';

/** @param env additional environment variables @throws (rejects) with the output of the command if it fails */
export function build(site: string, out: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  return run([PROGRAM, 'build', '--site', site, '--out', out], env);
}

/**
 * Builds the college under {@link prefix}, as a repository with a history of one day: once per test run, in the first
 * project that needs it. The folder is deleted when the process ends.
 *
 * @returns the output folder; the host folder is as many levels above it as the path has
 */
export async function builtCollege(): Promise<string> {
  // Each project loads this module again.
  process.env.BUILT_COLLEGE ??= await buildCollege();
  return process.env.BUILT_COLLEGE;
}

async function buildCollege(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'college-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  copyWithHistory(COLLEGE, join(folder, 'source'), prefix);
  const out = join(folder, 'out', prefix);
  await build(join(folder, 'source'), out);
  return out;
}

/** Builds a site like the build command, but without the check. */
export function buildUnchecked(site: string, out: string): Promise<void> {
  const code = `import { buildSite } from './src/node/ssg/index.ts'; await buildSite(${JSON.stringify(site)}, ${JSON.stringify(out)});`;
  return run(['--import', 'tsx', '--input-type=module', '--eval', code]);
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  await promisify(execFile)(process.execPath, args, {
    cwd: engineRoot,
    env: { ...process.env, NODE_ENV: 'production', VITEST: '', ...env },
  });
}
