/** Proposes evidence for a requirement: pages, documents and facts whose names match its hints. */

import type { EvidenceSources } from '../../../core/data/compliance.ts';
import type { Path } from '../../../core/problems/problemAt.ts';
import { fieldOf, valueAt } from '../../../core/problems/value.ts';
import { writtenPath } from '../../../core/route/path.ts';
import { familyParent } from '../../../core/route/table.ts';
import type { DocumentAnswer, FactAnswer, PageAnswer, Requirement } from '../../../generated/types.ts';
import { linkedDocuments } from '../../content/documentSeries.ts';
import { findPageOf } from '../../content/findPageOf.ts';
import { isProse, siteTexts } from '../../content/siteValues.ts';
import type { ValidSite } from '../validSite.ts';

export interface NamedSource {
  answer: Omit<PageAnswer, 'to'> | Omit<DocumentAnswer, 'to'> | Omit<FactAnswer, 'to'>;
  /** The name, normalized. */
  words: string;
  /** Higher for more specific names. */
  weight: number;
  /** The end of the academic year of a document. */
  year?: number;
}

/** For one requirement. */
const MAX_PROPOSALS = 2;

const TITLE_WEIGHT = 3;
const HEADING_WEIGHT = 2;

const HEADING_FIELDS: ReadonlySet<string> = new Set([
  'title',
  'club',
  'heading',
  'subheading',
  'caption',
  'role',
]);

/** Returns the pages, headings, documents and facts of a site. */
export function namedSources(site: ValidSite, sources: EvidenceSources): NamedSource[] {
  const originalRoutes = site.manifest.routes.filter(
    ({ path, draft, translationOf }) =>
      familyParent(path) === undefined && draft !== true && translationOf === undefined,
  );
  const pages = new Set(originalRoutes.map(({ path }) => writtenPath(path)));
  const namedPage = (page: string, words: string, weight: number): NamedSource => ({
    answer: { by: 'page', page },
    words: normalize(words),
    weight,
  });
  const headings = siteTexts(site).flatMap((text) => {
    const { file, path, field } = text;
    const owner = valueAt(file.value, path.slice(0, -1));
    // A card with a link only announces another page.
    if (!HEADING_FIELDS.has(field) || !isProse(text) || fieldOf(owner, 'href') !== undefined) return [];
    if (isDated(file.schema, path) || site.unusedDataFiles.has(file.file)) return [];
    const page = findPageOf(site, file, path);
    return page === undefined || !pages.has(page) ? [] : [namedPage(page, text.text, HEADING_WEIGHT)];
  });
  const namedDocument = (
    path: string,
    words: string,
    more: Pick<NamedSource, 'weight' | 'year'>,
  ): NamedSource[] => {
    const facts = sources.document(path);
    if (!facts) return [];
    const answer = { by: 'document', document: path, sha256: facts.sha256 } as const;
    return [{ answer, words: normalize(words), ...more }];
  };
  const linked = linkedDocuments(site);
  const yearOf = new Map(linked.map(({ path, year }) => [path, year?.end]));
  return [
    ...[...pages].map((page) => namedPage(page, sources.title(page) ?? '', TITLE_WEIGHT)),
    ...headings,
    ...linked.flatMap(({ path, label, year }) =>
      namedDocument(path, label, { weight: TITLE_WEIGHT, year: year?.end }),
    ),
    ...site.publicFolder.files
      .filter((path) => path.startsWith('documents/'))
      .flatMap((path) =>
        namedDocument(path, path.replace(/^.*\/|\.[^.]*$/g, ''), {
          weight: HEADING_WEIGHT,
          year: yearOf.get(path),
        }),
      ),
    ...Object.keys(site.site.facts ?? {}).flatMap((key): NamedSource[] => {
      const fact = sources.fact(key);
      if (!fact) return [];
      return [{ answer: { by: 'fact', fact: key }, words: normalize(fact.label), weight: HEADING_WEIGHT }];
    }),
  ];
}

/** Events and pictures are no lasting evidence. */
const isDated = (schema: string | undefined, path: Path) =>
  schema === 'events' ||
  schema === 'camp' ||
  (schema === 'programme-list' && path[2] === 'programme') ||
  path.includes('images');

/** Returns the likeliest answers: titles before headings, then in the order of `by`. */
export function proposalsFor(
  { hints = [], by }: Requirement,
  sources: readonly NamedSource[],
): NamedSource['answer'][] {
  const patterns = hints.map(hintPattern);
  const matches = sources.flatMap((source) => {
    const rank = by.indexOf(source.answer.by);
    if (rank < 0) return [];
    const longest = Math.max(0, ...patterns.map((pattern) => pattern.exec(source.words)?.[0].length ?? 0));
    return longest === 0 ? [] : [{ source, rank, part: longest / source.words.length }];
  });
  matches.sort(
    (a, b) =>
      b.source.weight - a.source.weight ||
      a.rank - b.rank ||
      // The shortest name, then the newest year.
      b.part - a.part ||
      (b.source.year ?? 0) - (a.source.year ?? 0),
  );
  const unique = new Map(matches.map(({ source: { answer } }) => [JSON.stringify(answer), answer] as const));
  return [...unique.values()].slice(0, MAX_PROPOSALS);
}

/** Ignores case, hyphens and underscores. */
const normalize = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[-\u2010-\u2013_\s]+/g, ' ')
    .trim();

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;

/** @param hint words; a star at the end matches any ending */
function hintPattern(hint: string): RegExp {
  const words = normalize(hint.replace(/\*$/, '')).replace(/[/\\^$.*+?()[\]{}|]/g, '\\$&');
  const end = hint.endsWith('*') ? `${LETTER}*` : `(?!${LETTER})`;
  return new RegExp(`(?<!${LETTER})${words}${end}`, 'u');
}
