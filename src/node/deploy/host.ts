/** What publishing asks of a host; each kind has a file of its own. Paths are from the folder of the site, with slashes. */
export interface Host {
  /** How many of these a host takes at once. */
  readonly concurrency: number;
  /** Where moving a file is a copy and a removal: cut in between, it is in both places. */
  readonly renamesByCopying?: boolean;
  /** A file; undefined when there is none. */
  get(path: string): Promise<Buffer | undefined>;
  /** The sizes of the files of a folder by their names; none when there is no folder. */
  list(folder: string): Promise<ReadonlyMap<string, number>>;
  /** Writes a file, and makes its folder. What a broken line leaves is shorter than the content. */
  put(path: string, content: Buffer): Promise<void>;
  /** Moves a file, makes its new folder, and replaces what is there: at once where the host can. */
  rename(from: string, to: string): Promise<void>;
  /** Keeps what is in a file under another name: by itself where the host can, else by way of this computer. */
  copy(from: string, to: string): Promise<void>;
  /** Removes a file, if there is one. */
  remove(path: string): Promise<void>;
  /** Removes a folder, if it is empty. */
  removeFolder(path: string): Promise<void>;
  close(): Promise<void>;
}

/** How long a host may be silent before the connection counts as broken, in milliseconds. */
export const TIMEOUT_MS = 30_000;

/** The folders of a path, the deepest first. */
export function parentFolders(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
}

/** A path as a server has it. @param root the folder of the site there */
export function joinRemotePath(root: string, path: string): string {
  return path === '' ? root : `${root === '/' ? '' : root}/${path}`;
}
