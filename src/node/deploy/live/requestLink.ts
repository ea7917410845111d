/** Asks another site for a page, gently: HEAD, then GET where that is refused, and no more than a few redirects. */
import { lookup } from 'node:dns/promises';
import { setTimeout } from 'node:timers/promises';
import { linkTarget } from '../../../core/route/link.ts';
import type { LinkStatus } from '../../content/linkStatuses.ts';
import { privateHost } from '../../content/privateHosts.ts';
import type { HostQueue } from './hostQueue.ts';
import { describeError } from './requestLive.ts';

export interface LinkSettings {
  /** How long one answer may take, in milliseconds. */
  timeoutMs: number;
  /** Is over when a host has been left alone for long enough between two requests. */
  pause(): Promise<unknown>;
  /** Why an address is not to be asked, as the end of a sentence; undefined for one that may be. */
  refusal(address: string): Promise<string | undefined>;
  fetch(address: string, init: RequestInit): Promise<Response>;
}

export const DEFAULT_LINK_SETTINGS: LinkSettings = {
  timeoutMs: 15_000,
  pause: () => setTimeout(1_000),
  refusal,
  fetch,
};

/** Only what anybody can open: a secure address, of a host that is in no private network. */
async function refusal(address: string): Promise<string | undefined> {
  if (!address.startsWith('https://')) return 'which is not a secure address.';
  if (privateHost(address) !== undefined) return REASON_PRIVATE;
  const { hostname } = new URL(address);
  // A name that is not known is said where it is asked.
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  const isPrivate = found.some(({ address, family }) =>
    privateHost(family === 6 ? `https://[${address}]/` : `https://${address}/`),
  );
  return isPrivate ? REASON_PRIVATE : undefined;
}

const REASON_PRIVATE = 'which is in a private network.';

/** Longer ways lead in a circle. */
const MAX_REDIRECTS = 5;

/** Of these the page has its new address for good. */
const PERMANENT_REDIRECTS: ReadonlySet<number> = new Set([301, 308]);

/**
 * What is at an address of another site.
 *
 * @param userAgent says who asks
 * @returns never rejects
 */
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
    const requestInTurn = (method: Method) =>
      queue.run(new URL(requestedUrl).host, () => request(method, requestedUrl, userAgent, settings));
    const first = await requestInTurn('HEAD');
    // Some hosts answer only to GET.
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

type LinkResponse = { status: number; next?: string } | { failure: string };

type Method = 'HEAD' | 'GET';

async function request(
  method: Method,
  url: string,
  userAgent: string,
  { timeoutMs, fetch }: LinkSettings,
): Promise<LinkResponse> {
  const timeoutSignal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { 'User-Agent': userAgent, Accept: 'text/html,*/*' },
      signal: timeoutSignal,
    });
    await response.body?.cancel();
    const { status } = response;
    const location = status >= 300 && status < 400 ? response.headers.get('location') : null;
    if (location === null) return { status };
    return URL.canParse(location, url)
      ? { status, next: new URL(location, url).href }
      : { failure: 'It leads to what is not an address.' };
  } catch (error) {
    return {
      failure: timeoutSignal.aborted ? `No answer within ${timeoutMs / 1000} seconds.` : describeError(error),
    };
  }
}
