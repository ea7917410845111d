import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineRoot } from './folder.ts';

/**
 * The folder of what is compiled for browsers, made first where it is not there.
 *
 * @param part "window" for the editor's window, "pages" for the pages beside its forms
 * @throws (rejects) with what esbuild says of code that cannot be compiled
 */
export async function compiledFolder(part: 'window' | 'pages'): Promise<string> {
  // Plain JavaScript, of which nobody knows the types.
  const { compiled } = (await import(pathToFileURL(join(engineRoot, 'bin/compiled.js')).href)) as {
    compiled(): Promise<string>;
  };
  return join(await compiled(), part);
}
