/** A server that speaks SFTP, as most with SSH do. */
import type { SFTPWrapper } from 'ssh2';
import type Client from 'ssh2-sftp-client';
import { errorCode } from '../system/systemError.ts';
import { type Host, joinRemotePath, parentFolders } from './host.ts';
import { withHostErrors } from './hostErrors.ts';

/** SSH_FX_NO_SUCH_FILE (draft-ietf-secsh-filexfer-02, section 7). */
const NO_SUCH_FILE: readonly unknown[] = [2, 'ENOENT'];
/** SSH_FX_OP_UNSUPPORTED. */
const OPERATION_UNSUPPORTED = 8;

/** A connection, and the same as ssh2 has it. */
export interface SftpConnection {
  client: Client;
  session: SFTPWrapper;
}

/** @param root the folder of the site on the server @param targetName the address, for people */
export function sftpHost({ client, session }: SftpConnection, root: string, targetName: string): Host {
  const remotePath = (path: string) => joinRemotePath(root, path);
  const withErrors = withHostErrors(targetName);
  const createdFolders = new Map<string, Promise<void>>();
  /** Each folder is made once, after the one above. What goes wrong, the next step in it says: it may be there already. */
  const createFolder = (folder: string): Promise<void> => {
    const creation =
      createdFolders.get(folder) ??
      (folder === '' ? Promise.resolve() : createFolder(folderOf(folder))).then(
        () => new Promise<void>((done) => session.mkdir(remotePath(folder), () => done())),
      );
    createdFolders.set(folder, creation);
    return creation;
  };
  return {
    concurrency: 6,
    get: withErrors((path: string) =>
      client.get(remotePath(path)).then(toBuffer).catch(orDefaultIfAbsent(undefined)),
    ),
    list: withErrors(async (folder: string) => {
      const listed = await client.list(remotePath(folder)).catch(orDefaultIfAbsent([]));
      return new Map(listed.filter(({ type }) => type === '-').map(({ name, size }) => [name, size]));
    }),
    put: withErrors(async (path: string, content: Buffer) => {
      await createFolder(folderOf(path));
      await writeFile(session, remotePath(path), content);
    }),
    rename: withErrors(async (from: string, to: string) => {
      await createFolder(folderOf(to));
      await client.posixRename(remotePath(from), remotePath(to)).catch(async (error: unknown) => {
        if (!isUnsupported(error)) throw error;
        // For a moment there is neither.
        await client.delete(remotePath(to), true);
        await client.rename(remotePath(from), remotePath(to));
      });
    }),
    copy: withErrors(async (from: string, to: string) => {
      await createFolder(folderOf(to));
      // A link to the same file, which writing would change in both places.
      await client.delete(remotePath(to), true);
      await hardLink(session, remotePath(from), remotePath(to)).catch(async (error: unknown) => {
        if (!isUnsupported(error)) throw error;
        await writeFile(session, remotePath(to), toBuffer(await client.get(remotePath(from))));
      });
    }),
    remove: withErrors(async (path: string) => {
      await client.delete(remotePath(path), true);
    }),
    removeFolder: withErrors(async (path: string) => {
      createdFolders.clear();
      await client.rmdir(remotePath(path)).catch(() => undefined);
    }),
    close: async () => {
      await client.end();
    },
  };
}

/** Without a place to write to, the client gives the content itself, and of an empty file something else than a buffer. */
const toBuffer = (content: unknown) => (content instanceof Buffer ? content : Buffer.alloc(0));

const orDefaultIfAbsent =
  <T>(nothing: T) =>
  (error: unknown): T => {
    if (NO_SUCH_FILE.includes(errorCode(error))) return nothing;
    throw error;
  };

const folderOf = (path: string) => parentFolders(path)[0] ?? '';

/** Not by the client, whose "put" says of a full disk that all went well. */
const writeFile = (session: SFTPWrapper, path: string, content: Buffer) =>
  new Promise<void>((done, fail) => {
    session.writeFile(path, content, (error) => (error ? fail(error) : done()));
  });

/** Keeps a file that is replaced later: its content then has this name alone. */
const hardLink = (session: SFTPWrapper, from: string, to: string) =>
  new Promise<void>((done, fail) => {
    session.ext_openssh_hardlink(from, to, (error) => (error ? fail(error) : done()));
  });

/** Whether a server does not have one of the extensions of OpenSSH: ssh2 knows, or the server says so. */
const isUnsupported = (error: unknown) =>
  errorCode(error) === OPERATION_UNSUPPORTED || /does not support/.test(String(error));
