import type { MenuLink } from '../../core/model.ts';
import { Address } from '../blocks/Address.tsx';
import { ContactList } from '../blocks/Contacts.tsx';
import { FactList } from '../blocks/Facts.tsx';
import { Link } from '../components/Link.tsx';
import { Text } from '../components/Text.tsx';
import { useSiteContext } from '../hooks/siteContext.ts';
import { useBrowserValue } from '../hooks/useBrowserValue.ts';
import { useMessages, useSite } from '../hooks/useLocale.ts';

export function Footer() {
  const { name, footer } = useSite();
  const { menu } = useMessages();
  const year = useCurrentYear();
  return (
    <footer className="footer">
      <div className="footer-parts">
        <Address block={{ kind: 'address' }} id="footer-address" level={2} />
        {footer.links.length > 0 && (
          <nav aria-label={menu.footer}>
            <LinkList className="footer-links" links={footer.links} />
          </nav>
        )}
        {footer.facts !== undefined && footer.facts.length > 0 && (
          // No accessible name: a block of the page often has the same heading.
          <section>
            <h2>
              <Text>{footer.factsHeading ?? menu.figures}</Text>
            </h2>
            <FactList keys={footer.facts} />
          </section>
        )}
      </div>
      {footer.helplines !== undefined && footer.helplines.length > 0 && (
        <section className="footer-row" aria-label={menu.helplines}>
          <ContactList contacts={footer.helplines} />
        </section>
      )}
      {footer.policies !== undefined && footer.policies.length > 0 && (
        <nav className="footer-row" aria-label={menu.policies}>
          <LinkList className="footer-policies" links={footer.policies} />
        </nav>
      )}
      <p className="copyright footer-row">
        <Text>{`© ${year} ${footer.copyright ?? name}`}</Text>
      </p>
    </footer>
  );
}

function LinkList({ className, links }: { className: string; links: readonly MenuLink[] }) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link to={href}>
            <Text>{label}</Text>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Year of the build in the HTML and during hydration, so that both match; then the current year. */
function useCurrentYear(): number {
  const { buildYear } = useSiteContext();
  return useBrowserValue(() => Math.max(buildYear, new Date().getFullYear()), buildYear);
}
