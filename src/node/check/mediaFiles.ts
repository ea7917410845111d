/** Every file that the content names is in public/ and is what it says. */

import { join } from 'node:path';
import type { ProblemMessage } from '../../core/problems/message.ts';
import { fieldMessages } from '../../core/problems/messages/fields.ts';
import { mediaMessages } from '../../core/problems/messages/media.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type ProblemContent, problemAt } from '../../core/problems/problemAt.ts';
import { suggester } from '../../core/problems/suggest.ts';
import { linkTarget, sitePath } from '../../core/route/link.ts';
import { formOf } from '../content/fileReferences.ts';
import { FILE_MESSAGES, lookInside, type MediaKind } from '../content/mediaFile.ts';
import type { CheckedSite } from '../content/model.ts';
import { publicFile } from '../content/publicFolder.ts';
import { isLink, isPicture, type PlacedText, siteTexts } from '../content/siteValues.ts';

export function media(site: CheckedSite): Problem[] {
  const folder = namesIn(site);
  return siteTexts(site).flatMap((text) => {
    const finding = findingOf(text, folder);
    return finding ? [problemAt(text.file, text.path, finding)] : [];
  });
}

function findingOf(placed: PlacedText, folder: Names): ProblemContent | undefined {
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
export function onDrive(value: string): ProblemContent | undefined {
  const [, , drive] = DRIVES.exec(value) ?? [];
  if (drive === undefined) return undefined;
  return { ...mediaMessages.onDrive(drive.split('/')[0] ?? ''), value };
}

export interface Names {
  /** What is wrong with a file that the content names. */
  look(written: string, kind: MediaKind): ProblemContent | undefined;
}

/** The files of a site by their names. */
export function namesIn({ folder, publicFolder: { files, folders, refused } }: CheckedSite): Names {
  const names = new Set([...files, ...folders]);
  const byForm = new Map([...names].map((name) => [formOf(name), name]));
  const suggest = suggester([...names].filter((name) => /\.[a-z0-9]+$/i.test(name)));
  const inside = new Map<string, ProblemMessage | undefined>();

  return {
    look(written, kind) {
      const value = written;
      const name = written.normalize('NFC').replace(/^\/+|\/+$/g, '');
      if (UPWARDS.test(name)) return { ...mediaMessages.outside, value };
      // Reported by itself.
      if (refused.has(name)) return undefined;
      if (sitePath(written) === undefined) return { ...fieldMessages.characterInPath, value };
      const onDisk = names.has(name) ? name : byForm.get(formOf(name));
      if (onDisk === undefined) {
        return { ...FILE_MESSAGES[kind].missing(`public/${name}`, suggest(name)), value };
      }
      if (onDisk !== name) {
        const differs =
          onDisk.normalize('NFC') === onDisk
            ? mediaMessages.nameDiffers(`public/${onDisk}`, onDisk)
            : mediaMessages.nameTypedDifferently(`public/${onDisk}`, name);
        return { ...differs, value };
      }
      const key = `${kind} ${name}`;
      if (!inside.has(key)) inside.set(key, lookInside(join(folder, publicFile(name)), name, kind));
      const found = inside.get(key);
      return found && { ...found, value };
    },
  };
}
