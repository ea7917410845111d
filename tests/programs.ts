/** The servers of hosts as Debian has them, installed when they are missing and that is possible. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { canInstall, installPackages } from '../../codegen/process/debian.ts';

/** Where each may be, and Debian's package of it. */
const NEEDED = {
  nginx: {
    package: 'nginx',
    places: ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'],
  },
  // apache2-bin is Apache without its service.
  apache: { package: 'apache2-bin', places: ['/usr/sbin/apache2'] },
  /** The folder of Apache's modules. */
  modules: { package: 'apache2-bin', places: ['/usr/lib/apache2/modules'] },
  openssl: { package: 'openssl', places: ['/usr/bin/openssl', '/opt/homebrew/bin/openssl'] },
  sshd: { package: 'openssh-server', places: ['/usr/sbin/sshd'] },
  vsftpd: { package: 'vsftpd', places: ['/usr/sbin/vsftpd'] },
};

/** The path of each. */
export type Programs = Record<keyof typeof NEEDED, string>;

const find = (places: readonly string[]) => places.find((place) => existsSync(place));

function missingPackages(): string[] {
  const missing = Object.values(NEEDED).filter(({ places }) => !find(places));
  return [...new Set(missing.map((needed) => needed.package))];
}

/**
 * Where they are.
 *
 * @throws with one line that says what to install, where one is missing and cannot be installed from here
 */
export function ensurePrograms(): Programs {
  const wanted = missingPackages();
  if (wanted.length > 0 && canInstall()) {
    console.log(`Installing ${wanted.join(', ')} for the tests of hosts …`);
    install(wanted);
  }
  const still = missingPackages();
  if (still.length > 0)
    throw new Error(
      `The tests of hosts need more programs: install them (Debian: apt-get install --no-install-recommends ${still.join(' ')}).`,
    );
  // Each has been found: the type of entries does not say so.
  return Object.fromEntries(
    Object.entries(NEEDED).map(([name, { places }]) => [name, find(places)]),
  ) as Programs;
}

/** Debian asks this file whether a service may be started when its package is installed. */
const POLICY = '/usr/sbin/policy-rc.d';

function install(packages: readonly string[]) {
  const ownPolicy = !existsSync(POLICY);
  if (ownPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    installPackages(packages);
  } finally {
    if (ownPolicy) rmSync(POLICY);
  }
}
