/** `npm run check -- --links`: requests to other sites, their limits, and the reported problems. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayIn } from '../../src/node/content/clock.ts';
import { readLinkStatuses } from '../../src/node/content/linkStatuses.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { checkLinks } from '../../src/node/deploy/live/links.ts';
import { DEFAULT_LINK_SETTINGS, type LinkSettings } from '../../src/node/deploy/live/requestLink.ts';
import { POLL_TIMEOUT_MS } from '../timeouts.ts';
import { changed, fixtureSite, set, writeFiles } from './siteCase.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const folder = temporaryFolder('links');

/** The responses of the test hosts, by address; 404 for any other. */
const HOSTS: Readonly<Record<string, (method: string, response: ServerResponse) => void>> = {
  'https://port.example/': (_, response) => response.writeHead(200).end(),
  'https://port.example/shy': (method, response) =>
    response.writeHead(method === 'HEAD' ? 405 : 200).end('x'),
  'https://port.example/closed': (_, response) => response.writeHead(403).end(),
  'https://port.example/silent': () => {},
  'https://port.example/old': (_, response) => response.writeHead(301, { Location: '/new' }).end(),
  'https://port.example/new': (_, response) => response.writeHead(200).end(),
  'https://port.example/today': (_, response) => response.writeHead(302, { Location: '/new' }).end(),
  'https://port.example/circle': (_, response) => response.writeHead(302, { Location: '/circle' }).end(),
  'https://port.example/inside': (_, response) =>
    response.writeHead(301, { Location: 'https://10.0.0.7/' }).end(),
  'https://light.example/': (_, response) =>
    response.writeHead(308, { Location: 'https://port.example/new' }).end(),
};

let log: string[] = [];
let agents = new Set<string | undefined>();
const busy = new Map<string, number>();

const server = createServer((request, response) => {
  const address = `https:/${request.url}`;
  const { host } = new URL(address);
  log.push(`${request.method} ${address}`);
  agents.add(request.headers['user-agent']);
  busy.set(host, (busy.get(host) ?? 0) + 1);
  response.on('close', () => busy.set(host, (busy.get(host) ?? 0) - 1));
  if ((busy.get(host) ?? 0) > 1) log.push(`${host} is asked for two things at once`);
  (HOSTS[address] ?? ((_, response) => response.writeHead(404).end()))(request.method ?? '', response);
});

let settings: LinkSettings;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  settings = {
    timeoutMs: POLL_TIMEOUT_MS,
    pause: async () => void log.push('rest'),
    refusal: async (address) => (address.includes('//10.') ? 'which is in a private network.' : undefined),
    fetch: (address, init) => fetch(address.replace('https:/', `http://127.0.0.1:${port}`), init),
  };
});
beforeEach(() => {
  log = [];
  agents = new Set();
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const quiet = { add: () => {}, done: () => {}, end: () => {} };

const siteWith = (...links: string[]) =>
  writeFiles(
    folder,
    changed(fixtureSite(), [
      set('manifest/site.json', '/origin', 'https://boats.example'),
      set('public/data/start.json', '/data/0/blocks/-', {
        kind: 'buttons',
        buttons: links.map((href, index) => ({ label: `Link ${index}`, href })),
      }),
    ]),
  );

async function checkSite(site: string, others: Partial<LinkSettings> = {}) {
  const { problems, summary } = await checkLinks(
    await readCheckedSite(site),
    { ...settings, ...others },
    quiet,
  );
  return {
    problems,
    summary,
    said: problems.map(({ code, value, message, hint }) => ({ code, value, message, hint })),
  };
}

const OPEN = 'Open it in a browser. If it fails there too, write another address, or delete the link.';

test.each([
  ['https://port.example/', undefined],
  ['https://port.example/shy', undefined],
  ['https://port.example/closed', undefined],
  ['https://port.example/today', undefined],
  ['https://port.example/gone', ['link-dead', 'This link does not open: the host answers 404.', OPEN]],
  [
    'https://port.example/circle',
    ['link-dead', 'This link does not open: it leads from one address to the next without an end.', OPEN],
  ],
  [
    'https://port.example/inside',
    [
      'link-dead',
      'This link does not open: it leads to https://10.0.0.7/, which is in a private network.',
      OPEN,
    ],
  ],
  [
    'https://port.example/old#part',
    ['link-moved', 'The page at this address has moved for good.', 'Write "https://port.example/new#part".'],
  ],
  [
    'https://light.example/',
    ['link-moved', 'The page at this address has moved for good.', 'Write "https://port.example/new".'],
  ],
])('%s', async (address, expected) => {
  const { said } = await checkSite(siteWith(address));
  const [code, message, hint] = expected ?? [];
  expect(said).toEqual(expected ? [{ code, value: address, message, hint }] : []);
});

test('a host that does not respond', async () => {
  const value = 'https://port.example/silent';
  const { said } = await checkSite(siteWith(value), { timeoutMs: 300 });
  const message = 'This link does not open: no answer within 0.3 seconds.';
  expect(said).toEqual([{ code: 'link-dead', value, message, hint: OPEN }]);
});

test('a host gets one request at a time, with a pause, and a user agent that names us', async () => {
  const site = siteWith(
    'https://port.example/gone',
    'https://port.example/',
    'https://light.example/',
    'https://boats.example/crew/',
    'mailto:office@port.example',
    'voyages',
  );
  expect((await checkSite(site)).summary).toBe(
    '3 links to other sites, 3 asked now, 1 of them does not open, 1 has moved, 0 cannot be told.',
  );
  expect(log.filter((line) => line !== 'rest').sort()).toEqual([
    'GET https://port.example/gone',
    'HEAD https://light.example/',
    'HEAD https://port.example/',
    'HEAD https://port.example/gone',
    'HEAD https://port.example/new',
  ]);
  // Four requests to one host.
  expect(log.filter((line) => line === 'rest')).toHaveLength(3);
  expect([...agents]).toEqual(['link-check (of https://boats.example)']);
});

test('an address is named at each of its places, in evidence too', async () => {
  const address = 'https://port.example/gone';
  const site = siteWith(address, address);
  const answer = { to: 'ugc/accreditation', by: 'link', href: address, title: 'The list' };
  writeFileSync(join(site, 'manifest/evidence.json'), JSON.stringify({ lists: ['ugc'], answers: [answer] }));
  const { problems } = await checkSite(site);
  expect(problems.map(({ file, pointer, line }) => [file, pointer, line !== undefined])).toEqual([
    ['public/data/start.json', expect.stringMatching(/\/buttons\/0\/href$/), true],
    ['public/data/start.json', expect.stringMatching(/\/buttons\/1\/href$/), true],
    ['manifest/evidence.json', '/answers/0/href', true],
  ]);
  expect(log.filter((line) => line.startsWith('HEAD'))).toHaveLength(1);
});

test('results are cached for a week, and failures for a day', async () => {
  const site = siteWith('https://port.example/', 'https://port.example/gone');
  const file = join(site, '.cache/links.json');
  const { said } = await checkSite(site);
  const cacheText = readFileSync(file, 'utf8');
  const day = dayIn(undefined);
  expect(JSON.parse(cacheText)).toEqual({
    'https://port.example/': { day, status: 200 },
    'https://port.example/gone': { day, status: 404 },
  });
  const againAfter = async (days: number) => {
    log = [];
    const then = new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
    writeFileSync(file, cacheText.replaceAll(day, then));
    expect((await checkSite(site)).said).toEqual(said);
    return log.filter((line) => line.startsWith('HEAD')).sort();
  };
  expect(await againAfter(0)).toEqual([]);
  expect(await againAfter(1)).toEqual(['HEAD https://port.example/gone']);
  expect(await againAfter(6)).toEqual(['HEAD https://port.example/gone']);
  expect(await againAfter(7)).toEqual(['HEAD https://port.example/', 'HEAD https://port.example/gone']);
  // A future day was written with a wrong clock.
  expect(await againAfter(-3)).toEqual(['HEAD https://port.example/', 'HEAD https://port.example/gone']);
});

test('a damaged cache is ignored', async () => {
  const site = siteWith('https://port.example/');
  await checkSite(site);
  for (const text of ['{', '[]', '{ "https://port.example/": { "day": 7 } }']) {
    writeFileSync(join(site, '.cache/links.json'), text);
    expect(await readLinkStatuses(site)).toEqual(new Map());
  }
});

test('without a connection no link is reported, and nothing is cached', async () => {
  const site = siteWith('https://port.example/', 'https://light.example/');
  const offline = () => Promise.reject(Object.assign(new Error('offline'), { code: 'EAI_AGAIN' }));
  const { said, summary } = await checkSite(site, { fetch: offline });
  expect(said).toEqual([]);
  expect(summary).toBe('None of 2 links answered: this computer may be offline.');
  expect(existsSync(join(site, '.cache/links.json'))).toBe(false);
});

test('links that failed the day before do not mean a lost connection; they are reported again', async () => {
  const site = siteWith('https://port.example/', 'https://gone.example/', 'https://away.example/');
  const file = join(site, '.cache/links.json');
  const fetch: LinkSettings['fetch'] = (address, init) =>
    address === 'https://port.example/'
      ? settings.fetch(address, init)
      : Promise.reject(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }));
  const { said } = await checkSite(site, { fetch });
  expect(said).toHaveLength(2);
  const yesterday = new Date(Date.parse(dayIn(undefined)) - 86_400_000).toISOString().slice(0, 10);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(dayIn(undefined), yesterday));
  const again = await checkSite(site, { fetch });
  expect(again.said).toEqual(said);
  expect(again.summary).not.toContain('offline');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replaceAll('"failed"', '404').replaceAll(dayIn(undefined), yesterday),
  );
  const offline = await checkSite(site, { fetch });
  expect(offline.summary).toContain('offline');
  expect(offline.said).toHaveLength(2);
});

test.each([
  ['http://port.example/', 'which is not a secure address.'],
  ['https://localhost/', 'which is in a private network.'],
  ['https://127.0.0.1/', 'which is in a private network.'],
  ['https://192.168.1.10:8080/x', 'which is in a private network.'],
  ['https://[::1]/', 'which is in a private network.'],
  ['https://[::ffff:10.0.0.1]/', 'which is in a private network.'],
  ['https://1.1.1.1/', undefined],
])('%s is requested only if it is public', async (address, why) => {
  expect(await DEFAULT_LINK_SETTINGS.refusal(address)).toBe(why);
});
