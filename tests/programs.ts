/** External programs and fonts that some tests need. Tests without their program are skipped; with CI=true they may not be. */
import { existsSync } from 'node:fs';
import { findChromium, findInPath } from '../src/node/system/chromium.ts';
import { thorough } from './thorough.ts';

interface Program {
  /** Undefined if it is not installed. */
  find: () => string | undefined;
  /** The skipped tests, for the list after the run. */
  tests: string;
  /** The packages of Debian, separated by spaces. */
  debianPackage: string;
}

const firstOf =
  (...paths: string[]) =>
  (): string | undefined =>
    paths.find((path) => existsSync(path));

const PROGRAMS = {
  chromium: {
    find: findChromium,
    tests: 'all tests in a browser, and axe on the pages of this site',
    // The headless shell takes less time, but is not necessary.
    debianPackage: 'chromium chromium-headless-shell',
  },
  malayalamFont: {
    find: firstOf(
      '/usr/share/fonts/truetype/noto/NotoSansMalayalam-Regular.ttf',
      '/System/Library/Fonts/Supplemental/Malayalam Sangam MN.ttc',
      'C:\\Windows\\Fonts\\Nirmala.ttf',
    ),
    tests: 'Malayalam in a font of the system',
    debianPackage: 'fonts-noto-core',
  },
  nginx: {
    find: firstOf('/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'),
    tests: 'addresses on nginx',
    debianPackage: 'nginx',
  },
  // apache2-bin is Apache without its service.
  apache: { find: firstOf('/usr/sbin/apache2'), tests: 'addresses on Apache', debianPackage: 'apache2-bin' },
  apacheModules: {
    find: firstOf('/usr/lib/apache2/modules'),
    tests: 'addresses on Apache',
    debianPackage: 'apache2-bin',
  },
  git: { find: () => findInPath(['git', 'git.exe']), tests: 'the history of a site', debianPackage: 'git' },
  ps: {
    find: () => (process.platform === 'win32' ? undefined : findInPath(['ps'])),
    tests: 'what signals end',
    debianPackage: 'procps',
  },
  openssl: {
    find: firstOf('/usr/bin/openssl', '/opt/homebrew/bin/openssl'),
    tests: 'headers over HTTPS',
    debianPackage: 'openssl',
  },
} as const satisfies Record<string, Program>;

/** Real file servers, for a thorough run only; other runs use servers in the test process. */
const FILE_SERVERS = {
  sshd: { find: firstOf('/usr/sbin/sshd'), tests: 'publishing to OpenSSH', debianPackage: 'openssh-server' },
  vsftpd: { find: firstOf('/usr/sbin/vsftpd'), tests: 'publishing to vsftpd', debianPackage: 'vsftpd' },
} as const satisfies Record<string, Program>;

type ProgramName = keyof typeof PROGRAMS | keyof typeof FILE_SERVERS;

/** Paths by the name of the program, undefined for a program that is not installed. */
export type ProgramPaths = Partial<Record<ProgramName, string>>;

const needed = (): [string, Program][] => Object.entries({ ...PROGRAMS, ...(thorough && FILE_SERVERS) });

export const findPrograms = (): ProgramPaths =>
  Object.fromEntries(
    Object.entries({ ...PROGRAMS, ...FILE_SERVERS }).flatMap(([name, { find }]) => {
      const path = find();
      return path === undefined ? [] : [[name, path]];
    }),
  );

/** @throws if one of the programs is not installed */
export function requirePrograms<Name extends ProgramName>(
  paths: ProgramPaths,
  ...names: readonly Name[]
): Record<Name, string> {
  const missing = names.filter((name) => paths[name] === undefined);
  if (missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}.`);
  // The line above has verified each.
  return paths as Record<Name, string>;
}

export interface MissingProgram {
  name: string;
  tests: string;
  debianPackage: string;
}

/** The missing programs that this run needs. */
export const findMissingPrograms = (): MissingProgram[] =>
  needed()
    .filter(([, { find }]) => find() === undefined)
    .map(([name, { tests, debianPackage }]) => ({ name, tests, debianPackage }));
