/** The required responses of every host, in request order. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { ENDINGS_BY_MEDIA_TYPE } from '../../src/node/content/mediaTypes.ts';
import { type HeaderRule, HTTPS_ONLY_HEADERS, headersFor } from '../../src/node/hosts/headers.ts';
import type { HostResponse } from './request.ts';

/** Faults of a response that must be a redirect. */
export function findRedirectFault({ status, headers }: HostResponse, target: string): string | undefined {
  if (status !== 301) return `${status} in place of 301`;
  // A host may return the absolute URL, in its own encoding.
  const { origin, pathname, search, hash } = new URL(headers.location ?? '/none', 'http://127.0.0.1');
  const host = target.startsWith('/') ? '' : origin;
  const led = decodeURIComponent(host + pathname + search + hash);
  return led === decodeURIComponent(target) ? undefined : `leads to ${headers.location}`;
}

/**
 * Faults of a response that must be a file of the site.
 *
 * @param file its path within the site
 * @param rules of `_headers`
 */
export function findFileFault(
  { status, headers, body }: HostResponse,
  site: string,
  file: string,
  rules: readonly HeaderRule[],
  expected = 200,
): string | undefined {
  if (status !== expected) return `${status} in place of ${expected}`;
  if (!body.equals(readFileSync(join(site, file)))) return 'other bytes';
  return findHeaderFault(headers, file, rules);
}

/** Faults of the headers of a file's response, over plain HTTP. */
export function findHeaderFault(
  headers: HostResponse['headers'],
  file: string,
  rules: readonly HeaderRule[],
): string | undefined {
  const ending = extname(file).slice(1).toLowerCase();
  const [usual] = Object.entries(ENDINGS_BY_MEDIA_TYPE).find(([, endings]) => endings.includes(ending)) ?? [];
  const expectedHeaders: Record<string, string | undefined> = {
    'Content-Type': usual,
    ...headersFor(rules, `/${file.replace(/(^|\/)index\.html$/, '$1')}`, false),
    ...Object.fromEntries(Object.keys(HTTPS_ONLY_HEADERS).map((name) => [name, undefined])),
  };
  const wrong = Object.entries(expectedHeaders).flatMap(([name, value]) => {
    const actual = headers[name.toLowerCase()];
    const [type, ...parameters] = String(actual).split(/;\s*/);
    const same =
      name === 'Content-Type'
        ? value !== undefined &&
          type === mediaType(value) &&
          (ending !== 'html' || parameters.includes('charset=utf-8'))
        : actual === value;
    return same ? [] : [`${name} is ${String(actual)} in place of ${value}`];
  });
  return wrong.length > 0 ? wrong.join(', ') : undefined;
}

/** XML has two names for its type. */
const mediaType = (value: string) => value.split(';')[0];
