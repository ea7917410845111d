/** Everything that a host is asked, and what is made of each answer. */
import { extname } from 'node:path';
import { FILES } from '../../../app/shell/head/files.ts';
import type { Site } from '../../../core/model.ts';
import { liveMessages } from '../../../core/problems/messages/live.ts';
import type { Problem } from '../../../core/problems/problem.ts';
import { type ProblemContent, problemAt, problemInFile } from '../../../core/problems/problemAt.ts';
import { withinSite } from '../../../core/route/base.ts';
import { matchPath } from '../../../core/route/match.ts';
import { href, writtenPath } from '../../../core/route/path.ts';
import { isFamilyRule, redirectRule, redirectsOfPages, rulePath } from '../../../core/route/redirects.ts';
import type { RouteTable } from '../../../core/route/table.ts';
import { dataFile, MANIFEST, SITE } from '../../content/folder.ts';
import { type CheckedSite, fileOf, type RedirectRow } from '../../content/model.ts';
import { inParts } from '../../hosts/forms.ts';
import type { LiveAnswer } from './ask.ts';
import type { HeaderDifferences } from './headers.ts';
import { readPage } from './html.ts';
import { judgePage, judgeSitemap, judgeStatus, ledTo, sameAddress, whatCame } from './judge.ts';

/** A running host, and the site that it should serve. */
export interface Live {
  /** Where the host has the site. */
  origin: string;
  checked: CheckedSite;
  site: Site;
  table: RouteTable;
  /** Of all pages. */
  paths: readonly string[];
  /** Of those that are over. */
  over: ReadonlySet<string>;
  /** What is found of headers gathers here. */
  headers: HeaderDifferences;
  /** One file of each ending that pages name; gathers while pages are read. */
  files: Map<string, string>;
}

/** What is asked, and what is made of the answer. */
export interface Question {
  address: string;
  /** Where a problem of it belongs: a file of the site, or a value in one. */
  place: (finding: ProblemContent) => Problem;
  judge(answer: LiveAnswer): ProblemContent[];
}

/** An address that no site has. */
const NOWHERE = 'this-page-is-not-there';

/** What is asked before any page has been read. */
export function questionsOf(live: Live): Question[] {
  const { checked, site, table, paths } = live;
  const redirects = checked.redirects.filter(({ from }) => !table.exact.has(writtenPath(from)));
  return [
    ...paths.map((path) => pageQuestion(live, path)),
    ...redirects.map((row) => redirectQuestion(live, oneOf(row, paths))),
    ...fixedFiles(site.origin).map((address) => fileQuestion(live, address)),
    ...[`/${NOWHERE}/`, `/${NOWHERE}`, `/assets/${NOWHERE}.js`].map((address) =>
      nowhereQuestion(live, address),
    ),
    ...formsOf(paths).map((form) => formQuestion(live, form)),
  ];
}

/** One file of each kind that pages have named. */
export const fileQuestions = (live: Live): Question[] =>
  [...live.files.values()].map((address) => fileQuestion(live, address));

export const onHost = (finding: ProblemContent) => problemInFile(SITE, finding);

const canonicalOf = ({ site }: Live, path: string) => site.origin && site.origin + href(path);

function pageQuestion(live: Live, path: string): Question {
  const address = href(path);
  const url = live.origin + address;
  const found = matchPath(live.table, path);
  return {
    address,
    place: (finding) =>
      problemInFile(found.kind === 'route' ? dataFile(found.route.data) : MANIFEST, finding),
    judge: (answer) => {
      const wrong = judgeStatus(answer, url);
      if (wrong) return [wrong];
      live.headers.compare(answer, address, url);
      const page = readPage(answer.body);
      const other = judgePage(page, url, canonicalOf(live, path));
      if (other) return [other];
      for (const file of page.files.flatMap((each) => withinSite(live.table.base, each) ?? [])) {
        const ending = extname(file);
        if (!live.files.has(ending)) live.files.set(ending, file);
      }
      return [];
    },
  };
}

/** Of an old family one address: that of a page which it leads to, or of none where all lead to one page. */
function oneOf(row: RedirectRow, paths: readonly string[]): RedirectRow {
  if (!isFamilyRule(row)) return row;
  const rule = redirectRule(writtenPath(row.from), writtenPath(row.to));
  const [one] = redirectsOfPages([rule], paths, [`${rulePath(rule.from)}/${NOWHERE}`]);
  return one ? { ...row, from: one.from, to: one.to } : row;
}

function redirectQuestion({ checked, origin, site }: Live, { index, from, to }: RedirectRow): Question {
  const manifest = fileOf(checked, MANIFEST);
  const address = href(writtenPath(from));
  const target = href(writtenPath(to));
  return {
    address,
    place: (finding) =>
      manifest ? problemAt(manifest, ['redirects', index], finding) : problemInFile(MANIFEST, finding),
    judge: (answer) => {
      const led = ledTo(answer, origin, site.origin);
      if (led !== undefined && sameAddress(led, target)) return [];
      return [{ ...liveMessages.redirectWrong(target, whatCame(answer, led)), value: origin + address }];
    },
  };
}

function fileQuestion({ headers, origin, paths, over, site }: Live, address: string): Question {
  const url = origin + address;
  return {
    address,
    place: onHost,
    judge: (answer) => {
      const wrong = judgeStatus(answer, url);
      if (wrong) return [wrong];
      headers.compare(answer, address, url);
      if (address !== '/sitemap.xml' || site.origin === undefined) return [];
      return judgeSitemap(
        answer,
        url,
        paths.filter((path) => !over.has(path)).map((path) => site.origin + href(path)),
      );
    },
  };
}

function nowhereQuestion({ headers, origin }: Live, address: string): Question {
  const value = origin + address;
  return {
    address,
    place: onHost,
    judge: (answer) => {
      if (answer.status !== 404) {
        return [{ ...liveMessages.notFoundStatus(whatCame(answer, answer.location)), value }];
      }
      headers.compare(answer, '/', value);
      return readPage(answer.body).isNotFound ? [] : [{ ...liveMessages.notFoundPage, value }];
    },
  };
}

/** Another form of a page's address. */
interface AddressForm {
  path: string;
  address: string;
  /** In words. */
  form: string;
}

function formQuestion(live: Live, { path, address, form }: AddressForm): Question {
  return {
    address,
    place: onHost,
    judge: (answer) => {
      const led = ledTo(answer, live.origin, live.site.origin);
      if (led !== undefined && sameAddress(led, href(path))) return [];
      if (answer.status === 200 && !judgePage(readPage(answer.body), '', canonicalOf(live, path))) return [];
      return [{ ...liveMessages.formLost(form, whatCame(answer, led)), value: live.origin + address }];
    },
  };
}

/** Files that every site has, one of each kind that no page names. */
const fixedFiles = (origin: string | undefined): string[] => [
  `/${FILES.icon}`,
  `/${FILES.iconOld}`,
  `/${FILES.touchIcon}`,
  `/${FILES.webManifest}`,
  '/robots.txt',
  '/pages.json',
  '/schemas/manifest.schema.json',
  ...(origin === undefined ? [] : ['/sitemap.xml', `/${FILES.feed}`, `/${FILES.calendar}`]),
];

/** One page in each form that its address may have. */
function formsOf(paths: readonly string[]): AddressForm[] {
  const some = paths.find((path) => path !== '');
  const encoded = paths.find((path) => href(path).includes('%'));
  const composed = paths.find((path) => inParts(path) !== undefined);
  return [
    ...(some === undefined
      ? []
      : [{ path: some, address: href(some).slice(0, -1), form: 'without its last slash' }]),
    ...(encoded === undefined
      ? []
      : [
          {
            path: encoded,
            address: href(encoded).replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
            form: 'with its codes such as %e0 in small letters',
          },
        ]),
    ...(composed === undefined
      ? []
      : [
          {
            path: composed,
            address: href(inParts(composed) ?? composed),
            form: 'with its letters typed in parts',
          },
        ]),
  ];
}
