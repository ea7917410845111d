/** What may answer a requirement: found by its hints in what the site calls its pages, documents and figures. */

import type { EvidenceSources } from '../../../core/data/compliance.ts';
import type { Path } from '../../../core/problems/problemAt.ts';
import { fieldOf, valueAt } from '../../../core/problems/value.ts';
import { writtenPath } from '../../../core/route/path.ts';
import { familyParent } from '../../../core/route/table.ts';
import type { DocumentAnswer, FactAnswer, PageAnswer, Requirement } from '../../../generated/types.ts';
import { findPageOf } from '../../content/findPageOf.ts';
import { linkedDocuments } from '../../content/linkedDocuments.ts';
import { isProse, siteTexts } from '../../content/siteValues.ts';
import type { ValidSite } from './additionDraft.ts';

/** Something of the site that has a name. */
export interface NamedSource {
  /** The answer that it is, but for what it answers. */
  answer: Omit<PageAnswer, 'to'> | Omit<DocumentAnswer, 'to'> | Omit<FactAnswer, 'to'>;
  /** The words by which it is found, as {@link normalize} gives them. */
  words: string;
  /** How much these words say of what is there. */
  weight: number;
  /** The year in which the academic year ends that a document is of. */
  year?: number;
}

/** How many answers are proposed for one thing that is asked. */
const MAX_PROPOSALS = 2;

const TITLE_WEIGHT = 3;
const HEADING_WEIGHT = 2;

/** Fields that say what stands below them. */
const HEADING_FIELDS: ReadonlySet<string> = new Set([
  'title',
  'club',
  'heading',
  'subheading',
  'caption',
  'role',
]);

/** All that a site can show, by the names that it has. */
export function namedSources(site: ValidSite, sources: EvidenceSources): NamedSource[] {
  const ownRoutes = site.manifest.routes.filter(
    ({ path, draft, translationOf }) =>
      familyParent(path) === undefined && draft !== true && translationOf === undefined,
  );
  const pages = new Set(ownRoutes.map(({ path }) => writtenPath(path)));
  const namedPage = (page: string, words: string, weight: number): NamedSource => ({
    answer: { by: 'page', page },
    words: normalize(words),
    weight,
  });
  const headings = siteTexts(site).flatMap((text) => {
    const { file, path, field } = text;
    const owner = valueAt(file.value, path.slice(0, -1));
    // A card that leads to another page only announces that page.
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

/** What happened on one day is no lasting account of anything, and neither is a picture. */
const isDated = (schema: string | undefined, path: Path) =>
  schema === 'events' ||
  schema === 'camp' ||
  (schema === 'programme-list' && path[2] === 'programme') ||
  path.includes('images');

/** The likeliest answers to a requirement: titles before headings, then the kind of evidence that is asked for first. */
export function proposalsFor(
  { hints = [], by }: Requirement,
  sources: readonly NamedSource[],
): NamedSource['answer'][] {
  const patterns = hints.map(hintPattern);
  const matches = sources.flatMap((source) => {
    const rank = by.indexOf(source.answer.by);
    if (rank < 0) return [];
    const longest = Math.max(0, ...patterns.map((pattern) => pattern.exec(source.words)?.[0].length ?? 0));
    return longest === 0 ? [] : [{ thing: source, rank, part: longest / source.words.length }];
  });
  matches.sort(
    (a, b) =>
      b.thing.weight - a.thing.weight ||
      a.rank - b.rank ||
      // Of two names the one without further words is meant, of two editions the newest.
      b.part - a.part ||
      (b.thing.year ?? 0) - (a.thing.year ?? 0),
  );
  const unique = new Map(matches.map(({ thing: { answer } }) => [JSON.stringify(answer), answer] as const));
  return [...unique.values()].slice(0, MAX_PROPOSALS);
}

/** Capitals, hyphens and low lines make no difference. */
const normalize = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[-\u2010-\u2013_\s]+/g, ' ')
    .trim();

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;

/** @param hint words, of which the last may end in a star */
function hintPattern(hint: string): RegExp {
  const words = normalize(hint.replace(/\*$/, '')).replace(/[/\\^$.*+?()[\]{}|]/g, '\\$&');
  const end = hint.endsWith('*') ? `${LETTER}*` : `(?!${LETTER})`;
  return new RegExp(`(?<!${LETTER})${words}${end}`, 'u');
}
