/** The pictures of pages where they are shared: drawn once, kept in a cache, named by what is on them. */
import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ContentError, type Problem } from '../../../src/problem.ts';
import type { ShareImage } from '../../../src/shell/head/Head.tsx';
import type { Brand, SiteBrand } from '../../brand/siteBrand.ts';
import { MADE_FOLDERS } from '../../hosts/madeFiles.ts';
import { forgetUnused, noteUse } from '../../process/cacheFolder.ts';
import { type Progress, progress } from '../../process/progress.ts';
import { cacheFolder, engineRoot } from '../../site/folder.ts';
import { isPublished } from '../../site/publicFolder.ts';
import { type Card, cardText } from './card.ts';
import { HEIGHT, WIDTH } from './draw.ts';
import { prepareFonts } from './fonts.ts';

/** What drawProcess.ts is asked for. */
export interface Order {
  card: Card;
  brand: Brand;
  /** The file of a picture that the page shows, absolute. */
  picture?: string;
  /** Where the card goes, absolute. */
  out: string;
}

/** What it answers when it is done. */
export interface Answer {
  /** Why there is no card. */
  error?: string;
  /** The same in words, when the disk could not take it. */
  problems?: readonly Problem[];
}

export interface SharePictures {
  /**
   * The picture of a page, which is drawn while the build goes on.
   *
   * @param picture a picture that the page shows, as a path from `public/`
   */
  order(card: Card, picture?: string): Promise<ShareImage>;
  /**
   * Waits for all pictures and copies them into the site.
   *
   * @throws (rejects) when one could not be drawn
   */
  finish(staging: string): Promise<void>;
}

/**
 * @param folder the site folder
 * @param cache a folder that is kept from build to build
 */
export async function createSharePictures(
  folder: string,
  { brand, ownFonts }: Pick<SiteBrand, 'brand' | 'ownFonts'>,
  cache = cacheFolder(folder, 'share'),
  report: Progress = progress('Share pictures'),
): Promise<SharePictures> {
  const fonts = await prepareFonts(cache, ownFonts);
  const engine = await engineHash(brand, fonts.hash);
  const cached = new Set(await readdir(cache));
  const hashes = new Map<string, Promise<string>>();
  const wanted = new Map<string, Promise<void>>();
  const artists = createArtists(fonts.config);

  const hashOf = (file: string) => {
    const known = hashes.get(file) ?? readFile(file).then((data) => digest(data));
    hashes.set(file, known);
    return known;
  };

  return {
    async order(card, picture) {
      const file =
        picture !== undefined && isPublished(folder, picture) ? join(folder, 'public', picture) : undefined;
      const name = `${digest(JSON.stringify([engine, card, file && (await hashOf(file))]))}.jpg`;
      if (!wanted.has(name)) {
        const out = join(cache, name);
        if (cached.has(name)) wanted.set(name, Promise.resolve());
        else {
          report.add();
          const drawn = artists.draw({ card, brand, picture: file, out }).then(() => report.done());
          // Reported by finish(), which may come later.
          drawn.catch(() => undefined);
          wanted.set(name, drawn);
        }
      }
      return { file: `${MADE_FOLDERS.share}/${name}`, width: WIDTH, height: HEIGHT, alt: cardText(card) };
    },

    async finish(staging) {
      artists.hold();
      try {
        await Promise.all(wanted.values());
      } finally {
        artists.close();
        report.end();
      }
      const target = join(staging, MADE_FOLDERS.share);
      await mkdir(target, { recursive: true });
      await Promise.all(
        [...wanted.keys()].map(async (name) => {
          await copyFile(join(cache, name), join(target, name));
          await noteUse(join(cache, name));
        }),
      );
      await forgetUnused(cache, (name) => name.endsWith('.jpg'));
    },
  };
}

const digest = (data: string | Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 20);

/** Changes with whatever decides how a card looks. */
async function engineHash(brand: Brand, fonts: string): Promise<string> {
  const sources = await Promise.all(
    ['draw.ts', 'fonts.ts'].map((file) => readFile(new URL(file, import.meta.url), 'utf8')),
  );
  return digest(JSON.stringify([sources, brand, fonts, sharp.versions]));
}

interface Artists {
  draw(order: Order): Promise<void>;
  /** From now on somebody waits: this process must not end before they are done. */
  hold(): void;
  close(): void;
}

interface Task {
  order: Order;
  done: () => void;
  failed: (error: Error) => void;
}

/**
 * Processes that draw, as many as there are cores, started when there is something to draw. The environment of a process
 * decides which fonts it knows, and only before it draws its first word.
 */
function createArtists(fontConfig: string): Artists {
  /** By the picture beside the words, which a process makes ready once for all cards that follow each other. */
  const waiting = new Map<string, Task[]>();
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();
  const busy = new Map<ChildProcess, Task>();
  const latest = new Map<ChildProcess, string>();

  let held = false;

  const start = () => {
    const child = fork(join(engineRoot, 'bin/drawProcess.js'), {
      // Not those of this process.
      execArgv: [],
      env: { ...process.env, FONTCONFIG_FILE: fontConfig },
    });
    // A build that fails meanwhile ends at once, and they with it.
    if (!held) release(child);
    child.on('message', ({ error, problems }: Answer) => {
      const task = busy.get(child);
      busy.delete(child);
      idle.push(child);
      if (problems) task?.failed(new ContentError(problems));
      else if (error === undefined) task?.done();
      else task?.failed(failure(task.order, error));
      next();
    });
    child.on('exit', (code) => {
      all.delete(child);
      const task = busy.get(child);
      if (task) task.failed(failure(task.order, `its process ended with ${code}`));
      next();
    });
    all.add(child);
    return child;
  };

  const next = () => {
    while (waiting.size > 0) {
      const child = idle.pop() ?? (all.size < availableParallelism() ? start() : undefined);
      const task = child && take(latest.get(child) ?? NO_PICTURE);
      if (!task) return;
      busy.set(child, task);
      latest.set(child, groupOf(task.order));
      child.send(task.order);
    }
  };

  /** @param picture what the process has ready */
  const take = (picture: string): Task | undefined => {
    const [group = picture] = waiting.has(picture) ? [picture] : waiting.keys();
    const tasks = waiting.get(group);
    const task = tasks?.shift();
    if (tasks?.length === 0) waiting.delete(group);
    return task;
  };

  return {
    draw: (order) =>
      new Promise((done, failed) => {
        const task = { order, done, failed };
        const group = waiting.get(groupOf(order));
        if (group) group.push(task);
        else waiting.set(groupOf(order), [task]);
        next();
      }),
    hold() {
      held = true;
      for (const child of all) {
        child.ref();
        child.channel?.ref();
      }
    },
    close() {
      waiting.clear();
      for (const child of all) child.kill();
    },
  };
}

const NO_PICTURE = '';

const groupOf = ({ picture = NO_PICTURE }: Order) => picture;

function release(child: ChildProcess) {
  child.unref();
  child.channel?.unref();
}

const failure = ({ card, picture }: Order, reason: string) =>
  new Error(
    `The share picture of "${card.title}"${picture === undefined ? '' : ` with ${picture}`} could not be drawn: ${reason}`,
  );
