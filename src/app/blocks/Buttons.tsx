import { documentType } from '../../core/route/link.ts';
import { Link } from '../components/Link.tsx';
import { Section } from '../components/Section.tsx';
import { Text } from '../components/Text.tsx';
import type { BlockProps } from './props.ts';

export function Buttons({ block, id, level }: BlockProps<'buttons'>) {
  const { heading, buttons } = block;
  return (
    <Section kind="buttons" heading={heading} id={id} level={level}>
      <ul className="buttons">
        {buttons.map(({ label, href, newTab }) => (
          <li key={`${href} ${label}`}>
            <Link
              to={href}
              className={documentType(href) ? 'button button-document' : 'button'}
              newTab={newTab}
            >
              <Text>{label}</Text>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
