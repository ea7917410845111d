/** Runs the real build command. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineRoot } from '../../codegen/site/folder.ts';
import { COLLEGE, copyWithHistory } from '../sites.ts';

/** @throws with what the command printed, when it fails */
export function build(site: string, out: string): void {
  runCommand('build', '--site', site, '--out', out);
}

/**
 * Builds the college, as a repository with a history of one day: once in a run of the tests, whichever project asks first. The folder
 * goes when the process ends.
 *
 * @returns the folder of its output
 */
export function builtCollege(): string {
  // Each project loads this module anew.
  process.env.BUILT_COLLEGE ??= buildCollege();
  return process.env.BUILT_COLLEGE;
}

function buildCollege(): string {
  const folder = mkdtempSync(join(tmpdir(), 'college-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  copyWithHistory(COLLEGE, join(folder, 'source'));
  build(join(folder, 'source'), join(folder, 'out'));
  return join(folder, 'out');
}

/** Runs a command of package.json as its script does and gives what it prints. */
function runCommand(name: string, ...args: string[]): string {
  return run(join(engineRoot, 'codegen/commands/index.ts'), name, ...args);
}

/** Builds a site as the build command does, but without the check before it. */
export function buildUnchecked(site: string, out: string): void {
  const code = `import { buildSite } from './codegen/build/index.ts'; await buildSite(${JSON.stringify(site)}, ${JSON.stringify(out)});`;
  run('--input-type=module', '--eval', code);
}

function run(...args: string[]): string {
  return execFileSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd: engineRoot,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
  });
}
