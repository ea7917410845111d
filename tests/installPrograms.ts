/**
 * Runs before npm test. With CI=true, root installs the programs that the tests need, and a missing one ends the run. Otherwise nothing
 * is installed without a confirmation at the terminal.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { findMissingPrograms } from './programs.ts';

/** Debian's package scripts read this file to decide whether a service may be started. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d';

const isCi = (process.env.CI ?? '') !== '';
const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const packagesOf = (programs: ReturnType<typeof findMissingPrograms>) =>
  [...new Set(programs.map(({ debianPackage }) => debianPackage))].join(' ');

async function confirmInstall(packages: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const reply = await terminal.question(
    `Install ${packages} with apt-get? Without them some tests are skipped. [y/N] `,
  );
  terminal.close();
  return /^y(es)?$/i.test(reply.trim());
}

/** @throws if apt-get fails; its messages are on stderr */
function installPackages(packages: string): void {
  const hasPolicy = existsSync(SERVICE_POLICY);
  if (!hasPolicy) writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    for (const command of ['update -qq', `install -y -qq --no-install-recommends ${packages}`])
      execFileSync('apt-get', command.split(' '), {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
  } finally {
    if (!hasPolicy) rmSync(SERVICE_POLICY);
  }
}

const packages = packagesOf(findMissingPrograms());
if (packages !== '' && canInstall && (isCi || (await confirmInstall(packages)))) {
  console.log(`Installing ${packages} …`);
  installPackages(packages);
}
const missing = findMissingPrograms();
if (isCi && missing.length > 0) {
  const names = missing.map(({ name }) => name).join(', ');
  console.error(
    `With CI=true no test may be skipped, and these programs are missing: ${names} (Debian: apt-get install ${packagesOf(missing)}).`,
  );
  process.exitCode = 1;
}
