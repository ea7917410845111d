/** A page of the development server itself, outside of the site's shell. It is loaded anew when content changes. */
import type { ReactNode } from 'react';
import { BRAND } from '../../src/entries/brandSheet.ts';

/** Vite's own module, for the head of every page. */
export const CLIENT = '/@vite/client';
/** Linked directly, so that the page is never seen without it; Vite renews the link when the file changes. */
export const STYLES = '/src/styles/main.css?direct';
export const RARE_STYLES = '/src/styles/rare.css?direct';
export const PAPER = '/src/styles/paper.css?direct';

/** The inline script that keeps how many edits the HTML knows, for src/entries/dev.ts and waiting.ts, and the origin of the editor. */
export const revisionScript = (revision: number, editor = '') =>
  `Object.assign(document.documentElement.dataset,${JSON.stringify({ revision: String(revision), ...(editor && { editor }) })});`;

export function DevPage({
  title,
  revision,
  children,
}: {
  title: string;
  revision: number;
  children: ReactNode;
}) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="stylesheet" href={STYLES} />
        <link rel="stylesheet" href={BRAND} />
        <style>{'article.page > * + *, section > * + *, li + li { margin-top: 0.75rem }'}</style>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a number */}
        <script dangerouslySetInnerHTML={{ __html: revisionScript(revision) }} />
        <script type="module" src={CLIENT} />
        <script type="module" src="/src/entries/waiting.ts" />
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
