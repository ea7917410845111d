/** Verification of a host that serves the fixture site correctly, and of faulty hosts. */
import { spawnSync } from 'node:child_process';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import {
  type AddressInfo,
  createServer as createSocketServer,
  type Server as NetServer,
  type Socket,
} from 'node:net';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Code, codes } from '../../src/core/problems/codes.ts';
import { ContentError, type Problem } from '../../src/core/problems/problem.ts';
import { canonicalPath, href } from '../../src/core/route/path.ts';
import { engineRoot, PROGRAM, readManifest, readSite } from '../../src/node/content/folder.ts';
import { mediaTypeOf } from '../../src/node/content/mediaTypes.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { checkLive, liveOrigin } from '../../src/node/deploy/live/index.ts';
import { loadInlineTexts } from '../../src/node/deploy/live/inlineTexts.ts';
import { headerRules, headersFor } from '../../src/node/hosts/headers.ts';
import { redirectPage } from '../../src/node/hosts/redirectPage.ts';
import { UsageError } from '../../src/node/system/usageError.ts';
import { englishLocaleSet } from '../locales.ts';
import { set, siteWith } from './siteCase.ts';

const ORIGIN = 'https://school.example';
const PAGES = [
  '',
  'crew',
  'voyages',
  'voyages/കൊച്ചി-2024',
  'voyages/round-the-island',
  'logbook',
  'logbook/spring',
  'departments/rigging',
];
const MALAYALAM = href('voyages/കൊച്ചി-2024');
const FILES = [
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/manifest.webmanifest',
  '/robots.txt',
  '/pages.json',
  '/sitemap.xml',
  '/feed.xml',
  '/events.ics',
  '/assets/app.js',
  '/assets/app.css',
  '/media/pictures/sea.avif',
];

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A deviation from a correct host. @returns undefined for a correct response */
type Fault = (address: string, good: Reply, response: ServerResponse) => Reply | undefined | 'answered';

let site: string;
let good: (address: string) => Reply;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const change = set('manifest/site.json', '/origin', ORIGIN);
  site = siteWith(change);
  const settings = await readSite(site);
  const inlineTexts = await loadInlineTexts(site, {
    site: settings,
    manifest: await readManifest(site),
    checkedSite: await readCheckedSite(site),
  });
  const rules = headerRules(settings, inlineTexts);
  const reply = (status: number, address: string, body: string): Reply => {
    const type = mediaTypeOf(address.endsWith('/') ? 'index.html' : address);
    return {
      status,
      headers: { ...(type && { 'Content-Type': type }), ...headersFor(rules, address) },
      body,
    };
  };
  good = (address) => {
    const path = canonicalPath(address);
    if (path === 'trips') return { status: 301, headers: { Location: '/voyages/' }, body: '' };
    if (path !== undefined && PAGES.includes(path)) {
      if (path !== '' && !address.endsWith('/'))
        return { status: 301, headers: { Location: href(path) }, body: '' };
      return reply(200, href(path), page(href(path)));
    }
    if (FILES.includes(address))
      return reply(200, address, address === '/sitemap.xml' ? sitemap(PAGES) : 'x');
    return reply(404, '/', '<!doctype html><html lang="en" data-page="not-found">Not here</html>');
  };
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const page = (address: string) => `<!doctype html><html lang="en" data-app="/assets/app.js"><head>
<link rel="canonical" href="${ORIGIN}${address}"/><link rel="stylesheet" href="/assets/app.css"/></head>
<img srcset="/media/pictures/sea.avif 480w, /media/pictures/sea-2.avif 960w"/>
<a href="//elsewhere.example/a.js">x</a></html>`;

const sitemap = (paths: readonly string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map((path) => `<url><loc>${ORIGIN}${href(path)}</loc></url>`)
    .join('')}</urlset>`;

/** Starts a server on a free port; it and its connections end after the test. */
async function listen(server: NetServer): Promise<string> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((done) => server.close(done));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function host(fault: Fault = () => undefined): Promise<string> {
  const listener: RequestListener = (request, response) => {
    const address = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const right = good(address);
    const faulty = fault(address, right, response) ?? right;
    if (faulty === 'answered') return;
    response.writeHead(faulty.status, faulty.headers).end(faulty.body);
  };
  return listen(createServer(listener));
}

/** Long enough for a good host on a busy machine; the test of a silent host waits as long. */
const TIMEOUT_MS = 8_000;

async function problemsOf(fault?: Fault): Promise<Problem[]> {
  return checkLive(site, await host(fault), TIMEOUT_MS);
}

const at =
  (address: string, change: (good: Reply) => Partial<Reply>): Fault =>
  (asked, right) =>
    asked === address ? { ...right, ...change(right) } : undefined;

const brief = (problems: readonly Problem[]) =>
  problems.map(
    ({ code, value, file }) => `${code} ${file} ${String(value).replace(/^http:\/\/127[^/]*/, '')}`,
  );

test('a correct host has no problems', async () => expect(await problemsOf()).toEqual([]));

test('a host without redirects may serve a page that redirects', async () => {
  const settings = await readSite(site);
  expect(
    await problemsOf(
      at('/trips/', () => ({
        status: 200,
        headers: { 'Content-Type': 'text/html' },
        body: redirectPage(englishLocaleSet(settings).locale, 'voyages'),
      })),
    ),
  ).toEqual([]);
});

describe('old addresses with a query', () => {
  const OLD = '?p=5';
  const withOld = () => siteWith(set('manifest/routes.json', '/redirects/-', { from: OLD, to: 'crew' }));

  test('are requested, and the app may redirect', async () => {
    const withApp = at('/', ({ body }) => ({
      body: body.replace('<html', '<html data-redirects="/q.json"'),
    }));
    expect(await checkLive(withOld(), await host(withApp), TIMEOUT_MS)).toEqual([]);
    const [problem] = await checkLive(withOld(), await host(), TIMEOUT_MS);
    expect(problem).toMatchObject({ code: 'live-redirect-wrong', value: expect.stringMatching(/\/\?p=5$/) });
  });
});

test('a host may use absolute URLs, other header formats, and serve every variant of an address', async () => {
  const problems = await problemsOf((address, right): Reply | undefined => {
    if (right.status === 301 && address === '/trips/')
      return { ...right, status: 308, headers: { Location: `${ORIGIN}/voyages/` } };
    const path = canonicalPath(address);
    if (path !== undefined && PAGES.includes(path)) {
      const { body, headers } = good(href(path));
      return {
        status: 200,
        body,
        headers: { ...headers, 'Cache-Control': 'Public,max-age=0,must-revalidate' },
      };
    }
    return undefined;
  });
  expect(problems).toEqual([]);
});

/** The only problem of a fault: its code, file and address. */
const onCrew = (code: string) => [`live-${code} public/data/crew-page.json /crew/`];
const onTrips = ['live-redirect-wrong manifest/routes.json /trips/'];
const onSite = (code: string, address: string) => [`live-${code} manifest/site.json ${address}`];
const CREW = onCrew('status-wrong');

describe('a host that', () => {
  test.each<[what: string, fault: Fault, problems: string[]]>([
    ['has lost a page', at('/crew/', () => ({ status: 404 })), CREW],
    ['fails on a page', at('/crew/', () => ({ status: 500, body: 'Traceback' })), CREW],
    ['asks for a password', at('/crew/', () => ({ status: 401 })), CREW],
    ['redirects in a circle', at('/crew/', () => ({ status: 301, headers: { Location: '/crew/' } })), CREW],
    ['redirects to nothing', at('/crew/', () => ({ status: 302, headers: {} })), CREW],
    ['sends another page', at('/crew/', () => ({ body: page('/voyages/') })), onCrew('page-other')],
    ['sends something else', at('/crew/', () => ({ body: 'Welcome to nginx!' })), onCrew('page-other')],
    ['sends nothing', at('/crew/', () => ({ body: '' })), onCrew('page-other')],
    [
      'leads an old address elsewhere',
      at('/trips/', () => ({ headers: { Location: 'https://elsewhere.example/voyages/' } })),
      onTrips,
    ],
    ['leads an old address nowhere', at('/trips/', () => ({ headers: { Location: 'http://[' } })), onTrips],
    ['encodes a redirect wrongly', at('/trips/', () => ({ headers: { Location: '/%ZZ/' } })), onTrips],
    ['has forgotten an old address', at('/trips/', () => good('/nothing/')), onTrips],
    [
      'has a not-found page of its own',
      (address, right) =>
        right.status === 404 && address.startsWith('/this') ? { ...right, body: '404' } : undefined,
      [
        'live-not-found-wrong manifest/site.json /this-page-is-not-there/',
        'live-not-found-wrong manifest/site.json /this-page-is-not-there',
      ],
    ],
    ['wants the slash', at('/crew', () => ({ status: 404, body: '' })), onSite('form-lost', '/crew')],
    ['leads it away', at('/crew', () => ({ headers: { Location: '/' } })), onSite('form-lost', '/crew')],
    [
      'takes small escapes for another address',
      at(
        MALAYALAM.replace(/%../g, (code) => code.toLowerCase()),
        () => good('/nothing/'),
      ),
      [`live-form-lost manifest/site.json ${MALAYALAM.replace(/%../g, (code) => code.toLowerCase())}`],
    ],
    [
      'does not know letters in parts',
      (address) =>
        decodeURI(address).normalize('NFC') !== decodeURI(address) ? good('/nothing/') : undefined,
      [`live-form-lost manifest/site.json ${href('voyages/കൊച്ചി-2024'.normalize('NFD'))}`],
    ],
    [
      'sends a script as text',
      at('/assets/app.js', ({ headers }) => ({ headers: { ...headers, 'Content-Type': 'text/plain' } })),
      onSite('type-wrong', '/assets/app.js'),
    ],
    [
      'writes pages in other letters',
      at('/crew/', ({ headers }) => ({
        headers: { ...headers, 'Content-Type': 'text/html; charset=iso-8859-1' },
      })),
      onSite('type-wrong', '/crew/'),
    ],
    [
      'lets assets be forgotten',
      at('/assets/app.js', ({ headers }) => ({ headers: { ...headers, 'Cache-Control': 'no-cache' } })),
      onSite('header-wrong', '/assets/app.js'),
    ],
    ['has no feed', at('/feed.xml', () => ({ status: 404 })), onSite('status-wrong', '/feed.xml')],
    [
      'has lost what a page shows',
      at('/media/pictures/sea.avif', () => ({ status: 403 })),
      onSite('status-wrong', '/media/pictures/sea.avif'),
    ],
    [
      'has an older list of pages',
      at('/sitemap.xml', () => ({ body: sitemap([...PAGES.slice(1), 'gone']) })),
      onSite('outdated', '/sitemap.xml'),
    ],
    ['has no such list', at('/sitemap.xml', () => ({ body: '<html>' })), onSite('outdated', '/sitemap.xml')],
    [
      'ends the connection before it answers',
      (address, _, response) => {
        if (address !== '/crew/') return undefined;
        response.socket?.destroy();
        return 'answered';
      },
      onCrew('no-answer'),
    ],
    [
      'ends the connection in the middle of a page',
      (address, _, response) => {
        if (address !== '/crew/') return undefined;
        response.writeHead(200, { 'Content-Length': '1000' });
        response.write('<!doctype', () => response.socket?.destroy());
        return 'answered';
      },
      onCrew('no-answer'),
    ],
    [
      'says that a page is compressed, and it is not',
      at('/crew/', ({ headers }) => ({ headers: { ...headers, 'Content-Encoding': 'gzip' } })),
      onCrew('no-answer'),
    ],
    [
      'sends without end',
      (address, _, response) => {
        if (address !== '/crew/') return undefined;
        response.writeHead(200);
        const part = Buffer.alloc(1_000_000, ' ');
        const more = () => {
          while (!response.destroyed && response.write(part));
        };
        response.on('drain', more);
        more();
        return 'answered';
      },
      onCrew('no-answer'),
    ],
    ['is silent once', (address) => (address === '/crew/' ? 'answered' : undefined), onCrew('no-answer')],
  ])('%s', async (_what, fault, expected) => {
    const problems = await problemsOf(fault);
    expect(brief(problems).sort()).toEqual([...expected].sort());
    for (const problem of problems) expectWhole(problem);
  });

  test('redirects an old address elsewhere is reported with the redirect', async () => {
    const [problem] = await problemsOf(at('/trips/', () => ({ headers: { Location: '/crew/' } })));
    expect(problem).toMatchObject({ pointer: '/redirects/0', line: expect.any(Number) });
    expect(problem?.message).toContain('should lead to /voyages/, but it leads to /crew/.');
  });

  test('redirects an old address to another host is reported with it', async () => {
    const Location = 'https://elsewhere.example/voyages/';
    const [problem] = await problemsOf(at('/trips/', () => ({ headers: { Location } })));
    expect(problem?.message).toContain(`should lead to /voyages/, but it leads to ${Location}.`);
  });

  test('redirects everything to another host is reported once', async () => {
    const problems = await problemsOf((address) => ({
      status: 301,
      headers: { Location: `https://www.school.example${address}` },
      body: '',
    }));
    expect(brief(problems)).toEqual(['live-status-wrong manifest/site.json ']);
    expect(problems[0]?.message).toContain('on to https://www.school.example,');
  });

  test('sends no header at all is reported once for each', async () => {
    const problems = await problemsOf((_, right) =>
      right.status === 301 ? right : { ...right, headers: {} },
    );
    const names = problems.map(({ message }) => /^The header (\S+)/.exec(message)?.[1] ?? message);
    expect(names).toContain('Content-Security-Policy');
    expect(names).toContain('X-Content-Type-Options');
    const security = problems.filter(({ message }) => message.includes('X-Content-Type-Options'));
    expect(security).toHaveLength(1);
    expect(security[0]?.message).toMatch(/is not sent, here and at \d+ more addresses\.$/);
    for (const problem of problems) expectWhole(problem);
  });

  test('serves the home page for everything is reported', async () => {
    const problems = await problemsOf(() => good('/'));
    const codes = new Set(problems.map(({ code }) => code));
    for (const code of [
      'live-page-other',
      'live-not-found-wrong',
      'live-redirect-wrong',
      'live-form-lost',
      'live-type-wrong',
      'live-outdated',
    ]) {
      expect(codes, code).toContain(code);
    }
    expect(brief(problems)).not.toContain('live-page-other public/data/start.json /');
  });
});

describe('a host that is down has one problem:', () => {
  const only = (problems: readonly Problem[]) => {
    expect(problems.map(({ code }) => code)).toEqual(['live-unreachable']);
    for (const problem of problems) expectWhole(problem);
    return problems[0]?.message;
  };

  test('no server', async () => {
    const origin = await host();
    for (const close of closing.splice(0)) await close();
    expect(only(await checkLive(site, origin, TIMEOUT_MS))).toMatch(
      /^There is no web server at this address/,
    );
  });

  test('not a web server', async () => {
    const origin = await listen(createSocketServer((socket) => socket.end('SSH-2.0-OpenSSH\r\n')));
    expect(only(await checkLive(site, origin, TIMEOUT_MS))).toMatch(/does not answer like a web server/);
  });

  test('https for an http server', async () => {
    const origin = (await host()).replace('http:', 'https:');
    expect(only(await checkLive(site, origin, TIMEOUT_MS))).toMatch(/https/);
  });

  test('silence', async () => {
    const origin = await listen(createSocketServer());
    expect(only(await checkLive(site, origin, 100))).toBe('No answer within 0.1 seconds.');
  });

  test('the end in the middle of the check', async () => {
    let left = 5;
    const problems = await problemsOf((_, __, response) => {
      if (left-- > 0) return undefined;
      response.socket?.destroy();
      return 'answered';
    });
    expect(only(problems)).toMatch(/^The host answered at first, then stopped\./);
  });
});

test('content with unknown addresses is refused first', async () => {
  const broken = siteWith({ file: 'manifest/routes.json', text: '{ "routes": [' });
  await expect(checkLive(broken, 'http://127.0.0.1:1', TIMEOUT_MS)).rejects.toBeInstanceOf(ContentError);
});

test.each([
  ['college.example', 'https://college.example'],
  ['https://college.example/', 'https://college.example'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
])('the address of a host %s is %s', (text, origin) => expect(liveOrigin(text)).toBe(origin));

test.each([
  '',
  'https://',
  'ftp://college.example',
  'https://college.example/site',
  'https://a:b@college.example',
  'two words',
])('the address of a host "%s" is invalid', (text) => expect(() => liveOrigin(text)).toThrow(UsageError));

test('the command prints the problems without a stack trace, and fails', async () => {
  const origin = await host();
  for (const close of closing.splice(0)) await close();
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [PROGRAM, 'check', '--site', site, ...args], {
      cwd: engineRoot,
      encoding: 'utf8',
      env: { ...process.env, DEBUG: '' },
    });
  const json = run('--format', 'json', '--live', origin);
  expect(json.status).toBe(1);
  expect(
    json.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Problem),
  ).toMatchObject([{ severity: 'error', code: 'live-unreachable', value: origin }]);
  const usage = run('--live', 'ftp://college.example');
  expect(usage.status).toBe(1);
  for (const { stdout, stderr } of [json, usage]) expect(stdout + stderr).not.toMatch(/^\s+at /m);
});

function expectWhole({ code, severity, message, hint }: Problem) {
  expect(severity).toBe(codes[code as Code]);
  expect(message).toMatch(/^[A-Z][^\n]+\.$/);
  expect(hint).toMatch(/^[A-Z][^\n]+\.$/);
}
