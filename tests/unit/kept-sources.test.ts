/** The metadata of a data file is reused from the last build if neither the file nor its sources have changed. */
import { expect, test } from 'vitest';
import { namedFiles } from '../../src/node/content/fileReferences.ts';
import { planSources, siteWideFacts } from '../../src/node/ssg/incremental/plan.ts';

const FACTS = { digest: '', media: { pictures: [], documents: [] } };
const previous = {
  app: '/assets/app.js',
  files: Object.fromEntries(['log', 'news', 'log/0', 'home/short'].map((name) => [name, FACTS])),
};
const hasPage = () => false;
const derive = () => undefined;
const sources = new Map([
  ['log/0', { sources: ['log'] as const, hasPage, derive }],
  ['home/short', { sources: ['home'] as const, dependencies: ['log'], hasPage, derive }],
]);

test.each<[edited: string, kept: string[]]>([
  ['log', ['news']],
  ['home', ['log', 'news', 'log/0']],
  ['news', ['log', 'log/0', 'home/short']],
])('after an edit of %s', (edited, reused) => {
  expect([...planSources(previous, new Set([edited]), sources).keys()]).toEqual(reused);
});

test('where more has changed than data files, nothing is known', () => {
  expect(planSources(undefined, new Set(), sources).size).toBe(0);
});

test('in what is kept of a file, the same files are named', () => {
  const value = {
    data: [
      { src: 'images/a.jpg', text: 'See "b c.PNG", (../d.webp) and e.jpg twice: e.jpg.' },
      { href: 'documents/rules', text: 'Nothing is named here.' },
    ],
  };
  const named = (each: unknown) => [...namedFiles([each])].sort();
  expect(named(siteWideFacts(value).texts)).toEqual(named(value));
  expect(named(value)).toEqual(
    expect.arrayContaining(['images/a.jpg', 'b c.png', 'd.webp', 'e.jpg', 'documents/rules']),
  );
});
