import type { AuthoredBlock } from '../../core/model.ts';
import { fieldMessages } from '../../core/problems/messages/fields.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemAt } from '../../core/problems/problemAt.ts';
import { SITE } from '../content/folder.ts';
import { type CheckedSite, fileOf } from '../content/model.ts';

/** Blocks whose page is about them. */
const ALONE: readonly AuthoredBlock['kind'][] = ['search', 'site-map', 'disclosure', 'evidence'];

export function slots(site: CheckedSite): Problem[] {
  const file = fileOf(site, SITE);
  if (!file) return [];
  return (site.site?.slots ?? []).flatMap(({ blocks }, slot) =>
    blocks.flatMap(({ kind }, index) =>
      ALONE.includes(kind)
        ? [problemAt(file, ['slots', slot, 'blocks', index, 'kind'], fieldMessages.slotBlock(kind), kind)]
        : [],
    ),
  );
}
