/** Logs in to an SFTP server and verifies its key. */
import { createHash, createHmac } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import Client from 'ssh2-sftp-client';
import type { ProblemMessage } from '../../core/problems/message.ts';
import { publishMessages } from '../../core/problems/messages/publish.ts';
import { ContentError } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { type Host, type PublishPrompts, TIMEOUT_MS } from './host.ts';
import { hostError } from './hostErrors.ts';
import { type SftpConnection, sftpHost } from './sftpHost.ts';
import { formatTarget, type ServerTarget } from './target.ts';

/**
 * Logs in with the password of the environment, a key of the agent, or a prompted password.
 *
 * @param knownHosts the path of the known_hosts file
 * @throws ContentError (rejects) if the host is unreachable or unknown, or refuses the login
 */
export async function openSftp(
  target: ServerTarget,
  prompts: PublishPrompts,
  knownHosts = join(homedir(), '.ssh/known_hosts'),
): Promise<Host> {
  const targetName = formatTarget(target);
  const agent = process.env.SSH_AUTH_SOCK;
  let { password } = prompts;
  const askPassword = async (): Promise<string> => {
    if (!prompts.askPassword) throw loginError(targetName, publishMessages.nobodyToAsk);
    return prompts.askPassword(`Password of ${target.user} at ${target.host}`);
  };
  let hasAsked = false;
  for (;;) {
    const result = await login(target, knownHosts, {
      password,
      agent: password === undefined ? agent : undefined,
    });
    if (result.kind === 'open') return sftpHost(result, target.path, targetName);
    if (result.kind === 'unknown') await confirmHostKey(result.key, target, prompts, knownHosts);
    else if (hasAsked || prompts.password !== undefined)
      throw loginError(targetName, publishMessages.loginRefused);
    else {
      password = await askPassword();
      hasAsked = true;
    }
  }
}

const loginError = (targetName: string, message: ProblemMessage) =>
  new ContentError([problemInFile(targetName, message)]);

type LoginResult =
  | ({ kind: 'open' } & SftpConnection)
  | { kind: 'unknown'; key: Buffer }
  | { kind: 'refused' };

interface LoginCredentials {
  password: string | undefined;
  agent: string | undefined;
}

/** Types of host keys with their signature algorithms, without SHA-1. */
const HOST_KEY_ALGORITHMS = [
  ['ssh-ed25519', ['ssh-ed25519']],
  ['ecdsa-sha2-nistp256', ['ecdsa-sha2-nistp256']],
  ['ecdsa-sha2-nistp384', ['ecdsa-sha2-nistp384']],
  ['ecdsa-sha2-nistp521', ['ecdsa-sha2-nistp521']],
  ['ssh-rsa', ['rsa-sha2-512', 'rsa-sha2-256']],
] as const;

/** @throws ContentError (rejects) if the host is unreachable, or its key has changed */
async function login(
  target: ServerTarget,
  knownHosts: string,
  credentials: LoginCredentials,
): Promise<LoginResult> {
  const targetName = formatTarget(target);
  const text = await readFile(knownHosts, 'utf8').catch(() => '');
  const keys = knownKeys(text, knownName(target.host, target.port));
  const isKnown = (key: Buffer) => keys.some((hostKey) => hostKey.key === key.toString('base64'));
  const isOfKnownType = ([type]: (typeof HOST_KEY_ALGORITHMS)[number]) =>
    keys.some((key) => key.type === type);
  // A host with several keys presents the first of these types.
  const algorithms = [...HOST_KEY_ALGORITHMS].sort(
    (a, b) => Number(isOfKnownType(b)) - Number(isOfKnownType(a)),
  );
  let hostKey: Buffer | undefined;
  const client = new Client();
  const answerPrompt = (
    _name: string,
    _instructions: string,
    _language: string,
    prompts: unknown[],
    finish: (answers: string[]) => void,
  ) => finish(prompts.map(() => credentials.password ?? ''));
  client.on('keyboard-interactive', answerPrompt);
  try {
    const session = await client.connect({
      host: target.host,
      port: target.port,
      username: target.user,
      ...credentials,
      tryKeyboard: credentials.password !== undefined,
      readyTimeout: TIMEOUT_MS,
      keepaliveInterval: TIMEOUT_MS,
      algorithms: { serverHostKey: algorithms.flatMap(([, names]) => [...names]) },
      hostVerifier: (key: Buffer) => {
        hostKey = key;
        return isKnown(key);
      },
    });
    return { kind: 'open', client, session };
  } catch (error) {
    await client.end().catch(() => undefined);
    // Assigned by hostVerifier, which the compiler does not see.
    const key = hostKey as Buffer | undefined;
    if (key && !isKnown(key)) {
      if (keys.length > 0)
        throw loginError(targetName, publishMessages.keyChanged(fingerprint(key), knownHosts));
      return { kind: 'unknown', key };
    }
    // An unavailable agent counts as one without a key.
    if (/authentication methods failed|agent$/.test(String(error))) return { kind: 'refused' };
    throw hostError(error, targetName);
  }
}

/** Asks for confirmation and stores the key as ssh does. @throws ContentError (rejects) without confirmation */
async function confirmHostKey(
  key: Buffer,
  { host, port, ...rest }: ServerTarget,
  { confirm }: PublishPrompts,
  knownHosts: string,
) {
  const question = `This computer does not know ${host} yet. Its key is ${fingerprint(key)}. Is that the key that your provider names?`;
  if (!confirm || !(await confirm(question)))
    throw loginError(formatTarget({ host, port, ...rest }), publishMessages.keyUnknown(fingerprint(key)));
  await mkdir(dirname(knownHosts), { recursive: true, mode: 0o700 });
  await appendFile(knownHosts, knownLine(knownName(host, port), key), { mode: 0o600 });
}

/** The name of a host in a known_hosts file. */
export const knownName = (host: string, port: number): string => (port === 22 ? host : `[${host}]:${port}`);

/**
 * Reads the keys of a host from a known_hosts file (sshd(8), "SSH_KNOWN_HOSTS FILE FORMAT").
 *
 * @param name see {@link knownName}
 * @returns keys in Base64
 */
export function knownKeys(text: string, name: string): { type: string; key: string }[] {
  return text.split('\n').flatMap((line) => {
    const [names = '', type, key] = line.trim().split(/\s+/);
    const isHost = names.split(',').some((entry) => entry === name || isHashOf(entry, name));
    return isHost && type !== undefined && key !== undefined ? [{ type, key }] : [];
  });
}

function isHashOf(entry: string, name: string): boolean {
  const [, salt, hash] = /^\|1\|([^|]+)\|([^|]+)$/.exec(entry) ?? [];
  if (salt === undefined) return false;
  return createHmac('sha1', Buffer.from(salt, 'base64')).update(name).digest('base64') === hash;
}

/** A key as ssh displays it. */
export const fingerprint = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/** Returns the line of a key in a known_hosts file. */
export function knownLine(name: string, key: Buffer): string {
  const type = key.subarray(4, 4 + key.readUInt32BE(0)).toString('latin1');
  return `${name} ${type} ${key.toString('base64')}\n`;
}
