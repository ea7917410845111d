/** The remaining page for damaged data that no digest has detected. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataAddress } from '../../src/core/data/dataAddress.ts';
import { type Damage, damaged } from '../property/damage.ts';
import { followLink, openApp, prepareApp, retry, serve, textOf, waitForTitle, waitUntil } from './app.tsx';

let damage: Damage | undefined;

prepareApp(async (address) => {
  const response = serve(address);
  if (!damage || address !== dataAddress(damage.file)) return response;
  return new Response(JSON.stringify(damaged(await response.json(), damage)));
});

beforeEach(() => {
  // React reports errors that a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  damage = undefined;
});

test('an exception removes only its block', async () => {
  await openApp('/search/', {});
  damage = { file: 'blocks', field: ['data', 0, 'blocks', 1, 'paragraphs'], by: 'number' };
  followLink('/blocks/');
  await waitForTitle('Blocks');
  const headings = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
  expect(headings).toEqual(expect.arrayContaining(['The harbour', 'To bring', 'Tides']));
  expect(headings).not.toContain('Rules');
});

test.each([
  {
    name: 'a layout',
    file: 'departments',
    field: ['data', 0, 'content'],
    to: '/departments/rigging/',
    title: 'Rigging',
  },
  {
    name: 'the page itself',
    file: 'voyages',
    field: ['data', 0, 'programme', 1, 'date'],
    to: '/voyages/round-the-island/',
    title: 'Round the island',
  },
])(
  'an exception in $name leaves header, breadcrumb and two ways to the page',
  async ({ file, field, to, title }) => {
    await openApp('/search/', {});
    damage = { file, field, by: 'object' };
    followLink(to);
    await waitUntil(() => {
      expect(textOf('.page-failure h1')).toBeTruthy();
      expect(document.activeElement?.tagName).toBe('H1');
    });
    expect(document.querySelectorAll('.trail a').length).toBeGreaterThan(0);
    expect(document.querySelector('.page-failure a')?.getAttribute('href')).toBe(to);
    damage = undefined;
    retry();
    await waitForTitle(title);
    await waitUntil(() => expect(document.activeElement?.tagName).toBe('H1'));
  },
);
