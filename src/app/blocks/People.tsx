import type { BlockOf } from '../../core/model.ts';
import { Empty } from '../components/Empty.tsx';
import { Image } from '../components/Image.tsx';
import { Link } from '../components/Link.tsx';
import { type HeadingLevel, levelWithin, Section } from '../components/Section.tsx';
import { PICTURE_LAYOUTS, type PictureLayout } from '../components/sizes.ts';
import { Text } from '../components/Text.tsx';
import { useMessages } from '../hooks/useLocale.ts';
import { Paragraphs } from './Prose.tsx';
import type { BlockProps } from './props.ts';

type Person = BlockOf<'people'>['people'][number];

export function People({ block, id, level }: BlockProps<'people'>) {
  const { heading, people, display = 'cards' } = block;
  const { page } = useMessages();
  return (
    <Section kind="people" variant={display} heading={heading} id={id} level={level}>
      {people.length === 0 ? (
        <Empty>{page.nobody}</Empty>
      ) : (
        <ul className="people">
          {people.map((person) => (
            <li key={`${person.name} ${person.role}`}>
              <PersonView
                person={person}
                level={levelWithin(heading, level)}
                layout={display === 'messages' ? PICTURE_LAYOUTS.messages : PICTURE_LAYOUTS.people}
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
  layout,
}: {
  person: Person;
  level: HeadingLevel;
  layout: PictureLayout;
}) {
  const Tag = `h${level}` as const;
  const { page, layouts } = useMessages();
  return (
    <article className="person">
      <div className="person-picture">
        {image === undefined ? (
          <span className="person-initials" aria-hidden="true">
            {initials(name, page.titles)}
          </span>
        ) : (
          // Decorative: the name is next to it.
          <Image src={image} alt="" layout={layout} />
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
            <Paragraphs>{message.slice(0, 1)}</Paragraphs>
            {message.length > 1 && (
              <details>
                <summary>
                  {layouts.more}
                  <span className="visually-hidden">
                    : <Text>{name}</Text>
                  </span>
                </summary>
                <Paragraphs>{message.slice(1)}</Paragraphs>
              </details>
            )}
          </div>
        )}
      </div>
    </article>
  );
}

/**
 * In Indic scripts a letter with a virama joins the next letter (Unicode Standard Annex 29, GB9c). Not all
 * browsers support this in Intl.Segmenter, and hydration must match the HTML.
 */
const FIRST_LETTER =
  /^(?:\p{L}\p{M}*[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0C4D\u0CCD\u0D4D]\u200D?(?=\p{L}))*\p{L}\p{M}*/u;

/**
 * Returns the initials of a name without its titles.
 *
 * @param titles such as "Dr, Mrs", each with or without a trailing full stop
 */
function initials(name: string, titles: string): string {
  const titlePattern = titles.replace(/[^\p{L}\p{M},]/gu, '').replaceAll(',', '|');
  return name
    .replace(new RegExp(`(?:^|\\s)(?:(?:${titlePattern})(?:\\.\\s*|(?=\\s|$)))+`, 'gi'), ' ')
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => FIRST_LETTER.exec(word)?.[0] ?? '')
    .join('');
}
