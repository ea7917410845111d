/** A long list of cards in groups, with jumps to them. */
import { Empty } from '../parts/Empty.tsx';
import { Link } from '../parts/Link.tsx';
import { type HeadingLevel, Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import { CardList, More } from './Cards.tsx';
import type { BlockProps } from './props.ts';

export function Archive({ block, id, level, first }: BlockProps<'archive'>) {
  const { heading, groups, years, display = 'pictures' } = block;
  const groupLevel = heading === undefined ? level : ((level + 1) as HeadingLevel);
  const Heading = `h${groupLevel}` as const;
  return (
    <Section kind="archive" variant={display} heading={heading} id={id} level={level}>
      <nav>
        <ul>
          {years.map(({ label, href, current }) => (
            <li key={href}>
              <Link to={href} current={current}>
                <Text>{label}</Text>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {groups.length === 0 && <Empty />}
      {groups.map(({ id, label, cards, more }, index) => (
        <div key={id ?? label ?? ''} className={`archive-group cards-${display}`}>
          {label !== undefined && (
            <Heading id={id}>
              <Text>{label}</Text>
            </Heading>
          )}
          <CardList
            cards={cards}
            display={display}
            level={label === undefined ? groupLevel : ((groupLevel + 1) as HeadingLevel)}
            first={first && index === 0}
          />
          {more && <More {...more} />}
        </div>
      ))}
    </Section>
  );
}
