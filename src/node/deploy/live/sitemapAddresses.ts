/** Reads the addresses of a sitemap of another site (sitemaps.org/protocol.html), which is not trusted. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { privateHost } from '../../content/privateHosts.ts';
import { systemProblem } from '../../system/systemError.ts';
import { UsageError } from '../../system/usageError.ts';
import { parseSitemap } from './html.ts';
import { readBytes, request } from './request.ts';
import type { LinkSettings } from './requestLink.ts';

/** The limits of the protocol for one file. An index has fewer files here. */
const MAX_SITEMAP_BYTES = 50 * 1024 * 1024;
const MAX_ADDRESSES = 50_000;
const MAX_SITEMAPS = 200;

type SitemapSettings = Pick<LinkSettings, 'fetch' | 'timeoutMs'>;

/** Returns true for the address or the file name of a sitemap. */
export const isSitemap = (text: string): boolean => /\.xml(?:\.gz)?$/i.test(text.replace(/[?#].*/s, ''));

/**
 * Returns the addresses of a sitemap, or of all sitemaps of an index, without duplicates.
 *
 * @param source the address or the path of a file
 * @throws UsageError (rejects) if a file cannot be read, is too large or is not a sitemap
 */
export async function readSitemapAddresses(source: string, settings: SitemapSettings): Promise<URL[]> {
  const { isIndex, addresses } = parsed(source, await readSource(source, settings));
  const addressesOfAll = new Set(isIndex ? [] : addresses);
  if (isIndex && addresses.length > MAX_SITEMAPS) throw tooLarge(source);
  for (const part of isIndex ? addresses : []) {
    const partSource = partOfIndex(source, part);
    const sitemap = parsed(partSource, await readSource(partSource, settings));
    if (sitemap.isIndex) throw new UsageError(`${partSource} is an index inside an index.`);
    for (const address of sitemap.addresses) addressesOfAll.add(address);
    if (addressesOfAll.size > MAX_ADDRESSES) throw tooLarge(source);
  }
  if (addressesOfAll.size > MAX_ADDRESSES) throw tooLarge(source);
  return [...addressesOfAll].flatMap((address) =>
    URL.canParse(address) && isWebAddress(address) ? new URL(address) : [],
  );
}

const isWebAddress = (text: string) => /^https?:\/\//i.test(text);

const tooLarge = (source: string) =>
  new UsageError(
    `${source} is too large: ${MAX_SITEMAPS} sitemaps, 50 MB each and ${MAX_ADDRESSES} addresses are the limit.`,
  );

/** A part is on the host of its index; next to a saved index it is a saved file. */
function partOfIndex(source: string, part: string): string {
  if (!URL.canParse(part) || !isWebAddress(part)) throw new UsageError(`${source} lists "${part}".`);
  const { pathname, host } = new URL(part);
  if (isWebAddress(source)) {
    if (host === new URL(source).host) return part;
    throw new UsageError(`${source} lists ${part}, which is on another host. Check that one by itself.`);
  }
  const savedFile = join(dirname(source), basename(pathname));
  if (existsSync(savedFile)) return savedFile;
  if (privateHost(part) !== undefined)
    throw new UsageError(`${source} lists ${part}, which is in a private network.`);
  return part;
}

function parsed(source: string, bytes: Buffer) {
  const sitemap = parseSitemap(unpacked(source, bytes).toString('utf8'));
  if (!sitemap) throw new UsageError(`${source} is not a sitemap.`);
  return sitemap;
}

/** Hosts may send a packed file unpacked. */
function unpacked(source: string, bytes: Buffer): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_SITEMAP_BYTES });
  } catch {
    throw new UsageError(`${source} is damaged, or larger than 50 MB when it is unpacked.`);
  }
}

async function readSource(source: string, { fetch, timeoutMs }: SitemapSettings): Promise<Buffer> {
  if (!isWebAddress(source)) return readSavedFile(source);
  const result = await request(source, { userAgent: 'check-live', timeoutMs, fetch }, async (response) => {
    const { status } = response;
    const location = response.headers.get('location');
    if (status === 200)
      return (await readBytes(response, MAX_SITEMAP_BYTES)) ?? { failure: 'It is too large.' };
    await response.body?.cancel();
    return { failure: location === null ? `The host answers ${status}.` : `It leads to ${location}.` };
  });
  if (Buffer.isBuffer(result)) return result;
  throw new UsageError(`${source} cannot be read. ${result.failure}`);
}

function readSavedFile(source: string): Buffer {
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), source);
  try {
    if (statSync(file).size > MAX_SITEMAP_BYTES) throw tooLarge(source);
    return readFileSync(file);
  } catch (error) {
    if (!systemProblem(error, dirname(file))) throw error;
    throw new UsageError(`The file ${source} cannot be read.`);
  }
}
