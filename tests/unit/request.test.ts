/** The app's requests for files: the result of every kind of response, the retries and the timeout. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchJson, isDefined } from '../../src/app/entries/request.ts';
import { withTimeout } from '../../src/core/data/failure.ts';

/** The outcomes of an attempt; `never` gives no response, `stuck` gives a head and no body, until it is aborted. */
type Try = number | string | 'line' | 'cut' | 'never' | 'stuck';

const requests: RequestInit[] = [];

function answer(turn: Try, { signal }: RequestInit): Promise<Response> {
  const calledOff = () =>
    new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    );
  const body = (text: () => Promise<string>) => Object.assign(new Response(''), { text });
  if (signal?.aborted) return Promise.reject(new DOMException('', 'AbortError'));
  if (turn === 'line') return Promise.reject(new TypeError('Failed to fetch'));
  if (turn === 'cut') return Promise.resolve(body(() => Promise.reject(new TypeError('network error'))));
  if (turn === 'stuck') return Promise.resolve(body(calledOff));
  if (turn === 'never') return calledOff();
  return Promise.resolve(
    typeof turn === 'number' ? new Response('{"a":"refused"}', { status: turn }) : new Response(turn),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Requests a file. @returns the result and its time in milliseconds, within a minute */
async function requestWith(
  turns: readonly Try[],
  isRight: (file: unknown) => file is unknown = isDefined,
  first?: RequestCache,
) {
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    requests.push(init);
    return answer(turns[Math.min(requests.length, turns.length) - 1] ?? 'line', init);
  });
  const began = Date.now();
  const outcome = fetchJson('/data/yrc.json', 'yrc', isRight, first).then(
    (file) => ({ file, took: Date.now() - began }),
    (error: Error & { kind?: string }) => ({ name: error.name, kind: error.kind, took: Date.now() - began }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return outcome;
}

const file = { a: 1 };
const good = JSON.stringify(file);

test.each<[what: string, turns: Try[], tries: number]>([
  ['at once', [good], 1],
  ['after a 500', [500, good], 2],
  ['after a 502', [502, good], 2],
  ['after a 503', [503, good], 2],
  ['after a line that broke', ['line', good], 2],
  ['after a body that broke off', ['cut', good], 2],
])('a file that is served %s', async (_, turns, tries) => {
  const outcome = await requestWith(turns);
  expect(outcome).toMatchObject({ file });
  expect(outcome.took).toBeLessThan(1000);
  expect(requests).toHaveLength(tries);
});

test.each<[what: string, turns: Try[], failure: string, tries: number]>([
  ['a refusal that stays', [404], 'answer', 1],
  ['500 always', [500], 'answer', 2],
  ['503, then a page', [503, '<!doctype html>'], 'answer', 2],
  ['a page in its place', ['<!doctype html><p>Log in'], 'answer', 2],
  ['half a file', [good.slice(0, 4)], 'answer', 2],
  ['no line', ['line'], 'line', 2],
  ['a body that always breaks off', ['cut'], 'line', 2],
  ['a refusal after a broken line', ['line', 404], 'answer', 2],
])('%s is a failure with its reason', async (_, turns, failure, tries) => {
  const outcome = await requestWith(turns);
  expect(outcome).toMatchObject({ name: 'LoadError', kind: failure });
  expect(outcome.took).toBeLessThan(1000);
  expect(requests).toHaveLength(tries);
});

test.each<[what: string, turns: Try[]]>([
  ['no answer', ['never']],
  ['a head without a body', ['stuck']],
  ['no answer to the repeat', [500, 'never']],
])('%s ends after 8 seconds', async (_, turns) => {
  expect(await requestWith(turns)).toMatchObject({ kind: 'late', took: 8000 });
  expect(requests).toHaveLength(turns.length);
});

test('an invalid file is a failure, also if the validator throws', async () => {
  const isList = (value: unknown): value is unknown => Array.isArray(value);
  expect(await requestWith([good], isList)).toMatchObject({ kind: 'answer' });
  const throws = (value: unknown): value is unknown => {
    throw new TypeError(String(value));
  };
  expect(await requestWith([good], throws)).toMatchObject({ kind: 'answer' });
});

test('null and false are valid files', async () => {
  expect(await requestWith(['null'])).toMatchObject({ file: null });
  expect(await requestWith(['false'])).toMatchObject({ file: false });
});

test('an invalid cached file is requested again without the cache', async () => {
  expect(await requestWith(['<!doctype html><p>Log in', good])).toMatchObject({ file });
  expect(requests.map(({ cache }) => cache)).toEqual(['default', 'reload']);
});

test.each<[what: string, turns: Try[], expected: RequestCache[]]>([
  ['a right file', [good], ['force-cache']],
  ['a wrong file', ['<!doctype html><p>Log in', good], ['force-cache', 'reload']],
  ['a refusal', [404, good], ['force-cache', 'reload']],
])('if a cached file is sufficient, %s is used', async (_, turns, expected) => {
  expect(await requestWith(turns, isDefined, 'force-cache')).toMatchObject({ file });
  expect(requests.map(({ cache }) => cache)).toEqual(expected);
});

test('withTimeout passes on results in time, and rejects late ones', async () => {
  await expect(withTimeout(Promise.resolve(1), 10)).resolves.toBe(1);
  await expect(withTimeout(Promise.reject(new TypeError('own')), 10)).rejects.toThrow('own');
  const open = withTimeout(new Promise(() => undefined), 10);
  const end = expect(open).rejects.toMatchObject({ kind: 'late' });
  await vi.advanceTimersByTimeAsync(10);
  await end;
});
