/** The documents that texts of a site lead to. */

import { stringField, valueAt } from '../../core/problems/value.ts';
import { linkTarget } from '../../core/route/link.ts';
import { type DocumentYear, latestYear, seriesName } from './documentSeries.ts';
import type { CheckedSite } from './model.ts';
import { isLink, type PlacedText, siteTexts } from './siteValues.ts';

/** A document that a text of the site leads to. */
export interface LinkedDocument {
  /** Its name in public/. */
  path: string;
  /** The words on the link. */
  label: string;
  text: PlacedText;
  /** The year that its label or its name says. */
  year?: DocumentYear;
  /** What it and its editions of other years share. */
  series: string;
}

/** Those of pages come first: there they are kept, and lists only refer to them. */
export function linkedDocuments(site: CheckedSite): LinkedDocument[] {
  const pageOrder = ({ file }: PlacedText) => Number(file.schema !== 'info');
  const texts = [...siteTexts(site)].sort((a, b) => pageOrder(a) - pageOrder(b));
  return texts.flatMap((text) => {
    if (!isLink(text)) return [];
    const target = linkTarget(text.text);
    if (target.kind !== 'file' || !target.path.startsWith('documents/')) return [];
    const { path } = target;
    const label = labelOf(text) ?? path.split('/').at(-1) ?? path;
    return [{ path, label, text, year: latestYear(label) ?? latestYear(path), series: seriesName(label) }];
  });
}

/** The words that stand on a link. */
function labelOf({ file, path, label }: PlacedText): string | undefined {
  const owner = valueAt(file.value, path.slice(0, -1));
  return label ?? stringField(owner, 'label') ?? stringField(owner, 'title');
}
