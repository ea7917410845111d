/** The not-found page of the development server: a map of the site. */

import type { Listed } from '../../app/shell/NotFound.tsx';
import { href } from '../../core/route/path.ts';
import { DevPage } from './DevPage.tsx';
import type { PageCode } from './pageCode.ts';

/** A route and its line in the manifest. */
export interface RouteLocation {
  path: string;
  layout: string;
  /** Path of the data file from the site folder. */
  data: string;
  family: boolean;
  /** The line in manifest/routes.json. */
  line: number | undefined;
}

/**
 * @param address as requested
 * @param base the base path of the site
 * @param reason why there is no page, in one sentence
 * @param nearPages pages with similar addresses, nearest first
 * @param routes all routes, nearest first
 */
export function MissingPage({
  address: requestedAddress,
  base,
  reason,
  nearPages,
  routes,
  revision,
  code,
}: {
  address: string;
  base: string;
  reason: string;
  nearPages: readonly Listed[];
  routes: readonly RouteLocation[];
  revision: number;
  code: PageCode;
}) {
  return (
    <DevPage title="There is no page here" revision={revision} code={code}>
      <p>
        <code>{requestedAddress}</code>
      </p>
      <p>{reason}</p>
      {nearPages.length > 0 && (
        <section>
          <h2>Pages with a like address</h2>
          <ul>
            {nearPages.map(({ path, title }) => (
              <li key={path}>
                <a href={base + href(path)}>{title}</a> <code>/{path}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>All routes</h2>
        <ul>
          {routes.map(({ path, layout, data, family, line }) => (
            <li key={`${path} ${line}`}>
              {family ? <code>/{path}</code> : <a href={base + href(path)}>/{path}</a>}
              <br />
              <small>
                {layout} · {data} · manifest/routes.json:{line}
              </small>
            </li>
          ))}
        </ul>
      </section>
      <p>
        <small>Visitors of the built site see its own not-found page instead.</small>
      </p>
    </DevPage>
  );
}
