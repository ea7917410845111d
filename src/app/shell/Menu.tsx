/**
 * Menu of links and groups (WAI-ARIA Authoring Practices, disclosure navigation). Groups are `<details>` and
 * the phone menu is a popover, so both open without script.
 */
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
} from 'react';
import type { MenuItem, MenuLink } from '../../core/model.ts';
import { linkTarget } from '../../core/route/link.ts';
import { isModifiedClick } from '../components/isModifiedClick.ts';
import { Link } from '../components/Link.tsx';
import { Text } from '../components/Text.tsx';
import { useMessages } from '../hooks/useLocale.ts';
import { fitMenu, isMenuSheet } from './fitMenu.ts';

const LIST_ID = 'menu-list';

export function Menu({ items, path }: { items: readonly MenuItem[]; path?: string }) {
  const navigation = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const previousPath = useRef(path);
  const fitted = useRef(items);
  const words = useMessages().menu;

  // Navigation closes open groups. Groups opened before hydration remain open.
  useEffect(() => {
    if (previousPath.current === path) return;
    previousPath.current = path;
    closeGroups(navigation.current);
    closeSheet(list.current);
  }, [path]);

  useEffect(() => {
    if (items !== fitted.current) fitMenu();
    fitted.current = items;
  }, [items]);

  // A group opened by hover covers content, so Escape closes it from any focus (WCAG 2.2, 1.4.13).
  useEffect(() => {
    const dismiss = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isMenuSheet())
        closeGroups(navigation.current);
    };
    addEventListener('keydown', dismiss);
    return () => removeEventListener('keydown', dismiss);
  }, []);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
    const group = event.target.closest<HTMLDetailsElement>('details[open]');
    if (!group) return;
    event.preventDefault();
    group.open = false;
    group.querySelector('summary')?.focus();
  };
  const leave = (event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node)) return;
    if (!isMenuSheet()) closeGroups(navigation.current, event.relatedTarget);
    // The open sheet would cover the focused element (WCAG 2.2, 2.4.11).
    else if (!list.current?.contains(event.relatedTarget)) closeSheet(list.current);
  };

  /** A link to the current page only closes the menu. */
  const stay = (event: MouseEvent) => {
    if (isModifiedClick(event) || !(event.target instanceof Element)) return;
    if (!event.target.closest('a[aria-current]')) return;
    closeGroups(navigation.current);
    closeSheet(list.current);
  };

  return (
    <nav
      className="menu"
      aria-label={words.name}
      ref={navigation}
      onKeyDown={closeOnEscape}
      onBlur={leave}
      onClick={stay}
    >
      <button type="button" className="menu-button" popoverTarget={LIST_ID}>
        <span className="menu-button-lines" aria-hidden="true" />
        {words.open}
      </button>
      <div className="menu-sheet" id={LIST_ID} popover="auto" ref={list}>
        <div className="menu-close">
          <button
            type="button"
            className="menu-button"
            popoverTarget={LIST_ID}
            popoverTargetAction="hide"
            // biome-ignore lint/a11y/noAutofocus: the sheet covers what opens it; the focus moves in without script as well
            autoFocus
          >
            {words.close}
          </button>
        </div>
        <ul className="menu-list">
          {items.map((item) => (
            <li key={item.label}>
              {item.items ? (
                <MenuGroup label={item.label} links={item.items} path={path} />
              ) : (
                item.href !== undefined && <MenuLinkView label={item.label} href={item.href} path={path} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** @param except an element in the group that remains open */
function closeGroups(navigation: HTMLElement | null, except?: Node) {
  for (const group of navigation?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    if (!except || !group.contains(except)) group.open = false;
  }
}

function handleToggle({ currentTarget }: { currentTarget: HTMLDetailsElement }) {
  if (!currentTarget.open) return;
  // Before Safari 17.2, Chrome 120 and Firefox 130, `name` does not close the other groups.
  closeGroups(currentTarget.closest('nav'), currentTarget);
  keepInViewport(currentTarget);
}

/** The styles choose the side of a group by its index and cannot detect the end of a row. */
function keepInViewport(group: HTMLDetailsElement) {
  group.removeAttribute('data-turned');
  const box = group.querySelector('ul')?.getBoundingClientRect();
  if (box && (box.left < 0 || box.right > document.documentElement.clientWidth)) group.dataset.turned = '';
}

/** Runs synchronously, because the toggle event fires later. */
function setOpen(group: HTMLDetailsElement, open: boolean) {
  group.open = open;
  if (open) keepInViewport(group);
}

/** Firefox before 125 has no popovers and throws for the selector. */
function closeSheet(sheet: HTMLElement | null) {
  if (sheet && 'popover' in sheet && sheet.matches(':popover-open')) sheet.hidePopover();
}

function MenuGroup({ label, links, path }: { label: string; links: readonly MenuLink[]; path?: string }) {
  const group = useRef<HTMLDetailsElement>(null);
  const hovered = useRef(false);

  // The mouse may have been over the group before hydration.
  useEffect(() => {
    const { current } = group;
    if (current?.open) keepInViewport(current);
    if (!current || current.open || isMenuSheet() || !current.matches('details:hover')) return;
    if (!matchMedia('(hover: hover)').matches) return;
    hovered.current = true;
    setOpen(current, true);
  }, []);

  const hover = (event: PointerEvent<HTMLDetailsElement>, open: boolean) => {
    if (event.pointerType !== 'mouse' || isMenuSheet()) return;
    if (open && event.currentTarget.open) return;
    hovered.current = open;
    setOpen(event.currentTarget, open);
  };
  // A click after hover must not close the group that the hover has opened.
  const click = (event: MouseEvent) => {
    const { current } = group;
    if (!current) return;
    // The default action opens the group later, so it could flash.
    event.preventDefault();
    // A click from the keyboard has no count. Escape may have closed the group since.
    const stays = hovered.current && event.detail > 0 && current.open;
    hovered.current = false;
    setOpen(current, stays || !current.open);
  };
  return (
    <details
      ref={group}
      name="menu"
      onToggle={handleToggle}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive */}
      <summary data-current={links.some(({ href }) => isCurrent(href, path)) || undefined} onClick={click}>
        <Text>{label}</Text>
      </summary>
      <ul>
        {links.map((link) => (
          <li key={`${link.href} ${link.label}`}>
            <MenuLinkView label={link.label} href={link.href} path={path} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function MenuLinkView({ label, href, path }: MenuLink & { path?: string }) {
  return (
    <Link to={href} current={isCurrent(href, path)}>
      <Text>{label}</Text>
    </Link>
  );
}

function isCurrent(link: string, path: string | undefined): boolean {
  const target = linkTarget(link);
  return target.kind === 'page' && target.path === path;
}
