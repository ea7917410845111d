/** The requests to a host, with the checks of the responses. */
import { extname } from 'node:path';
import { FILES } from '../../../app/shell/head/files.ts';
import type { Site } from '../../../core/model.ts';
import { liveMessages } from '../../../core/problems/messages/live.ts';
import type { Problem } from '../../../core/problems/problem.ts';
import { type ProblemContent, problemAt, problemInFile } from '../../../core/problems/problemAt.ts';
import { withinSite } from '../../../core/route/base.ts';
import { targetHref } from '../../../core/route/link.ts';
import { matchPath } from '../../../core/route/match.ts';
import { href, writtenPath, writtenTarget } from '../../../core/route/path.ts';
import { parseQueryRedirect } from '../../../core/route/queryRedirects.ts';
import { isFamilyRule, redirectRule, redirectsOfPages, rulePath } from '../../../core/route/redirects.ts';
import type { RouteTable } from '../../../core/route/table.ts';
import { dataFile, MANIFEST, SITE } from '../../content/folder.ts';
import { type CheckedSite, fileOf, type RedirectRow } from '../../content/model.ts';
import { decompose } from '../../hosts/files.ts';
import type { HeaderDifferences } from './headers.ts';
import { readPage } from './html.ts';
import type { LiveResponse } from './request.ts';
import {
  describeResponse,
  isSameAddress,
  pageFinding,
  redirectTarget,
  sitemapFindings,
  statusFinding,
} from './responseFindings.ts';

/** A running host and the site that it should serve. */
export interface LiveSite {
  /** The origin with the base path of the site. */
  origin: string;
  checkedSite: CheckedSite;
  site: Site;
  table: RouteTable;
  /** The paths of all pages. */
  paths: readonly string[];
  /** The paths of expired pages. */
  expired: ReadonlySet<string>;
  /** Collects the headers of all responses. */
  headers: HeaderDifferences;
  /** Collects one file of each extension from the pages. */
  files: Map<string, string>;
}

export interface LiveRequest {
  address: string;
  /** Adds the file, or the value in a file, that causes the request. */
  toProblem: (finding: ProblemContent) => Problem;
  findMistakes(response: LiveResponse): ProblemContent[];
}

const MISSING_PATH = 'this-page-is-not-there';

/** The requests that do not depend on page content. */
export function liveRequests(live: LiveSite): LiveRequest[] {
  const { checkedSite, site, table, paths } = live;
  const redirects = checkedSite.redirects.filter(({ from }) => !table.exact.has(writtenPath(from)));
  return [
    ...paths.map((path) => pageRequest(live, path)),
    ...redirects.map((row) => redirectRequest(live, sampleRedirect(row, paths))),
    ...fixedFiles(site.origin).map((address) => fileRequest(live, address)),
    ...[`/${MISSING_PATH}/`, `/${MISSING_PATH}`, `/assets/${MISSING_PATH}.js`].map((address) =>
      missingPageRequest(live, address),
    ),
    ...addressForms(paths).map((form) => addressFormRequest(live, form)),
  ];
}

/** Requests of the files collected from the pages. */
export const fileRequests = (live: LiveSite): LiveRequest[] =>
  [...live.files.values()].map((address) => fileRequest(live, address));

export const hostProblem = (finding: ProblemContent) => problemInFile(SITE, finding);

const canonicalOf = ({ site }: LiveSite, path: string) => site.origin && site.origin + href(path);

function pageRequest(live: LiveSite, path: string): LiveRequest {
  const address = href(path);
  const url = live.origin + address;
  const pathMatch = matchPath(live.table, path);
  return {
    address,
    toProblem: (finding) =>
      problemInFile(pathMatch.kind === 'route' ? dataFile(pathMatch.route.data) : MANIFEST, finding),
    findMistakes: (response) => {
      const mistake = statusFinding(response, url);
      if (mistake) return [mistake];
      live.headers.compare(response, address, url);
      const page = readPage(response.body);
      const pageMistake = pageFinding(page, url, canonicalOf(live, path));
      if (pageMistake) return [pageMistake];
      for (const file of page.files.flatMap((each) => withinSite(live.table.base, each) ?? [])) {
        const ending = extname(file);
        if (!live.files.has(ending)) live.files.set(ending, file);
      }
      return [];
    },
  };
}

/** Returns one redirect of a family: to an existing page, or any if all have one target. */
function sampleRedirect(row: RedirectRow, paths: readonly string[]): RedirectRow {
  if (!isFamilyRule(row)) return row;
  const rule = redirectRule(writtenPath(row.from), writtenTarget(row.to));
  const [sample] = redirectsOfPages([rule], paths, [`${rulePath(rule.from)}/${MISSING_PATH}`]);
  return sample ? { ...row, from: sample.from, to: sample.to } : row;
}

function redirectRequest(
  { checkedSite, origin, site }: LiveSite,
  { index, from, to }: RedirectRow,
): LiveRequest {
  const manifest = fileOf(checkedSite, MANIFEST);
  const query = parseQueryRedirect({ from, to });
  const address = query ? `${href(query.path)}?${query.name}=${query.value}` : href(writtenPath(from));
  const target = targetHref(writtenTarget(to));
  return {
    address,
    toProblem: (finding) =>
      manifest ? problemAt(manifest, ['redirects', index], finding) : problemInFile(MANIFEST, finding),
    findMistakes: (response) => {
      const location = redirectTarget(response, origin, site.origin);
      if (location !== undefined && isSameAddress(location, target)) return [];
      // The app redirects.
      if (query && readPage(response.body).hasQueryRedirects) return [];
      return [
        {
          ...liveMessages.redirectWrong(target, describeResponse(response, location)),
          value: origin + address,
        },
      ];
    },
  };
}

function fileRequest({ headers, origin, paths, expired, site }: LiveSite, address: string): LiveRequest {
  const url = origin + address;
  return {
    address,
    toProblem: hostProblem,
    findMistakes: (response) => {
      const mistake = statusFinding(response, url);
      if (mistake) return [mistake];
      headers.compare(response, address, url);
      if (address !== '/sitemap.xml' || site.origin === undefined) return [];
      return sitemapFindings(
        response,
        url,
        paths.filter((path) => !expired.has(path)).map((path) => site.origin + href(path)),
      );
    },
  };
}

function missingPageRequest({ headers, origin }: LiveSite, address: string): LiveRequest {
  const value = origin + address;
  return {
    address,
    toProblem: hostProblem,
    findMistakes: (response) => {
      if (response.status !== 404) {
        return [{ ...liveMessages.notFoundStatus(describeResponse(response, response.location)), value }];
      }
      headers.compare(response, '/', value);
      return readPage(response.body).isNotFound ? [] : [{ ...liveMessages.notFoundPage, value }];
    },
  };
}

/** Another spelling of a page address, with its description. */
interface AddressForm {
  path: string;
  address: string;
  form: string;
}

function addressFormRequest(live: LiveSite, { path, address, form }: AddressForm): LiveRequest {
  return {
    address,
    toProblem: hostProblem,
    findMistakes: (response) => {
      const location = redirectTarget(response, live.origin, live.site.origin);
      if (location !== undefined && isSameAddress(location, href(path))) return [];
      if (response.status === 200 && !pageFinding(readPage(response.body), '', canonicalOf(live, path)))
        return [];
      return [
        {
          ...liveMessages.formLost(form, describeResponse(response, location)),
          value: live.origin + address,
        },
      ];
    },
  };
}

/** Generated files that no page names. */
const fixedFiles = (origin: string | undefined): string[] => [
  `/${FILES.icon}`,
  `/${FILES.iconOld}`,
  `/${FILES.touchIcon}`,
  `/${FILES.webManifest}`,
  '/robots.txt',
  '/pages.json',
  ...(origin === undefined ? [] : ['/sitemap.xml', `/${FILES.feed}`, `/${FILES.calendar}`]),
];

/** One page for each spelling. */
function addressForms(paths: readonly string[]): AddressForm[] {
  const addressForm = (path: string | undefined, respell: (path: string) => string, form: string) =>
    path === undefined ? [] : [{ path, address: respell(path), form }];
  return [
    ...addressForm(
      paths.find((path) => path !== ''),
      (path) => href(path).slice(0, -1),
      'without its last slash',
    ),
    ...addressForm(
      paths.find((path) => href(path).includes('%')),
      (path) => href(path).replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
      'with its codes such as %e0 in small letters',
    ),
    ...addressForm(
      paths.find((path) => decompose(path) !== undefined),
      (path) => href(decompose(path) ?? path),
      'with its letters typed in parts',
    ),
  ];
}
