/** Every file that the content names is in public/ and is what it says. */
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Problem } from '../../src/problem.ts';
import { linkTarget, sitePath } from '../../src/route/link.ts';
import { endingOf, pictureName, typeOf, typesOfEnding } from '../pictures/fileTypes.ts';
import { excessSize, MAX_SOURCE_PIXELS, pixelsText } from '../pictures/pixelSize.ts';
import { at, type Finding } from '../problems/problemAt.ts';
import { type Mistake, megabytes } from '../problems/say.ts';
import { suggester } from '../problems/suggest.ts';
import { fieldWords } from '../problems/words/fields.ts';
import { mediaWords } from '../problems/words/media.ts';
import { isLink, isPicture, type PlacedText, textsOf } from '../site/content.ts';
import { formOf } from '../site/fileReferences.ts';
import type { CheckedSite } from '../site/model.ts';
import { publicFile } from '../site/publicFolder.ts';

export function media(site: CheckedSite): Problem[] {
  const folder = namesIn(site);
  return textsOf(site).flatMap((text) => {
    const finding = findingOf(text, folder);
    return finding ? [at(text.file, text.path, finding)] : [];
  });
}

function findingOf(placed: PlacedText, folder: Names): Finding | undefined {
  const { role, text } = placed;
  if (isPicture(placed)) return folder.look(text, 'picture');
  if (role === 'font' || role === 'file') return folder.look(text, role);
  if (!isLink(placed)) return undefined;
  const target = linkTarget(text);
  if (target.kind === 'outside') return onDrive(text);
  // The engine publishes its schemas itself.
  if (target.kind === 'file' && target.path.startsWith('schemas/')) return undefined;
  return target.kind === 'file' || UPWARDS.test(text) ? folder.look(text, 'document') : undefined;
}

/** A path that leads out of a folder. */
export const UPWARDS = /(^|\/)\.\.(\/|$)/;

/** Where people keep files that they share; the owner can move or close them at any time. */
const DRIVES =
  /^https:\/\/([a-z0-9-]+\.)*(drive\.google\.com|docs\.google\.com\/(document|spreadsheets|presentation|file|uc)|photos\.google\.com|photos\.app\.goo\.gl|dropbox\.com|dropboxusercontent\.com|onedrive\.live\.com|1drv\.ms|sharepoint\.com|box\.com|mega\.nz|mediafire\.com|wetransfer\.com|we\.tl|icloud\.com|scribd\.com|zoho(public|workdrive)?\.(com|in)|amazonaws\.com|amazon\.(com|in)\/(clouddrive|photos)|pcloud\.(?:com|link)|terabox\.com)([/?#]|$)/i;

/** Says so of a link to where people keep files that they share. */
export function onDrive(value: string): Finding | undefined {
  const [, , drive] = DRIVES.exec(value) ?? [];
  if (drive === undefined) return undefined;
  return { ...mediaWords.onDrive(drive.split('/')[0] ?? ''), value };
}

type As = 'picture' | 'document' | 'font' | 'file';

/** What is said of each where it is missing, no file, or too large. */
const WORDS = {
  picture: {
    missing: mediaWords.pictureMissing,
    notOpened: mediaWords.pictureIsFolder,
    tooLarge: mediaWords.pictureTooLarge,
  },
  document: {
    missing: mediaWords.documentMissing,
    notOpened: mediaWords.documentIsFolder,
    tooLarge: mediaWords.documentTooLarge,
  },
  font: {
    missing: mediaWords.fontMissing,
    notOpened: mediaWords.fontMissing,
    tooLarge: mediaWords.fontTooLarge,
  },
  file: {
    missing: mediaWords.fileMissing,
    notOpened: mediaWords.fileIsFolder,
  },
} as const;

export interface Names {
  /** What is wrong with a file that the content names. */
  look(written: string, as: As): Finding | undefined;
}

/** A larger picture or font keeps a phone waiting; hosts refuse larger files altogether (Cloudflare Pages: 25 MiB). */
const LARGE = { picture: 2 * 1024 * 1024, document: 25 * 1024 * 1024, font: 150_000 };

/** The files of a site by their names. */
export function namesIn({ folder, public: { files, folders, refused } }: CheckedSite): Names {
  const names = new Set([...files, ...folders]);
  const byForm = new Map([...names].map((name) => [formOf(name), name]));
  const suggest = suggester([...names].filter((name) => /\.[a-z0-9]+$/i.test(name)));
  const inside = new Map<string, Mistake | undefined>();

  return {
    look(written, as) {
      const value = written;
      const name = written.normalize('NFC').replace(/^\/+|\/+$/g, '');
      if (UPWARDS.test(name)) return { ...mediaWords.outside, value };
      // Reported by itself.
      if (refused.has(name)) return undefined;
      if (sitePath(written) === undefined) return { ...fieldWords.characterInPath, value };
      const onDisk = names.has(name) ? name : byForm.get(formOf(name));
      if (onDisk === undefined) {
        return { ...WORDS[as].missing(`public/${name}`, suggest(name)), value };
      }
      if (onDisk !== name) {
        const differs =
          onDisk.normalize('NFC') === onDisk
            ? mediaWords.nameDiffers(`public/${onDisk}`, onDisk)
            : mediaWords.nameTypedDifferently(`public/${onDisk}`, name);
        return { ...differs, value };
      }
      const key = `${as} ${name}`;
      if (!inside.has(key)) inside.set(key, lookInside(join(folder, publicFile(name)), name, as));
      const found = inside.get(key);
      return found && { ...found, value };
    },
  };
}

const kilobytes = (size: number) => `${Math.round(size / 1000)} kB`;

const sizeIn = { picture: megabytes, document: megabytes, font: kilobytes } as const;

/** How many bytes tell the type of a file, and the size of a picture: what a camera notes is before it. */
const HEAD = { picture: 256 * 1024, document: 512, font: 512, file: 512 };

/**
 * What is wrong with a file itself, whatever names it: with its size, or with what is in it.
 *
 * @param path where it is
 * @param name its path from the public folder, which says what it should be
 */
export function lookInside(path: string, name: string, as: As): Mistake | undefined {
  let size: number;
  let head: Buffer;
  try {
    const status = statSync(path);
    if (!status.isFile()) throw new Error('This is a folder.');
    size = status.size;
    head = readHead(path, HEAD[as]);
  } catch {
    return WORDS[as].notOpened(`public/${name}`);
  }
  // A listed file may contain anything.
  if (as === 'file') return undefined;
  if (size === 0) return mediaWords.empty(`public/${name}`);
  const expected = typesOfEnding(name);
  const type = typeOf(head);
  if (expected && !expected.includes(type)) {
    const right = as === 'picture' ? pictureName(name, type) : undefined;
    // Another picture may have that name.
    return right === undefined || existsSync(join(dirname(path), basename(right)))
      ? mediaWords.otherType(endingOf(name), type)
      : mediaWords.otherPicture(endingOf(name), type, right);
  }
  const excess = as === 'picture' ? excessSize(head) : undefined;
  if (excess) return mediaWords.tooManyPixels(pixelsText(excess), MAX_SOURCE_PIXELS);
  if (size <= LARGE[as]) return undefined;
  return WORDS[as].tooLarge(sizeIn[as](size), sizeIn[as](LARGE[as]));
}

function readHead(path: string, length: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(length);
    return head.subarray(0, readSync(file, head, 0, length, 0));
  } finally {
    closeSync(file);
  }
}
