/** A bench starts the build as a file, with tsx: it gets what the program gives, and ends it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engineRoot } from '../../codegen/site/folder.ts';

const FILE = join(engineRoot, 'codegen/commands/build.ts');

/** Says that the program has started, but not whatever starts it. */
const SAYS_SO =
  'data:text/javascript,if (process.argv[1].endsWith("site-from-data.js")) process.stdout.write("started")';

function start(
  args: readonly string[],
  onOutput: (end: (signal: NodeJS.Signals) => void) => void = () => {},
) {
  const child = spawn(process.execPath, ['--import', 'tsx', FILE, ...args], {
    cwd: engineRoot,
    env: { ...process.env, NODE_OPTIONS: `--import="${SAYS_SO.replaceAll('"', '\\"')}"` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.once('data', () => onOutput((signal) => child.kill(signal)));
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  // Comes when nobody holds its output any more: the program neither.
  return new Promise<{ ended: number | NodeJS.Signals | null; errors: string }>((done) => {
    child.once('close', (code, signal) => done({ ended: signal ?? code, errors }));
  });
}

test('it ends as the program does, and has its output', async () => {
  const { ended, errors } = await start(['--sight', '.']);
  expect(errors).toContain('--sight');
  expect(ended).toBe(1);
});

test('who ends it ends the program', async () => {
  const { ended } = await start(
    ['--site', 'tests/fixtures/college', '--out', 'tests/fixtures/college/public'],
    (end) => end('SIGTERM'),
  );
  // By whether the program listens to the signal yet.
  expect(['SIGTERM', 143]).toContain(ended);
});
