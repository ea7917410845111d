import { isPlaceholderCaption } from '../../core/i18n/placeholderCaption.ts';
import { mediaMessages } from '../../core/problems/messages/media.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type ProblemContent, problemAt, problemWithValue } from '../../core/problems/problemAt.ts';
import type { CheckedSite } from '../content/model.ts';
import { type PlacedObject, siteObjects } from '../content/siteValues.ts';

export function altText(site: CheckedSite): Problem[] {
  return siteObjects(site).flatMap((placed) => {
    const { file, path, object, schemaNode } = placed;
    const names = schemaNode.fields('picture');
    if (names.length === 0) return [];
    const { caption } = object;
    if (isPlaceholderCaption(caption))
      return [problemWithValue(file, [...path, 'caption'], mediaMessages.captionUnwritten)];
    const value = names.map((name) => object[name]).find((name) => typeof name === 'string');
    const missing = value === undefined ? undefined : missingText(placed);
    return missing ? [problemAt(file, path, missing, value)] : [];
  });
}

function missingText({ object, schemaNode }: PlacedObject): ProblemContent | undefined {
  const isMissing = (name: string) => object[name] === undefined;
  const fields = new Set(schemaNode.fields());
  if (!fields.has('alt'))
    return fields.has('caption') && isMissing('caption') ? mediaMessages.captionMissing : undefined;
  // A slide with a title needs no alt text. A picture beside text may be decorative.
  return fields.has('title') && isMissing('alt') && isMissing('title') ? mediaMessages.altMissing : undefined;
}
