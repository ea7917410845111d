/** The head of every page: how to reach the institution, its name, the menu. */
import { PhoneLink } from '../blocks/Address.tsx';
import { useSurroundings } from '../blocks/context.ts';
import { Text } from '../blocks/Text.tsx';
import { Mark } from './Mark.tsx';
import { Menu } from './Menu.tsx';

export function Header({ path }: { path?: string }) {
  const { name, shortName, tagline, contact, menu } = useSurroundings().site;
  return (
    <header className="header">
      {(contact.landline !== undefined || contact.email !== undefined) && (
        <div className="contact-bar">
          {contact.landline !== undefined && <PhoneLink phone={contact.landline} />}
          {contact.email !== undefined && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
        </div>
      )}
      <div className="header-main">
        <a className="brand" href="/">
          <Mark />
          <span className="brand-words">
            <span className="brand-name">
              <Text>{shortName ?? name}</Text>
            </span>
            {tagline !== undefined && (
              <span className="brand-tagline">
                <Text>{tagline}</Text>
              </span>
            )}
          </span>
          <span className="visually-hidden">, home page</span>
        </a>
        <Menu items={menu} path={path} />
      </div>
    </header>
  );
}
