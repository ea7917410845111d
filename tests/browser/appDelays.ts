/** The arrival of the app: after a delay, or over a slow line. */
import type { Page } from 'playwright-core';
import { thorough } from '../thorough.ts';

interface AppDelay {
  name: string;
  /** In milliseconds. */
  delay?: number;
  /** In milliseconds and bytes per second, as in the browser's developer tools. */
  line?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

const line = (latency: number, kilobits: number) => ({
  latency,
  downloadThroughput: (kilobits * 1000) / 8,
  uploadThroughput: (kilobits * 1000) / 16,
});

const LINES: readonly AppDelay[] = [
  { name: 'over a fixed line', line: line(20, 40_000) },
  { name: 'over fast 4G', line: line(60, 9_000) },
  { name: 'over slow 4G', line: line(150, 1_600) },
  { name: 'over 3G', line: line(300, 700) },
];
const TRIALS = 10;

const after = (delay: number): AppDelay => ({ name: `after ${delay} ms`, delay });

/** In a thorough run: all lines, ten times each. */
const every = LINES.flatMap((arrival) =>
  Array.from({ length: TRIALS }, (_, trial) => ({ ...arrival, name: `${arrival.name}, ${trial + 1}` })),
);

const DELAYS: readonly AppDelay[] = thorough ? every : [after(0), after(1300)];

/**
 * The arrival times of one of several cases that share code: one of the moments, rotating from case to case; all moments in
 * a thorough run.
 */
export const delaysFor = (index: number): readonly AppDelay[] =>
  thorough ? DELAYS : DELAYS.filter((_, at) => at === index % DELAYS.length);

/** For behaviour that does not depend on the moment. */
export const ONE_DELAY: readonly AppDelay[] = thorough ? every : [after(700)];

/** Delays the app while the page is used. */
export async function withDelayedApp(
  page: Page,
  { delay = 0, line }: AppDelay,
  use: () => Promise<void>,
): Promise<void> {
  if (!line) {
    await page.route('**/assets/browser-*.js', async (route) => {
      await new Promise((done) => setTimeout(done, delay));
      await route.continue();
    });
    return use();
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await use();
  await session.detach();
}
