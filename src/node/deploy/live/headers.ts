import { liveMessages } from '../../../core/problems/messages/live.ts';
import type { ProblemContent } from '../../../core/problems/problemAt.ts';
import { mediaTypeOf } from '../../content/mediaTypes.ts';
import { type HeaderRule, headersFor } from '../../hosts/headers.ts';
import type { LiveResponse } from './request.ts';

/** Compares the headers of responses with the expected ones. */
export class HeaderDifferences {
  /** @param secure true for HTTPS */
  constructor(
    private readonly rules: readonly HeaderRule[],
    private readonly secure: boolean,
  ) {}

  private readonly differences = new Map<
    string,
    { name: string; expected: string; actual?: string; urls: string[] }
  >();

  /** @param address determines the expected headers */
  compare(response: LiveResponse, address: string, url: string): void {
    for (const [name, expected] of Object.entries(expectedHeaders(this.rules, address, this.secure))) {
      this.compareHeader(name, expected, response.header(name), url);
    }
  }

  private compareHeader(name: string, expected: string, actual: string | undefined, url: string): void {
    if (isEquivalent(name, expected, actual)) return;
    const key = JSON.stringify([name, expected, actual]);
    const same = this.differences.get(key);
    if (same) same.urls.push(url);
    else this.differences.set(key, { name, expected, actual, urls: [url] });
  }

  findings(): ProblemContent[] {
    return [...this.differences.values()].map(({ name, expected, actual, urls }) => ({
      ...liveMessages.headerWrong(name, expected, actual, urls.length - 1),
      value: urls[0],
    }));
  }
}

/** Ignores spaces in lists, equivalent media types, and a missing charset. */
function isEquivalent(name: string, expected: string, actual: string | undefined): boolean {
  if (actual === undefined) return false;
  const tidy = (text: string) => text.toLowerCase().replace(/\s*([;,])\s*/g, '$1');
  if (name !== 'Content-Type') return tidy(actual) === tidy(expected);
  const [type = '', ...parameters] = tidy(actual).split(';');
  const [expectedType = ''] = tidy(expected).split(';');
  if (EQUAL_TYPES.some((types) => types.includes(type) && types.includes(expectedType))) return true;
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  return type === expectedType && (charset === undefined || charset === 'charset=utf-8');
}

/** Types that browsers treat alike. */
const EQUAL_TYPES = [
  ['text/javascript', 'application/javascript'],
  ['application/xml', 'text/xml', 'application/atom+xml'],
  ['image/x-icon', 'image/vnd.microsoft.icon'],
  ['application/json', 'application/manifest+json'],
  ['audio/wav', 'audio/x-wav', 'audio/vnd.wave'],
  ['audio/flac', 'audio/x-flac'],
  ['audio/mp4', 'audio/x-m4a'],
  ['video/mp4', 'video/x-m4v'],
];

function expectedHeaders(rules: readonly HeaderRule[], address: string, secure: boolean) {
  const type = address.endsWith('/') ? mediaTypeOf('index.html') : mediaTypeOf(address);
  return { ...(type === undefined ? {} : { 'Content-Type': type }), ...headersFor(rules, address, secure) };
}
