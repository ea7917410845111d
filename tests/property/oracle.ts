/**
 * An independent implementation of address resolution: it decodes the escapes byte by byte and searches the pages from first
 * to last. Slow, plain, and without imports from src/core/route.
 */

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The segments of an address, decoded and in NFC, or undefined if it is invalid. */
function segmentsOf(address: string): string[] | undefined {
  const [path = ''] = address.split(/[?#]/);
  const pathname = path[0] === '/' ? path : `/${path}`;
  if (pathname === '/') return [];
  const raw = pathname.split('/').slice(1);
  if (raw.at(-1) === '') raw.pop();
  const segments: string[] = [];
  for (const text of raw) {
    // A lone surrogate does not survive the conversion to bytes.
    const bytes = Buffer.from(text, 'utf8');
    if (bytes.toString('utf8') !== text) return undefined;
    const decoded: number[] = [];
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (byte !== 0x25) {
        decoded.push(byte);
        continue;
      }
      const hex = bytes.subarray(at + 1, at + 3).toString('latin1');
      if (!/^[0-9A-Fa-f]{2}$/.test(hex)) return undefined;
      decoded.push(Number.parseInt(hex, 16));
      at += 2;
    }
    try {
      segments.push(decoder.decode(Uint8Array.from(decoded)).normalize('NFC'));
    } catch {
      return undefined;
    }
  }
  return segments;
}

/** A path of the site with its segments. */
export interface Known {
  path: string;
  segments: readonly string[];
}

export const pathWithSegments = (path: string): Known => ({
  path,
  segments: path === '' ? [] : path.split('/'),
});

/** The path of the site that matches an address. @param all searched from first to last */
export function expectedMatch(pathname: string, all: readonly Known[]): string | undefined {
  const segments = segmentsOf(pathname);
  if (segments === undefined || segments.includes('')) return undefined;
  return all.find(
    (one) =>
      one.segments.length === segments.length && one.segments.every((text, at) => text === segments[at]),
  )?.path;
}
