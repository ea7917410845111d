/** Addresses with signs that mean something in a configuration, on nginx and Apache; and an Apache that lacks modules. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { headerRules, OVER_HTTPS } from '../../codegen/hosts/headers.ts';
import { writeHostFiles } from '../../codegen/hosts/index.ts';
import { moved } from '../../codegen/hosts/redirects.ts';
import { serveSite } from '../../codegen/hosts/serve.ts';
import { href, outputFile } from '../../src/route/path.ts';
import { LEAST_SITE } from '../sites.ts';
import { asker } from './ask.ts';
import { otherForms, sameForms } from './forms.ts';
import { judgeFile, judgeRedirect } from './hosts.ts';
import {
  type Certificate,
  type Host,
  makeCertificate,
  openToAll,
  startApache,
  startNginx,
} from './servers.ts';

const paths = [
  '',
  'b.sc (hons)',
  'a "quoted" page',
  'cost $1 & $args',
  '50% off %20 %1',
  "it's; so {all} of it",
  'plus+minus=zero,tilde~',
  'stars ** [x] ^y| z',
  'one @ two : three',
  'é/ệ/각하',
  'ോ ൊ ൌ/ലോക-മാനസികാരോഗ്യ-ദിനം',
  'ോ',
  'a/b/c/d',
];
const redirects = paths
  .slice(1)
  .map((path, index) =>
    moved(`alt ${path}/${path.replaceAll('/', ' ')}`, paths[(index + 5) % paths.length] ?? ''),
  );

let folder: string;
let site: string;
const rules = headerRules(LEAST_SITE, 'abc');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'odd-'));
  site = join(folder, 'site');
  for (const file of [...paths.map(outputFile), '404.html']) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), `<!doctype html><title>${file}</title>`);
  }
  await writeHostFiles(site, rules, redirects, paths);
  openToAll(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const starts: Record<string, () => Promise<Pick<Host, 'port' | 'close'>>> = {
  'our server': () => serveSite(site, 0, '127.0.0.1'),
  nginx: () => startNginx(inject('programs'), site),
  Apache: () => startApache(inject('programs'), site),
};

describe.each(Object.entries(starts))('on %s', (_name, start) => {
  let host: Pick<Host, 'port' | 'close'>;
  let asking: ReturnType<typeof asker>;
  beforeAll(async () => {
    host = await start();
    asking = asker(host.port);
  });
  afterAll(async () => {
    asking?.close();
    await host?.close();
  });

  test('pages and their other forms', async () => {
    const same = paths.flatMap((path) => sameForms(path).map((form) => ({ path, form })));
    const other = paths.flatMap((path) => otherForms(path).map((form) => ({ path, form })));
    expect(
      await asking.judge(
        same,
        ({ form }) => form,
        (answer, { path }) => judgeFile(answer, site, outputFile(path), rules),
      ),
    ).toEqual([]);
    expect(
      await asking.judge(
        other,
        ({ form }) => form,
        (answer, { path }) => judgeRedirect(answer, href(path)),
      ),
    ).toEqual([]);
  });

  test('old addresses', async () => {
    const questions = redirects.flatMap(({ from, to }) =>
      [href(from), ...otherForms(from)].map((form) => ({ form, to: href(to) })),
    );
    expect(
      await asking.judge(
        questions,
        ({ form }) => form,
        (answer, { to }) => judgeRedirect(answer, to),
      ),
    ).toEqual([]);
  });
});

test('an Apache without any module that could be missing serves the pages all the same', async () => {
  const host = await startApache(inject('programs'), site, []);
  const asking = asker(host.port);
  try {
    const wrong = await asking.judge(paths, href, ({ status }) => (status === 200 ? undefined : `${status}`));
    expect(wrong).toEqual([]);
    const nothing = await asking.ask('/nothing/');
    expect(nothing.status).toBe(404);
    expect(String(nothing.body)).toContain('404.html');
  } finally {
    asking.close();
    await host.close();
  }
});

test.each<[name: string, start: (https: Certificate) => Promise<Host>]>([
  ['nginx', (https) => startNginx(inject('programs'), site, https)],
  ['Apache', (https) => startApache(inject('programs'), site, undefined, https)],
])('over HTTPS %s says what it never says over HTTP', async (_name, start) => {
  const host = await start(makeCertificate(inject('programs'), folder));
  const asking = asker(host.port, true);
  try {
    for (const address of ['/', '/a/b/c/d', '/nothing/']) {
      const { headers } = await asking.ask(address);
      for (const [name, value] of Object.entries(OVER_HTTPS)) expect(headers[name.toLowerCase()]).toBe(value);
    }
  } finally {
    asking.close();
    await host.close();
  }
});
