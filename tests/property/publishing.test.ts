/** While a site is being published, a host serves complete pages, whenever the connection breaks. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caseInsensitiveForm, caseSensitiveForm, planSteps } from '../../src/node/deploy/plan.ts';
import type { Release } from '../../src/node/deploy/release.ts';
import { readState } from '../../src/node/deploy/state.ts';
import { type MemoryHost, memoryHost } from '../memoryHost.ts';
import { goBack, type ReleaseFiles, releaseFrom, send } from '../releases.ts';
import { thorough } from '../thorough.ts';

const RUNS = thorough ? 3000 : 30;

/** The host's way to move files. */
const KINDS: [how: string, newHost: () => MemoryHost][] = [
  ['renames', () => memoryHost()],
  ['copies and removes', () => memoryHost({ movesByCopying: true })],
];

const names = fc.uniqueArray(fc.constantFrom('a', 'A', 'b', 'B', 'c', 'd', 'e', 'f'), {
  minLength: 1,
  selector: caseInsensitiveForm,
});

/** A site as a build makes it: pages list the paths of files, whose names or contents change, and of other pages. */
const site: fc.Arbitrary<ReleaseFiles> = fc
  .record({
    pages: names,
    assets: names,
    data: names,
    version: fc.nat({ max: 3 }),
    picks: fc.array(fc.nat(), { minLength: 1 }),
  })
  .map(({ pages, assets, data, version, picks }) => {
    const all = [
      ...assets.map((name) => `assets/${name}.js`),
      ...data.map((name) => `data/${name}.json`),
      ...pages.map((name) => `${name}/index.html`),
    ];
    const named = (index: number) => picks.map((pick) => all[(pick + index) % all.length] ?? '').join('\n');
    return new Map([
      ['.htaccess', `rules ${version}`],
      ['sitemap.xml', pages.join()],
      ...assets.map((name): [string, string] => [`assets/${name}.js`, name]),
      ...data.map((name): [string, string] => [`data/${name}.json`, `${name} ${version}`]),
      ...pages.map((name, index): [string, string] => [`${name}/index.html`, named(index)]),
    ]);
  });

const isPage = (path: string) => path.endsWith('.html');

/** The files that visitors get. */
const served = ({ files }: MemoryHost) =>
  new Map(
    [...files]
      .filter(([path]) => !path.startsWith('.site-from-data/'))
      .map(([path, content]) => [path, content.toString()]),
  );

/** The incomplete pages: a file is missing, or a page that visitors can reach. */
function lacking(host: MemoryHost, reachable: (path: string) => boolean): string[] {
  const all = served(host);
  return [...all]
    .filter(([path]) => isPage(path))
    .flatMap(([path, text]) =>
      text
        .split('\n')
        .filter((name) => !all.has(name) && (!isPage(name) || reachable(path)))
        .map((name) => `${path} lacks ${name}`),
    );
}

test.each([
  ['', caseSensitiveForm],
  [', also on a host that takes capital and small letters for the same', caseInsensitiveForm],
])('a plan leads from any release to any other, even if a file and a folder share a name%s', (_, form) => {
  const path = fc
    .array(fc.constantFrom('a', 'A', 'b', 'index.html'), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join('/'));
  const files = fc
    .uniqueArray(fc.tuple(path, fc.constantFrom('1', '2')), { selector: ([each]) => form(each) })
    .map((entries): Release => new Map(entries))
    .filter((all) => {
      const forms = [...all.keys()].map(form);
      return !forms.some((each) => forms.some((other) => other.startsWith(`${each}/`)));
    });
  fc.assert(
    fc.property(files, files, (oldFiles, target) => {
      const formed = (release: Release) =>
        new Map([...release].map(([each, digest]): [string, string] => [form(each), digest]));
      const previousFiles = formed(oldFiles);
      for (const step of planSteps(oldFiles, target, form)) {
        for (const file of step.files) {
          const path = form(file);
          const isBlocked = [...previousFiles.keys()].some(
            (each) => each.startsWith(`${path}/`) || path.startsWith(`${each}/`),
          );
          if (step.action === 'put') {
            expect(isBlocked, file).toBe(false);
            previousFiles.set(path, target.get(file) ?? '');
          } else expect(previousFiles.delete(path), file).toBe(true);
        }
      }
      expect(previousFiles).toEqual(formed(target));
    }),
    { numRuns: RUNS },
  );
});

test('an existing release needs no steps', () => {
  fc.assert(
    fc.property(site, (files) => {
      expect(planSteps(releaseFrom(files), releaseFrom(files), caseInsensitiveForm)).toEqual([]);
    }),
  );
});

test.each(KINDS)(
  '%s: wherever the connection breaks, every page has its files, and the next run completes',
  async (_, newHost) => {
    let broken = 0;
    await fc.assert(
      fc.asyncProperty(
        site,
        fc.array(fc.record({ files: site, cut: fc.nat({ max: 40 }) }), { minLength: 1, maxLength: 4 }),
        async (first, others) => {
          const host = newHost();
          await send(host, first);
          let staying: ReadonlySet<string> = new Set(first.keys());
          let target = first;
          for (const { files, cut } of others) {
            host.breaksAfter = cut;
            const isWhole = await send(host, files).then(
              () => true,
              () => false,
            );
            if (!isWhole) broken++;
            target = files;
            // A removed page may still link to another.
            staying = new Set([...files.keys()].filter((path) => isWhole || staying.has(path)));
            expect(lacking(host, (path) => staying.has(path))).toEqual([]);
          }
          host.breaksAfter = Number.POSITIVE_INFINITY;
          await send(host, target);
          expect(served(host)).toEqual(target);
        },
      ),
      { numRuns: RUNS },
    );
    expect(broken).toBeGreaterThan(RUNS / 2);
  },
);

test.each(KINDS)('%s: what was sent before the connection broke is not sent again', async (_, newHost) => {
  await fc.assert(
    fc.asyncProperty(site, site, fc.nat({ max: 30 }), async (first, second, cut) => {
      const [host, other] = [newHost(), newHost()];
      for (const each of [host, other]) {
        await send(each, first);
        each.puts = 0;
      }
      host.breaksAfter = cut;
      const isCut = await send(host, second).then(
        () => false,
        () => true,
      );
      host.breaksAfter = Number.POSITIVE_INFINITY;
      await send(host, second);
      await send(other, second);
      // The truncated file, the temporary files next to it, and the release manifest.
      if (isCut) expect(host.puts).toBeLessThanOrEqual(other.puts + host.concurrency + 2);
    }),
    { numRuns: RUNS },
  );
});

test.each(KINDS)(
  '%s: rollback restores the last complete release, from a new one and from a partial one, and can be undone',
  async (_, newHost) => {
    let broken = 0;
    await fc.assert(
      fc.asyncProperty(
        site,
        site,
        fc.nat({ max: 60 }),
        fc.nat({ max: 30 }),
        async (first, second, cut, cutBack) => {
          const host = newHost();
          await send(host, first);
          host.breaksAfter = cut;
          const isWhole = await send(host, second).then(
            () => true,
            () => false,
          );
          host.breaksAfter = Number.POSITIVE_INFINITY;
          const state = await readState(host);
          // There is nothing to roll back before the first file is in place.
          if (!state?.previous) return;
          if (state.next) broken++;
          host.breaksAfter = cutBack;
          await goBack(host).catch(() => undefined);
          expect(lacking(host, (path) => first.has(path) && second.has(path))).toEqual([]);
          host.breaksAfter = Number.POSITIVE_INFINITY;
          await send(host, first);
          expect(served(host)).toEqual(first);
          if (!isWhole) return;
          await send(host, second);
          await goBack(host);
          expect(served(host)).toEqual(first);
          await goBack(host);
          expect(served(host)).toEqual(second);
        },
      ),
      { numRuns: RUNS },
    );
    expect(broken).toBeGreaterThan(0);
  },
);

test.each([
  ['replaces nothing', caseSensitiveForm, { replaces: false }],
  ['takes capital and small letters for the same', caseInsensitiveForm, { form: caseInsensitiveForm }],
])('a server that %s ends with the release as well', async (_, form, kind) => {
  await fc.assert(
    fc.asyncProperty(site, site, fc.nat({ max: 60 }), async (first, second, cut) => {
      const host = memoryHost(kind);
      await send(host, first);
      host.breaksAfter = cut;
      await send(host, second).catch(() => undefined);
      host.breaksAfter = Number.POSITIVE_INFINITY;
      await send(host, second);
      expect(served(host)).toEqual(new Map([...second].map(([path, text]) => [form(path), text])));
    }),
    { numRuns: RUNS },
  );
});
