import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EvidenceSources } from '../../core/data/compliance.ts';
import { addressMessages } from '../../core/problems/messages/addresses.ts';
import { evidenceMessages } from '../../core/problems/messages/evidence.ts';
import { textMessages } from '../../core/problems/messages/texts.ts';
import type { FieldProblemContent, ProblemContent } from '../../core/problems/problemAt.ts';
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
import { createMediaLookup, findFileSharingHost, type MediaLookup } from './mediaFiles.ts';
import { hasText } from './pdfText.ts';

interface ListedAnswer {
  answer: EvidenceAnswer;
  list: RequirementList;
}

/** Opens only documents that an answer names. */
export async function createSourceFindings(
  site: CheckedSite,
  listedAnswers: readonly ListedAnswer[],
): Promise<(listed: ListedAnswer) => FieldProblemContent[]> {
  const partProblems = new Map<EvidenceAnswer, FieldProblemContent[]>();
  for (const { answer } of listedAnswers)
    if (answer.by === 'page') partProblems.set(answer, await partFindings(site, answer));
  const evidenceSource = evidenceSourceOf(site);
  const mediaNames = createMediaLookup(site);
  return ({ answer, list }) => {
    switch (answer.by) {
      case 'page':
        return [...pageFindings(site, answer.page), ...(partProblems.get(answer) ?? [])];
      case 'document':
        return documentFindings(site, evidenceSource, mediaNames, answer, list);
      case 'fact':
        return factFindings(site, answer.fact);
      case 'link': {
        const hostFinding = findFileSharingHost(answer.href);
        return hostFinding ? [{ ...hostFinding, field: 'href' }] : [];
      }
      case 'gap':
      case 'not-applicable':
        return [];
    }
  };
}

function pageFindings(site: CheckedSite, written: string): FieldProblemContent[] {
  const { table } = site;
  const path = writtenPath(written);
  const { paths, isMissing } = pagesOf(site);
  const finding = (content: ProblemContent) => [{ ...content, field: 'page', value: written }];
  if (pageStatuses(site).withheld.has(path)) return finding(evidenceMessages.unpublished(path));
  if (!table || !isMissing(path)) return [];
  const pathMatch = matchPath(table, path);
  const redirectTarget = pathMatch.kind === 'redirect' && paths.has(pathMatch.to) ? pathMatch.to : undefined;
  if (redirectTarget !== undefined) return finding(evidenceMessages.pageMoved(path, redirectTarget || '/'));
  const hint = suggestion(path, paths) ?? 'Look for the page in manifest/routes.json, or write "by": "gap".';
  return finding(evidenceMessages.pageMissing(path, hint));
}

async function partFindings(site: CheckedSite, { page, part }: PageAnswer): Promise<FieldProblemContent[]> {
  const finding = part === undefined ? undefined : await findMissingPart(site, writtenPath(page), part);
  return finding ? [{ ...finding, field: 'part', value: part }] : [];
}

/** @param path canonical path @returns undefined if the page has the part */
export async function findMissingPart(
  site: CheckedSite,
  path: string,
  part: string,
): Promise<ProblemContent | undefined> {
  const anchors = await pageAnchors(site, path);
  if (!anchors || anchors.includes(part.normalize('NFC'))) return undefined;
  const hint = anchorHint(part, anchors, '', 'Delete "part": the page has no headings.');
  return addressMessages.anchorMissing(path, part, hint);
}

function factFindings(site: CheckedSite, key: string): FieldProblemContent[] {
  if (!site.site || Object.hasOwn(site.site.facts ?? {}, key)) return [];
  const keys = Object.keys(site.site.facts ?? {});
  const hint = suggestion(key, keys) ?? `Add it under "facts" in ${SITE}.`;
  return [{ ...textMessages.factUnknown(SITE, key, hint), field: 'fact', value: key }];
}

function documentFindings(
  site: CheckedSite,
  evidenceSource: EvidenceSources,
  names: MediaLookup,
  { document: written, sha256 }: DocumentAnswer,
  { id, mostBytes }: RequirementList,
): FieldProblemContent[] {
  const path = writtenPath(written);
  const facts = evidenceSource.document(path);
  if (!facts) {
    const renamedPath = sha256 === undefined ? undefined : findSameFile(site, evidenceSource, path, sha256);
    const finding: ProblemContent | undefined =
      renamedPath === undefined
        ? names.inspect(written, 'document')
        : { ...evidenceMessages.documentRenamed(path, renamedPath), value: written };
    return finding ? [{ ...finding, field: 'document' }] : [];
  }
  const finding = names.inspect(written, 'document');
  const findings: FieldProblemContent[] = finding ? [{ ...finding, field: 'document' }] : [];
  if (sha256 !== undefined && facts.sha256 !== sha256)
    findings.push({ ...evidenceMessages.swapped(path, facts.sha256), field: 'sha256', value: sha256 });
  if (mostBytes !== undefined && facts.bytes > mostBytes)
    findings.push({
      ...evidenceMessages.tooLarge(facts.bytes, id, mostBytes),
      field: 'document',
      value: written,
    });
  if (/\.pdf$/i.test(path) && isScan(join(site.folder, publicFile(path))))
    findings.push({ ...evidenceMessages.withoutText(path), field: 'document', value: written });
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
