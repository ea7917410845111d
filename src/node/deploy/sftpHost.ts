/** A server that speaks SFTP, as most with SSH do. */
import type { SFTPWrapper } from 'ssh2';
import type Client from 'ssh2-sftp-client';
import { errorCode } from '../system/systemError.ts';
import { below, foldersAbove, type Host } from './host.ts';
import { saying } from './hostErrors.ts';

/** SSH_FX_NO_SUCH_FILE (draft-ietf-secsh-filexfer-02, section 7). */
const ABSENT: readonly unknown[] = [2, 'ENOENT'];
/** SSH_FX_OP_UNSUPPORTED. */
const UNSUPPORTED = 8;

/** A connection, and the same as ssh2 has it. */
export interface Open {
  client: Client;
  session: SFTPWrapper;
}

/** @param root the folder of the site on the server @param place the address, for people */
export function sftpHost({ client, session }: Open, root: string, place: string): Host {
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
  return {
    atOnce: 6,
    get: said((path: string) => client.get(at(path)).then(contentOf).catch(unlessAbsent(undefined))),
    list: said(async (folder: string) => {
      const found = await client.list(at(folder)).catch(unlessAbsent([]));
      return new Map(found.filter(({ type }) => type === '-').map(({ name, size }) => [name, size]));
    }),
    put: said(async (path: string, content: Buffer) => {
      await make(folderOf(path));
      await write(session, at(path), content);
    }),
    rename: said(async (from: string, to: string) => {
      await make(folderOf(to));
      await client.posixRename(at(from), at(to)).catch(async (error: unknown) => {
        if (!isUnsupported(error)) throw error;
        // For a moment there is neither.
        await client.delete(at(to), true);
        await client.rename(at(from), at(to));
      });
    }),
    copy: said(async (from: string, to: string) => {
      await make(folderOf(to));
      // A link to the same file, which writing would change in both places.
      await client.delete(at(to), true);
      await link(session, at(from), at(to)).catch(async (error: unknown) => {
        if (!isUnsupported(error)) throw error;
        await write(session, at(to), contentOf(await client.get(at(from))));
      });
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

/** Without a place to write to, the client gives the content itself, and of an empty file something else than a buffer. */
const contentOf = (got: unknown) => (got instanceof Buffer ? got : Buffer.alloc(0));

const unlessAbsent =
  <T>(nothing: T) =>
  (error: unknown): T => {
    if (ABSENT.includes(errorCode(error))) return nothing;
    throw error;
  };

const folderOf = (path: string) => foldersAbove(path)[0] ?? '';

/** Not by the client, whose "put" says of a full disk that all went well. */
const write = (session: SFTPWrapper, path: string, content: Buffer) =>
  new Promise<void>((done, fail) => {
    session.writeFile(path, content, (error) => (error ? fail(error) : done()));
  });

/** Keeps a file that is replaced later: its content then has this name alone. */
const link = (session: SFTPWrapper, from: string, to: string) =>
  new Promise<void>((done, fail) => {
    session.ext_openssh_hardlink(from, to, (error) => (error ? fail(error) : done()));
  });

/** Whether a server does not have one of the extensions of OpenSSH: ssh2 knows, or the server says so. */
const isUnsupported = (error: unknown) =>
  errorCode(error) === UNSUPPORTED || /does not support/.test(String(error));
