/** The fixture site with more pages: long enough to scroll, with a search, a contact form and tabs. */
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, Site } from '../../src/core/model.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import { serveSite } from '../../src/node/hosts/serve.ts';
import { build } from './build.ts';

const ISLES = ['Anvil', 'Bell', 'Crane', 'Drum', 'മുത്ത്', 'Fern'];

const sentence = (isle: string, index: number) =>
  `Day ${index + 1} on ${isle}: we sounded the bay, drew the shore and wrote down what the fishermen call each rock.`;

export interface WideSite {
  /**
   * Serves the site.
   *
   * @param change rewrites each page and each style sheet
   * @returns its URL without a trailing slash, and a function that closes it
   */
  serve(change?: (text: string) => string): Promise<{ origin: string; close: () => Promise<void> }>;
}

/** Builds the site. @param folder empty */
export async function buildWideSite(folder: string): Promise<WideSite> {
  const site = join(folder, 'site');
  await cp(join(engineRoot, 'tests/fixtures/site'), site, { recursive: true });
  const edit = async <T>(file: string, change: (value: T) => void) => {
    const value = JSON.parse(await readFile(join(site, file), 'utf8')) as T;
    change(value);
    await writeFile(join(site, file), JSON.stringify(value));
  };
  const data = (name: string, record: unknown) =>
    writeFile(join(site, `public/data/${name}.json`), JSON.stringify({ data: [record] }));
  await edit<Manifest>('manifest/routes.json', ({ routes }) => {
    routes.push(
      { path: 'isles', layout: 'list', data: 'isles', title: 'Isles' },
      { path: 'isles/*', layout: 'detail', data: 'isles' },
      { path: 'contact', layout: 'info', data: 'contact', title: 'Contact' },
      { path: 'search', layout: 'info', data: 'search', title: 'Search' },
    );
  });
  await edit<Site>('manifest/site.json', ({ contact, menu }) => {
    contact.landline = '0484 000 0000';
    contact.email = 'harbour@example.org';
    menu.push({
      label: 'More',
      items: [
        { label: 'Isles', href: 'isles' },
        { label: 'Contact', href: 'contact' },
        { label: 'Search', href: 'search' },
      ],
    });
  });
  await data('isles', {
    club: 'Isles',
    desc: 'Where we land in summer.',
    programme: ISLES.map((isle, at) => ({
      url: `isles/${isle.toLowerCase()}`,
      title: `${isle} isle`,
      date: `0${at + 1}-06-2024`,
      thumbnail: 'images/sea.jpg',
      content: [...Array(16).keys()].map((index) => ({ para: sentence(isle, index) })),
      images: [{ src: 'images/sea.jpg', caption: `The sea off ${isle}` }],
    })),
  });
  await data('contact', {
    title: 'Contact',
    blocks: [
      { kind: 'contact-form', heading: 'Write to us' },
      {
        kind: 'prose',
        heading: 'The way',
        paragraphs: [...Array(14).keys()].map((at) => sentence('land', at)),
      },
    ],
  });
  await data('search', { title: 'Search', blocks: [{ kind: 'search' }] });
  const output = join(folder, 'output');
  await build(site, output);
  return {
    async serve(change = (text) => text) {
      const served = await mkdtemp(join(folder, 'served-'));
      await cp(output, served, { recursive: true });
      const edit = async (file: string, change: (text: string) => string) =>
        writeFile(join(served, file), change(await readFile(join(served, file), 'utf8')));
      for (const file of await readdir(served, { recursive: true }))
        if (/\.(html|css)$/.test(file)) await edit(file, change);
      // The policy no longer contains the hashes of the styles in pages.
      await edit('_headers', (text) => text.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"));
      const { port, close } = await serveSite(served, 0, '127.0.0.1');
      return { origin: `http://127.0.0.1:${port}`, close };
    },
  };
}
