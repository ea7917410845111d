/** The address of the editor's window names the page that is edited. */
import { expect, test } from 'vitest';
import { addressOf, pathIn } from '../../src/editor/client/lib/address.ts';
import { SETTINGS_PATH } from '../../src/editor/shared/protocol.ts';

test.each(['', 'courses/bsc', 'activities/ഓണാഘോഷം-2025', 'a b/50%/c?d#e', SETTINGS_PATH])('%j', (path) => {
  expect(pathIn(addressOf(path))).toBe(path);
  expect(pathIn(new URL(addressOf(path), 'http://localhost').hash)).toBe(path);
});

test.each(['', '#', '#/', '#token', '#/page/%E0%A4%A'])('%j names none', (hash) => {
  expect(pathIn(hash)).toBeUndefined();
});
