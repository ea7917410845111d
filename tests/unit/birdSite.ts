/** A tiny site in a temporary folder, and pictures like those of phones, for the tests of `npm run new`. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from './temporaryFolder.ts';

const files: Readonly<Record<string, unknown>> = {
  'manifest/routes.json': {
    $schema: '../schemas/manifest.schema.json',
    routes: [
      { path: '', layout: 'info', data: 'home', title: 'Home' },
      { path: 'people', layout: 'info', data: 'people-page', title: 'People' },
      { path: 'clubs/nature', layout: 'list', data: 'nature', title: 'Nature Club' },
      { path: 'clubs/nature/*', layout: 'detail', data: 'nature' },
      { path: 'camps', layout: 'list', data: 'camps', title: 'Camps' },
      { path: 'camps/*', layout: 'camp-month', data: 'camps' },
      { path: 'clubs/rules', layout: 'info', data: 'rules', title: 'Rules' },
      { path: 'about', layout: 'info', data: 'about', title: 'About' },
    ],
    redirects: [{ from: 'clubs/nature/old-walk', to: 'clubs/nature' }],
  },
  'manifest/site.json': {
    $schema: '../schemas/site.schema.json',
    name: 'School of Birds',
    description: 'A school for people who look up.',
    language: 'en',
    contact: { address: ['Hill 1'] },
    menu: [
      { label: 'Home', href: '/' },
      { label: 'Life', items: [{ label: 'Nature', href: 'clubs/nature' }] },
    ],
    footer: { links: [] },
  },
  'public/data/home.json': info('Home'),
  'public/data/rules.json': info('Rules'),
  'public/data/about.json': info('About'),
  'public/data/people-page.json': {
    $schema: '../../schemas/info.schema.json',
    data: [{ title: 'People', blocks: [{ kind: 'from-people', data: 'people' }] }],
  },
  'public/data/people.json': {
    $schema: '../../schemas/people.schema.json',
    data: [
      { name: 'Ms. Finch', role: 'Teacher', category: 'Song' },
      { name: 'Mr. Owl', role: 'Teacher', category: 'Night' },
    ],
  },
  'public/data/nature.json': {
    $schema: '../../schemas/programme-list.schema.json',
    data: [
      {
        club: 'Nature Club',
        programme: [
          { url: 'clubs/nature/tree-day', title: 'Tree day', date: '05-06-2025' },
          { url: 'clubs/nature/bird-walk', title: 'Bird walk', date: '11-01-2024' },
          { url: 'clubs/nature/someday', title: 'Someday' },
        ],
      },
    ],
  },
  'public/data/camps.json': {
    $schema: '../../schemas/camp.schema.json',
    data: [
      {
        club: 'Camps',
        programme: [{ url: 'camps/december-2025', title: 'Camp a Day, December 2025', date: '20-12-2025' }],
      },
    ],
  },
};

function info(title: string) {
  return {
    $schema: '../../schemas/info.schema.json',
    data: [{ title, blocks: [{ kind: 'prose', paragraphs: [`This is ${title}.`] }] }],
  };
}

export function makeSite(): string {
  const folder = temporaryFolder('new');
  for (const [file, value] of Object.entries(files))
    write(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
  return folder;
}

export function write(file: string, text: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Every file below a folder with its bytes, and every empty folder. */
export function snapshot(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map(
    (entry): [string, string] => {
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(folder.length + 1).replaceAll('\\', '/');
      if (!entry.isDirectory()) return [name, readFileSync(path).toString('base64')];
      return [`${name}/`, readdirSync(path).length === 0 ? 'empty' : 'folder'];
    },
  );
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export interface Photo {
  motif: number;
  /** yyyy:mm:dd hh:mm:ss. */
  takenAt?: string;
  /** The EXIF orientation: 6 is a phone held upright. */
  orientation?: number;
  width?: number;
  height?: number;
  blur?: number;
  quality?: number;
}

const cache = new Map<string, Promise<Buffer>>();

/** A JPEG with the metadata of a phone: model, time and location. */
export function photo(what: Photo): Promise<Buffer> {
  const key = JSON.stringify(what);
  const jpeg = cache.get(key) ?? takePhoto(what);
  cache.set(key, jpeg);
  return jpeg;
}

async function takePhoto({
  motif,
  takenAt,
  orientation,
  width = 1200,
  height = 900,
  ...how
}: Photo): Promise<Buffer> {
  const picture = sharp(Buffer.from(pictureSvg(motif, width, height)));
  const rendered = how.blur === undefined ? picture : picture.blur(how.blur);
  const jpeg = rendered
    .jpeg({ quality: how.quality ?? 90 })
    .withExif({
      IFD0: { Make: 'Example Phone' },
      IFD2: takenAt === undefined ? {} : { DateTimeOriginal: takenAt },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '8/1 24/1 18/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '77/1 5/1 0/1',
      },
    });
  return (orientation === undefined ? jpeg : jpeg.withMetadata({ orientation })).toBuffer();
}

/** Patches of grey and colour, different for each motif; the upper left corner is red. */
function pictureSvg(motif: number, width: number, height: number): string {
  let state = motif * 7919 + 17;
  const random = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  const patches = Array.from({ length: 60 }, () => {
    const [x, y, size] = [random() * width, random() * height, 40 + random() * 200];
    const colour = `hsl(${Math.round(random() * 360)},50%,${Math.round(20 + random() * 60)}%)`;
    return `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${colour}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#889"/>${patches.join('')}<rect width="150" height="150" fill="#f00"/></svg>`;
}

/** Writes pictures into a new temporary folder. @returns the folder */
export async function photoFolder(photos: Readonly<Record<string, Photo>>): Promise<string> {
  const folder = temporaryFolder('new');
  for (const [name, how] of Object.entries(photos)) write(join(folder, name), await photo(how));
  return folder;
}
