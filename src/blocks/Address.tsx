/** The postal address and the ways to reach the institution; what site.json leaves out is absent. */

import { PhoneLink } from '../parts/PhoneLink.tsx';
import { Section } from '../parts/Section.tsx';
import { useSite } from '../parts/speech.ts';
import { Text } from '../parts/Text.tsx';
import type { BlockProps } from './props.ts';

export function Address({ block, id, level }: Omit<BlockProps<'address'>, 'Blocks' | 'first'>) {
  const { name, contact } = useSite();
  return (
    <Section kind="address" heading={block.heading} id={id} level={level}>
      <address>
        <strong>
          <Text>{name}</Text>
        </strong>
        {contact.address.map((line) => (
          <span key={line}>
            <Text>{line}</Text>
          </span>
        ))}
      </address>
      <ul className="contact-ways">
        {[contact.landline, ...(contact.phones ?? [])].map(
          (phone) =>
            phone !== undefined && (
              <li key={phone}>
                <PhoneLink phone={phone} />
              </li>
            ),
        )}
        {contact.email !== undefined && (
          <li>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </li>
        )}
      </ul>
    </Section>
  );
}
