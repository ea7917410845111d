/** What surrounds every page: skip link, header, trail, the page itself, footer. */
import type { ReactNode } from 'react';
import type { Crumb } from '../../core/model.ts';
import { type FrameComponents, TrailProvider, useSiteContext } from '../hooks/siteContext.ts';
import { useMessages } from '../hooks/useLocale.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Trail } from './Trail.tsx';

export function Shell({
  path,
  trail,
  title,
  children,
}: {
  /** Canonical path of the page, to mark it in the menu; absent where nothing was found. */
  path?: string;
  trail: readonly Crumb[];
  /** The last step of the trail: the page itself. */
  title?: string;
  children: ReactNode;
}) {
  const { Top, Bottom } = useSiteContext().frame ?? FRAME;
  return (
    <>
      <Top path={path} />
      {trail.length > 0 && <Trail crumbs={trail} title={title} />}
      {/* Each page is drawn anew: a browser that translates has replaced the words that React would change in place. */}
      <main key={path} id="content" tabIndex={-1}>
        <TrailProvider value={trail}>{children}</TrailProvider>
      </main>
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
      <Header path={path} />
    </>
  );
}

/** Skip link and header, and the footer. */
export const FRAME: FrameComponents = { Top, Bottom: Footer };
