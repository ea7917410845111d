/**
 * Preloaded into a command: while the file named by FULL_DISK exists, the disk is full after the number of writes in it. A
 * write without space stores a part, as on a real disk.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const flag = process.env.FULL_DISK ?? '';
const { existsSync, readFileSync, writeFileSync } = fs;
let left;

function isFull() {
  if (!existsSync(flag)) {
    left = undefined;
    return false;
  }
  left ??= Number(readFileSync(flag, 'utf8'));
  left -= 1;
  return left < 0;
}

const noRoom = (syscall) =>
  Object.assign(new Error(`ENOSPC: no space left on device, ${syscall}`), {
    code: 'ENOSPC',
    errno: -28,
    syscall,
  });

fs.writeFileSync = (target, data, ...rest) => {
  if (!isFull()) return writeFileSync(target, data, ...rest);
  writeFileSync(target, data.slice(0, data.length / 2), ...rest);
  throw noRoom('write');
};
for (const name of ['mkdirSync', 'linkSync', 'copyFileSync', 'symlinkSync']) {
  const original = fs[name];
  fs[name] = (...given) => {
    if (isFull()) throw noRoom(name.replace('Sync', '').toLowerCase());
    return original(...given);
  };
}
syncBuiltinESMExports();
