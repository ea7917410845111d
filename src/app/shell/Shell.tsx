import type { ReactNode } from 'react';
import type { Crumb } from '../../core/model.ts';
import { type FrameComponents, TrailProvider, useSiteContext } from '../hooks/siteContext.ts';
import { useMessages } from '../hooks/useLocale.ts';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Trail } from './Trail.tsx';

export function Shell({
  path,
  trail,
  title,
  after,
  children,
}: {
  /** Canonical path of the page; absent on the not-found page. */
  path?: string;
  trail: readonly Crumb[];
  title?: string;
  /** Between the content and the footer. */
  after?: ReactNode;
  children: ReactNode;
}) {
  const { Top, Bottom } = useSiteContext().frame ?? FRAME;
  return (
    <>
      <Top path={path} />
      {trail.length > 0 && <Trail crumbs={trail} title={title} />}
      {/*
       * The key renders each page from scratch: a translating browser may have replaced text nodes that React
       * would update.
       */}
      <main key={path} id="content" tabIndex={-1}>
        <TrailProvider value={trail}>{children}</TrailProvider>
      </main>
      {after}
      <Bottom />
    </>
  );
}

function Top({ path }: { path?: string }) {
  return (
    <>
      <a className="skip-link" href="#content">
        {useMessages().page.skip}
      </a>
      <AnnouncementBar />
      <Header path={path} />
    </>
  );
}

export const FRAME: FrameComponents = { Top, Bottom: Footer };
