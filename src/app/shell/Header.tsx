import { href } from '../../core/route/path.ts';
import { Logo } from '../components/Logo.tsx';
import { PhoneLink } from '../components/PhoneLink.tsx';
import { Text } from '../components/Text.tsx';
import { useBase, useSiteContext } from '../hooks/siteContext.ts';
import { useLocale, useSite } from '../hooks/useLocale.ts';
import { Display } from './Display.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Menu } from './Menu.tsx';
import { QuickSearch } from './QuickSearch.tsx';

export function Header({ path }: { path?: string }) {
  const { searchPath } = useSiteContext();
  const base = useBase();
  const { name, shortName, tagline, contact, menu } = useSite();
  const { home, messages } = useLocale();
  const { page } = messages;
  return (
    <header className="header">
      <div className="contact-bar">
        <Display />
        <LanguageSwitch path={path} />
        {contact.landline !== undefined && <PhoneLink phone={contact.landline} />}
        {contact.email !== undefined && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
      </div>
      <div className="header-main">
        <a className="brand" href={base + href(home)}>
          <Logo />
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
          <span className="visually-hidden">{messages.hours.between + page.toHome}</span>
        </a>
        {searchPath !== undefined && <QuickSearch searchPath={searchPath} path={path} />}
        <Menu items={menu} path={path} />
      </div>
    </header>
  );
}
