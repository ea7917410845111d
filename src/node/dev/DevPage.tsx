/** A page of the development server itself, without the site's shell. It reloads when content changes. */

import type { ReactNode } from 'react';
import { BRAND } from '../../app/entries/brandSheet.ts';
import type { PageCode } from './pageCode.ts';

/**
 * The inline script with the revision of the HTML, for src/app/entries/dev.ts and reloadClient.ts.
 *
 * @param more further data of the page
 */
export const revisionScript = (revision: number, more: { editor?: string; drawnOf?: string } = {}) =>
  `Object.assign(document.documentElement.dataset,${JSON.stringify({ revision: String(revision), ...more })});`;

export function DevPage({
  title,
  revision,
  code: { client, reloadClient, styles },
  children,
}: {
  title: string;
  revision: number;
  code: PageCode;
  children: ReactNode;
}) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {[...styles, BRAND].map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheet} />
        ))}
        <style>{'article.page > * + *, section > * + *, li + li { margin-top: 0.75rem }'}</style>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a number */}
        <script dangerouslySetInnerHTML={{ __html: revisionScript(revision) }} />
        {client !== undefined && <script type="module" src={client} />}
        <script type="module" src={reloadClient} />
      </head>
      <body>
        <main>
          <article className="page">
            <h1>{title}</h1>
            {children}
          </article>
        </main>
      </body>
    </html>
  );
}

/** @param text the problems, as in the terminal */
export function ContentErrorsPage({
  text,
  revision,
  code,
}: {
  text: string;
  revision: number;
  code: PageCode;
}) {
  return (
    <DevPage title="This page cannot be shown yet" revision={revision} code={code}>
      <p>A file that it is made from has a mistake. Fix it, and the page appears by itself.</p>
      <pre>{text}</pre>
    </DevPage>
  );
}
