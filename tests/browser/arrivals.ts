/** When the app comes: so much later, or over a line of such a speed. */
import type { Page } from 'playwright-core';
import { thorough } from '../thorough.ts';

interface Arrival {
  name: string;
  /** In milliseconds. */
  delay?: number;
  /** In milliseconds and bytes a second, as the browser's developer tools take them. */
  line?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

const line = (latency: number, kilobits: number) => ({
  latency,
  downloadThroughput: (kilobits * 1000) / 8,
  uploadThroughput: (kilobits * 1000) / 16,
});

const LINES: readonly Arrival[] = [
  { name: 'over a fixed line', line: line(20, 40_000) },
  { name: 'over fast 4G', line: line(60, 9_000) },
  { name: 'over slow 4G', line: line(150, 1_600) },
  { name: 'over 3G', line: line(300, 700) },
];
const TRIALS = 10;

const after = (delay: number): Arrival => ({ name: `after ${delay} ms`, delay });

/** All lines, ten times each, in a thorough run. */
const every = LINES.flatMap((arrival) =>
  Array.from({ length: TRIALS }, (_, trial) => ({ ...arrival, name: `${arrival.name}, ${trial + 1}` })),
);

const ARRIVALS: readonly Arrival[] = thorough ? every : [after(0), after(1300)];

/**
 * When the app comes in a case of several that the same code answers: at one of the moments, and at the next one in the next case; at all
 * of them in a thorough run.
 */
export const momentsOf = (index: number): readonly Arrival[] =>
  thorough ? ARRIVALS : ARRIVALS.filter((_, at) => at === index % ARRIVALS.length);

/** For what does not depend on the moment. */
export const ONE_ARRIVAL: readonly Arrival[] = thorough ? every : [after(700)];

/** Lets the app come so while the page is used. */
export async function arriving(
  page: Page,
  { delay = 0, line }: Arrival,
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
  // The first visit is the slowest.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await use();
  await session.detach();
}
