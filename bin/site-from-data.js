#!/usr/bin/env node
// The command of the installed package. Node takes no types out of files below node_modules, so tsx does, by our own settings.
import { fileURLToPath } from 'node:url';

process.env.TSX_TSCONFIG_PATH ??= fileURLToPath(new URL('../tsconfig.json', import.meta.url));
await import('tsx');
await import('../codegen/commands/index.ts');
