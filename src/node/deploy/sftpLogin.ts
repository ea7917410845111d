/** Logs in to a server that speaks SFTP: who it is, and who we are. */
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import Client from 'ssh2-sftp-client';
import type { ProblemMessage } from '../../core/problems/message.ts';
import { publishMessages } from '../../core/problems/messages/publish.ts';
import { ContentError } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { type Host, TIMEOUT_MS } from './host.ts';
import { hostError } from './hostErrors.ts';
import { fingerprint, knownKeys, knownLine, knownName } from './knownHosts.ts';
import type { PublishPrompts } from './publishPrompts.ts';
import { type SftpConnection, sftpHost } from './sftpHost.ts';
import { formatTarget, type ServerTarget } from './target.ts';

/** Where ssh keeps the keys of hosts. */
const knownHostsFile = () => join(homedir(), '.ssh/known_hosts');

/**
 * Logs in: with the password that was given, a key of the agent, or a password that is asked for.
 *
 * @throws ContentError (rejects) when the host cannot be reached, is not known, or does not accept the person
 */
export async function openSftp(
  target: ServerTarget,
  prompts: PublishPrompts,
  knownHosts = knownHostsFile(),
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

const loginError = (targetName: string, words: ProblemMessage) =>
  new ContentError([problemInFile(targetName, words)]);

type LoginResult =
  | ({ kind: 'open' } & SftpConnection)
  | { kind: 'unknown'; key: Buffer }
  | { kind: 'refused' };

interface LoginCredentials {
  password: string | undefined;
  agent: string | undefined;
}

/** The kinds of keys of hosts, each with what is signed by it; those without SHA-1. */
const HOST_KEY_ALGORITHMS = [
  ['ssh-ed25519', ['ssh-ed25519']],
  ['ecdsa-sha2-nistp256', ['ecdsa-sha2-nistp256']],
  ['ecdsa-sha2-nistp384', ['ecdsa-sha2-nistp384']],
  ['ecdsa-sha2-nistp521', ['ecdsa-sha2-nistp521']],
  ['ssh-rsa', ['rsa-sha2-512', 'rsa-sha2-256']],
] as const;

/** @throws ContentError (rejects) when the host cannot be reached, or has another key than before */
async function login(
  target: ServerTarget,
  knownHosts: string,
  credentials: LoginCredentials,
): Promise<LoginResult> {
  const targetName = formatTarget(target);
  const text = await readFile(knownHosts, 'utf8').catch(() => '');
  const keys = knownKeys(text, knownName(target.host, target.port));
  const isKnown = (key: Buffer) => keys.some((each) => each.key === key.toString('base64'));
  const isOfKnownType = ([type]: (typeof HOST_KEY_ALGORITHMS)[number]) =>
    keys.some((key) => key.type === type);
  // A host that has several keys shows the first of these.
  const algorithms = [...HOST_KEY_ALGORITHMS].sort(
    (a, b) => Number(isOfKnownType(b)) - Number(isOfKnownType(a)),
  );
  let hostKey: Buffer | undefined;
  const client = new Client();
  const answerPrompt = (
    _: string,
    __: string,
    ___: string,
    asked: unknown[],
    say: (texts: string[]) => void,
  ) => say(asked.map(() => credentials.password ?? ''));
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
    // Assigned above, which the compiler does not see.
    const key = hostKey as Buffer | undefined;
    if (key && !isKnown(key)) {
      if (keys.length > 0)
        throw loginError(targetName, publishMessages.keyChanged(fingerprint(key), knownHosts));
      return { kind: 'unknown', key };
    }
    // An agent that does not answer has no key either.
    if (/authentication methods failed|agent$/.test(String(error))) return { kind: 'refused' };
    throw hostError(error, targetName);
  }
}

/** Asks whether a host is the right one, and remembers it as ssh does. @throws ContentError (rejects) when nobody says yes */
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
