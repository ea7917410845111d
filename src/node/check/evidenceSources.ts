import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { EvidenceSources } from '../../core/data/compliance.ts';
import type { ProblemMessage } from '../../core/problems/message.ts';
import { addressMessages } from '../../core/problems/messages/addresses.ts';
import { evidenceMessages } from '../../core/problems/messages/evidence.ts';
import { textMessages } from '../../core/problems/messages/texts.ts';
import type { FieldMessage } from '../../core/problems/problemAt.ts';
import { suggestion } from '../../core/problems/suggest.ts';
import { matchPath } from '../../core/route/match.ts';
import { writtenPath } from '../../core/route/path.ts';
import type { DocumentAnswer, EvidenceAnswer, PageAnswer, RequirementList } from '../../generated/types.ts';
import { evidenceSourceOf } from '../content/compliance/siteCompliance.ts';
import { SITE } from '../content/folder.ts';
import type { CheckedSite } from '../content/model.ts';
import { pagesOf } from '../content/pagePaths.ts';
import { pageStatuses } from '../content/pageStatuses.ts';
import { publicFile } from '../content/publicFolder.ts';
import { anchorHint, pageAnchors } from './anchors.ts';
import { createMediaLookup, fileSharingMistake, type MediaLookup } from './mediaFiles.ts';

interface ListedAnswer {
  answer: EvidenceAnswer;
  list: RequirementList;
}

/** Opens only documents that an answer names. */
export async function createSourceFindings(
  site: CheckedSite,
  listedAnswers: readonly ListedAnswer[],
): Promise<(listed: ListedAnswer) => FieldMessage[]> {
  const partProblems = new Map<EvidenceAnswer, FieldMessage[]>();
  for (const { answer } of listedAnswers)
    if (answer.by === 'page') partProblems.set(answer, await partFindings(site, answer));
  const evidenceSource = evidenceSourceOf(site);
  const mediaNames = createMediaLookup(site);
  return ({ answer, list }) => {
    switch (answer.by) {
      case 'page':
        return [...withField('page', pageMistake(site, answer.page)), ...(partProblems.get(answer) ?? [])];
      case 'document':
        return documentFindings(site, evidenceSource, mediaNames, answer, list);
      case 'fact':
        return factFindings(site, answer.fact);
      case 'link':
        return withField('href', fileSharingMistake(answer.href));
      case 'gap':
      case 'not-applicable':
        return [];
    }
  };
}

const withField = (field: string, message: ProblemMessage | undefined): FieldMessage[] =>
  message ? [{ ...message, field }] : [];

function pageMistake(site: CheckedSite, written: string): ProblemMessage | undefined {
  const { table } = site;
  const path = writtenPath(written);
  const { paths, isMissing } = pagesOf(site);
  if (pageStatuses(site).withheld.has(path)) return evidenceMessages.unpublished(path);
  if (!table || !isMissing(path)) return undefined;
  const pathMatch = matchPath(table, path);
  if (pathMatch.kind === 'redirect' && paths.has(pathMatch.to))
    return evidenceMessages.pageMoved(path, pathMatch.to || '/');
  const hint = suggestion(path, paths) ?? 'Look for the page in manifest/routes.json, or write "by": "gap".';
  return evidenceMessages.pageMissing(path, hint);
}

const partFindings = async (site: CheckedSite, { page, part }: PageAnswer): Promise<FieldMessage[]> =>
  part === undefined ? [] : withField('part', await findMissingPart(site, writtenPath(page), part));

/** @param path canonical path @returns undefined if the page has the part */
export async function findMissingPart(
  site: CheckedSite,
  path: string,
  part: string,
): Promise<ProblemMessage | undefined> {
  const anchors = await pageAnchors(site, path);
  if (!anchors || anchors.includes(part.normalize('NFC'))) return undefined;
  const hint = anchorHint(part, anchors, '', 'Delete "part": the page has no headings.');
  return addressMessages.anchorMissing(path, part, hint);
}

function factFindings(site: CheckedSite, key: string): FieldMessage[] {
  if (!site.site || Object.hasOwn(site.site.facts ?? {}, key)) return [];
  const keys = Object.keys(site.site.facts ?? {});
  const hint = suggestion(key, keys) ?? `Add it under "facts" in ${SITE}.`;
  return [{ ...textMessages.factUnknown(SITE, key, hint), field: 'fact' }];
}

function documentFindings(
  site: CheckedSite,
  evidenceSource: EvidenceSources,
  names: MediaLookup,
  { document: written, sha256 }: DocumentAnswer,
  { id, mostBytes }: RequirementList,
): FieldMessage[] {
  const path = writtenPath(written);
  const facts = evidenceSource.document(path);
  if (!facts) {
    const renamedPath = sha256 === undefined ? undefined : findSameFile(site, evidenceSource, path, sha256);
    return withField(
      'document',
      renamedPath === undefined
        ? names.inspect(written, 'document')
        : evidenceMessages.documentRenamed(path, renamedPath),
    );
  }
  const findings = withField('document', names.inspect(written, 'document'));
  if (sha256 !== undefined && facts.sha256 !== sha256)
    findings.push({ ...evidenceMessages.swapped(path, facts.sha256), field: 'sha256' });
  if (mostBytes !== undefined && facts.bytes > mostBytes)
    findings.push({ ...evidenceMessages.tooLarge(facts.bytes, id, mostBytes), field: 'document' });
  if (/\.pdf$/i.test(path) && isScan(join(site.folder, publicFile(path))))
    findings.push({ ...evidenceMessages.withoutText(path), field: 'document' });
  return findings;
}

function findSameFile(
  { publicFolder: { files } }: CheckedSite,
  evidenceSource: EvidenceSources,
  path: string,
  sha256: string,
): string | undefined {
  const ending = path.slice(path.lastIndexOf('.')).toLowerCase();
  return files.find(
    (file) => file.toLowerCase().endsWith(ending) && evidenceSource.document(file)?.sha256 === sha256,
  );
}

function isScan(path: string): boolean {
  try {
    return hasText(readFileSync(path)) === false;
  } catch {
    // Unreadable files are reported by `publicFiles`.
    return false;
  }
}

/** A font (ISO 32000-1, section 9.5). All text needs one, recognised text in a scan too. */
const FONT = /\/Type\s*\/Font(?![A-Za-z])|\/BaseFont\b/;

/** An object stream (section 7.5.7), where newer programs store their fonts. */
const OBJECTS = /\/ObjStm\b[\s\S]{0,400}?\bstream\r?\n/g;

const MAX_STREAM_BYTES = 64 * 1024 * 1024;

/**
 * Returns true if a PDF has a font, and false if it consists of scanned pages.
 *
 * @param bytes the whole file
 * @returns undefined if unknown: not a PDF, encrypted, or in an unsupported compression
 */
export function hasText(bytes: Buffer): boolean | undefined {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-')) return undefined;
  if (FONT.test(text)) return true;
  let isKnown = !/\/Encrypt\b/.test(text);
  for (const stream of text.matchAll(OBJECTS)) {
    const objects = inflateText(bytes.subarray(stream.index + stream[0].length));
    if (objects === undefined) isKnown = false;
    else if (FONT.test(objects)) return true;
  }
  return isKnown ? false : undefined;
}

function inflateText(bytes: Buffer): string | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: MAX_STREAM_BYTES }).toString('latin1');
  } catch {
    return undefined;
  }
}
