/** A block with the people of a data file: cards, or a tab for each category. */

import { fragment } from '../i18n/text.ts';
import type { Block, Messages, Person, SourceBlock } from '../model.ts';

export function peopleBlock(
  { heading, display }: Extract<SourceBlock, { kind: 'from-people' }>,
  all: readonly Person[],
  words: Messages['layouts'],
): Block {
  const card = ({ name, role, image, href, message }: Person) => ({ name, role, image, href, message });
  if (display !== 'tabs') return { kind: 'people', heading, people: all.map(card), display };
  const categories = [...new Set(all.map(({ category }) => category ?? words.others))];
  return {
    kind: 'tabs',
    heading,
    label: heading ?? words.categories,
    tabs: categories.map((category) => ({
      id: fragment(category),
      label: category,
      blocks: [
        {
          kind: 'people',
          people: all.filter((person) => (person.category ?? words.others) === category).map(card),
        },
      ],
    })),
  };
}
