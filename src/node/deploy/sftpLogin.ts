/** Logs in to a server that speaks SFTP: who it is, and who we are. */
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import Client from 'ssh2-sftp-client';
import type { ProblemMessage } from '../../core/problems/message.ts';
import { publishMessages } from '../../core/problems/messages/publish.ts';
import { ContentError } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { type Host, PATIENCE_MS } from './host.ts';
import { problemOf } from './hostErrors.ts';
import { fingerprint, knownKeys, knownLine, knownName } from './knownHosts.ts';
import type { Person } from './person.ts';
import { type Open, sftpHost } from './sftpHost.ts';
import { inWords, type ServerTarget } from './target.ts';

/** Where ssh keeps the keys of hosts. */
const KNOWN_HOSTS = () => join(homedir(), '.ssh/known_hosts');

/**
 * Logs in: with the password that was given, a key of the agent, or a password that is asked for.
 *
 * @throws ContentError (rejects) when the host cannot be reached, is not known, or does not accept the person
 */
export async function openSftp(target: ServerTarget, person: Person, known = KNOWN_HOSTS()): Promise<Host> {
  const place = inWords(target);
  const agent = process.env.SSH_AUTH_SOCK;
  let { password } = person;
  const ask = async (): Promise<string> => {
    if (!person.askPassword) throw refusal(place, publishMessages.nobodyToAsk);
    return person.askPassword(`Password of ${target.user} at ${target.host}`);
  };
  let isAsked = false;
  for (;;) {
    const answer = await login(target, known, {
      password,
      agent: password === undefined ? agent : undefined,
    });
    if (answer.kind === 'open') return sftpHost(answer, target.path, place);
    if (answer.kind === 'unknown') await learn(answer.key, target, person, known);
    else if (isAsked || person.password !== undefined) throw refusal(place, publishMessages.loginRefused);
    else {
      password = await ask();
      isAsked = true;
    }
  }
}

const refusal = (place: string, words: ProblemMessage) => new ContentError([problemInFile(place, words)]);

type Answer = ({ kind: 'open' } & Open) | { kind: 'unknown'; key: Buffer } | { kind: 'refused' };

interface Login {
  password: string | undefined;
  agent: string | undefined;
}

/** The kinds of keys of hosts, each with what is signed by it; those without SHA-1. */
const ALGORITHMS = [
  ['ssh-ed25519', ['ssh-ed25519']],
  ['ecdsa-sha2-nistp256', ['ecdsa-sha2-nistp256']],
  ['ecdsa-sha2-nistp384', ['ecdsa-sha2-nistp384']],
  ['ecdsa-sha2-nistp521', ['ecdsa-sha2-nistp521']],
  ['ssh-rsa', ['rsa-sha2-512', 'rsa-sha2-256']],
] as const;

/** @throws ContentError (rejects) when the host cannot be reached, or has another key than before */
async function login(target: ServerTarget, known: string, given: Login): Promise<Answer> {
  const place = inWords(target);
  const text = await readFile(known, 'utf8').catch(() => '');
  const keys = knownKeys(text, knownName(target.host, target.port));
  const isKnown = (key: Buffer) => keys.some((each) => each.key === key.toString('base64'));
  const isOfKnownType = ([type]: (typeof ALGORITHMS)[number]) => keys.some((key) => key.type === type);
  // A host that has several keys shows the first of these.
  const algorithms = [...ALGORITHMS].sort((a, b) => Number(isOfKnownType(b)) - Number(isOfKnownType(a)));
  let shown: Buffer | undefined;
  const client = new Client();
  const sayPassword = (
    _: string,
    __: string,
    ___: string,
    asked: unknown[],
    say: (texts: string[]) => void,
  ) => say(asked.map(() => given.password ?? ''));
  client.on('keyboard-interactive', sayPassword);
  try {
    const session = await client.connect({
      host: target.host,
      port: target.port,
      username: target.user,
      ...given,
      tryKeyboard: given.password !== undefined,
      readyTimeout: PATIENCE_MS,
      keepaliveInterval: PATIENCE_MS,
      algorithms: { serverHostKey: algorithms.flatMap(([, names]) => [...names]) },
      hostVerifier: (key: Buffer) => {
        shown = key;
        return isKnown(key);
      },
    });
    return { kind: 'open', client, session };
  } catch (error) {
    await client.end().catch(() => undefined);
    // Assigned above, which the compiler does not see.
    const key = shown as Buffer | undefined;
    if (key && !isKnown(key)) {
      if (keys.length > 0) throw refusal(place, publishMessages.keyChanged(fingerprint(key), known));
      return { kind: 'unknown', key };
    }
    // An agent that does not answer has no key either.
    if (/authentication methods failed|agent$/.test(String(error))) return { kind: 'refused' };
    throw problemOf(error, place);
  }
}

/** Asks whether a host is the right one, and remembers it as ssh does. @throws ContentError (rejects) when nobody says yes */
async function learn(key: Buffer, { host, port, ...rest }: ServerTarget, { confirm }: Person, known: string) {
  const question = `This computer does not know ${host} yet. Its key is ${fingerprint(key)}. Is that the key that your provider names?`;
  if (!confirm || !(await confirm(question)))
    throw refusal(inWords({ host, port, ...rest }), publishMessages.keyUnknown(fingerprint(key)));
  await mkdir(dirname(known), { recursive: true, mode: 0o700 });
  await appendFile(known, knownLine(knownName(host, port), key), { mode: 0o600 });
}
