/** What the search and links find in a list of what an authority asks for. */
import type { BlockOf } from '../../model.ts';

type Answered = Pick<BlockOf<'disclosure' | 'evidence'>, 'answered'>;

export function complianceText({ answered }: Answered) {
  const sections = answered?.sections ?? [];
  const items = sections.flatMap((section) => section.items);
  return {
    headings: sections.map(({ title }) => title),
    text: [answered?.title, ...items.flatMap(({ title, words, gap }) => [title, words, gap])],
    links: items.flatMap(({ answers }) =>
      answers.flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }])),
    ),
  };
}

export function complianceAnchors({ answered }: Answered): string[] {
  const sections = answered?.sections ?? [];
  const parts = [...sections.flatMap((section) => [section, ...section.items]), ...(answered?.sources ?? [])];
  return parts.map(({ id }) => id);
}
