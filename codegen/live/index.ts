/** Whether a running host answers every address of a site as it should; `npm run check -- --live URL`. */
import { extname } from 'node:path';
import { ContentError, type Problem } from '../../src/problem.ts';
import { matchPath } from '../../src/route/match.ts';
import { href, writtenPath } from '../../src/route/path.ts';
import { FILES } from '../../src/shell/head/files.ts';
import { buildStarter } from '../build/assets.ts';
import { arranged } from '../check/index.ts';
import { pagesOf } from '../check/pages.ts';
import { inParts } from '../hosts/forms.ts';
import { type HeaderRule, headerRules, headersFor } from '../hosts/headers.ts';
import { typeOf } from '../hosts/types.ts';
import { at, type Finding, ofFile } from '../problems/place.ts';
import { UsageError } from '../problems/usageError.ts';
import { liveWords } from '../problems/words/live.ts';
import { dataFile, MANIFEST, SITE } from '../site/folder.ts';
import { fileOf } from '../site/model.ts';
import { readCheckedSite } from '../site/read.ts';
import { ask, type LiveAnswer } from './ask.ts';
import { canonicalOf, filesOf, isNotFoundPage, refreshOf, sitemapAddresses } from './html.ts';

export interface LiveSettings {
  /** How long one answer may take, in milliseconds. */
  patience: number;
  /** How many questions are on their way at once. */
  atOnce: number;
}

const USUAL: LiveSettings = { patience: 15_000, atOnce: 8 };

/** After so many questions without any answer the host is taken to be down. */
const MOST_FAILURES = 10;

/** An address that no site has. */
const NOWHERE = 'this-page-is-not-there';

/** What is asked, and what is made of the answer. */
interface Question {
  address: string;
  /** Where a problem of it belongs: a file of the site, or a value in one. */
  place: (finding: Finding) => Problem;
  judge(answer: LiveAnswer): Finding[];
}

/**
 * The address of a host as it was given on the command line.
 *
 * @returns its origin
 * @throws UsageError when it is none, or names more than a host
 */
export function liveOrigin(text: string): string {
  let url: URL;
  try {
    url = new URL(text.includes('://') ? text : `https://${text}`);
  } catch {
    throw new UsageError(`"${text}" is not an address. Write it like https://college.example.`);
  }
  if (!/^https?:$/.test(url.protocol)) {
    throw new UsageError(`"${text}" is not a web address. Write it like https://college.example.`);
  }
  if (url.pathname !== '/' || url.search !== '' || url.username !== '') {
    throw new UsageError(`Write only the address of the host: ${url.origin}.`);
  }
  return url.origin;
}

/**
 * Every problem of a running host, sorted and bounded as those of the content are.
 *
 * @param folder the site folder, absolute; says which addresses there should be
 * @param origin see {@link liveOrigin}
 * @throws ContentError when the content is not sound enough to know its addresses
 */
export async function checkLive(
  folder: string,
  origin: string,
  { patience, atOnce }: LiveSettings = USUAL,
): Promise<Problem[]> {
  const checked = await readCheckedSite(folder);
  const { site, table } = checked;
  if (!site || !table) throw new ContentError(checked.problems, folder);
  const rules = headerRules(site, await buildStarter());
  const paths = [...pagesOf(checked).paths];
  const headers = new Differences();
  const files = new Map<string, string>();

  const onHost = (finding: Finding) => ofFile(SITE, finding);
  const shown = (address: string) => origin + address;

  /** What is against the headers of a file that was sent; `address` is where it belongs. */
  const judgeHeaders = (answer: LiveAnswer, address: string): void => {
    for (const [name, value] of Object.entries(expectedHeaders(rules, address))) {
      headers.compare(name, value, answer.header(name), shown(address));
    }
  };

  const pageQuestion = (path: string): Question => {
    const address = href(path);
    const found = matchPath(table, path);
    return {
      address,
      place: (finding) => ofFile(found.kind === 'route' ? dataFile(found.route.data) : MANIFEST, finding),
      judge: (answer) => {
        const wrong = judgeStatus(answer, shown(address), 200);
        if (wrong) return [wrong];
        judgeHeaders(answer, address);
        const other = judgePage(answer, shown(address), site.origin && site.origin + address);
        if (other) return [other];
        for (const file of filesOf(answer.body)) {
          const ending = extname(file);
          if (!files.has(ending)) files.set(ending, file);
        }
        return [];
      },
    };
  };

  const redirectQuestion = ({ index, from, to }: { index: number; from: string; to: string }): Question => {
    const manifest = fileOf(checked, MANIFEST);
    const address = href(writtenPath(from));
    const target = href(writtenPath(to));
    return {
      address,
      place: (finding) =>
        manifest ? at(manifest, ['redirects', index], finding) : ofFile(MANIFEST, finding),
      judge: (answer) => {
        const led = ledTo(answer, origin, site.origin);
        if (led !== undefined && sameAddress(led, target)) return [];
        return [{ ...liveWords.redirectWrong(target, whatCame(answer, led)), value: shown(address) }];
      },
    };
  };

  const fileQuestion = (address: string): Question => ({
    address,
    place: onHost,
    judge: (answer) => {
      const wrong = judgeStatus(answer, shown(address), 200);
      if (wrong) return [wrong];
      judgeHeaders(answer, address);
      return address === '/sitemap.xml' && site.origin !== undefined
        ? judgeSitemap(
            answer,
            shown(address),
            paths.map((path) => site.origin + href(path)),
          )
        : [];
    },
  });

  const nowhereQuestion = (address: string): Question => ({
    address,
    place: onHost,
    judge: (answer) => {
      const value = shown(address);
      if (answer.status !== 404) {
        return [{ ...liveWords.notFoundStatus(whatCame(answer, answer.location)), value }];
      }
      judgeHeaders(answer, '/');
      return isNotFoundPage(answer.body) ? [] : [{ ...liveWords.notFoundPage, value }];
    },
  });

  /** Another form of a page's address. */
  const formQuestion = (path: string, address: string, form: string): Question => ({
    address,
    place: onHost,
    judge: (answer) => {
      const led = ledTo(answer, origin, site.origin);
      if (led !== undefined && sameAddress(led, href(path))) return [];
      if (answer.status === 200 && !judgePage(answer, '', site.origin && site.origin + href(path))) return [];
      return [{ ...liveWords.formLost(form, whatCame(answer, led)), value: shown(address) }];
    },
  });

  const questions: Question[] = [
    ...paths.map(pageQuestion),
    ...checked.redirects.filter(({ from }) => !table.exact.has(writtenPath(from))).map(redirectQuestion),
    ...fixedFiles(site.origin).map(fileQuestion),
    ...[`/${NOWHERE}/`, `/${NOWHERE}`, `/assets/${NOWHERE}.js`].map(nowhereQuestion),
    ...formsOf(paths).map(({ path, address, form }) => formQuestion(path, address, form)),
  ];

  const problems: Problem[] = [];
  const ending = new AbortController();
  let failures = 0;
  const put = async ({ address, place, judge }: Question): Promise<void> => {
    const outcome = await ask(shown(address), patience, ending.signal);
    if (ending.signal.aborted) return;
    if ('answer' in outcome) {
      failures = 0;
      problems.push(...judge(outcome.answer).map(place));
      return;
    }
    failures++;
    problems.push(place({ ...liveWords.noAnswer(outcome.failure), value: shown(address) }));
    if (failures >= MOST_FAILURES) ending.abort();
  };

  const unreachable = (message: string): Problem =>
    onHost({ ...liveWords.unreachable(message), value: origin });

  const first = await ask(origin, patience);
  if ('failure' in first) return [unreachable(first.failure)];
  await inParallel(questions, atOnce, put);
  if (!ending.signal.aborted) {
    const asked = new Set(questions.map(({ address }) => address));
    const more = [...files.values()].filter((address) => !asked.has(address));
    await inParallel(more.map(fileQuestion), atOnce, put);
  }
  if (ending.signal.aborted) {
    const [last] = problems.filter(({ code }) => code === 'live-no-answer').slice(-1);
    return [unreachable(`The host answered at first, then stopped. ${last?.message ?? ''}`.trim())];
  }
  return arranged([...problems, ...headers.findings().map(onHost)]);
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
function formsOf(paths: readonly string[]): { path: string; address: string; form: string }[] {
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

/** The headers that a file should have. */
function expectedHeaders(rules: readonly HeaderRule[], address: string): Record<string, string> {
  const type = address.endsWith('/') ? typeOf('index.html') : typeOf(address);
  return { ...(type === undefined ? {} : { 'Content-Type': type }), ...headersFor(rules, address) };
}

function judgeStatus(answer: LiveAnswer, url: string, expected: number): Finding | undefined {
  if (answer.status === expected) return undefined;
  const came = whatCame(answer, answer.location);
  const wrong = answer.status === 404 ? liveWords.pageMissing(came) : liveWords.statusWrong(expected, came);
  return { ...wrong, value: url };
}

/** @param canonical what the page must say of itself; undefined where the site does not know its address */
function judgePage({ body }: LiveAnswer, url: string, canonical: string | undefined): Finding | undefined {
  const said = canonicalOf(body);
  const isOther = isNotFoundPage(body) || (canonical !== undefined && said !== canonical);
  if (!isOther) return undefined;
  return { ...(said === undefined ? liveWords.notThisSite : liveWords.otherPage(said)), value: url };
}

function judgeSitemap({ body }: LiveAnswer, url: string, expected: readonly string[]): Finding[] {
  const listed = sitemapAddresses(body);
  // Of a very large site it is a list of lists.
  if (listed === undefined && /<sitemapindex\s/.test(body)) return [];
  const there = new Set(listed);
  const known = new Set(expected);
  const missing = expected.filter((address) => !there.has(address));
  const added = [...there].filter((address) => !known.has(address));
  const [example] = [...missing, ...added];
  if (example === undefined) return [];
  return [{ ...liveWords.outdated(missing.length, added.length, example), value: url }];
}

/**
 * The address within the site to which an answer leads: by a redirect, or by a page that sends the visitor on.
 *
 * @param origin that of the host @param own that which the site gives as its own
 */
function ledTo(answer: LiveAnswer, origin: string, own: string | undefined): string | undefined {
  const target =
    answer.status === 200 ? refreshOf(answer.body) : isRedirect(answer) ? answer.location : undefined;
  if (target === undefined || !URL.canParse(target, origin)) return target;
  const url = new URL(target, origin);
  return url.origin === origin || url.origin === own ? url.pathname : url.href;
}

const isRedirect = ({ status }: LiveAnswer) => [301, 302, 303, 307, 308].includes(status);

function sameAddress(a: string, b: string): boolean {
  try {
    return decodeURIComponent(a) === decodeURIComponent(b);
  } catch {
    return false;
  }
}

function whatCame(answer: LiveAnswer, led: string | undefined): string {
  if (led !== undefined) return `it leads to ${led}`;
  return `it answers ${answer.status}`;
}

/** Headers that are not as they should be, each with how often. */
class Differences {
  private readonly found = new Map<
    string,
    { name: string; expected: string; given?: string; urls: string[] }
  >();

  compare(name: string, expected: string, given: string | undefined, url: string): void {
    if (isSame(name, expected, given)) return;
    const key = JSON.stringify([name, expected, given]);
    const same = this.found.get(key);
    if (same) same.urls.push(url);
    else this.found.set(key, { name, expected, given, urls: [url] });
  }

  findings(): Finding[] {
    return [...this.found.values()].map(({ name, expected, given, urls }) => ({
      ...liveWords.headerWrong(name, expected, given, urls.length - 1),
      value: urls[0],
    }));
  }
}

/** Hosts write lists of words with and without spaces, and name the letters of a text or leave it to the page. */
function isSame(name: string, expected: string, given: string | undefined): boolean {
  if (given === undefined) return false;
  const tidy = (text: string) => text.toLowerCase().replace(/\s*([;,])\s*/g, '$1');
  if (name !== 'Content-Type') return tidy(given) === tidy(expected);
  const [type, ...parameters] = tidy(given).split(';');
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  return EQUAL_TYPES.some(
    (equal) => equal.includes(type ?? '') && equal.includes(tidy(expected).split(';')[0] ?? ''),
  )
    ? true
    : type === tidy(expected).split(';')[0] && (charset === undefined || charset === 'charset=utf-8');
}

/** Types that browsers take for the same. */
const EQUAL_TYPES = [
  ['text/javascript', 'application/javascript'],
  ['application/xml', 'text/xml', 'application/atom+xml'],
  ['image/x-icon', 'image/vnd.microsoft.icon'],
  ['application/json', 'application/schema+json', 'application/manifest+json'],
];

async function inParallel<T>(
  items: readonly T[],
  count: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: count }, worker));
}
