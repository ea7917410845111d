/** Answers to authorities that name pages which are elsewhere now, or gone. */
import { writtenPath } from '../../../core/route/path.ts';
import { evidenceOf } from '../../content/compliance/siteCompliance.ts';
import { EVIDENCE } from '../../content/folder.ts';
import type { CheckedSite } from '../../content/model.ts';
import { type NewPathOf, withSlashesOf } from './links.ts';
import type { SiteEdits } from './siteEdits.ts';

/** The answers by pages that move or go, with where each page is now. */
function answersByPages(site: CheckedSite, newPlace: NewPathOf) {
  return (evidenceOf(site)?.answers ?? []).flatMap((answer, index) => {
    const newPath = answer.by === 'page' ? newPlace(writtenPath(answer.page)) : undefined;
    return answer.by === 'page' && newPath !== undefined ? [{ answer, index, place: newPath }] : [];
  });
}

/** Has answers name the new addresses of pages. */
export function moveAnswers(site: CheckedSite, newPlace: NewPathOf, edits: SiteEdits): void {
  for (const { answer, index, place: newPath } of answersByPages(site, newPlace))
    edits.set(EVIDENCE, ['answers', index, 'page'], withSlashesOf(answer.page, newPath));
}

/**
 * Takes out the answers by pages that go: no other page shows the same by itself.
 *
 * @returns what to say of it
 */
export function removeAnswers(
  site: CheckedSite,
  removedPaths: ReadonlySet<string>,
  edits: SiteEdits,
): string[] {
  const affected = answersByPages(site, (path) => (removedPaths.has(path) ? path : undefined));
  for (const { index } of affected) edits.remove(EVIDENCE, ['answers', index]);
  const items = [...new Set(affected.map(({ answer }) => answer.to))];
  return items.length === 0
    ? []
    : [`What goes was evidence for ${items.join(', ')}. Say in ${EVIDENCE} what shows that now.`];
}
