/** Run by `npm pack`: an installed engine has nothing to compile. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile, packed } from './compiled.js';

rmSync(packed, { recursive: true, force: true });
await compile(packed);
const { packWindow } = await import(pathToFileURL(join(packed, 'windowFiles.js')).href);
await packWindow();
