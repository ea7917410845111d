import { evidenceMessages } from '../../core/problems/messages/evidence.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { lineOf, type Path, problemWithValue, type SiteFile } from '../../core/problems/problemAt.ts';
import { nearestOf } from '../../core/problems/suggest.ts';
import type { RequirementList } from '../../generated/types.ts';
import type { CheckedSite } from '../content/model.ts';
import { duplicatesOf } from '../content/siteValues.ts';

export const requirements = (site: CheckedSite): Problem[] =>
  [...site.requirements].flatMap(([name, list]) => {
    const file = site.requirementFiles.get(name);
    return file
      ? [...nameProblems(file, name, list), ...duplicateProblems(file, list), ...sourceProblems(file, list)]
      : [];
  });

function nameProblems(file: SiteFile, name: string, { id }: RequirementList): Problem[] {
  return id === name ? [] : [problemWithValue(file, ['id'], evidenceMessages.listName(id, name))];
}

function duplicateProblems(file: SiteFile, list: RequirementList): Problem[] {
  const sources = list.sources.map(({ id }, index) => ({ id, path: ['sources', index, 'id'] }));
  return [
    ...repeatedIds(file, sources, evidenceMessages.sourceDuplicate),
    ...repeatedIds(file, placedItems(list), evidenceMessages.itemDuplicate),
  ];
}

const placedItems = ({ sections }: RequirementList) =>
  sections.flatMap(({ items }, section) =>
    items.map((item, index) => ({ ...item, path: ['sections', section, 'items', index, 'id'] })),
  );

function repeatedIds(
  file: SiteFile,
  items: readonly { id: string; path: Path }[],
  message: (typeof evidenceMessages)['itemDuplicate'],
): Problem[] {
  return duplicatesOf(items, ({ id }) => id).map(({ item: { id, path }, first }) =>
    problemWithValue(file, path, message(id, lineOf(file, first.path))),
  );
}

function sourceProblems(file: SiteFile, list: RequirementList): Problem[] {
  const sourceIds = list.sources.map(({ id }) => id);
  return placedItems(list).flatMap(({ source, path }): Problem[] => {
    if (sourceIds.includes(source)) return [];
    const message = evidenceMessages.sourceUnknown(source, nearestOf(source, sourceIds));
    return [problemWithValue(file, [...path.slice(0, -1), 'source'], message)];
  });
}
