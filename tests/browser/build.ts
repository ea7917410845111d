/** Runs the real build command. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { engineRoot } from '../../codegen/site.ts';

/** @throws with what the command printed, when it fails */
export function build(site: string, out: string): void {
  runCommand('build', '--site', site, '--out', out);
}

/** Runs a command of package.json as its script does and gives what it prints. */
export function runCommand(name: string, ...args: string[]): string {
  return execFileSync(
    process.execPath,
    ['--import', 'tsx', join(engineRoot, `codegen/commands/${name}.ts`), ...args],
    { cwd: engineRoot, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', VITEST: '' } },
  );
}
