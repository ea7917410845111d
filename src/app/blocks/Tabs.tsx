/** Tabs with automatic activation (WAI-ARIA Authoring Practices). Without script all panels are visible. */
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isRightToLeft } from '../../core/i18n/language.ts';
import { isModifiedClick } from '../components/isModifiedClick.ts';
import { revealHash } from '../components/revealHash.ts';
import { type HeadingLevel, Section } from '../components/Section.tsx';
import { Text } from '../components/Text.tsx';
import { useLocale } from '../hooks/useLocale.ts';
import type { BlockProps } from './props.ts';

export function Tabs({ block, id, level, first, Blocks }: BlockProps<'tabs'>) {
  const { heading, label, tabs } = block;
  const [chosen, setChosen] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const ahead = isRightToLeft(useLocale().language) ? -1 : 1;

  // Runs before paint, so that an element in a panel is visible when the page scrolls to it.
  useLayoutEffect(() => {
    const tabOfHash = () => {
      const target = revealHash(location.hash);
      return tabs.find(({ id }) => id === target?.closest('.tab-panel')?.id) && target;
    };
    const tabOf = (element: Element | null | undefined) => element?.closest('.tab-panel')?.id;
    const follow = () => {
      const target = tabOfHash();
      if (!target) return;
      flushSync(() => setChosen(tabOf(target)));
      // The browser tried to scroll while the panel was hidden.
      target.scrollIntoView();
      target.focus({ preventScroll: true });
    };
    setChosen((previous) => tabOf(tabOfHash()) ?? previous ?? tabs[0]?.id);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [tabs]);

  const choose = (tabId: string) => {
    setChosen(tabId);
    // Updates the shareable URL without a history entry per tab.
    history.replaceState(history.state, '', `#${encodeURIComponent(tabId)}`);
  };
  const click = (event: MouseEvent, tabId: string) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    choose(tabId);
  };
  const keyDown = (event: KeyboardEvent) => {
    // Alt with an arrow key is Back or Forward.
    if (isModifiedClick(event)) return;
    const index = tabs.findIndex((tab) => tab.id === chosen);
    const step = { ArrowRight: index + ahead, ArrowLeft: index - ahead, Home: 0, End: tabs.length - 1 }[
      event.key
    ];
    if (step === undefined && event.key !== ' ') return;
    event.preventDefault();
    const next = tabs[((step ?? index) + tabs.length) % tabs.length];
    if (!next) return;
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };

  const ready = chosen !== undefined;
  return (
    <Section kind="tabs" heading={heading} id={id} level={level}>
      <div className="tabs" data-ready={ready || undefined}>
        <div ref={list} className="tab-list" {...(ready && { role: 'tablist', 'aria-label': label })}>
          {tabs.map((tab) => {
            const selected = tab.id === chosen;
            return (
              <a
                key={tab.id}
                href={`#${encodeURIComponent(tab.id)}`}
                className="tab"
                data-tab={tab.id}
                {...(ready && {
                  id: `${tab.id}-tab`,
                  role: 'tab',
                  'aria-selected': selected,
                  'aria-controls': tab.id,
                  tabIndex: selected ? 0 : -1,
                  onClick: (event) => click(event, tab.id),
                  onKeyDown: keyDown,
                })}
              >
                <Text>{tab.label}</Text>
              </a>
            );
          })}
        </div>
        {tabs.map((tab) => (
          <section
            key={tab.id}
            id={tab.id}
            className="tab-panel"
            hidden={ready && tab.id !== chosen}
            {...(ready
              ? { role: 'tabpanel', 'aria-labelledby': `${tab.id}-tab`, tabIndex: 0 }
              : { 'aria-label': tab.label, tabIndex: -1 })}
          >
            <PanelHeading level={heading === undefined ? level : 3}>{tab.label}</PanelHeading>
            <Blocks
              blocks={tab.blocks}
              level={heading === undefined ? 3 : 4}
              prefix={`${tab.id}-`}
              first={first && tab === tabs[0]}
            />
          </section>
        ))}
      </div>
    </Section>
  );
}

/** Visible while all panels are shown; otherwise the tab is the heading. */
function PanelHeading({ level, children }: { level: HeadingLevel; children: string }) {
  const Tag = `h${level}` as const;
  return (
    <Tag className="tab-panel-heading">
      <Text>{children}</Text>
    </Tag>
  );
}
