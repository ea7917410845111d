/** FTP over TLS, as most shared hosting offers. */
import { Readable, Writable } from 'node:stream';
import type { ConnectionOptions } from 'node:tls';
import { Client, FTPError } from 'basic-ftp';
import { publishMessages } from '../../core/problems/messages/publish.ts';
import { ContentError } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { type Host, joinRemotePath, type PublishPrompts, parentFolders, TIMEOUT_MS } from './host.ts';
import { hostError, valueIf, withHostErrors } from './hostErrors.ts';
import { formatTarget, type ServerTarget } from './target.ts';

/** TLS from the first byte; other ports negotiate it (RFC 4217). */
const IMPLICIT_TLS_PORT = 990;
/** "Not logged in" and "requested action not taken: file unavailable" (RFC 959, section 4.2). */
const [NOT_LOGGED_IN, UNAVAILABLE] = [530, 550];

/**
 * Logs in.
 *
 * @param trust certificates in addition to those of Node
 * @throws ContentError (rejects) if the host is unreachable or untrusted, or refuses the login
 */
export async function openFtps(
  target: ServerTarget,
  prompts: PublishPrompts,
  trust: ConnectionOptions = {},
): Promise<Host> {
  const targetName = formatTarget(target);
  const { host, port, user } = target;
  const password = prompts.password ?? (await prompts.askPassword?.(`Password of ${user} at ${host}`));
  if (password === undefined)
    throw new ContentError([problemInFile(targetName, publishMessages.nobodyToAsk)]);
  const client = new Client(TIMEOUT_MS);
  try {
    await client.access({
      host,
      port,
      user,
      password,
      secure: port === IMPLICIT_TLS_PORT ? 'implicit' : true,
      secureOptions: { ...trust },
    });
    return ftpsHost(client, target.path, targetName);
  } catch (error) {
    client.close();
    if (error instanceof FTPError && error.code === NOT_LOGGED_IN)
      throw new ContentError([problemInFile(targetName, publishMessages.loginRefused)]);
    throw hostError(error, targetName);
  }
}

/** @param root the folder of the site on the server @param targetName the address in messages */
function ftpsHost(client: Client, root: string, targetName: string): Host {
  const remotePath = (path: string) => joinRemotePath(root, path);
  const withErrors = withHostErrors(targetName);
  const createdFolders = new Set<string>();
  /** Ignores errors: the folder may exist, else the next step fails. */
  const createFolders = async (path: string) => {
    for (const folder of ['', ...parentFolders(path).reverse()]) {
      if (!createdFolders.has(folder)) await client.sendIgnoringError(`MKD ${remotePath(folder)}`);
      createdFolders.add(folder);
    }
  };
  const get = async (path: string) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write: (part: Buffer, _, done) => {
        parts.push(part);
        done();
      },
    });
    const response = await client.downloadTo(sink, remotePath(path)).catch(undefinedIfUnavailable);
    return response && Buffer.concat(parts);
  };
  const put = async (path: string, content: Buffer) => {
    await createFolders(path);
    await client.uploadFrom(Readable.from([content]), remotePath(path));
  };
  const rename = async (from: string, to: string) => {
    await client.rename(remotePath(from), remotePath(to));
  };
  return {
    // A connection runs one command at a time.
    concurrency: 1,
    get: withErrors(get),
    list: withErrors(async (folder: string) => {
      const entries = (await client.list(remotePath(folder)).catch(undefinedIfUnavailable)) ?? [];
      return new Map(entries.filter(({ isFile }) => isFile).map(({ name, size }) => [name, size]));
    }),
    put: withErrors(put),
    rename: withErrors(async (from: string, to: string) => {
      await createFolders(to);
      await rename(from, to).catch(async (error: unknown) => {
        // This server does not replace files. For a moment, neither file exists.
        if (!(error instanceof FTPError)) throw error;
        await client.size(remotePath(from));
        await client.remove(remotePath(to)).catch(undefinedIfUnavailable);
        await rename(from, to);
      });
    }),
    copy: withErrors(async (from: string, to: string) => {
      const content = await get(from);
      if (content) await put(to, content);
    }),
    remove: withErrors(async (path: string) => {
      await client.remove(remotePath(path)).catch(undefinedIfUnavailable);
    }),
    removeFolder: withErrors(async (path: string) => {
      createdFolders.clear();
      await client.removeEmptyDir(remotePath(path)).catch(undefinedIfUnavailable);
    }),
    close: async () => client.close(),
  };
}

/** Servers use the same code for missing and forbidden files. */
const undefinedIfUnavailable = valueIf(
  undefined,
  (error) => error instanceof FTPError && error.code === UNAVAILABLE,
);
