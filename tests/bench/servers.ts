/** The time of a normal request to each local server while slow clients are connected. */
import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { engineRoot } from '../../src/node/content/folder.ts';
import { type BenchSection, median, number, table } from './figures.ts';
import { copyOf, type RunningServer, runServer } from './server.ts';

const CLIENTS = 200;
/** The limit of a normal request, in milliseconds. */
const MAX_MS = 1000;

const REQUESTS = 50;

/** Each sends only the beginning of a request, or does not read the response. */
const SLOW = [
  (host: string) => `GET / HTTP/1.1\r\nHost: ${host}\r\n`,
  (host: string) => `POST /api/save HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1000000\r\n\r\n{`,
  (host: string) => `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
];

const COMMANDS = { start: [], dev: [], edit: ['--no-open'] } as const;

/** The times of sequential normal requests, in milliseconds. */
async function requestTimes({ origin }: URL): Promise<number[]> {
  const times: number[] = [];
  while (times.length < REQUESTS) {
    const started = performance.now();
    await (await fetch(`${origin}/`)).arrayBuffer();
    times.push(performance.now() - started);
  }
  return times;
}

function openSlowClients({ hostname, port, host }: URL): Socket[] {
  return Array.from({ length: CLIENTS }, (_, index) => {
    const socket = connect(Number(port), hostname);
    // The server may close it.
    socket.on('error', () => undefined).pause();
    socket.write(SLOW[index % SLOW.length]?.(host) ?? '');
    return socket;
  });
}

async function measure(
  command: keyof typeof COMMANDS,
  site: string,
): Promise<[alone: number[], beside: number[]]> {
  const args = [command, '--site', site, '--port', '0', ...COMMANDS[command]];
  const server: RunningServer = await runServer(args, /http:\/\/localhost:\d+\//);
  const url = new URL(server.address);
  try {
    // The first request may wait for lazy modules.
    await fetch(url);
    const alone = await requestTimes(url);
    const clients = openSlowClients(url);
    const otherTimes = await requestTimes(url);
    for (const client of clients) client.destroy();
    return [alone, otherTimes];
  } finally {
    await server.stop();
  }
}

export async function serversSection(): Promise<BenchSection> {
  const site = await copyOf(join(engineRoot, 'tests/fixtures/site'));
  const rows: string[][] = [
    ['server', 'alone, median ms', `${CLIENTS} slow clients, median ms`, 'longest ms'],
  ];
  const bars: BenchSection['bars'][number][] = [];
  try {
    for (const command of ['start', 'dev', 'edit'] as const) {
      const [alone, otherTimes] = await measure(command, site);
      const longest = Math.max(...otherTimes);
      rows.push([command, number(median(alone), 1), number(median(otherTimes), 1), number(longest, 1)]);
      bars.push({
        text: `${command}: a request takes at most ${MAX_MS} ms beside ${CLIENTS} slow clients (${number(longest)} ms)`,
        met: longest <= MAX_MS,
      });
    }
  } finally {
    await rm(site, { recursive: true });
  }
  return { text: table(rows), bars };
}
