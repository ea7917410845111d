import type { ContactPoint } from '../../core/model.ts';
import { Link } from '../components/Link.tsx';
import { PhoneLink } from '../components/PhoneLink.tsx';
import { Section } from '../components/Section.tsx';
import { Text } from '../components/Text.tsx';
import type { BlockProps } from './props.ts';

export function Contacts({ block, id, level }: BlockProps<'contacts'>) {
  return (
    <Section kind="contacts" heading={block.heading} id={id} level={level}>
      <ContactList contacts={block.contacts} />
    </Section>
  );
}

export function ContactList({ contacts }: { contacts: readonly ContactPoint[] }) {
  return (
    <ul className="contacts">
      {contacts.map(({ name, role, phone, email, website }) => (
        <li key={`${name} ${role ?? ''}`}>
          <p className="contact-name">
            <strong>
              <Text>{name}</Text>
            </strong>
            {role !== undefined && (
              <>
                {' '}
                <span className="contact-role">
                  <Text>{role}</Text>
                </span>
              </>
            )}
          </p>
          <div className="contact-ways">
            {phone !== undefined && <PhoneLink phone={phone} />}
            {email !== undefined && <Link to={`mailto:${email}`}>{email}</Link>}
            {website !== undefined && <Link to={website}>{website.replace(/^https:\/\/|\/$/g, '')}</Link>}
          </div>
        </li>
      ))}
    </ul>
  );
}
