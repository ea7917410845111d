import { join } from 'node:path';
import type { ProblemMessage } from '../../core/problems/message.ts';
import { fieldMessages } from '../../core/problems/messages/fields.ts';
import { mediaMessages } from '../../core/problems/messages/media.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemAt } from '../../core/problems/problemAt.ts';
import { suggester } from '../../core/problems/suggest.ts';
import { linkTarget, sitePath } from '../../core/route/link.ts';
import { normalizeFileName } from '../content/fileReferences.ts';
import { FILE_MESSAGES, inspectMediaFile, type MediaKind } from '../content/inspectMediaFile.ts';
import type { CheckedSite } from '../content/model.ts';
import { publicFile } from '../content/publicFolder.ts';
import { isLink, isPicture, type PlacedText, siteTexts } from '../content/siteValues.ts';

export function mediaFiles(site: CheckedSite): Problem[] {
  const mediaLookup = createMediaLookup(site);
  return siteTexts(site).flatMap((text) => {
    const message = mistakeOf(text, mediaLookup);
    return message ? [problemAt(text.file, text.path, message, text.text)] : [];
  });
}

function mistakeOf(placed: PlacedText, mediaLookup: MediaLookup): ProblemMessage | undefined {
  const { role, text } = placed;
  if (isPicture(placed)) return mediaLookup.inspect(text, 'picture');
  if (role === 'font' || role === 'file') return mediaLookup.inspect(text, role);
  if (!isLink(placed)) return undefined;
  const target = linkTarget(text);
  if (target.kind === 'outside') return fileSharingMistake(text);
  // The engine publishes its schemas.
  if (target.kind === 'file' && target.path.startsWith('schemas/')) return undefined;
  return target.kind === 'file' || PARENT_SEGMENT.test(text)
    ? mediaLookup.inspect(text, 'document')
    : undefined;
}

export const PARENT_SEGMENT = /(^|\/)\.\.(\/|$)/;

/** File-sharing hosts: the owner can move or close files at any time. */
const FILE_SHARING_HOSTS =
  /^https:\/\/([a-z0-9-]+\.)*(drive\.google\.com|docs\.google\.com\/(document|spreadsheets|presentation|file|uc)|photos\.google\.com|photos\.app\.goo\.gl|dropbox\.com|dropboxusercontent\.com|onedrive\.live\.com|1drv\.ms|sharepoint\.com|box\.com|mega\.nz|mediafire\.com|wetransfer\.com|we\.tl|icloud\.com|scribd\.com|zoho(public|workdrive)?\.(com|in)|amazonaws\.com|amazon\.(com|in)\/(clouddrive|photos)|pcloud\.(?:com|link)|terabox\.com)([/?#]|$)/i;

export function fileSharingMistake(address: string): ProblemMessage | undefined {
  const [, , host] = FILE_SHARING_HOSTS.exec(address) ?? [];
  return host === undefined ? undefined : mediaMessages.onDrive(host.split('/')[0] ?? '');
}

export interface MediaLookup {
  inspect(written: string, kind: MediaKind): ProblemMessage | undefined;
}

export function createMediaLookup({
  folder,
  publicFolder: { files, folders, refused },
}: CheckedSite): MediaLookup {
  const names = new Set([...files, ...folders]);
  const byNormalizedName = new Map([...names].map((name) => [normalizeFileName(name), name]));
  const suggest = suggester([...names].filter((name) => /\.[a-z0-9]+$/i.test(name)));
  const inspected = new Map<string, ProblemMessage | undefined>();

  return {
    inspect(written, kind) {
      const name = written.normalize('NFC').replace(/^\/+|\/+$/g, '');
      if (PARENT_SEGMENT.test(name)) return mediaMessages.outside;
      // The refused file is already reported.
      if (refused.has(name)) return undefined;
      if (sitePath(written) === undefined) return fieldMessages.characterInPath;
      const nameOnDisk = names.has(name) ? name : byNormalizedName.get(normalizeFileName(name));
      if (nameOnDisk === undefined) return FILE_MESSAGES[kind].missing(`public/${name}`, suggest(name));
      if (nameOnDisk !== name)
        return nameOnDisk.normalize('NFC') === nameOnDisk
          ? mediaMessages.nameDiffers(`public/${nameOnDisk}`, nameOnDisk)
          : mediaMessages.nameTypedDifferently(`public/${nameOnDisk}`, name);
      const key = `${kind} ${name}`;
      if (!inspected.has(key))
        inspected.set(key, inspectMediaFile(join(folder, publicFile(name)), name, kind));
      return inspected.get(key);
    },
  };
}
