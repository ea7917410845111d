/** A server that speaks FTP with TLS, as most shared hosting does. */
import { Readable, Writable } from 'node:stream';
import type { ConnectionOptions } from 'node:tls';
import { Client, FTPError } from 'basic-ftp';
import { publishMessages } from '../../core/problems/messages/publish.ts';
import { ContentError } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { below, foldersAbove, type Host, PATIENCE_MS } from './host.ts';
import { problemOf, saying } from './hostErrors.ts';
import type { Person } from './person.ts';
import { inWords, type ServerTarget } from './target.ts';

/** At this port a server speaks TLS from the first byte; at others it is asked to (RFC 4217). */
const IMPLICIT = 990;
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
  person: Person,
  trust: ConnectionOptions = {},
): Promise<Host> {
  const place = inWords(target);
  const { host, port, user } = target;
  const password = person.password ?? (await person.askPassword?.(`Password of ${user} at ${host}`));
  if (password === undefined) throw new ContentError([problemInFile(place, publishMessages.nobodyToAsk)]);
  const client = new Client(PATIENCE_MS);
  try {
    await client.access({
      host,
      port,
      user,
      password,
      secure: port === IMPLICIT ? 'implicit' : true,
      secureOptions: { ...trust },
    });
    return ftpsHost(client, target.path, place);
  } catch (error) {
    client.close();
    if (error instanceof FTPError && error.code === NOT_LOGGED_IN)
      throw new ContentError([problemInFile(place, publishMessages.loginRefused)]);
    throw problemOf(error, place);
  }
}

/** @param root the folder of the site on the server @param place the address, for people */
function ftpsHost(client: Client, root: string, place: string): Host {
  const at = (path: string) => below(root, path);
  const said = saying(place);
  const made = new Set<string>();
  /** What goes wrong, the next step in the folder says: it may be there already. */
  const make = async (path: string) => {
    for (const folder of ['', ...foldersAbove(path).reverse()]) {
      if (!made.has(folder)) await client.sendIgnoringError(`MKD ${at(folder)}`);
      made.add(folder);
    }
  };
  const get = async (path: string) => {
    const parts: Buffer[] = [];
    const end = new Writable({
      write: (part: Buffer, _, done) => {
        parts.push(part);
        done();
      },
    });
    const found = await client.downloadTo(end, at(path)).catch(unlessRefused);
    return found && Buffer.concat(parts);
  };
  const put = async (path: string, content: Buffer) => {
    await make(path);
    await client.uploadFrom(Readable.from([content]), at(path));
  };
  const rename = async (from: string, to: string) => {
    await client.rename(at(from), at(to));
  };
  return {
    // The commands of a connection wait for one another.
    atOnce: 1,
    get: said(get),
    list: said(async (folder: string) => {
      const found = (await client.list(at(folder)).catch(unlessRefused)) ?? [];
      return new Map(found.filter(({ isFile }) => isFile).map(({ name, size }) => [name, size]));
    }),
    put: said(put),
    rename: said(async (from: string, to: string) => {
      await make(to);
      await rename(from, to).catch(async (error: unknown) => {
        // A server that replaces nothing. Where the new file is there, there is neither for a moment.
        if (!(error instanceof FTPError)) throw error;
        await client.size(at(from));
        await client.remove(at(to)).catch(unlessRefused);
        await rename(from, to);
      });
    }),
    copy: said(async (from: string, to: string) => {
      const content = await get(from);
      if (content) await put(to, content);
    }),
    remove: said(async (path: string) => {
      await client.remove(at(path)).catch(unlessRefused);
    }),
    removeFolder: said(async (path: string) => {
      made.clear();
      await client.removeEmptyDir(at(path)).catch(unlessRefused);
    }),
    close: async () => client.close(),
  };
}

/** A server gives one answer for what is not there and what it does not allow. */
function unlessRefused(error: unknown): undefined {
  if (error instanceof FTPError && error.code === ABSENT) return undefined;
  throw error;
}
