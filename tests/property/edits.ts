/** Typical edits of a site's authors, as changes to its parsed files that keep it valid. */
import fc from 'fast-check';
import { freeSlug, joinPath } from '../../src/core/i18n/slug.ts';
import type { Manifest, Site, WordsFile } from '../../src/core/model.ts';
import { foldPath, writtenPath } from '../../src/core/route/path.ts';
import { familyParent } from '../../src/core/route/table.ts';

/** A parsed file: objects and lists that may be changed in place. */
type Json = Record<string, unknown>;

interface Entry extends Json {
  url: string;
  title: string;
  sample?: true;
  images?: { src: string; caption?: string }[];
}

interface DataFile extends Json {
  data: (Json & { programme?: Entry[]; sample?: true })[];
}

/** The site in memory. Setting a file writes it, deleting one removes it. */
export interface Draft {
  manifest: Manifest;
  site: Site;
  words: WordsFile;
  files: Map<string, DataFile>;
  /** Pictures by their path below `public/`; the value is the path of the file with the bytes. */
  pictures: Map<string, string>;
}

/** An edit: its description for the report of a failure, and its effect. It does nothing where it does not apply. */
export interface Edit {
  name: string;
  apply(draft: Draft): void;
}

/** An element of a list by a number that may be larger. */
const pick = <T>(list: readonly T[], number: number): T | undefined =>
  list[number % Math.max(1, list.length)];

const title = fc.oneof(
  fc.constantFrom(
    'Blood donation',
    'ലോക ആരോഗ്യ ദിനം',
    'ഓർമ്മക്കൂട്: പൂർവ്വവിദ്യാർഥി സംഗമം',
    'A day & a night',
    '50 years',
  ),
  // Longer than any line or file name may be.
  fc
    .nat({ max: 30 })
    .map((words) => `Programme ${'of the college and its neighbours '.repeat(words + 1).trim()}`),
  fc.nat({ max: 12 }).map((words) => 'വിദ്യാർഥികളുടെ സംഗമം '.repeat(words + 1).trim()),
);

const slug = fc.oneof(
  fc.nat({ max: 1e9 }).map((number) => `new-${number}`),
  fc.nat({ max: 1e9 }).map((number) => `ലോക-ദിനം-${number}`),
);

/** Days in the year of the test, which old content lacks. */
const day = fc.nat({ max: 27 }).map((past) => {
  const date = new Date(Date.now() - past * 24 * 3600 * 1000);
  return [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
});

/** The routes of programme families whose file has entries with these addresses. */
const families = ({ manifest, files }: Draft) =>
  manifest.routes.filter(
    ({ path, layout, data }) =>
      layout === 'detail' && familyParent(path) !== undefined && files.get(data)?.data[0]?.programme,
  );

const rowsOf = ({ files }: Draft, data: string) => files.get(data)?.data[0]?.programme ?? [];

/** Returns true if a text of a file other than the manifest links to a path. */
function isNamed({ files, site, manifest }: Draft, path: string): boolean {
  const address = new RegExp(`"/?${path.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}/?(#[^"]*)?"`, 'gu');
  const count = [...files.values(), site].reduce(
    (sum, file) => sum + (JSON.stringify(file).match(address)?.length ?? 0),
    0,
  );
  // The address of an entry is once in its own file.
  const isLinked = [...files.values()].some(({ data }) =>
    data.some(({ programme = [] }) => programme.some(({ url }) => writtenPath(url) === path)),
  );
  return count > (isLinked ? 1 : 0) || (manifest.redirects ?? []).some(({ to }) => writtenPath(to) === path);
}

const redirect = ({ manifest }: Draft, from: string, to: string) => {
  manifest.redirects = [...(manifest.redirects ?? []), { from, to }];
};

/** An unused path below another one. Many numbers of fast-check are equal. */
function freePath({ manifest, files }: Draft, parent: string, slug: string): string {
  const rowDates = [
    ...manifest.routes.map((route) => route.path),
    ...(manifest.redirects ?? []).map(({ from }) => writtenPath(from)),
    ...[...files.values()].flatMap(({ data }) =>
      data.flatMap(({ programme = [] }) => programme.map(({ url }) => writtenPath(url))),
    ),
  ];
  return joinPath(parent, freeSlug(parent, slug, undefined, new Set(rowDates.map(foldPath))));
}

/** Removes the unreferenced entries of families, except some of each, which halves the time of a check. */
export function thin(draft: Draft, left: number): void {
  for (const { data, path } of families(draft)) {
    const rows = rowsOf(draft, data);
    const freeRows = rows.filter(
      ({ url }) => writtenPath(url).startsWith(`${familyParent(path)}/`) && !isNamed(draft, writtenPath(url)),
    );
    for (const row of freeRows.slice(left)) rows.splice(rows.indexOf(row), 1);
  }
}

/** Every kind of edit, so that each is equally likely. */
export const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ at: fc.nat(), title, slug, day, picture: fc.nat() }).map(
    (given): Edit => ({
      name: `add an entry ${given.slug} of ${given.day}`,
      apply(draft) {
        const family = pick(families(draft), given.at);
        const parent = family && familyParent(family.path);
        if (!family || parent === undefined) return;
        const src = pick([...draft.pictures.keys()], given.picture) ?? '';
        rowsOf(draft, family.data).unshift({
          url: freePath(draft, parent, given.slug),
          title: given.title,
          date: given.day,
          thumbnail: src,
          content: [{ para: `${given.title}.`, para1: 'Many came.' }],
          images: [{ src, caption: given.title }],
        });
      },
    }),
  ),
  fc.record({ at: fc.nat(), which: fc.nat() }).map(
    ({ at, which }): Edit => ({
      name: `remove entry ${which} of family ${at}, with a redirect`,
      apply(draft) {
        const family = pick(families(draft), at);
        const parent = family && familyParent(family.path);
        if (!family || parent === undefined) return;
        const rows = rowsOf(draft, family.data);
        const removable = rows.filter(
          ({ url }) => writtenPath(url).startsWith(`${parent}/`) && !isNamed(draft, writtenPath(url)),
        );
        const entry = pick(removable, which);
        if (!entry || removable.length < 2) return;
        rows.splice(rows.indexOf(entry), 1);
        redirect(draft, writtenPath(entry.url), parent);
      },
    }),
  ),
  fc.record({ at: fc.nat(), title, day }).map(
    (given): Edit => ({
      name: `give an entry another title and date: ${given.title.slice(0, 40)}`,
      apply(draft) {
        const all = [...draft.files.values()].flatMap(({ data }) =>
          data.flatMap(({ programme = [] }) => programme.filter((entry) => !('table' in entry))),
        );
        const entry = pick(all, given.at);
        if (entry) Object.assign(entry, { title: given.title, date: given.day });
      },
    }),
  ),
  fc.record({ at: fc.nat(), title }).map(
    (given): Edit => ({
      name: `write another first paragraph of an entry: ${given.title.slice(0, 40)}`,
      apply(draft) {
        const entry = pick(
          families(draft).flatMap(({ data }) => rowsOf(draft, data)),
          given.at,
        );
        if (entry) entry.content = [{ para: `${given.title}.` }];
      },
    }),
  ),
  fc.constantFrom('Programmes', 'What we did', 'പരിപാടികൾ').map(
    (programmes): Edit => ({
      name: `call programmes ${programmes}`,
      apply({ words }) {
        words.layouts = { ...words.layouts, programmes };
      },
    }),
  ),
  fc.record({ slug, title, day, picture: fc.nat() }).map(
    (given): Edit => ({
      name: `add a camp month ${given.slug}`,
      apply(draft) {
        const row = draft.manifest.routes.find(({ layout }) => layout === 'camp-month');
        const parent = row && familyParent(row.path);
        if (!row || parent === undefined) return;
        const src = pick([...draft.pictures.keys()], given.picture) ?? '';
        rowsOf(draft, row.data).unshift({
          url: freePath(draft, parent, given.slug),
          title: given.title,
          date: given.day,
          thumbnail: src,
          table: [
            [{ dat: given.day, s1: 2, bold: true }, { dat: 'Balaramapuram' }, { dat: 'NSS' }, { dat: 'Anu' }],
            [{ dat: 'Vizhinjam' }, { dat: 'YRC' }, { dat: 'Bibin' }],
          ],
          images: [{ src, caption: given.title }],
        });
      },
    }),
  ),
  fc.record({ at: fc.nat(), value: fc.integer({ min: 1, max: 5000 }) }).map(
    ({ at, value }): Edit => ({
      name: `change figure ${at} to ${value}`,
      apply({ site }) {
        const fact = pick(Object.values(site.facts ?? {}), at);
        if (fact) fact.value = value;
      },
    }),
  ),
  fc.record({ landline: fc.integer({ min: 2_000_001, max: 7_999_999 }), mobile: fc.boolean() }).map(
    ({ landline, mobile }): Edit => ({
      name: `change the telephone number to ${landline}`,
      apply({ site }) {
        if (mobile) site.contact.phones = [`+91 94472 ${String(landline).slice(0, 5)}`];
        else site.contact.landline = `+91 471 ${landline}`;
      },
    }),
  ),
  fc.record({ at: fc.nat(), slug, title }).map(
    (given): Edit => ({
      name: `add a page and a menu item for it: ${given.slug}`,
      apply(draft) {
        const { manifest, site, files } = draft;
        const path = freePath(draft, 'facilities', given.slug);
        let number = manifest.routes.length;
        while (files.has(`page-${number}`)) number++;
        const name = `page-${number}`;
        files.set(name, {
          $schema: '../../schemas/info.schema.json',
          data: [
            {
              title: given.title,
              blocks: [
                { kind: 'prose', heading: given.title, paragraphs: ['Open every day.'] },
                { kind: 'table', caption: 'Hours', columns: ['Day'], rows: [[{ text: 'Monday' }]] },
                { kind: 'notice', text: 'Closed on Sunday.' },
              ],
            },
          ],
        });
        manifest.routes.push({ path, layout: 'info', data: name, title: given.title });
        const group = pick(
          site.menu.filter(({ items }) => items),
          given.at,
        );
        group?.items?.push({ label: given.slug, href: path });
      },
    }),
  ),
  fc.record({ at: fc.nat(), which: fc.nat() }).map(
    ({ at, which }): Edit => ({
      name: `remove menu item ${which} of group ${at}`,
      apply({ site }) {
        const group = pick(
          site.menu.filter(({ items = [] }) => items.length > 1),
          at,
        );
        group?.items?.splice(which % group.items.length, 1);
      },
    }),
  ),
  fc.nat().map(
    (at): Edit => ({
      name: `remove page ${at} with a redirect`,
      apply(draft) {
        const { manifest, site, files } = draft;
        const inMenu = (path: string) => site.menu.some(({ href }) => href && writtenPath(href) === path);
        const inFooter = (path: string) => site.footer.links.some(({ href }) => writtenPath(href) === path);
        const removable = manifest.routes.filter(({ path, layout, data }) => {
          if (layout !== 'info' || path === '' || inMenu(path) || inFooter(path)) return false;
          if (manifest.routes.filter((other) => other.data === data).length > 1) return false;
          if (manifest.routes.some((other) => other.path.startsWith(`${path}/`))) return false;
          if (JSON.stringify(files.get(data)).includes('"kind":"search"')) return false;
          const elsewhere = { ...draft, site: { ...site, menu: [] } };
          return !isNamed(elsewhere, path) && !JSON.stringify(files.get(data)).includes('"from-');
        });
        const route = pick(removable, at);
        if (!route) return;
        const menu = site.menu.map((item) =>
          item.items
            ? { ...item, items: item.items.filter(({ href }) => writtenPath(href) !== route.path) }
            : item,
        );
        if (menu.some(({ items }) => items?.length === 0)) return;
        site.menu = menu;
        manifest.routes = manifest.routes.filter((other) => other !== route);
        files.delete(route.data);
        redirect(draft, route.path, '');
      },
    }),
  ),
  fc.record({ from: fc.nat(), to: fc.nat() }).map(
    ({ from, to }): Edit => ({
      name: `replace picture ${to} by picture ${from}`,
      apply({ pictures }) {
        const names = [...pictures.keys()];
        const [source, target] = [pick([...pictures.values()], from), pick(names, to)];
        if (source !== undefined && target !== undefined) pictures.set(target, source);
      },
    }),
  ),
  fc.nat().map(
    (at): Edit => ({
      name: `take away the sample marks of file ${at}`,
      apply({ files }) {
        const file = pick([...files.values()], at);
        for (const record of file?.data ?? []) {
          delete record.sample;
          for (const entry of record.programme ?? []) delete entry.sample;
        }
      },
    }),
  ),
);
