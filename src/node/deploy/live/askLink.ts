/** Asks another site for a page, gently: HEAD, then GET where that is refused, and no more than a few redirects. */
import { lookup } from 'node:dns/promises';
import { setTimeout } from 'node:timers/promises';
import { linkTarget } from '../../../core/route/link.ts';
import type { LinkStatus } from '../../content/linkStatuses.ts';
import { privateHost } from '../../content/privateHosts.ts';
import { inWords } from './ask.ts';
import type { Turns } from './turns.ts';

export interface LinkSettings {
  /** How long one answer may take, in milliseconds. */
  patience: number;
  /** Is over when a host has been left alone for long enough between two requests. */
  rest(): Promise<unknown>;
  /** Why an address is not to be asked, as the end of a sentence; undefined for one that may be. */
  refusal(address: string): Promise<string | undefined>;
  fetch(address: string, init: RequestInit): Promise<Response>;
}

export const USUAL_LINKS: LinkSettings = {
  patience: 15_000,
  rest: () => setTimeout(1_000),
  refusal,
  fetch,
};

/** Only what anybody can open: a secure address, of a host that is in no private network. */
async function refusal(address: string): Promise<string | undefined> {
  if (!address.startsWith('https://')) return 'which is not a secure address.';
  if (privateHost(address) !== undefined) return PRIVATE;
  const { hostname } = new URL(address);
  // A name that is not known is said where it is asked.
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  const isPrivate = found.some(({ address, family }) =>
    privateHost(family === 6 ? `https://[${address}]/` : `https://${address}/`),
  );
  return isPrivate ? PRIVATE : undefined;
}

const PRIVATE = 'which is in a private network.';

/** Longer ways lead in a circle. */
const MOST_REDIRECTS = 5;

/** Of these the page has its new address for good. */
const FOR_GOOD: ReadonlySet<number> = new Set([301, 308]);

/**
 * What is at an address of another site.
 *
 * @param agent says who asks
 * @returns never rejects
 */
export async function askLink(
  address: string,
  agent: string,
  settings: LinkSettings,
  turns: Turns,
): Promise<Omit<LinkStatus, 'day'>> {
  const [start = '', fragment = ''] = address.split(/(?=#)/);
  let url = start;
  let movedTo: string | undefined = start;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const why = await settings.refusal(url);
    if (why !== undefined) return failed(`It leads to ${url}, ${why}`);
    const asked = url;
    const take = (method: Method) =>
      turns.take(new URL(asked).host, () => request(method, asked, agent, settings));
    const first = await take('HEAD');
    // Some hosts answer only to GET.
    const answer = 'status' in first && first.status < 400 ? first : await take('GET');
    if ('failure' in answer) return failed(answer.failure);
    const { status, next } = answer;
    if (next === undefined) {
      const leadsTo = movedTo === start || status >= 400 ? undefined : movedTo + fragment;
      return { status, ...(leadsTo !== undefined && linkTarget(leadsTo).kind === 'outside' && { leadsTo }) };
    }
    url = next;
    if (movedTo === asked && FOR_GOOD.has(status)) movedTo = next;
  }
  return failed('It leads from one address to the next without an end.');
}

const failed = (words: string) => ({ status: 'failed', words }) as const;

type Answer = { status: number; next?: string } | { failure: string };

type Method = 'HEAD' | 'GET';

async function request(
  method: Method,
  url: string,
  agent: string,
  { patience, fetch }: LinkSettings,
): Promise<Answer> {
  const timeOut = AbortSignal.timeout(patience);
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { 'User-Agent': agent, Accept: 'text/html,*/*' },
      signal: timeOut,
    });
    await response.body?.cancel();
    const { status } = response;
    const location = status >= 300 && status < 400 ? response.headers.get('location') : null;
    if (location === null) return { status };
    return URL.canParse(location, url)
      ? { status, next: new URL(location, url).href }
      : { failure: 'It leads to what is not an address.' };
  } catch (error) {
    return { failure: timeOut.aborted ? `No answer within ${patience / 1000} seconds.` : inWords(error) };
  }
}
