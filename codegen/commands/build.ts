/**
 * Builds a site when this file is started by itself, as benches do with tsx. The program is a process of its own, with plain Node: tsx would
 * stand in the way of every import and of every thread. The command itself is in buildSite.ts.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// Not from site/folder.ts: what is imported here, tsx compiles.
const program = fileURLToPath(new URL('../../bin/site-from-data.js', import.meta.url));
const child = spawn(process.execPath, [program, 'build', ...process.argv.slice(2)], { stdio: 'inherit' });

const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
const pass = (signal: NodeJS.Signals) => child.kill(signal);
for (const signal of signals) process.on(signal, pass);

child.once('exit', (code, signal) => {
  for (const each of signals) process.off(each, pass);
  if (signal === null) process.exitCode = code ?? 1;
  else process.kill(process.pid, signal);
});
