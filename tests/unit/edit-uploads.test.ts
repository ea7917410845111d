/** Uploads to the editor: limits and deletion. */
import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBytes, sendJson } from '../../src/editor/server/http.ts';
import { createUploads } from '../../src/editor/server/uploads.ts';
import { type HttpServer, startHttpServer } from '../../src/node/system/httpServer.ts';
import { UsageError } from '../../src/node/system/usageError.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const MESSAGE = 'The file is larger than 1 MB.';
const MAX_BYTES = 1024 * 1024;
const folder = temporaryFolder('edit-uploads');
const uploads = createUploads(join(folder, 'uploads'), 3 * MAX_BYTES);
let server: HttpServer;

beforeAll(async () => {
  server = await startHttpServer(async (request, response) => {
    try {
      sendJson(response, 200, { id: await uploads.add('a.bin', readBytes(request, MAX_BYTES, MESSAGE)) });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      sendJson(response, 422, { message: error.message });
    }
  }, 0);
});
afterAll(() => server.close());

/** Sends everything before reading the response, as browsers do. */
function upload(bytes: number, headers: Record<string, string | number>): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: 'localhost', port: server.port, method: 'POST', path: '/', headers });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    });
    for (let left = bytes; left > 0; left -= 64 * 1024) sent.write(Buffer.alloc(Math.min(left, 64 * 1024)));
    sent.end();
  });
}

const idOf = async (bytes: number) => (JSON.parse(await upload(bytes, {})) as { id: string }).id;
const countUploads = () => readdirSync(join(folder, 'uploads')).length;

test.each([
  ['that says so', { 'content-length': 30 * MAX_BYTES }],
  ['that does not', { 'transfer-encoding': 'chunked' }],
])('the message about a file that is too large arrives, for one %s', async (_, headers) => {
  expect(await upload(30 * MAX_BYTES, headers)).toBe(JSON.stringify({ message: MESSAGE }));
  expect(existsSync(join(folder, 'uploads')) ? countUploads() : 0).toBe(0);
});

test('used files are deleted', async () => {
  const ids = [await idOf(10), await idOf(20)];
  expect(countUploads()).toBe(2);
  uploads.remove(ids);
  expect([countUploads(), ids.map(uploads.path)]).toEqual([0, [undefined, undefined]]);
});

test('beyond the total limit the oldest files are deleted', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) ids.push(await idOf(MAX_BYTES));
  expect(ids.map((id) => uploads.path(id) !== undefined)).toEqual([false, false, true, true, true]);
  expect(countUploads()).toBe(3);
  uploads.remove(ids);
});

test('the name cannot lead to another folder', async () => {
  async function* bytes() {
    yield Buffer.from('x');
  }
  for (const name of ['../../x', '/etc/passwd', '..\\..\\x', '.', '', 'a\0b', '.env']) {
    const id = await uploads.add(name, bytes());
    expect(uploads.path(id)).toMatch(new RegExp(`^${join(folder, 'uploads', id)}/[^/]+$`));
    uploads.remove([id]);
  }
});

test('a long name is shortened to the limit of file systems, and keeps its extension', async () => {
  async function* bytes() {
    yield Buffer.from('x');
  }
  for (const letter of ['ക', 'x', '😀', 'é']) {
    const path = uploads.path(await uploads.add(`${letter.repeat(300)}.pdf`, bytes())) ?? '';
    expect(path).toMatch(/\.pdf$/);
    expect(Buffer.byteLength(basename(path))).toBeLessThanOrEqual(200);
    expect(basename(path)).toContain(letter.repeat(40));
  }
});
