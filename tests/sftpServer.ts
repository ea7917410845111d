/** A server with plain SFTP, without the extensions of OpenSSH, on a local folder. */
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmdirSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import ssh2, { type Attributes, type Connection, type ServerConfig, type SFTPWrapper } from 'ssh2';

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;

export interface SftpServer {
  port: number;
  /** Breaks every connection after this many further bytes. */
  breakAfter(bytes: number): void;
  /** The remaining disk space, in bytes. */
  fullAfter(bytes: number): void;
  close(): Promise<void>;
}

/** @param folder the root for clients @param password of every user */
export async function startSftp(folder: string, password: string): Promise<SftpServer> {
  const lines = new Set<Connection>();
  let left = Number.POSITIVE_INFINITY;
  let room = Number.POSITIVE_INFINITY;
  const came = (bytes: number) => {
    left -= bytes;
    if (left <= 0) for (const line of lines) line.end();
  };
  const reserve = (bytes: number) => {
    room -= bytes;
    return room >= 0;
  };
  // Not Ed25519: ssh2 1.17 cannot read one of 256 such keys, because it omits a leading zero.
  const { private: hostKey } = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 });
  const config: ServerConfig = { hostKeys: [hostKey] };
  const server = new ssh2.Server(config, (line) => {
    lines.add(line);
    line.on('error', () => undefined).on('close', () => lines.delete(line));
    line.on('authentication', (authentication) => {
      if (authentication.method === 'password' && authentication.password === password)
        authentication.accept();
      else authentication.reject(['password']);
    });
    line.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => answer(acceptSftp(), folder, came, reserve));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    breakAfter: (bytes) => {
      left = bytes;
    },
    fullAfter: (bytes) => {
      room = bytes;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const line of lines) line.end();
      }),
  };
}

const attributes = (path: string): Attributes => {
  const { mode, uid, gid, size, atimeMs, mtimeMs } = statSync(path);
  return { mode, uid, gid, size, atime: atimeMs / 1000, mtime: mtimeMs / 1000 };
};

/** Handles a client's request. */
function answer(
  sftp: SFTPWrapper,
  folder: string,
  came: (bytes: number) => void,
  reserve: (bytes: number) => boolean,
): void {
  const at = (path: string) => join(folder, path);
  /** The open files and folders by handle; a folder has the names that were not sent yet. */
  const open = new Map<number, { file: number } | { folder: string; names: string[] }>();
  let count = 0;
  const handleOf = (id: Buffer) => id.readUInt32BE(0);
  const opened = (what: { file: number } | { folder: string; names: string[] }) => {
    const id = Buffer.alloc(4);
    id.writeUInt32BE(++count);
    open.set(count, what);
    return id;
  };
  const attempt = (request: number, act: () => void) => {
    try {
      act();
    } catch (error) {
      const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      sftp.status(request, isAbsent ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE);
    }
  };
  const change = (act: (path: string) => void) => (request: number, path: string) =>
    attempt(request, () => {
      act(at(path));
      sftp.status(request, STATUS_CODE.OK);
    });
  const look = (request: number, path: string) =>
    attempt(request, () => sftp.attrs(request, attributes(at(path))));
  sftp.on('REALPATH', (request, path) =>
    sftp.name(request, [{ filename: join('/', path), longname: path, attrs: attributes(folder) }]),
  );
  sftp.on('STAT', look).on('LSTAT', look);
  sftp.on('OPEN', (request, path, flags) =>
    attempt(request, () =>
      sftp.handle(request, opened({ file: openSync(at(path), (flags & OPEN_MODE.WRITE) === 0 ? 'r' : 'w') })),
    ),
  );
  sftp.on('FSTAT', (request, id) =>
    attempt(request, () => {
      const handle = open.get(handleOf(id));
      if (handle && 'file' in handle)
        sftp.attrs(request, { ...attributes(folder), size: fstatSync(handle.file).size });
    }),
  );
  sftp.on('READ', (request, id, offset, length) =>
    attempt(request, () => {
      const handle = open.get(handleOf(id));
      const part = Buffer.alloc(length);
      const size = handle && 'file' in handle ? readSync(handle.file, part, 0, length, offset) : 0;
      if (size === 0) sftp.status(request, STATUS_CODE.EOF);
      else sftp.data(request, part.subarray(0, size));
    }),
  );
  sftp.on('WRITE', (request, id, offset, data) =>
    attempt(request, () => {
      const handle = open.get(handleOf(id));
      if (!reserve(data.length)) return sftp.status(request, STATUS_CODE.FAILURE);
      if (handle && 'file' in handle) writeSync(handle.file, data, 0, data.length, offset);
      came(data.length);
      sftp.status(request, STATUS_CODE.OK);
    }),
  );
  sftp.on('CLOSE', (request, id) => {
    const handle = open.get(handleOf(id));
    if (handle && 'file' in handle) closeSync(handle.file);
    open.delete(handleOf(id));
    sftp.status(request, STATUS_CODE.OK);
  });
  sftp.on('OPENDIR', (request, path) =>
    attempt(request, () => sftp.handle(request, opened({ folder: at(path), names: readdirSync(at(path)) }))),
  );
  sftp.on('READDIR', (request, id) => {
    const handle = open.get(handleOf(id));
    const names = handle && 'names' in handle ? handle.names.splice(0) : [];
    if (!handle || !('names' in handle) || names.length === 0) return sftp.status(request, STATUS_CODE.EOF);
    sftp.name(
      request,
      names.map((filename) => {
        const attrs = attributes(join(handle.folder, filename));
        const type = statSync(join(handle.folder, filename)).isDirectory() ? 'd' : '-';
        return { filename, longname: `${type}rw-r--r-- 1 a a 0 Jan 1 1970 ${filename}`, attrs };
      }),
    );
  });
  sftp.on('REMOVE', change(unlinkSync)).on('RMDIR', change(rmdirSync)).on('MKDIR', change(mkdirSync));
  sftp.on('RENAME', (request, from, to) =>
    attempt(request, () => {
      // Version 3 of the protocol replaces nothing.
      if (statSync(at(to), { throwIfNoEntry: false })) return sftp.status(request, STATUS_CODE.FAILURE);
      renameSync(at(from), at(to));
      sftp.status(request, STATUS_CODE.OK);
    }),
  );
}
