/** A plain anchor: the Router handles clicks on site pages. An invalid link renders only its text. */
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
  /** A link as written in content. */
  to: string | undefined;
  className?: string;
  newTab?: boolean;
  /** True if the link target is the displayed page. */
  current?: boolean;
  /** Adds rel="me": the target is a profile of the institution (https://microformats.org/wiki/rel-me). */
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
      {newTab && <span className="visually-hidden">{` ${words.page.newTab}`}</span>}
    </a>
  );
}

function DocumentNote({ type, path }: { type: string; path: string }) {
  const bytes = useDocumentSize(path);
  const note = formatDocumentNote(type, bytes, useMessages());
  // One text node: some browsers drop a whitespace-only node from the accessible name.
  return <span className="document-type">{` ${note}`}</span>;
}
