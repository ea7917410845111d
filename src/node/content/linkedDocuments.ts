import { stringField, valueAt } from '../../core/problems/value.ts';
import { linkTarget } from '../../core/route/link.ts';
import { type DocumentYear, latestYear, seriesName } from './documentSeries.ts';
import type { CheckedSite } from './model.ts';
import { isLink, type PlacedText, siteTexts } from './siteValues.ts';

export interface LinkedDocument {
  /** The path from `public/`. */
  path: string;
  label: string;
  text: PlacedText;
  year?: DocumentYear;
  /** The name that all editions of the document share. */
  series: string;
}

/** Links on pages come first, because lists only refer to the same documents. */
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

function labelOf({ file, path, label }: PlacedText): string | undefined {
  const owner = valueAt(file.value, path.slice(0, -1));
  return label ?? stringField(owner, 'label') ?? stringField(owner, 'title');
}
