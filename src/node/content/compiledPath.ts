import { join } from 'node:path';

/**
 * Returns the absolute path of a file or folder of the compiled engine (bin/compile.js).
 *
 * @throws if the engine was not started with bin/site-from-data.js
 */
export function compiledPath(name: string): string {
  const folder = process.env.SITE_FROM_DATA_COMPILED;
  if (folder === undefined) throw new Error('The engine starts with bin/site-from-data.js.');
  return join(folder, name);
}
