/**
 * A link of the content. A plain anchor: the Router takes over clicks on pages of the site. What leads nowhere is no link;
 * its words remain.
 */
import type { ReactNode } from 'react';
import { formatDocumentNote } from '../../core/i18n/format.ts';
import { documentType, linkHref } from '../../core/route/link.ts';
import { useDocumentSize } from '../hooks/pageMedia.ts';
import { useBase, useOtherLanguage } from '../hooks/siteContext.ts';
import { useMessages } from '../hooks/useLocale.ts';

export function Link({
  to,
  className,
  newTab = false,
  current = false,
  me = false,
  children,
}: {
  /** A link as it is written in content. */
  to: string | undefined;
  className?: string;
  newTab?: boolean;
  /** Whether it leads to the page that is shown. */
  current?: boolean;
  /** Whether it leads to a page of the institution itself elsewhere (https://microformats.org/wiki/rel-me). */
  me?: boolean;
  children: ReactNode;
}) {
  const words = useMessages();
  const address = linkHref(to, useBase());
  const language = useOtherLanguage(to);
  if (to === undefined || address === undefined) return children;
  const type = documentType(to);
  const rel = newTab || address.startsWith('https:') ? 'noopener' : undefined;
  return (
    <a
      href={address}
      hrefLang={language}
      className={className}
      aria-current={current ? 'page' : undefined}
      target={newTab ? '_blank' : undefined}
      rel={me ? `me ${rel}` : rel}
    >
      {children}
      {type !== undefined && <DocumentNote type={type} path={to} />}
      {newTab && <span className="visually-hidden"> {words.page.newTab}</span>}
    </a>
  );
}

/** What a visitor pays for following a link: "PDF, 45 kB". */
function DocumentNote({ type, path }: { type: string; path: string }) {
  const bytes = useDocumentSize(path);
  const note = formatDocumentNote(type, bytes, useMessages());
  // One text: a space by itself is left out where a browser makes the name of the link.
  return <span className="document-type">{` ${note}`}</span>;
}
