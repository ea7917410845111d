import type { Jump } from '../../core/model.ts';
import { AnchorLinks } from '../components/AnchorLinks.tsx';
import { Empty } from '../components/Empty.tsx';
import { EntryList } from '../components/EntryList.tsx';
import { MoreLink } from '../components/MoreLink.tsx';
import { type HeadingLevel, levelWithin, Section } from '../components/Section.tsx';
import { useMessages } from '../hooks/useLocale.ts';
import { ListFilter } from '../search/ListFilter.tsx';
import { Cards } from './Cards.tsx';
import type { BlockProps } from './props.ts';

type Group = BlockProps<'archive'>['block']['groups'][number];

/** Maximum number of years, and of tags, before the rest is collapsed: three rows on a phone. */
const MAX_VISIBLE_LINKS = 8;

/** A constant, because a new array would recompute the filter results. */
const NO_TAGS: readonly Jump[] = [];

export function Archive({ block, id, level, Blocks }: BlockProps<'archive'>) {
  const { heading, groups, years, tags = NO_TAGS, display = 'pictures', filter } = block;
  const { archive } = useMessages();
  const named = (word: string) => (heading === undefined ? word : `${heading}: ${word}`);
  const groupLevel = levelWithin(heading, level);
  const list = (
    <>
      <AnchorLinks label={named(archive.year)} jumps={years} most={MAX_VISIBLE_LINKS} />
      <AnchorLinks label={named(archive.tag)} jumps={tags} most={MAX_VISIBLE_LINKS} />
      {groups.length === 0 && <Empty />}
      {groups.map((group, index) => {
        const groupProps = { id: group.id ?? `${id}-${index + 1}`, level: groupLevel };
        return display === 'plain' ? (
          <PlainGroup key={groupProps.id} {...group} {...groupProps} />
        ) : (
          <Cards
            key={groupProps.id}
            block={{ kind: 'cards', heading: group.label, cards: group.cards, more: group.more, display }}
            first={false}
            Blocks={Blocks}
            {...groupProps}
          />
        );
      })}
    </>
  );
  return (
    <Section kind="archive" heading={heading} id={id} level={level}>
      {filter === undefined ? (
        list
      ) : (
        <ListFilter id={`${id}-words`} file={filter} years={years} tags={tags}>
          {list}
        </ListFilter>
      )}
    </Section>
  );
}

function PlainGroup({ id, level, label, cards, more }: Group & { id: string; level: HeadingLevel }) {
  return (
    <Section kind="cards" variant="lines" heading={label} id={id} level={level}>
      {cards.length === 0 ? <Empty /> : <EntryList lines={cards} />}
      <MoreLink link={more} />
    </Section>
  );
}
