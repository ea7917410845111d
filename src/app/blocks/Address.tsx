import { type ContactMethod, emailsOf, phonesOf, socialLink } from '../../core/data/contact/methods.ts';
import { Hours } from '../components/Hours.tsx';
import { Link } from '../components/Link.tsx';
import { PhoneLink } from '../components/PhoneLink.tsx';
import { Section } from '../components/Section.tsx';
import { Text } from '../components/Text.tsx';
import { useSite } from '../hooks/useLocale.ts';
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
        {phonesOf(contact).map(({ value, label }) => (
          <li key={value}>
            <WayLabel label={label} />
            <PhoneLink phone={value} />
          </li>
        ))}
        {emailsOf(contact).map(({ value, label }) => (
          <li key={value}>
            <WayLabel label={label} />
            <a href={`mailto:${value}`}>{value}</a>
          </li>
        ))}
      </ul>
      {contact.hours !== undefined && <Hours hours={contact.hours} />}
      {contact.social !== undefined && (
        <ul className="contact-ways social">
          {contact.social.map(socialLink).map(({ href, label }) => (
            <li key={href}>
              <Link to={href} me>
                <Text>{label}</Text>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function WayLabel({ label }: Pick<ContactMethod, 'label'>) {
  if (label === undefined) return null;
  return (
    <>
      <Text>{label}</Text>{' '}
    </>
  );
}
