/** Packages of Debian, which root can install. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this process can. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @throws what apt-get fails with, after it has said why on stderr */
export function installPackages(names: readonly string[]): void {
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ])
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
}
