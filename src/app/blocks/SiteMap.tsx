import { siteMap } from '../../core/layouts/siteMap.ts';
import { Link } from '../components/Link.tsx';
import { Section } from '../components/Section.tsx';
import { Text } from '../components/Text.tsx';
import { useSiteContext } from '../hooks/siteContext.ts';
import type { BlockProps } from './props.ts';

export function SiteMap({ block, id, level }: BlockProps<'site-map'>) {
  const { table, locale } = useSiteContext();
  const { heading, groups = table ? siteMap(table, locale) : [] } = block;
  const Heading = `h${heading === undefined || level === 4 ? level : level + 1}` as 'h2' | 'h3' | 'h4';
  return (
    <Section kind="site-map" heading={heading} id={id} level={level}>
      <div className="all-pages">
        {groups.map(({ label, href, links }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group has no name but its place
          <section key={index}>
            {label !== undefined && (
              <Heading>
                <Link to={href}>
                  <Text>{label}</Text>
                </Link>
              </Heading>
            )}
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <Link to={link.href}>
                    <Text>{link.label}</Text>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
