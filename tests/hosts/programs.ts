/** nginx, Apache and openssl as Debian has them, installed when they are missing and that is possible. */
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

export interface Programs {
  nginx: string;
  apache: string;
  /** The folder of Apache's modules. */
  modules: string;
  openssl: string;
}

const find = (places: readonly string[]) => places.find((place) => existsSync(place));

function programs(): Programs | undefined {
  const nginx = find(['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']);
  const apache = find(['/usr/sbin/apache2']);
  const modules = find(['/usr/lib/apache2/modules']);
  const openssl = find(['/usr/bin/openssl', '/opt/homebrew/bin/openssl']);
  return nginx && apache && modules && openssl ? { nginx, apache, modules, openssl } : undefined;
}

/**
 * Where they are.
 *
 * @throws with one line that says what to install, where one is missing and cannot be installed from here
 */
export function ensurePrograms(): Programs {
  const found = programs();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing nginx, apache2 and openssl for the tests of hosts …');
    install();
    const installed = programs();
    if (installed) return installed;
  }
  throw new Error(
    'The tests of hosts need nginx, Apache and openssl: install them (Debian: apt-get install --no-install-recommends nginx apache2-bin openssl).',
  );
}

/** Debian asks this file whether a service may be started when its package is installed. */
const POLICY = '/usr/sbin/policy-rc.d';

function install() {
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const ownPolicy = !existsSync(POLICY);
  if (ownPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    apt('update', '-qq');
    // apache2-bin is Apache without its service.
    apt('install', '-y', '-qq', '--no-install-recommends', 'nginx', 'apache2-bin', 'openssl');
  } finally {
    if (ownPolicy) rmSync(POLICY);
  }
}
