import type { SFTPWrapper } from 'ssh2';
import type Client from 'ssh2-sftp-client';
import { memoize } from '../../core/data/memoize.ts';
import { errorCode } from '../system/systemError.ts';
import { type Host, joinRemotePath, parentFolders } from './host.ts';
import { valueIf, withHostErrors } from './hostErrors.ts';

/** SSH_FX_NO_SUCH_FILE (draft-ietf-secsh-filexfer-02, section 7). */
const NO_SUCH_FILE: readonly unknown[] = [2, 'ENOENT'];
/** SSH_FX_OP_UNSUPPORTED. */
const OPERATION_UNSUPPORTED = 8;

/** A connection and its ssh2 session. */
export interface SftpConnection {
  client: Client;
  session: SFTPWrapper;
}

/** @param root the folder of the site on the server @param targetName the address in messages */
export function sftpHost({ client, session }: SftpConnection, root: string, targetName: string): Host {
  const remotePath = (path: string) => joinRemotePath(root, path);
  const withErrors = withHostErrors(targetName);
  const createdFolders = new Map<string, { value: Promise<void> }>();
  /** Creates each folder once, after its parent. Ignores errors: it may exist, else the next step fails. */
  const createFolder = memoize(async (folder: string): Promise<void> => {
    if (folder !== '') await createFolder(folderOf(folder));
    await new Promise<void>((done) => session.mkdir(remotePath(folder), () => done()));
  }, createdFolders);
  return {
    concurrency: 6,
    get: withErrors((path: string) =>
      client.get(remotePath(path)).then(toBuffer).catch(valueIf(undefined, isAbsent)),
    ),
    list: withErrors(async (folder: string) => {
      const listed = await client.list(remotePath(folder)).catch(valueIf([], isAbsent));
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
        // For a moment, neither file exists.
        await client.delete(remotePath(to), true);
        await client.rename(remotePath(from), remotePath(to));
      });
    }),
    copy: withErrors(async (from: string, to: string) => {
      await createFolder(folderOf(to));
      // The old copy may be a hard link; writing to it would change both files.
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

/** The client returns the content of a file as a buffer, except for an empty one. */
const toBuffer = (content: unknown) => (content instanceof Buffer ? content : Buffer.alloc(0));

const isAbsent = (error: unknown) => NO_SUCH_FILE.includes(errorCode(error));

const folderOf = (path: string) => parentFolders(path)[0] ?? '';

/** Not with the "put" of the client, which reports success for a full disk. */
const writeFile = (session: SFTPWrapper, path: string, content: Buffer) =>
  new Promise<void>((done, fail) => {
    session.writeFile(path, content, (error) => (error ? fail(error) : done()));
  });

/** Keeps the content of a file that is replaced later. */
const hardLink = (session: SFTPWrapper, from: string, to: string) =>
  new Promise<void>((done, fail) => {
    session.ext_openssh_hardlink(from, to, (error) => (error ? fail(error) : done()));
  });

/** Returns true if the server lacks an OpenSSH extension. */
const isUnsupported = (error: unknown) =>
  errorCode(error) === OPERATION_UNSUPPORTED || /does not support/.test(String(error));
