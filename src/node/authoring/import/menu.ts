/** The menu of the old site, with at most two levels. */
import type { MenuItem, MenuLink } from '../../../generated/types.ts';
import type { SourceMenuItem } from './model.ts';
import { plainField } from './records.ts';

/** @param resolve returns the link of an old address; undefined for a page that is not imported */
export function importedMenu(
  menu: readonly SourceMenuItem[],
  resolve: (address: string) => string | undefined,
): MenuItem[] {
  const linkOf = ({ label, address }: SourceMenuItem): MenuLink | undefined => {
    const href = address === undefined ? undefined : resolve(address);
    const name = plainField(label);
    return href === undefined || name === '' ? undefined : { label: name, href };
  };
  const flatten = (items: readonly SourceMenuItem[]): MenuLink[] =>
    items.flatMap((item) => [...[linkOf(item)].filter((link) => link !== undefined), ...flatten(item.items)]);
  return menu.flatMap((item): MenuItem[] => {
    const link = linkOf(item);
    const items = flatten(item.items);
    const label = plainField(item.label);
    // The home page is the logo.
    if (items.length === 0) return link && link.href !== '/' ? [link] : [];
    return label === '' ? items : [{ label, items: link ? [link, ...items] : items }];
  });
}

/**
 * The changes to an existing menu: new items at its end, and new links in groups with the same name. Links
 * that it has are left out.
 */
export function mergeMenus(
  existing: readonly MenuItem[],
  imported: readonly MenuItem[],
): { added: MenuItem[]; extended: { index: number; links: MenuLink[] }[] } {
  const hrefs = new Set(
    existing.flatMap(({ href, items = [] }) => [href, ...items.map((item) => item.href)]),
  );
  const isNew = ({ href }: { href?: string }) => !hrefs.has(href);
  const added: MenuItem[] = [];
  const extended: { index: number; links: MenuLink[] }[] = [];
  for (const item of imported) {
    const links = item.items?.filter(isNew);
    const index = existing.findIndex(
      ({ label, items }) => items !== undefined && label.toLowerCase() === item.label.toLowerCase(),
    );
    if (links?.length === 0 || (!links && !isNew(item))) continue;
    if (links && index >= 0) extended.push({ index, links });
    else added.push(links ? { ...item, items: links } : item);
    for (const { href } of links ?? [item]) hrefs.add(href);
  }
  const labels = new Set(existing.map(({ label }) => label.toLowerCase()));
  return {
    added: added.map((item) => ({
      ...unique(labels)(item),
      ...(item.items && { items: item.items.map(unique(new Set())) }),
    })),
    extended: extended.map(({ index, links }) => ({
      index,
      links: links.map(unique(new Set(existing[index]?.items?.map(({ label }) => label.toLowerCase())))),
    })),
  };
}

/** Numbers labels that are in use. */
const unique =
  (labels: Set<string>) =>
  <T extends { label: string }>(item: T): T => {
    let { label } = item;
    for (let number = 2; labels.has(label.toLowerCase()); number++) label = `${item.label} (${number})`;
    labels.add(label.toLowerCase());
    return { ...item, label };
  };
