import type { MenuLink, Site } from '../../core/model.ts';
import { linkHref } from '../../core/route/link.ts';
import { Address } from '../blocks/Address.tsx';
import { ContactList } from '../blocks/Contacts.tsx';
import { FactList } from '../blocks/Facts.tsx';
import { Link } from '../components/Link.tsx';
import { Text } from '../components/Text.tsx';
import { useBase, useSiteContext } from '../hooks/siteContext.ts';
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
        {footer.columns?.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2>
              <Text>{heading}</Text>
            </h2>
            <LinkList className="footer-column" links={links} />
          </nav>
        ))}
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
      {footer.logos !== undefined && footer.logos.length > 0 && (
        <ul className="footer-logos footer-row">
          {footer.logos.map((logo) => (
            <li key={logo.src}>
              <FooterLogo {...logo} />
            </li>
          ))}
        </ul>
      )}
      <p className="copyright footer-row">
        <Text>{`© ${year} ${footer.copyright ?? name}`}</Text>
        {footer.licence && (
          <>
            {' · '}
            <a className="licence" rel="license" href={footer.licence.href}>
              <Text>{footer.licence.label}</Text>
            </a>
          </>
        )}
      </p>
    </footer>
  );
}

function FooterLogo({ src, alt, href }: NonNullable<Site['footer']['logos']>[number]) {
  const image = <img src={linkHref(src, useBase())} alt={alt} loading="lazy" decoding="async" />;
  return href === undefined ? image : <a href={href}>{image}</a>;
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
