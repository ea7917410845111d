/** A server that speaks SFTP, as most with SSH do. */
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SFTPWrapper } from 'ssh2';
import Client from 'ssh2-sftp-client';
import { ContentError } from '../../src/problem.ts';
import { ofFile } from '../problems/problemAt.ts';
import type { Mistake } from '../problems/say.ts';
import { publishWords } from '../problems/words/publish.ts';
import { errorCode, problemOf, saying } from './answers.ts';
import { below, foldersAbove, type Host } from './host.ts';
import { fingerprint, knownKeys, knownLine, knownName } from './knownHosts.ts';
import type { Person } from './person.ts';
import { inWords, type ServerTarget } from './target.ts';

/** How long a host may be silent, in milliseconds. */
const PATIENCE = 30_000;
/** SSH_FX_NO_SUCH_FILE (draft-ietf-secsh-filexfer-02, section 7). */
const ABSENT: readonly unknown[] = [2, 'ENOENT'];

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
    if (!person.askPassword) throw refusal(place, publishWords.nobodyToAsk);
    return person.askPassword(`Password of ${target.user} at ${target.host}: `);
  };
  let isAsked = false;
  for (;;) {
    const answer = await login(target, known, {
      password,
      agent: password === undefined ? agent : undefined,
    });
    if (answer.kind === 'open') return sftpHost(answer, target.path, place);
    if (answer.kind === 'unknown') await learn(answer.key, target, person, known);
    else if (isAsked || person.password !== undefined) throw refusal(place, publishWords.loginRefused);
    else {
      password = await ask();
      isAsked = true;
    }
  }
}

const refusal = (place: string, words: Mistake) => new ContentError([ofFile(place, words)]);

interface Open {
  client: Client;
  session: SFTPWrapper;
}

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
      readyTimeout: PATIENCE,
      keepaliveInterval: PATIENCE,
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
      if (keys.length > 0) throw refusal(place, publishWords.keyChanged(fingerprint(key), known));
      return { kind: 'unknown', key };
    }
    if (/authentication methods failed/.test(String(error))) return { kind: 'refused' };
    throw problemOf(error, place);
  }
}

/** Asks whether a host is the right one, and remembers it as ssh does. @throws ContentError (rejects) when nobody says yes */
async function learn(key: Buffer, { host, port, ...rest }: ServerTarget, { confirm }: Person, known: string) {
  const question = `This computer does not know ${host} yet. Its key is ${fingerprint(key)}. Is that the key that your provider names?`;
  if (!confirm || !(await confirm(question)))
    throw refusal(inWords({ host, port, ...rest }), publishWords.keyUnknown(fingerprint(key)));
  await mkdir(dirname(known), { recursive: true, mode: 0o700 });
  await appendFile(known, knownLine(knownName(host, port), key), { mode: 0o600 });
}

/** @param root the folder of the site on the server @param place the address, for people */
function sftpHost({ client, session }: Open, root: string, place: string): Host {
  const at = (path: string) => below(root, path);
  const said = saying(place);
  const made = new Map<string, Promise<void>>();
  /** Each folder is made once, after the one above. What goes wrong, the next step in it says: it may be there already. */
  const make = (folder: string): Promise<void> => {
    const making =
      made.get(folder) ??
      (folder === '' ? Promise.resolve() : make(folderOf(folder))).then(
        () => new Promise<void>((done) => session.mkdir(at(folder), () => done())),
      );
    made.set(folder, making);
    return making;
  };
  const unlessAbsent =
    <T>(nothing: T) =>
    (error: unknown): T => {
      if (ABSENT.includes(errorCode(error))) return nothing;
      throw error;
    };
  return {
    atOnce: 6,
    get: said(async (path: string) => {
      const content = await client.get(at(path)).catch(unlessAbsent(undefined));
      return content instanceof Buffer ? content : undefined;
    }),
    list: said(async (folder: string) => {
      const found = await client.list(at(folder)).catch(unlessAbsent([]));
      return new Map(found.filter(({ type }) => type === '-').map(({ name, size }) => [name, size]));
    }),
    put: said(async (path: string, content: Buffer) => {
      await make(folderOf(path));
      await client.put(content, at(path));
    }),
    rename: said(async (from: string, to: string) => {
      await make(folderOf(to));
      await client.posixRename(at(from), at(to)).catch(() => replace(client, at(from), at(to)));
    }),
    remove: said(async (path: string) => {
      await client.delete(at(path), true);
    }),
    removeFolder: said(async (path: string) => {
      made.clear();
      await client.rmdir(at(path)).catch(() => undefined);
    }),
    close: async () => {
      await client.end();
    },
  };
}

const folderOf = (path: string) => foldersAbove(path)[0] ?? '';

/** For servers that know no renaming that replaces: for a moment there is neither. */
async function replace(client: Client, from: string, to: string): Promise<void> {
  await client.delete(to, true);
  await client.rename(from, to);
}
