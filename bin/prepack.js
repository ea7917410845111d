/** Run by `npm pack`: an installed engine has nothing to compile. */
import { rmSync } from 'node:fs';
import { compile, packed } from './compiled.js';

rmSync(packed, { recursive: true, force: true });
await compile(packed);
