/** Which pages show a picture. */
import type { Json } from '../../protocol.ts';

/** What a page is made of. */
export interface PageValue {
  /** Canonical path; "" is home. */
  path: string;
  value: Json;
}

export interface PictureUses {
  /** The paths of the pages that name each picture, each page once. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** Those that no page names, in their order. */
  unused: readonly string[];
}

/**
 * @param values of all pages; a page may have several
 * @param pictures paths in the public folder, such as "images/sports/1.jpg"
 */
export function usesOf(values: readonly PageValue[], pictures: readonly string[]): PictureUses {
  const known = new Set(pictures);
  const uses = new Map<string, Set<string>>();
  for (const { path, value } of values) {
    for (const text of textsIn(value)) {
      const picture = pathOf(text);
      if (known.has(picture)) uses.set(picture, (uses.get(picture) ?? new Set()).add(path));
    }
  }
  return {
    pages: new Map([...uses].map(([picture, pages]) => [picture, [...pages]])),
    unused: pictures.filter((picture) => !uses.has(picture)),
  };
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Data files may write a path with or without a slash at its front, and in any Unicode form. */
const pathOf = (text: string) => text.replace(/^\//, '').normalize('NFC');
