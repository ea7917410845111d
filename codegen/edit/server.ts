/** The server of the editor: answers the requests of its window. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Problem } from '../../src/problem.ts';
import { baseOf } from '../../src/route/base.ts';
import { checkDraft } from '../check/index.ts';
import { type Preview, startDev } from '../dev/server.ts';
import { readSchema, schemaNames } from '../generate/schemas.ts';
import { UsageError } from '../problems/usageError.ts';
import { textIn } from '../problems/value.ts';
import { dataNameOf, isDataName } from '../site/folder.ts';
import type { JsonFile } from '../site/jsonFile.ts';
import { readCheckedSite } from '../site/read.ts';
import { isPictureFile } from '../site/usedPictures.ts';
import { createActs } from './acts.ts';
import { type Door, refusalOf } from './guard.ts';
import { versionsOf } from './history.ts';
import { keepLasting, lastingOf } from './lasting.ts';
import { pageRows, partsOf, surroundingsOf } from './pages.ts';
import { createPhone, type Phone } from './phone.ts';
import { type Change, type Json, type News, type Requests, type ShownProblem, UPLOAD } from './protocol.ts';
import { createPublisher } from './publishing/publisher.ts';
import { save, shown } from './save.ts';
import { sitePictures } from './sitePictures.ts';
import { takeDocument } from './takeDocument.ts';
import { takePictures } from './takePictures.ts';
import { createUploads } from './uploads.ts';
import { windowFiles } from './windowFiles.ts';
import { openWorkspace } from './workspace.ts';

export interface Editor {
  /** The address of the window, with its token. */
  address: string;
  phone: Pick<Phone, 'start'>;
  close(): Promise<void>;
}

/** The names under which the windows of this machine ask. */
const NAMES = ['localhost', '127.0.0.1'];
/** The most that a request may bring, in bytes: the largest data file. */
const MOST = 32 * 1024 * 1024;

type Answers = {
  [Name in keyof Requests]: (
    asked: Requests[Name] extends { takes: infer Takes } ? Takes : Readonly<Record<string, string>>,
    door: Door,
  ) => Promise<Requests[Name]['gives']>;
};

/**
 * Starts the editor of a site.
 *
 * @param site the site folder, absolute
 * @param port 0 takes any free port
 * @returns once it listens
 * @throws when the port is taken
 */
export async function startEditor(site: string, port: number): Promise<Editor> {
  const lasting = lastingOf(site);
  const { token } = lasting;
  const listeners = new Set<(news: News) => void>();
  let problems: readonly ShownProblem[] = [];
  const tell = (news: News) => {
    if (news.kind === 'problems') problems = news.problems;
    for (const listener of listeners) listener(news);
  };
  let begin = (_: RequestListener) => {};
  const begun = new Promise<RequestListener>((done) => {
    begin = done;
  });
  // The port says at once whether it is taken; who asks before all is there waits.
  const server = createServer((request, response) => begun.then((listener) => listener(request, response)));
  await listen(server, port);
  const { port: own } = server.address() as AddressInfo;
  const origin = `http://localhost:${own}`;
  const terminal = {
    saved: () => undefined,
    show: (found: readonly Problem[]) => tell({ kind: 'problems', problems: found.map(shown) }),
    fail: (error: unknown) => console.error(error),
  };
  const { workspace, pages, files } = await opened(
    site,
    { home: site, editor: origin, terminal },
    lasting.preview,
  ).catch((error: unknown) => {
    server.closeAllConnections();
    server.close();
    throw error;
  });
  keepLasting(site, { ...lasting, preview: lasting.preview ?? pages.port });
  let pictureState = 0;
  /** Shows and tells what has changed in the site folder. */
  const renewed = async (changed: readonly string[]) => {
    // What was there and has become another must be asked for again; what is new nobody has seen.
    const others = changed.filter((file) => isPictureFile(file) && existsSync(join(workspace.folder, file)));
    await workspace.renew(changed);
    if (others.length > 0) pictureState += 1;
    await pages.saved([...changed.filter((file) => file.endsWith('.json')), ...others]);
    tell({ kind: 'changed', files: changed });
  };
  workspace.follow((changed) => {
    renewed(changed).catch(terminal.fail);
  });

  /** Of the site and of the copy, which have most of their files in common. */
  const known = new Map<string, JsonFile>();
  const readSite = (folder = workspace.folder) => readCheckedSite(folder, known);
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const next = last.then(act, act);
    last = next.catch(() => undefined);
    return next;
  };
  const uploads = createUploads(join(workspace.own, 'uploads'));
  const acts = createActs(site, uploads.path, renewed);
  const publisher = createPublisher(site, (now) => tell({ kind: 'publishing', now }));

  /** What was saved is so, whether or not it can be shown, as where the disk is full. */
  const shownAsSaved = async (changes: readonly Change[]) => {
    for (const { file, pointer } of changes) await workspace.put({ file, pointer });
    await pages.saved(changes.map(({ file }) => file));
  };

  const answers: Answers = {
    'GET /api/site': async (_, { preview }) => {
      await workspace.renew([]).catch(terminal.fail);
      const read = await readSite();
      return {
        ...surroundingsOf(read),
        pictureState,
        id: createHash('sha256').update(site).digest('hex').slice(0, 12),
        pages: pageRows(read, site),
        preview,
        base: baseOf(read.site ?? {}),
      };
    },
    'GET /api/schemas': async () =>
      Object.fromEntries(schemaNames().map((name) => [name, JSON.parse(readSchema(name)) as Json])),
    'GET /api/page': async ({ path = '' }) => {
      // As it is in the files: what is not saved the window has itself.
      const parts = partsOf(await readSite(site), path);
      if (!parts) throw new UsageError('There is no such page.');
      return { parts };
    },
    'POST /api/unsaved': async (unsaved) => {
      assertEditable(unsaved.file);
      const made = await workspace.put(unsaved);
      await pages.saved([unsaved.file], made);
      return null;
    },
    'POST /api/save': ({ changes }) =>
      inTurn(async () => {
        for (const { file } of changes) assertEditable(file);
        const answer = await save(site, changes, checkDraft, (made) => acts.note(labelOf(changes), made));
        if (answer.kind !== 'saved') return answer;
        await shownAsSaved(changes).catch(terminal.fail);
        return answer;
      }),
    'GET /api/history': ({ file = '', pointer = '' }) => {
      assertEditable(file);
      return versionsOf(site, { file, pointer });
    },
    'GET /api/phone': async (_, door) => {
      assertHere(door);
      return phone.view();
    },
    'POST /api/phone': ({ act }, door) =>
      inTurn(async () => {
        assertHere(door);
        await (act === 'start' ? phone.start() : phone.stop());
        return phone.view();
      }),
    'GET /api/additions': acts.additions,
    'POST /api/act': ({ act, only }) => inTurn(() => acts.act(act, only)),
    'GET /api/doings': async () => acts.doings(),
    'POST /api/undo': () => inTurn(async () => ({ text: await acts.undo(), ...acts.doings() })),
    'POST /api/redo': () => inTurn(async () => ({ text: await acts.redo(), ...acts.doings() })),
    'GET /api/pictures': async () => sitePictures(await readSite()),
    'POST /api/pictures': ({ uploads: ids, path }) =>
      inTurn(async () => {
        const page = pageRows(await readSite(), site).find((row) => row.path === path);
        const paths = ids.map(uploads.path).filter((each) => each !== undefined);
        if (!page || paths.length < ids.length)
          throw new UsageError('The page, or a file, is no longer there.');
        const taken = await takePictures(site, paths, page, (made) =>
          acts.note(`added pictures to ${page.title}`, made),
        );
        await renewed(taken.pictures.map((picture) => `public/${picture}`));
        return taken;
      }),
    'POST /api/documents': ({ upload }) =>
      inTurn(async () => {
        const path = uploads.path(upload);
        if (path === undefined) throw new UsageError('The file is no longer there. Choose it again.');
        const { taken, changes } = await takeDocument(site, path);
        if (changes.length > 0) acts.note(`added ${taken.document}`, changes);
        await renewed(changes.map(({ file }) => file));
        return taken;
      }),
    'GET /api/publish': (_, door) => {
      assertHere(door);
      return publisher.settings();
    },
    'POST /api/publish': async (order, door) => {
      assertHere(door);
      await publisher.begin(order);
      return null;
    },
    'POST /api/publish/answer': async (given, door) => {
      assertHere(door);
      publisher.answer(given);
      return null;
    },
    'POST /api/publish/stop': async (_, door) => {
      assertHere(door);
      await publisher.stop();
      return null;
    },
  };

  const answerTo = async (request: IncomingMessage, response: ServerResponse, door: Door) => {
    for (const [name, value] of Object.entries(headersOf(door.preview))) response.setHeader(name, value);
    const refusal = refusalOf(request, door);
    if (refusal !== undefined) {
      response.writeHead(refusal, { 'Content-Type': 'text/plain' }).end('No.\n');
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    if (pathname === '/api/news') {
      sendNews(response, listeners, [
        { kind: 'problems', problems },
        { kind: 'publishing', now: publisher.now() },
      ]);
      return;
    }
    const name = `${request.method} ${pathname}`;
    try {
      if (name === `POST ${UPLOAD}`) {
        sendJson(response, 200, { id: await uploads.take(searchParams.get('name') ?? '', request) });
        return;
      }
      if (isRequest(name, answers)) {
        const asked = request.method === 'POST' ? await bodyOf(request) : Object.fromEntries(searchParams);
        // What the window sends has the form of the protocol; who else sends something has the token.
        const answer = answers[name] as (asked: unknown, door: Door) => Promise<unknown>;
        sendJson(response, 200, await answer(asked, door));
        return;
      }
      const file = files.get(pathname);
      if (!file) {
        response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is nothing here.\n');
        return;
      }
      response.writeHead(200, { 'Content-Type': `${file.type}; charset=utf-8` }).end(file.body);
    } catch (error) {
      if (error instanceof UsageError) return sendJson(response, 422, { message: error.message });
      console.error(error);
      sendJson(response, 500, { message: 'The editor has failed; the terminal says where.' });
    }
  };
  const here: Door = { names: NAMES, key: token, preview: `http://localhost:${pages.port}` };
  const phone = createPhone(own, pages, answerTo);
  begin((request, response) => answerTo(request, response, here));

  return {
    address: `${origin}/#${token}`,
    phone,
    close: async () => {
      await phone.stop();
      server.closeAllConnections();
      server.close();
      await publisher.stop();
      await pages.close();
      workspace.close();
    },
  };
}

/** What the editor works with; nothing is left of it where one part of it cannot be had. @param port for the pages, if it is free */
async function opened(site: string, preview: Preview, port = 0) {
  const files = await windowFiles();
  const workspace = openWorkspace(site);
  try {
    const show = (at: number) => startDev(workspace.folder, at, preview);
    // Where the port is taken, the window is loaded anew, since its policy names the port.
    return { workspace, files, pages: await (port === 0 ? show(0) : show(port).catch(() => show(0))) };
  } catch (error) {
    workspace.close();
    throw error;
  }
}

/** Who was let in lets nobody else in. @throws UsageError */
function assertHere({ names }: Door): void {
  if (names !== NAMES) throw new UsageError('This can be done on the computer of the editor only.');
}

/** What was saved, in a few words. */
const labelOf = ([change]: readonly Change[]) =>
  `saved ${textIn(change?.value, 'title') || textIn(change?.value, 'url') || change?.file || ''}`;

const isRequest = (name: string, answers: Answers): name is keyof Requests => Object.hasOwn(answers, name);

const listen = (server: ReturnType<typeof createServer>, port: number): Promise<void> =>
  new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, 'localhost', done);
  });

/** The files that have forms. @throws UsageError for any other, such as one outside of the site */
function assertEditable(file: string): void {
  const name = dataNameOf(file);
  if (name === undefined ? !FORMED.test(file) : !isDataName(name))
    throw new UsageError(`${file} is not a file of the site that can be edited.`);
}

const FORMED = /^manifest\/(routes|site|site\.[\w-]+|words\.[\w-]+)\.json$/;

/** Nothing from elsewhere runs in the window or is sent from it, and nobody frames it. */
const headersOf = (preview: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${preview}`,
    "connect-src 'self'",
    `frame-src ${preview}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
});

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
}

/** One piece of news a line, for as long as the window listens. */
function sendNews(
  response: ServerResponse,
  listeners: Set<(news: News) => void>,
  first: readonly News[],
): void {
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
  const listener = (news: News) => response.write(`${JSON.stringify(news)}\n`);
  first.forEach(listener);
  listeners.add(listener);
  response.on('close', () => listeners.delete(listener));
}

/** @throws UsageError (rejects) when it is too large or no JSON */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new UsageError('The request is not JSON.');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST) throw new UsageError('That is more than a file of the site may have.');
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
  } catch {
    throw new UsageError('The request is not JSON.');
  }
}
