/** The URL of the client contains the path of the page. */
import { expect, test } from 'vitest';
import { pageHash, pathFromHash } from '../../src/editor/client/lib/location.ts';
import { SETTINGS_PATH } from '../../src/editor/shared/protocol.ts';

test.each(['', 'courses/bsc', 'activities/ഓണാഘോഷം-2025', 'a b/50%/c?d#e', SETTINGS_PATH])('%j', (path) => {
  expect(pathFromHash(pageHash(path))).toBe(path);
  expect(pathFromHash(new URL(pageHash(path), 'http://localhost').hash)).toBe(path);
});

test.each(['', '#', '#/', '#token', '#/page/%E0%A4%A'])('%j names none', (hash) => {
  expect(pathFromHash(hash)).toBeUndefined();
});
