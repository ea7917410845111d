/** PDF versions of pages, printed by Chromium and cached until the page changes. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Messages, Site } from '../../core/model.ts';
import { mediaMessages } from '../../core/problems/messages/media.ts';
import { ContentError } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { fieldOf } from '../../core/problems/value.ts';
import { baseOf } from '../../core/route/base.ts';
import { href, outputFile } from '../../core/route/path.ts';
import type { DocumentPage } from '../content/compliance/complianceBlocks.ts';
import { cacheFolder, dataFile } from '../content/folder.ts';
import { siteHandler } from '../hosts/serve.ts';
import { markUsed, removeUnused } from '../system/cacheFolder.ts';
import { findHeadlessShell } from '../system/chromium.ts';
import { startHttpServer } from '../system/httpServer.ts';
import { replaceFile } from '../system/replaceFile.ts';
import { systemProblem } from '../system/systemError.ts';
import { writeDocumentSize } from './documentSizes.ts';

const run = promisify(execFile);

const PRINT_TIMEOUT_MS = 60_000;

/** Returns true if PDF files can be printed. Otherwise prints one line that they are omitted. */
export async function canPrint(folder: string): Promise<boolean> {
  const chromium = findHeadlessShell();
  const works = chromium !== undefined && (await hasPrinted(chromium, cacheFolder(folder, 'documents')));
  if (!works)
    console.log(
      chromium === undefined
        ? 'Pages are not made as PDF: install Chrome or Chromium, or set CHROMIUM_PATH.'
        : `Pages are not made as PDF: ${chromium} does not print.`,
    );
  return works;
}

/** Prints a test page once. */
async function hasPrinted(chromium: string, cache: string): Promise<boolean> {
  const proof = join(cache, `${await identityOf(chromium)}.works`);
  if (existsSync(proof)) {
    await markUsed(proof);
    return true;
  }
  try {
    const { length } = await print(chromium, 'about:blank');
    await mkdir(cache, { recursive: true });
    await replaceFile(proof, String(length));
    return true;
  } catch {
    return false;
  }
}

async function identityOf(chromium: string): Promise<string> {
  const { size, mtimeMs } = await stat(chromium);
  return digest(JSON.stringify([chromium, size, mtimeMs]));
}

/**
 * Prints the PDF versions of written pages, and adds their sizes to the pages.
 *
 * @param staging has the folders of the PDF files
 * @param wordsIn returns the messages of a language; undefined stands for the language of the site
 * @param built the creation date of the PDF files, so that builds are reproducible
 * @throws ContentError (rejects) if Chromium does not print a page
 */
export async function makeDocuments(
  folder: string,
  staging: string,
  pages: readonly DocumentPage[],
  site: Pick<Site, 'origin'>,
  wordsIn: (language: string | undefined) => Pick<Messages, 'media' | 'numbers' | 'hours'>,
  built: Date,
  cache = cacheFolder(folder, 'documents'),
): Promise<void> {
  const chromium = findHeadlessShell();
  if (chromium === undefined || pages.length === 0) return;
  await mkdir(cache, { recursive: true });
  const identity = await identityOf(chromium);
  const code = await readFile(new URL(import.meta.url), 'utf8');
  for (const page of pages) {
    const { path, file, data, language } = page;
    const html = paperHtml(await readFile(join(staging, outputFile(path)), 'utf8'), site.origin);
    const cachedPdf = join(cache, `${digest(JSON.stringify([html, identity, code]))}.pdf`);
    if (existsSync(cachedPdf)) await markUsed(cachedPdf);
    else {
      const pdf = await printPage(chromium, staging, site, path, html).catch((error: unknown) => {
        throw printError(error, data);
      });
      await replaceFile(cachedPdf, pdf);
    }
    const pdf = withDate(await readFile(cachedPdf), built);
    await writeFile(join(staging, file), pdf);
    await writeDocumentSize(staging, page, pdf.length, baseOf(site), wordsIn(language));
  }
  await removeUnused(cache);
}

/** Serves the page and its files on a local port. */
async function printPage(
  chromium: string,
  staging: string,
  site: Pick<Site, 'origin'>,
  path: string,
  html: string,
): Promise<Buffer> {
  const others = siteHandler(staging);
  const address = baseOf(site) + href(path);
  const server = await startHttpServer(
    (request, response) => {
      if (request.url !== address) return others(request, response);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(html);
    },
    0,
    '127.0.0.1',
  );
  try {
    return await print(chromium, `http://127.0.0.1:${server.port}${address}`);
  } finally {
    await server.close();
  }
}

async function print(chromium: string, address: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'page-as-pdf-'));
  try {
    const out = join(folder, 'page.pdf');
    await run(
      chromium,
      [
        '--headless',
        // The sandbox does not start as root. Chromium opens only pages of this site.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--no-first-run',
        `--user-data-dir=${join(folder, 'user')}`,
        '--no-pdf-header-footer',
        // Virtual time stops during requests, so fonts are loaded before the page is printed.
        '--virtual-time-budget=2000',
        '--generate-pdf-document-outline',
        `--print-to-pdf=${out}`,
        address,
      ],
      { timeout: PRINT_TIMEOUT_MS, killSignal: 'SIGKILL' },
    );
    if (!existsSync(out)) throw new Error('Nothing was printed.');
    return await readFile(out);
  } finally {
    // Windows locks files for a moment after their process has ended.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 }).catch(() => undefined);
  }
}

/** @param data the name of the data file of the page */
function printError(error: unknown, data: string): unknown {
  // A full disk is not an error of Chromium.
  if (systemProblem(error, tmpdir())) return error;
  const why =
    fieldOf(error, 'killed') === true
      ? `it took longer than ${PRINT_TIMEOUT_MS / 1000} seconds`
      : 'it stopped too early';
  return new ContentError([problemInFile(dataFile(data), mediaMessages.pageUnprinted(why))]);
}

/**
 * Returns the HTML to print: without scripts, which would add the date, and without the link to the PDF,
 * whose size is not known yet. Links are absolute.
 *
 * @param origin of the site; without it, links to other pages lose their target
 */
export function paperHtml(html: string, origin: string | undefined): string {
  const host = origin === undefined ? undefined : new URL(origin).origin;
  return html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<p class="answered-document">.*?<\/p>/s, '')
    .replace(/(<div id="root") data-drawn="[^"]*"/, '$1')
    .replace('</head>', '<style>@page{size:A4}</style></head>')
    .replace(/(<a\b[^>]*?) href="(\/[^"]*)"/g, (_, start: string, path: string) =>
      host === undefined ? start : `${start} href="${host}${path}"`,
    );
}

/** Replaces the creation and modification dates of a PDF (ISO 32000-1, 7.9.4). The length stays the same. */
export function withDate(pdf: Buffer, time: Date): Buffer {
  const digits = time.toISOString().replace(/\D/g, '').slice(0, 14);
  const text = pdf.toString('latin1');
  return Buffer.from(
    text.replace(/(\/(?:CreationDate|ModDate) \(D:)\d{14}/g, (_, start: string) => start + digits),
    'latin1',
  );
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 20);
