/** People with photograph, name and role; in full width with a message. */

import type { BlockOf } from '../model.ts';
import { Empty } from '../parts/Empty.tsx';
import { Image } from '../parts/Image.tsx';
import { Link } from '../parts/Link.tsx';
import { type HeadingLevel, Section } from '../parts/Section.tsx';
import { SIZES } from '../parts/sizes.ts';
import { useWords } from '../parts/speech.ts';
import { Text } from '../parts/Text.tsx';
import { Paragraphs } from './Prose.tsx';
import type { BlockProps } from './props.ts';

type Person = BlockOf<'people'>['people'][number];

export function People({ block, id, level, first }: BlockProps<'people'>) {
  const { heading, people, display = 'cards' } = block;
  const { page } = useWords();
  const lead = first ? people.findIndex(({ image }) => image !== undefined) : -1;
  return (
    <Section kind="people" variant={display} heading={heading} id={id} level={level}>
      {people.length === 0 ? (
        <Empty>{page.nobody}</Empty>
      ) : (
        <ul className="people">
          {people.map((person, index) => (
            <li key={`${person.name} ${person.role}`}>
              <PersonView
                person={person}
                level={heading === undefined ? level : ((level + 1) as HeadingLevel)}
                sizes={display === 'messages' ? SIZES.messages : SIZES.people}
                priority={index === lead}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function PersonView({
  person: { name, role, image, href, message },
  level,
  sizes,
  priority,
}: {
  person: Person;
  level: HeadingLevel;
  sizes: string;
  priority: boolean;
}) {
  const Tag = `h${level}` as const;
  return (
    <article className="person">
      <div className="person-picture">
        {image === undefined ? (
          <span className="person-initials" aria-hidden="true">
            {initials(name)}
          </span>
        ) : (
          // The name beside it says whom it shows.
          <Image src={image} alt="" sizes={sizes} priority={priority} />
        )}
      </div>
      <div className="person-text">
        <Tag className="person-name">
          <Link to={href}>
            <Text>{name}</Text>
          </Link>
        </Tag>
        <p className="person-role">
          <Text>{role}</Text>
        </p>
        {message && (
          <div className="person-message">
            <Paragraphs>{message}</Paragraphs>
          </div>
        )}
      </div>
    </article>
  );
}

const TITLES = /^(dr|mr|mrs|ms|prof|sr|fr|shri|smt)\.?$/i;

/** The first letters of a name without its titles; whole letters also where marks follow them. */
function initials(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => !TITLES.test(word))
    .slice(0, 2)
    .map((word) => /^\p{L}\p{M}*/u.exec(word)?.[0] ?? '')
    .join('');
}
