/** The operations of a publishing target. Paths are relative to the site folder, with slashes. */
export interface Host {
  /** The number of parallel operations. */
  readonly concurrency: number;
  /** True if a rename copies and deletes: interrupted, the file is in both places. */
  readonly renamesByCopying?: boolean;
  get(path: string): Promise<Buffer | undefined>;
  /** The sizes of the files in a folder by name; empty without the folder. */
  list(folder: string): Promise<ReadonlyMap<string, number>>;
  /** Creates the folder, too. An interrupted upload leaves a shorter file. */
  put(path: string, content: Buffer): Promise<void>;
  /** Creates the new folder and replaces an existing file, atomically if the host can. */
  rename(from: string, to: string): Promise<void>;
  /** Copies on the host if it can, else through this computer. */
  copy(from: string, to: string): Promise<void>;
  /** Does nothing without the file. */
  remove(path: string): Promise<void>;
  /** Does nothing unless the folder is empty. */
  removeFolder(path: string): Promise<void>;
  close(): Promise<void>;
}

/** The functions are undefined without a terminal. */
export interface PublishPrompts {
  /** A password from the environment. */
  password?: string;
  askPassword?: (question: string) => Promise<string>;
  confirm?: (question: string) => Promise<boolean>;
}

/** A connection that is silent for longer counts as broken. */
export const TIMEOUT_MS = 30_000;

/** Returns the folders of a path, the deepest first. */
export function parentFolders(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
}

/** Returns a path on the server. @param root the folder of the site there */
export function joinRemotePath(root: string, path: string): string {
  return path === '' ? root : `${root === '/' ? '' : root}/${path}`;
}
