/** Verifies in a browser what the style sheet of a site does to contrast, reflow and target sizes. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import type { StyleFinding } from '../../app/entries/measureStyles.ts';
import { withinSite } from '../../core/route/base.ts';
import { href } from '../../core/route/path.ts';
import { engineRoot } from '../content/folder.ts';
import { sendFiles } from '../hosts/sendFiles.ts';
import { startHttpServer } from '../system/httpServer.ts';

const WIDTHS_PX = [360, 1280];
const TIMEOUT_MS = 120_000;
const REPORT = '/report';
const SCRIPT = '/measure.js';

const SCHEMES = { light: [], dark: ['--blink-settings=preferredColorScheme=0'] };

/**
 * @param out the built site
 * @param base the base path of the site
 * @param paths canonical paths of the pages
 * @param chromium the path of the browser
 * @returns one sentence for each rule at fault
 */
export async function styleMistakes(
  out: string,
  base: string,
  paths: readonly string[],
  chromium: string,
): Promise<string[]> {
  const mistakes = new Map<string, string>();
  for (const [scheme, options] of Object.entries(SCHEMES))
    for (const { path, width, problem, rule } of await measurePages(out, base, paths, chromium, options)) {
      // A rule has the same effect on many pages.
      const key = `${rule} ${problem.replace(/".*"|\d+/g, '')}`;
      const place = `${href(path)} at ${width} px${scheme === 'dark' ? ' in the dark' : ''}`;
      if (!mistakes.has(key)) mistakes.set(key, `${place}: ${problem}. The rule in site.css: ${rule}`);
    }
  return [...mistakes.values()];
}

async function measurePages(
  out: string,
  base: string,
  paths: readonly string[],
  chromium: string,
  options: readonly string[],
): Promise<StyleFinding[]> {
  const script = await bundleMeasure();
  const files = sendFiles(out);
  const folder = await mkdtemp(join(tmpdir(), 'verify-styles-'));
  const { promise, resolve, reject } = withResolvers<StyleFinding[]>();
  // Without a content security policy, so that pages may be in frames.
  const server = await startHttpServer(async (request, response) => {
    if (request.url === REPORT) {
      const { findings, error } = JSON.parse(await text(request));
      response.end();
      return error === undefined ? resolve(findings) : reject(new Error(error));
    }
    if (request.url === SCRIPT) return void response.setHeader('Content-Type', 'text/javascript').end(script);
    const inSite = withinSite(base, request.url ?? '/');
    if (inSite === undefined || request.url === '/measure') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(measurePage(base, paths));
      return;
    }
    request.url = inSite.replace(/\/$/, '/index.html');
    files(request, response, () => void response.writeHead(404).end());
  }, 0);
  const browser = spawn(
    chromium,
    [
      '--headless',
      // The sandbox does not start as root. Chromium opens only pages of this site.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...['--disable-gpu', '--disable-background-networking', '--no-first-run', '--hide-scrollbars'],
      // Other hosts, such as those of scripts, are not asked.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      `--user-data-dir=${folder}`,
      ...options,
      `http://localhost:${server.port}/measure`,
    ],
    { stdio: 'ignore' },
  );
  const timer = setTimeout(() => reject(new Error('The browser took too long.')), TIMEOUT_MS);
  browser.once('error', reject);
  browser.once('exit', () => reject(new Error('The browser stopped too early.')));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    browser.kill('SIGKILL');
    await server.close();
    // Windows locks files for a moment after their process has ended.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 }).catch(() => undefined);
  }
}

/** As Promise.withResolvers, which Node 20 lacks. */
function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

function measurePage(base: string, paths: readonly string[]): string {
  const addresses = Object.fromEntries(paths.map((path) => [path, base + href(path)]));
  const attribute = (value: unknown) =>
    JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  return `<!doctype html><html data-report="${REPORT}" data-widths='${attribute(WIDTHS_PX)}' data-addresses='${attribute(addresses)}'><body><script type="module" src="${SCRIPT}"></script></body></html>`;
}

async function bundleMeasure(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(engineRoot, 'src/app/entries/measureStyles.ts')],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
