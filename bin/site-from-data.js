#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { endWithNpm } from './parent.js';

endWithNpm();

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const numbers = (text) => text.replace(/^\D+/, '').split('.').map(Number);
const [[needed, neededMinor], [major, minor]] = [engines.node, process.versions.node].map(numbers);
if (major < needed || (major === needed && minor < neededMinor)) {
  // npm only warns, and what comes next would fail with a stack trace.
  console.error(
    `Node ${process.versions.node} is too old: ${needed}.${neededMinor} or newer is needed. Install it from https://nodejs.org.`,
  );
  process.exit(1);
}

const { programOf, run } = await import('./compiled.js');
await run(programOf(process.argv[2]));
