/** What answers lead to: pages, documents, figures and pages elsewhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EvidenceSources } from '../../core/data/compliance.ts';
import { addressMessages } from '../../core/problems/messages/addresses.ts';
import { evidenceMessages } from '../../core/problems/messages/evidence.ts';
import { textMessages } from '../../core/problems/messages/texts.ts';
import type { FieldProblemContent, ProblemContent } from '../../core/problems/problemAt.ts';
import { nearest, suggestion } from '../../core/problems/suggest.ts';
import { matchPath } from '../../core/route/match.ts';
import { writtenPath } from '../../core/route/path.ts';
import type { DocumentAnswer, EvidenceAnswer, PageAnswer, RequirementList } from '../../generated/types.ts';
import { evidenceSourceOf } from '../content/compliance/siteCompliance.ts';
import { SITE } from '../content/folder.ts';
import type { CheckedSite } from '../content/model.ts';
import { pagesOf } from '../content/pagePaths.ts';
import { pageStandings } from '../content/pageStandings.ts';
import { publicFile } from '../content/publicFolder.ts';
import { anchorsOf } from './anchors.ts';
import { type Names, namesIn, onDrive } from './mediaFiles.ts';
import { hasText } from './pdfText.ts';

interface Given {
  answer: EvidenceAnswer;
  list: RequirementList;
}

/** What is wrong with what each answer leads to. Only documents that an answer names are opened. */
export async function thingFindings(
  site: CheckedSite,
  all: readonly Given[],
): Promise<(given: Given) => FieldProblemContent[]> {
  const parts = new Map<EvidenceAnswer, FieldProblemContent[]>();
  for (const { answer } of all) if (answer.by === 'page') parts.set(answer, await part(site, answer));
  const things = evidenceSourceOf(site);
  const names = namesIn(site);
  return ({ answer, list }) => {
    switch (answer.by) {
      case 'page':
        return [...page(site, answer.page), ...(parts.get(answer) ?? [])];
      case 'document':
        return document(site, things, names, answer, list);
      case 'fact':
        return fact(site, answer.fact);
      case 'link': {
        const drive = onDrive(answer.href);
        return drive ? [{ ...drive, field: 'href' }] : [];
      }
      case 'gap':
      case 'not-applicable':
        return [];
    }
  };
}

function page(site: CheckedSite, written: string): FieldProblemContent[] {
  const { table } = site;
  const path = writtenPath(written);
  const { paths, isNowhere } = pagesOf(site);
  const finding = (words: ProblemContent) => [{ ...words, field: 'page', value: written }];
  if (pageStandings(site).withheld.has(path)) return finding(evidenceMessages.unpublished(path));
  if (!table || !isNowhere(path)) return [];
  const found = matchPath(table, path);
  const moved = found.kind === 'redirect' && paths.has(found.to) ? found.to : undefined;
  if (moved !== undefined) return finding(evidenceMessages.pageMoved(path, moved || '/'));
  const hint = suggestion(path, paths) ?? 'Look for the page in manifest/routes.json, or write "by": "gap".';
  return finding(evidenceMessages.pageMissing(path, hint));
}

async function part(site: CheckedSite, { page, part }: PageAnswer): Promise<FieldProblemContent[]> {
  const finding = part === undefined ? undefined : await partMissing(site, writtenPath(page), part);
  return finding ? [{ ...finding, field: 'part', value: part }] : [];
}

/** That a page has no such part; undefined where it has. @param path canonical path */
export async function partMissing(
  site: CheckedSite,
  path: string,
  part: string,
): Promise<ProblemContent | undefined> {
  const anchors = await anchorsOf(site, path);
  if (!anchors || anchors.includes(part.normalize('NFC'))) return undefined;
  const near = nearest(part, anchors);
  const hint =
    near !== undefined
      ? `Did you mean "${near}"?`
      : anchors.length === 0
        ? 'Delete "part": the page has no headings.'
        : `Write one of these: ${anchors.slice(0, 10).join(', ')}.`;
  return addressMessages.anchorMissing(path, part, hint);
}

function fact(site: CheckedSite, key: string): FieldProblemContent[] {
  if (!site.site || Object.hasOwn(site.site.facts ?? {}, key)) return [];
  const keys = Object.keys(site.site.facts ?? {});
  const hint = suggestion(key, keys) ?? `Add it under "facts" in ${SITE}.`;
  return [{ ...textMessages.factUnknown(SITE, key, hint), field: 'fact', value: key }];
}

function document(
  site: CheckedSite,
  things: EvidenceSources,
  names: Names,
  { document: written, sha256 }: DocumentAnswer,
  { id, mostBytes }: RequirementList,
): FieldProblemContent[] {
  const path = writtenPath(written);
  const facts = things.document(path);
  if (!facts) {
    const other = sha256 === undefined ? undefined : sameFile(site, things, path, sha256);
    const finding: ProblemContent | undefined =
      other === undefined
        ? names.look(written, 'document')
        : { ...evidenceMessages.documentRenamed(path, other), value: written };
    return finding ? [{ ...finding, field: 'document' }] : [];
  }
  const finding = names.look(written, 'document');
  const found: FieldProblemContent[] = finding ? [{ ...finding, field: 'document' }] : [];
  if (sha256 !== undefined && facts.sha256 !== sha256)
    found.push({ ...evidenceMessages.swapped(path, facts.sha256), field: 'sha256', value: sha256 });
  if (mostBytes !== undefined && facts.bytes > mostBytes)
    found.push({
      ...evidenceMessages.tooLarge(facts.bytes, id, mostBytes),
      field: 'document',
      value: written,
    });
  if (/\.pdf$/i.test(path) && isScan(join(site.folder, publicFile(path))))
    found.push({ ...evidenceMessages.withoutText(path), field: 'document', value: written });
  return found;
}

/** A file of the same bytes under another name. */
function sameFile(
  { public: { files } }: CheckedSite,
  things: EvidenceSources,
  path: string,
  sha256: string,
): string | undefined {
  const ending = path.slice(path.lastIndexOf('.')).toLowerCase();
  return files.find(
    (file) => file.toLowerCase().endsWith(ending) && things.document(file)?.sha256 === sha256,
  );
}

function isScan(path: string): boolean {
  try {
    return hasText(readFileSync(path)) === false;
  } catch {
    // What cannot be opened is reported where files are checked.
    return false;
  }
}
