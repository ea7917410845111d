/** Every picture and document that the content names is in public/ and is what it says; every video address names a video. */
import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { youtubeId } from '../../src/blocks/video.ts';
import type { Problem } from '../../src/problem.ts';
import { linkTarget } from '../../src/route/link.ts';
import { isLink, PICTURE_FIELDS, type PlacedText, textsOf } from './content.ts';
import { endingOf, typeOf, typesOfEnding } from './fileTypes.ts';
import { at, type Finding } from './place.ts';
import { megabytes } from './read.ts';
import type { CheckedSite } from './site.ts';
import { suggester } from './suggest.ts';

export function media(site: CheckedSite): Problem[] {
  const folder = publicFolder(site.folder);
  return textsOf(site).flatMap((text) => {
    const finding = findingOf(text, folder);
    return finding ? [at(text.file, text.path, finding)] : [];
  });
}

function findingOf(placed: PlacedText, folder: PublicFolder): Finding | undefined {
  const { field, text } = placed;
  if (field === 'vid') return youtubeId(text) === undefined ? noVideo(text) : undefined;
  if (PICTURE_FIELDS.has(field)) return folder.look(text, 'picture');
  if (!isLink(placed)) return undefined;
  const target = linkTarget(text);
  if (target.kind === 'outside') return onDrive(text);
  // The engine publishes its schemas itself.
  if (target.path.startsWith('schemas/')) return undefined;
  return target.kind === 'file' || UPWARDS.test(text) ? folder.look(text, 'document') : undefined;
}

const noVideo = (value: string): Finding => ({
  code: 'video-unknown',
  value,
  message: 'This address names no YouTube video.',
  hint: 'Copy the address that YouTube shows under Share, such as "https://youtu.be/aqz-KE-bpKQ".',
});

const UPWARDS = /(^|\/)\.\.(\/|$)/;

/** Where people keep files that they share; the owner can move or close them at any time. */
const DRIVES =
  /^https:\/\/([a-z0-9-]+\.)*(drive\.google\.com|docs\.google\.com\/(document|spreadsheets|presentation|file|uc)|photos\.google\.com|photos\.app\.goo\.gl|dropbox\.com|dropboxusercontent\.com|onedrive\.live\.com|1drv\.ms|sharepoint\.com|box\.com|mega\.nz|mediafire\.com|wetransfer\.com|we\.tl|icloud\.com|scribd\.com|zoho(public|workdrive)?\.(com|in))([/?#]|$)/i;

function onDrive(value: string): Finding | undefined {
  const [, , drive] = DRIVES.exec(value) ?? [];
  if (drive === undefined) return undefined;
  return {
    code: 'document-on-drive',
    value,
    message: `This document is on ${drive.split('/')[0]}, where its owner can move or close it.`,
    hint: 'Download it, put it into public/documents and name it from there.',
  };
}

interface PublicFolder {
  /** What is wrong with a file that the content names. */
  look(written: string, as: 'picture' | 'document'): Finding | undefined;
}

/** A larger picture keeps a phone waiting; hosts refuse larger files altogether (Cloudflare Pages: 25 MiB). */
const LARGE = { picture: 2 * 1024 * 1024, document: 25 * 1024 * 1024 };

function publicFolder(site: string): PublicFolder {
  const root = join(site, 'public');
  const names = listFiles(root);
  const byForm = new Map([...names].map((name) => [formOf(name), name]));
  const suggest = suggester([...names].filter((name) => /\.[a-z0-9]+$/i.test(name)));
  const inside = new Map<string, Omit<Finding, 'value'> | undefined>();

  return {
    look(written, as) {
      const value = written;
      const name = written.normalize('NFC').replace(/^\/+|\/+$/g, '');
      if (UPWARDS.test(name)) {
        return {
          code: 'media-outside',
          value,
          message: 'This path leads out of the public folder, which visitors cannot reach.',
          hint: 'Put the file into public/images or public/documents and write its path from public, such as "images/library.jpg".',
        };
      }
      const onDisk = names.has(name) ? name : byForm.get(formOf(name));
      if (onDisk === undefined) {
        return {
          code: as === 'picture' ? 'picture-missing' : 'document-missing',
          value,
          message: `There is no file public/${name}.`,
          hint: suggest(name) ?? 'Put the file there, or correct the name.',
        };
      }
      if (onDisk !== name) {
        return {
          code: 'media-name-differs',
          value,
          message: `The file is called public/${onDisk}, and hosts tell the two names apart.`,
          hint: `Write "${onDisk.normalize('NFC') === onDisk ? onDisk : name}"${
            onDisk.normalize('NFC') === onDisk ? '' : ', and name the file anew so'
          }.`,
        };
      }
      const key = `${as} ${name}`;
      if (!inside.has(key)) inside.set(key, lookInside(join(root, name), name, as));
      const found = inside.get(key);
      return found && { ...found, value };
    },
  };
}

/** The paths of all files below a folder, with slashes. */
function listFiles(root: string): Set<string> {
  try {
    return new Set(readdirSync(root, { recursive: true }).map((name) => String(name).replaceAll('\\', '/')));
  } catch {
    return new Set();
  }
}

/** What file names share that people take for the same: letter case, Unicode form, percent-encoding. */
function formOf(name: string): string {
  let decoded = name;
  try {
    decoded = decodeURIComponent(name);
  } catch {
    // A percent sign that stands for itself.
  }
  return decoded.normalize('NFC').toLowerCase();
}

/** How many bytes tell the type of a file. */
const HEAD = 512;

function lookInside(
  path: string,
  name: string,
  as: 'picture' | 'document',
): Omit<Finding, 'value'> | undefined {
  let size: number;
  let head: Buffer;
  try {
    const status = statSync(path);
    if (!status.isFile()) throw new Error('This is a folder.');
    size = status.size;
    head = readHead(path);
  } catch {
    return {
      code: as === 'picture' ? 'picture-missing' : 'document-missing',
      message: `public/${name} is no file that can be read.`,
      hint: 'Name a file within it, or put the file there anew.',
    };
  }
  if (size === 0) {
    return {
      code: 'media-not-its-type',
      message: `The file public/${name} is empty.`,
      hint: 'Put it there anew; a copy was probably interrupted.',
    };
  }
  const wanted = typesOfEnding(name);
  const type = typeOf(head);
  if (wanted && !wanted.includes(type)) {
    return {
      code: 'media-not-its-type',
      message: `The file ends with ${endingOf(name)}, but its content is ${type}.`,
      hint: 'Save it anew in the right form; a new name alone does not change what is in it.',
    };
  }
  if (size > LARGE[as]) {
    return {
      code: 'media-too-large',
      message: `The file has ${megabytes(size)}; ${as === 'picture' ? 'visitors with a weak connection wait long for it' : 'some hosts refuse it'}.`,
      hint:
        as === 'picture'
          ? `Make it smaller than ${megabytes(LARGE.picture)}: 2,000 pixels across are enough.`
          : `Make it smaller than ${megabytes(LARGE.document)}.`,
    };
  }
  return undefined;
}

function readHead(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(HEAD);
    return head.subarray(0, readSync(file, head, 0, HEAD, 0));
  } finally {
    closeSync(file);
  }
}
