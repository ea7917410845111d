#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PARENT_CHECK_MS = 200;

/**
 * Ends this process as SIGTERM does once the shell between npm and it is gone: npm sends the signal to that shell only, and most shells
 * end without passing it on.
 */
function endWithNpm() {
  // Windows has no such signal, and keeps the number of a parent that has ended.
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  timer.unref();
}

/** npm only warns about an old Node, which would fail with a stack trace. */
function requireNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const numbers = (text) => text.replace(/^\D+/, '').split('.').map(Number);
  const [[needed, neededMinor], [major, minor]] = [engines.node, process.versions.node].map(numbers);
  if (major > needed || (major === needed && minor >= neededMinor)) return;
  console.error(
    `Node ${process.versions.node} is too old: ${needed}.${neededMinor} or newer is needed. Install it from https://nodejs.org.`,
  );
  process.exit(1);
}

endWithNpm();
requireNode();
const { compiledFolder } = await import('./compile.js');
await import(pathToFileURL(join(await compiledFolder(), 'commands.js')).href);
