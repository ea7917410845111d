/** Errors in the development server. */
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { describe, expect, test } from 'vitest';
import { excerpt } from '../../src/core/problems/excerpt.ts';
import type { Problem } from '../../src/core/problems/problem.ts';
import { createChecker } from '../../src/node/dev/checker.ts';
import { createEditLoop } from '../../src/node/dev/editLoop.ts';
import { type ContentSnapshot, createLiveContent, type LiveContent } from '../../src/node/dev/liveContent.ts';
import { createProblemList } from '../../src/node/dev/problemList.ts';
import { createRenderer } from '../../src/node/dev/renderer.ts';
import { startDev } from '../../src/node/dev/server.ts';
import { set, siteWith } from './siteCase.ts';

/** A delayed promise with its release. */
function moment() {
  let be = () => {};
  const come = new Promise<void>((done) => {
    be = done;
  });
  return { come, be: () => be() };
}

function excerptLines(text: string, line: number, column: number): string[] {
  return excerpt(text, { line, column }).flatMap(({ number, text: shown, mark }) => [
    `${number} ${shown}`,
    ...(mark ? [`  ${' '.repeat(mark.start)}${'^'.repeat(mark.length)}`] : []),
  ]);
}

describe('an excerpt', () => {
  const prose = 'word '.repeat(60);
  test.each<[name: string, text: string, position: [line: number, column: number], lines: string[]]>([
    [
      'marks a text from quote to quote, two lines around',
      '{\n  "a": 1,\n  "b": "two",\n  "c": 3\n}\n',
      [3, 8],
      ['1 {', '2   "a": 1,', '3   "b": "two",', '         ^^^^^', '4   "c": 3', '5 }'],
    ],
    ['marks the first character of a list', '{ "a": [1, 2] }', [1, 8], ['1 { "a": [1, 2] }', '         ^']],
    ['Windows line ends', '{\r\n  "a": true\r\n}', [2, 8], ['1 {', '2   "a": true', '         ^^^^', '3 }']],
    ['marks the place after the end of a line', '{ "a": "b', [1, 10], ['1 { "a": "b', '           ^']],
    [
      'cuts a long line around the mark',
      `{ "a": "${prose}", "b": 5 }`,
      [1, 317],
      [`1 …ord word word word word ", "b": 5 }`, '                                   ^'],
    ],
    [
      'a value',
      `{ "a": "${prose}" }`,
      [1, 8],
      [`1 { "a": "${prose.slice(0, 88)}…`, `         ${'^'.repeat(90)}`],
    ],
  ])('%s', (_, text, [line, column], lines) => expect(excerptLines(text, line, column)).toEqual(lines));

  test('of a problem with a whole file has no lines', () => expect(excerpt('{}', {})).toEqual([]));
});

describe('the list of problems', () => {
  const problem = (file: string, code: string): Problem => ({ severity: 'error', code, file, message: code });
  const syntax = problem('a.json', 'json-syntax');
  const link = problem('a.json', 'link-broken');
  const other = problem('b.json', 'link-broken');
  const codes = (list: readonly Problem[]) => list.map(({ file, code }) => `${file} ${code}`);

  test('replaces all problems of a file together', () => {
    const problems = createProblemList();
    problems.setAll([link, other]);
    expect(problems.setFileProblems('a.json', [syntax])).toBe(true);
    expect(codes(problems.all())).toEqual(['a.json json-syntax', 'b.json link-broken']);
    expect(problems.setFileProblems('a.json', [syntax])).toBe(false);
  });

  test('drops a fixed file, but keeps what only the whole check can find', () => {
    const problems = createProblemList();
    problems.setAll([link, other]);
    expect(problems.setFileProblems('a.json', [])).toBe(false);
    expect(codes(problems.all())).toEqual(['a.json link-broken', 'b.json link-broken']);
    problems.setFileProblems('a.json', [syntax]);
    expect(problems.setFileProblems('a.json', [])).toBe(true);
    expect(codes(problems.all())).toEqual(['b.json link-broken']);
    expect(problems.setAll([])).toBe(true);
    expect(problems.all()).toEqual([]);
  });
});

test('a placeholder caption is a warning, which is not shown over the page', async () => {
  const pointer = '/data/0/programme/0/images/0/caption';
  const value = 'Caption to be written: sea';
  const site = siteWith(set('public/data/voyages.json', pointer, value));
  const reported = await new Promise<readonly Problem[]>((done) => {
    const checker = createChecker(site, (problems) => {
      checker.close();
      done(problems);
    });
    checker.request();
  });
  expect(reported).toMatchObject([{ code: 'caption-unwritten', severity: 'warning' }]);
});

test('a page read before an edit has the previous revision, even if it is rendered afterwards', async () => {
  const site = siteWith();
  const content = createLiveContent(site);
  let edits = 0;
  const edited = () => {
    const now = content.snapshot();
    const data = async (name: string) => {
      const value = await now.data(name);
      edits++;
      return value;
    };
    return { ...now, data };
  };
  // The pages are rendered with modules of Vite only for developers of the engine.
  const vite = {} as ViteDevServer;
  const renderer = await createRenderer(
    site,
    vite,
    { ...content, snapshot: edited },
    () => edits,
    'http://editor',
  );
  const page = await renderer.page('/voyages/');
  expect(edits).toBeGreaterThan(0);
  expect(page?.body).toContain('"revision":"0"');
});

test('an old address with a query redirects', async () => {
  const site = siteWith(set('manifest/routes.json', '/redirects/-', { from: '?p=5', to: 'crew' }));
  const vite = {} as ViteDevServer;
  const renderer = await createRenderer(site, vite, createLiveContent(site), () => 0, 'http://editor');
  expect(await renderer.page('/', '?lang=en&p=5')).toMatchObject({ status: 302, location: '/crew/' });
  expect(await renderer.page('/', '?p=6')).toMatchObject({ status: 200 });
});

describe('events for open pages', () => {
  async function slowLoop(slow: 'data' | 'model') {
    const site = siteWith();
    const content = createLiveContent(site);
    const first = moment();
    const heldMoment = moment();
    let reads = 0;
    const late =
      <Given extends readonly unknown[], Value>(read: (...args: Given) => Promise<Value>) =>
      async (...args: Given) => {
        const value = await read(...args);
        if (reads++ > 0) return value;
        first.be();
        await heldMoment.come;
        return value;
      };
    const snapshot = (): ContentSnapshot => {
      const now = content.snapshot();
      return slow === 'data' ? { ...now, data: late(now.data) } : { ...now, model: late(now.model) };
    };
    const messages: unknown[][] = [];
    const send = (...message: unknown[]) => messages.push(message);
    let hello = () => {};
    const on = (name: string, listener: (hello: object, client: object) => void) => {
      if (name === 'site:hello') hello = () => listener({ revision: 0 }, { send });
    };
    // Nothing else of Vite is used.
    const vite = { ws: { send, on } } as unknown as ViteDevServer;
    const terminal = { saved: () => {}, show: () => {}, fail: () => {} };
    const loop = createEditLoop(site, vite, { ...content, snapshot } satisfies LiveContent, terminal);
    const save = async (file: string, from: string, to: string) => {
      const path = join(site, file);
      await writeFile(path, (await readFile(path, 'utf8')).replaceAll(from, to));
      await loop.applySaved([file]);
    };
    /** Completes the first read after later ones. */
    const finish = async () => {
      await rest(200);
      heldMoment.be();
    };
    const last = () => JSON.stringify(messages.findLast(([name]) => name === 'site:edit'));
    return { loop, save, hello: () => hello(), first: first.come, finish, last };
  }

  test('the later of two edits is last', async () => {
    const { loop, save, first, finish, last } = await slowLoop('data');
    const one = save('public/data/voyages.json', 'Where we have sailed.', 'One');
    await first;
    const two = save('public/data/voyages.json', 'One', 'Two');
    await finish();
    await Promise.all([one, two]);
    loop.close();
    expect(last()).toContain('Two');
  });

  test('are never older than earlier ones', async () => {
    const { loop, save, hello, first, finish, last } = await slowLoop('model');
    await save('public/data/voyages.json', 'Where we have sailed.', 'One');
    hello();
    await first;
    const saved = save('manifest/site.json', 'Log of spring', 'Log of autumn');
    await finish();
    await saved;
    await rest(50);
    loop.close();
    expect(last()).toContain('Log of autumn');
  });

  test('include a changed date of an entry, which only its ribbon shows', async () => {
    const { loop, save, last } = await slowLoop('model');
    const title = '"title": "Round the island"';
    await save('public/data/voyages.json', title, `${title}, "from": "01-02-2037"`);
    expect(last()).toContain('"revision":1');
    await save('public/data/voyages.json', '01-02-2037', '02-02-2037');
    expect(last()).toContain('"revision":2');
    loop.close();
  });
});

test('a connection that breaks before the pages exist ends nothing', async () => {
  const site = siteWith();
  const terminal = { saved: () => {}, show: () => {}, fail: () => {} };
  const begins = moment();
  const dev = await startDev(site, 0, { editorOrigin: 'http://localhost:1', terminal, ready: begins.come });
  const faults: unknown[] = [];
  const note = (error: unknown) => faults.push(error);
  process.on('uncaughtException', note);
  const socket = connect(dev.port, 'localhost');
  await once(socket, 'connect');
  const host = `Host: localhost:${dev.port}`;
  socket.write(`GET / HTTP/1.1\r\n${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  await rest(100);
  socket.resetAndDestroy();
  await rest(100);
  begins.be();
  await dev.close();
  process.off('uncaughtException', note);
  expect(faults).toEqual([]);
});
