/** Requests external links: HEAD, then GET if that fails, with few redirects. */
import { lookup } from 'node:dns/promises';
import { setTimeout } from 'node:timers/promises';
import { linkTarget } from '../../../core/route/link.ts';
import type { LinkStatus } from '../../content/linkStatuses.ts';
import { privateHost } from '../../content/privateHosts.ts';
import { type RequestFailure, request } from './request.ts';

export interface LinkSettings {
  timeoutMs: number;
  /** Waits between two requests to a host. */
  pause(): Promise<unknown>;
  /** The reason why an address must not be requested, as the end of a sentence. */
  refusal(address: string): Promise<string | undefined>;
  fetch(address: string, init: RequestInit): Promise<Response>;
}

export const DEFAULT_LINK_SETTINGS: LinkSettings = {
  timeoutMs: 15_000,
  pause: () => setTimeout(1_000),
  refusal,
  fetch,
};

/** Refuses insecure addresses and private networks. */
async function refusal(address: string): Promise<string | undefined> {
  if (!address.startsWith('https://')) return 'which is not a secure address.';
  if (privateHost(address) !== undefined) return REASON_PRIVATE;
  const { hostname } = new URL(address);
  // The request reports an unknown host.
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  const isPrivate = addresses.some(({ address, family }) =>
    privateHost(family === 6 ? `https://[${address}]/` : `https://${address}/`),
  );
  return isPrivate ? REASON_PRIVATE : undefined;
}

const REASON_PRIVATE = 'which is in a private network.';

const MAX_REDIRECTS = 5;

const PERMANENT_REDIRECTS: ReadonlySet<number> = new Set([301, 308]);

/** One request at a time to a host, with pauses. */
export class HostQueue {
  private readonly lastByHost = new Map<string, Promise<unknown>>();

  constructor(private readonly pause: () => Promise<unknown>) {}

  run<T>(host: string, action: () => Promise<T>): Promise<T> {
    const previous = this.lastByHost.get(host);
    const result = previous ? previous.then(this.pause).then(action) : action();
    this.lastByHost.set(
      host,
      result.catch(() => undefined),
    );
    return result;
  }
}

/** Requests an external link. @returns never rejects */
export async function requestLink(
  address: string,
  userAgent: string,
  settings: LinkSettings,
  queue: HostQueue,
): Promise<Omit<LinkStatus, 'day'>> {
  const [start = '', fragment = ''] = address.split(/(?=#)/);
  let url = start;
  let movedTo: string | undefined = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const refusalReason = await settings.refusal(url);
    if (refusalReason !== undefined) return failedStatus(`It leads to ${url}, ${refusalReason}`);
    const requestedUrl = url;
    const requestInTurn = (method: 'HEAD' | 'GET') =>
      queue.run(new URL(requestedUrl).host, () =>
        request(requestedUrl, { ...settings, method, userAgent }, (response) =>
          readLinkResponse(response, requestedUrl),
        ),
      );
    const first = await requestInTurn('HEAD');
    // Some hosts only support GET.
    const response = 'status' in first && first.status < 400 ? first : await requestInTurn('GET');
    if ('failure' in response) return failedStatus(response.failure);
    const { status, next } = response;
    if (next === undefined) {
      const leadsTo = movedTo === start || status >= 400 ? undefined : movedTo + fragment;
      return { status, ...(leadsTo !== undefined && linkTarget(leadsTo).kind === 'outside' && { leadsTo }) };
    }
    url = next;
    if (movedTo === requestedUrl && PERMANENT_REDIRECTS.has(status)) movedTo = next;
  }
  return failedStatus('It leads from one address to the next without an end.');
}

const failedStatus = (words: string) => ({ status: 'failed', words }) as const;

type LinkResponse = { status: number; next?: string } | RequestFailure;

async function readLinkResponse({ body, headers, status }: Response, url: string): Promise<LinkResponse> {
  await body?.cancel();
  const location = status >= 300 && status < 400 ? headers.get('location') : null;
  if (location === null) return { status };
  return URL.canParse(location, url)
    ? { status, next: new URL(location, url).href }
    : { failure: 'It leads to what is not an address.' };
}
