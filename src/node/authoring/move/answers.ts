/** Answers to authorities that name pages which are elsewhere now, or gone. */
import { writtenPath } from '../../../core/route/path.ts';
import { EVIDENCE } from '../../content/folder.ts';
import type { CheckedSite } from '../../content/model.ts';
import { evidenceOf } from '../../content/siteAnswers.ts';
import type { Edits } from './files.ts';
import { type NewPlace, respelled } from './links.ts';

/** The answers by pages that move or go, with where each page is now. */
function answersOfPages(site: CheckedSite, newPlace: NewPlace) {
  return (evidenceOf(site)?.answers ?? []).flatMap((answer, index) => {
    const place = answer.by === 'page' ? newPlace(writtenPath(answer.page)) : undefined;
    return answer.by === 'page' && place !== undefined ? [{ answer, index, place }] : [];
  });
}

/** Has answers name the new addresses of pages. */
export function moveAnswers(site: CheckedSite, newPlace: NewPlace, edits: Edits): void {
  for (const { answer, index, place } of answersOfPages(site, newPlace))
    edits.set(EVIDENCE, ['answers', index, 'page'], respelled(answer.page, place));
}

/**
 * Takes out the answers by pages that go: no other page shows the same by itself.
 *
 * @returns what to say of it
 */
export function removeAnswers(site: CheckedSite, gone: ReadonlySet<string>, edits: Edits): string[] {
  const found = answersOfPages(site, (path) => (gone.has(path) ? path : undefined));
  for (const { index } of found) edits.remove(EVIDENCE, ['answers', index]);
  const items = [...new Set(found.map(({ answer }) => answer.to))];
  return items.length === 0
    ? []
    : [`What goes was evidence for ${items.join(', ')}. Say in ${EVIDENCE} what shows that now.`];
}
