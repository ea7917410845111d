/** Generates a site folder of any size. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Manifest, Site } from '../../src/core/model.ts';
import type { ProgrammeEntry, ProgrammeList } from '../../src/generated/types.ts';
import { dataFile, MANIFEST, SITE } from '../../src/node/content/folder.ts';
import { type Random, random, WORDS } from './random.ts';

/** The default maximum of entries in a family. */
const FAMILY = 50;

/** About as many links as in the menu of a college. */
const MENU_GROUPS = 8;
const GROUP_LINKS = 8;

/** The pictures of an entry, each in a different colour. */
const PICTURES = ['#567', '#675', '#756'].map((colour, index) => ({
  src: `images/picture-${index + 1}.jpg`,
  colour,
}));

/**
 * Writes a site: a home page, list pages with up to 50 entries each (or the given number), and a page for every entry with a
 * Malayalam title and address, four paragraphs and three pictures. The same number always gives the same site.
 *
 * @param folder the output folder
 * @param entries number of entries
 * @param family maximum number of entries in a list
 * @returns the number of its pages
 */
export async function generateSite(folder: string, entries: number, family = FAMILY): Promise<number> {
  const source = random(entries);
  const sizes = Array.from({ length: Math.ceil(entries / family) }, (_, index) =>
    Math.min(family, entries - index * family),
  );
  for (const name of ['manifest', 'public/data', 'public/images']) {
    await mkdir(join(folder, name), { recursive: true });
  }
  const write = (file: string, value: unknown) =>
    writeFile(join(folder, file), JSON.stringify(value, undefined, 2));
  await write(MANIFEST, manifest(sizes.length));
  await write(SITE, site(sizes.length));
  await write(dataFile('home'), {
    data: [
      { title: 'Home', blocks: [{ kind: 'from-programmes', heading: 'News', data: 'club-0', limit: 6 }] },
    ],
  });
  for (const [index, size] of sizes.entries())
    await write(dataFile(`club-${index}`), club(index, size, source));
  for (const { src, colour } of PICTURES) await writeFile(join(folder, 'public', src), await picture(colour));
  return 1 + sizes.length + entries;
}

function manifest(clubs: number): Manifest {
  return {
    routes: [
      { path: '', layout: 'info', data: 'home', title: 'Home' },
      ...Array.from({ length: clubs }, (_, index): Manifest['routes'] => [
        { path: `activities/club-${index}`, layout: 'list', data: `club-${index}`, title: `Club ${index}` },
        { path: `activities/club-${index}/*`, layout: 'detail', data: `club-${index}` },
      ]).flat(),
    ],
  };
}

function site(clubs: number): Site {
  const link = (number: number) => ({
    label: `Club number ${number}`,
    href: `activities/club-${number % clubs}`,
  });
  return {
    name: 'Site',
    description: 'A site of generated entries.',
    language: 'en',
    contact: { address: ['Street', 'Town'], landline: '555-0100', email: 'office@site.example' },
    facts: { members: { value: 1234, label: 'Members' } },
    menu: Array.from({ length: MENU_GROUPS }, (_, group) => ({
      label: `Group ${group}`,
      items: Array.from({ length: GROUP_LINKS }, (_, index) => link(group * GROUP_LINKS + index)),
    })),
    footer: { links: [{ label: 'Home', href: '/' }], facts: ['members'] },
  };
}

function club(number: number, entries: number, source: Random): ProgrammeList {
  return {
    data: [
      {
        club: `Club ${number}`,
        desc: prose(source, 60),
        sub1: 'Work',
        desc1: prose(source, 40),
        list: ['To serve', 'To learn', 'To teach'],
        programme: Array.from({ length: entries }, (_, index) => entry(number, index, source)),
      },
    ],
  };
}

function entry(club: number, index: number, source: Random): ProgrammeEntry {
  const { below, pick } = source;
  const words = [pick(WORDS), pick(WORDS), pick(WORDS)];
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    url: `activities/club-${club}/${words.join('-')}-${index}`,
    title: `${words.join(' ')} ${index}`,
    date: `${two(1 + below(28))}-${two(1 + below(12))}-${2010 + below(15)}`,
    thumbnail: PICTURES[0]?.src,
    content: [
      {
        para: `${prose(source, 40)} {{members}}`,
        para1: Array.from({ length: 40 }, () => pick(WORDS)).join(' '),
        para2: prose(source, 60),
        para3: prose(source, 30),
      },
    ],
    images: PICTURES.map(({ src }, index) => ({ src, caption: `${words[0]} ${index + 1}` })),
  };
}

const ENGLISH = [
  'the',
  'college',
  'camp',
  'students',
  'village',
  'health',
  'blood',
  'day',
  'teaching',
  'with',
  'and',
];

function prose({ pick }: Random, words: number): string {
  return `${Array.from({ length: words }, () => pick(ENGLISH)).join(' ')}.`;
}

function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
