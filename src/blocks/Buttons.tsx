/** Buttons that lead to pages, documents or other sites. */

import { Link } from '../parts/Link.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import { documentType } from '../route/link.ts';
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
