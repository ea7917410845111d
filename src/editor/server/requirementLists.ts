/** The compliance lists of a site for the client. */
import { stringField } from '../../core/problems/value.ts';
import {
  evidenceOf,
  requirementListNames,
  requirementListOf,
} from '../../node/content/compliance/siteCompliance.ts';
import type { CheckedSite } from '../../node/content/model.ts';
import { siteObjects } from '../../node/content/siteValues.ts';
import type { RequirementListView } from '../shared/protocol.ts';
import { pagesShowingValue } from './pages.ts';

/** @returns undefined if the site has no compliance settings */
export function listRequirements(site: CheckedSite): RequirementListView[] | undefined {
  if (!site.evidence) return undefined;
  const existing = requirementListNames(site);
  const requiredLists = (evidenceOf(site)?.lists ?? []).filter((name) => existing.includes(name));
  const pages = pagesByList(site);
  return [...new Set([...requiredLists, ...existing])].map((name): RequirementListView => {
    const list = requirementListOf(site.requirements, name);
    const page = pages.get(name);
    return {
      name,
      title: list?.title ?? { en: name },
      ...(page !== undefined && { page }),
      isCustom: site.requirementFiles.has(name),
      sections: (list?.sections ?? []).map(({ title, items }) => ({
        title,
        items: items.map(({ id, number, title: label }) => ({ id, number, title: label })),
      })),
    };
  });
}

/** The first page that shows each list, by the name of the list. */
function pagesByList(site: CheckedSite): ReadonlyMap<string, string> {
  const pagesAt = pagesShowingValue(site);
  const pages = new Map<string, string>();
  for (const { file, path, object } of siteObjects(site)) {
    const name = stringField(object, 'list');
    if ((object.kind !== 'disclosure' && object.kind !== 'evidence') || name === undefined) continue;
    const [page] = pagesAt(file.file, path);
    if (page !== undefined && !pages.has(name)) pages.set(name, page);
  }
  return pages;
}
