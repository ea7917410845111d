/** A host in memory, whose connection can break at any moment. */
import { type Host, parentFolders } from '../src/node/deploy/host.ts';

export interface MemoryHost extends Host {
  readonly files: Map<string, Buffer>;
  /** The number of written files. */
  puts: number;
  /** The connection breaks after this many changes, until this is set again. */
  breaksAfter: number;
}

/**
 * @param form maps paths of one file to the same path
 * @param replaces true if a rename replaces an existing file, as on most servers; some others reject it
 * @param movesByCopying true if a move is a copy and a removal, as in a store
 */
export function memoryHost({
  form = (path: string) => path,
  replaces = true,
  movesByCopying: renamesByCopying = false,
} = {}): MemoryHost {
  const files = new Map<string, Buffer>();
  const act = (change: () => void, half: () => void = () => undefined) => {
    if (host.breaksAfter <= 0) throw new Error('The line is broken.');
    if (--host.breaksAfter > 0) return change();
    half();
    throw new Error('The line breaks.');
  };
  const makeRoom = (path: string) => {
    const isBlocked = parentFolders(path).some((folder) => files.has(folder));
    if (isBlocked || [...files.keys()].some((file) => file.startsWith(`${path}/`)))
      throw new Error(`${path} is blocked.`);
  };
  const host: MemoryHost = {
    files,
    puts: 0,
    breaksAfter: Number.POSITIVE_INFINITY,
    concurrency: 3,
    renamesByCopying,
    get: async (path) => files.get(form(path)),
    list: async (folder) => {
      const start = folder === '' ? '' : `${form(folder)}/`;
      const inside = [...files].filter(([path]) => path.startsWith(start));
      return new Map(
        inside
          .map(([path, { length }]) => [path.slice(start.length), length] as const)
          .filter(([name]) => !name.includes('/')),
      );
    },
    put: async (written, content) => {
      const path = form(written);
      makeRoom(path);
      host.puts++;
      act(
        () => files.set(path, content),
        () => files.set(path, content.subarray(0, content.length / 2)),
      );
    },
    rename: async (...written) => {
      const [from = '', to = ''] = written.map(form);
      makeRoom(to);
      const content = files.get(from);
      if (!content) throw new Error(`There is no ${from}.`);
      if (!replaces) act(() => files.delete(to));
      act(() => {
        if (!renamesByCopying) files.delete(from);
        files.set(to, content);
      });
      if (renamesByCopying) act(() => files.delete(from));
    },
    copy: async (from, to) => act(() => files.set(form(to), files.get(form(from)) ?? Buffer.alloc(0))),
    remove: async (path) => act(() => files.delete(form(path))),
    removeFolder: async () => undefined,
    close: async () => undefined,
  };
  return host;
}
