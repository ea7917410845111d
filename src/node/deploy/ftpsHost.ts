/** A server that speaks FTP with TLS, as most shared hosting does. */
import { Readable, Writable } from 'node:stream';
import type { ConnectionOptions } from 'node:tls';
import { Client, FTPError } from 'basic-ftp';
import { publishMessages } from '../../core/problems/messages/publish.ts';
import { ContentError } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { type Host, joinRemotePath, parentFolders, TIMEOUT_MS } from './host.ts';
import { hostError, withHostErrors } from './hostErrors.ts';
import type { PublishPrompts } from './publishPrompts.ts';
import { formatTarget, type ServerTarget } from './target.ts';

/** At this port a server speaks TLS from the first byte; at others it is asked to (RFC 4217). */
const IMPLICIT_TLS_PORT = 990;
/** "Not logged in" and "requested action not taken: file unavailable" (RFC 959, section 4.2). */
const [NOT_LOGGED_IN, ABSENT] = [530, 550];

/**
 * Logs in.
 *
 * @param trust whom to trust besides those whom Node trusts
 * @throws ContentError (rejects) when the host cannot be reached, is not trusted, or does not accept the person
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

/** @param root the folder of the site on the server @param targetName the address, for people */
function ftpsHost(client: Client, root: string, targetName: string): Host {
  const remotePath = (path: string) => joinRemotePath(root, path);
  const withErrors = withHostErrors(targetName);
  const createdFolders = new Set<string>();
  /** What goes wrong, the next step in the folder says: it may be there already. */
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
    // The commands of a connection wait for one another.
    concurrency: 1,
    get: withErrors(get),
    list: withErrors(async (folder: string) => {
      const found = (await client.list(remotePath(folder)).catch(undefinedIfUnavailable)) ?? [];
      return new Map(found.filter(({ isFile }) => isFile).map(({ name, size }) => [name, size]));
    }),
    put: withErrors(put),
    rename: withErrors(async (from: string, to: string) => {
      await createFolders(to);
      await rename(from, to).catch(async (error: unknown) => {
        // A server that replaces nothing. Where the new file is there, there is neither for a moment.
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

/** A server gives one answer for what is not there and what it does not allow. */
function undefinedIfUnavailable(error: unknown): undefined {
  if (error instanceof FTPError && error.code === ABSENT) return undefined;
  throw error;
}
