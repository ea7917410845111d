/** Names that tell things apart stand once: of tabs, of slides, of the items of the menu. */
import type { Problem } from '../../src/problem.ts';
import { listOf, placedObjects } from './content.ts';
import { at, type Path, type SiteFile } from './place.ts';
import type { CheckedSite } from './site.ts';

export function twice(site: CheckedSite): Problem[] {
  return placedObjects(site).flatMap(({ file, path, object }) => {
    const { kind } = object;
    if (kind === 'tabs') return repeated(file, [...path, 'tabs'], object.tabs, 'id', 'tab');
    if (kind === 'carousel') return repeated(file, [...path, 'slides'], object.slides, 'id', 'slide');
    if (file.schema === 'site') return repeated(file, [...path, 'menu'], object.menu, 'label', 'item');
    return [];
  });
}

function repeated(file: SiteFile, path: Path, list: unknown, field: string, what: string): Problem[] {
  const seen = new Map<string, number>();
  return listOf(list).flatMap((item, index): Problem[] => {
    const name: unknown = Object(item)[field];
    if (typeof name !== 'string') return [];
    const before = seen.get(name);
    if (before === undefined) {
      seen.set(name, index);
      return [];
    }
    return [
      at(file, [...path, index, field], {
        code: 'value-twice',
        value: name,
        message: `${what[0]?.toUpperCase()}${what.slice(1)} ${before + 1} has this name too, so the two cannot be told apart.`,
        hint: 'Give one of the two another name.',
      }),
    ];
  });
}
