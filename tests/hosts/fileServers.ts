/** Starts OpenSSH's server and vsftpd as packaged by Debian. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { type ProgramPaths, requirePrograms } from '../programs.ts';
import { makeCertificate } from './servers.ts';
import { spawnServer, start, stop } from './start.ts';

/** The chroot folder of sshd, which it needs to start if root starts it. */
const SHUT_IN = '/run/sshd';

export interface FileServer {
  port: number;
  user: string;
  /** The target folder, as a local path and as a path on the server. */
  folder: string;
  path: string;
  close(): Promise<void>;
}

export interface SshServer extends FileServer {
  /** The socket of an agent with the user's key. */
  agent: string;
  /** A file with the key of the host. */
  knownHosts: string;
}

/** A server for the user of this process, who logs in with a key. */
export async function startSshd(programs: ProgramPaths): Promise<SshServer> {
  const { sshd } = requirePrograms(programs, 'sshd');
  const folder = workFolder();
  const [hostKey, key, agent] = ['host', 'user', 'agent'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const file of [hostKey, key])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
  const isMade = process.getuid?.() === 0 && mkdirSync(SHUT_IN, { recursive: true }) !== undefined;
  const server = await start((home, port) => ({
    program: sshd,
    args: ['-D', '-e', '-f', join(home, 'server.conf')],
    file: [
      `Port ${port}`,
      'ListenAddress 127.0.0.1',
      `HostKey ${hostKey}`,
      `PidFile ${home}/pid`,
      `AuthorizedKeysFile ${key}.pub`,
      'StrictModes no',
      'PermitRootLogin yes',
      'PasswordAuthentication no',
      'KbdInteractiveAuthentication no',
      'Subsystem sftp internal-sftp',
    ].join('\n'),
  }));
  const keeper = spawnServer('ssh-agent', ['-D', '-a', agent]);
  // It prints its address once it listens.
  await once(keeper.stdout, 'data');
  execFileSync('ssh-add', ['-q', key], { env: { ...process.env, SSH_AUTH_SOCK: agent }, stdio: 'ignore' });
  const [type, text] = readFileSync(`${hostKey}.pub`, 'utf8').split(' ');
  const knownHosts = join(folder, 'known_hosts');
  writeFileSync(knownHosts, `[127.0.0.1]:${server.port} ${type} ${text}\n`);
  const close = async () => {
    await Promise.all([server.close(), stop(keeper)]);
    rmSync(folder, { recursive: true, force: true });
    if (isMade) rmSync(SHUT_IN, { recursive: true });
  };
  return {
    port: server.port,
    user: userInfo().username,
    agent,
    knownHosts,
    folder: join(folder, 'www'),
    path: join(folder, 'www'),
    close,
  };
}

/** An anonymous server with one writable folder. @returns with its certificate */
export async function startVsftpd(programs: ProgramPaths): Promise<FileServer & { certificate: string }> {
  const { vsftpd } = requirePrograms(programs, 'vsftpd');
  const folder = workFolder();
  const { certificate, key } = makeCertificate(programs, folder);
  const settings = {
    listen: 'YES',
    listen_ipv6: 'NO',
    listen_address: '127.0.0.1',
    background: 'NO',
    run_as_launching_user: 'YES',
    seccomp_sandbox: 'NO',
    anonymous_enable: 'YES',
    anon_root: join(folder, 'www'),
    no_anon_password: 'NO',
    write_enable: 'YES',
    anon_upload_enable: 'YES',
    anon_mkdir_write_enable: 'YES',
    anon_other_write_enable: 'YES',
    anon_world_readable_only: 'NO',
    anon_umask: '022',
    ssl_enable: 'YES',
    allow_anon_ssl: 'YES',
    force_anon_logins_ssl: 'YES',
    force_anon_data_ssl: 'YES',
    rsa_cert_file: certificate,
    rsa_private_key_file: key,
    ssl_ciphers: 'HIGH',
  };
  const server = await start((home, port) => ({
    program: vsftpd,
    args: [join(home, 'server.conf')],
    file: Object.entries({ ...settings, listen_port: port })
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  }));
  const close = async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    port: server.port,
    user: 'anonymous',
    folder: join(folder, 'www/site'),
    path: join(folder, 'www/site'),
    certificate,
    close,
  };
}

function workFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'file-server-')));
  mkdirSync(join(folder, 'www'));
  return folder;
}
