/** The time of a look-up, compared with other routers and a plain Map. */
import findMyWay from 'find-my-way';
import { matchRoutes } from 'react-router-dom';
import { addRoute, createRouter, findRoute } from 'rou3';
import type { Route } from '../../src/core/model.ts';
import { match } from '../../src/core/route/match.ts';
import { href } from '../../src/core/route/path.ts';
import { routeTable } from '../../src/core/route/table.ts';
import { type Bar, type BenchSection, median, number, table, times } from './figures.ts';
import { random, WORDS } from './random.ts';

const SIZES = [100, 1_000, 10_000] as const;
const MIDDLE = 1_000;
const ROUNDS = 11;
const CALLS = 20_000;

/** The routes of a site and the requested addresses. */
interface Workload {
  routes: Route[];
  /** The address of every page. */
  pages: string[];
  /** The requests: 50 % exact routes, 40 % entries of families, 10 % nothing. All are percent-encoded. */
  paths: string[];
  /** Only the requests for exact routes, whose addresses are ASCII. */
  plain: string[];
  /** Only the requests for entries of families, whose last segment is Malayalam. */
  encoded: string[];
}

/** 80 % of the routes are exact, 20 % are families with ten entries each. */
function workload(size: number): Workload {
  const { below, pick } = random(size);
  const exact = Array.from(
    { length: size * 0.8 },
    (_, index) => `activities/section-${index % 37}/page-${index}`,
  );
  const families = Array.from({ length: size * 0.2 }, (_, index) => `activities/club-${index}`);
  const entries = families.flatMap((family) =>
    Array.from({ length: 10 }, (_, index) => `${family}/${pick(WORDS)}-${pick(WORDS)}-${2010 + index}`),
  );
  const requests = Array.from({ length: CALLS }, () => {
    const dice = below(10);
    if (dice < 5) return href(pick(exact));
    return dice < 9 ? href(pick(entries)) : href(`archive/${below(1_000)}/${pick(WORDS)}`);
  });
  return {
    routes: [
      ...exact.map((path): Route => ({ path, layout: 'list', data: 'data' })),
      ...families.map((family): Route => ({ path: `${family}/*`, layout: 'detail', data: 'data' })),
    ],
    pages: [...exact, ...entries].map(href),
    paths: requests,
    plain: Array.from({ length: CALLS }, () => href(pick(exact))),
    encoded: Array.from({ length: CALLS }, () => href(pick(entries))),
  };
}

/**
 * Looks up all addresses and returns the number of matches. Each contender has a separate loop, so that none slows down
 * another.
 */
type LookUp = (addresses: readonly string[]) => number;

const ours = ({ routes }: Workload): LookUp => {
  const routeMap = routeTable({ routes });
  return (addresses) => {
    let matches = 0;
    for (const address of addresses) if (match(routeMap, address).kind === 'route') matches++;
    return matches;
  };
};

/** The lower bound of a look-up: a Map with every exact address, without decoding. */
const bareMap = ({ pages }: Workload): LookUp => {
  const map = new Map(pages.map((page) => [page, { page }]));
  return (addresses) => {
    let matches = 0;
    for (const address of addresses) if (map.get(address) !== undefined) matches++;
    return matches;
  };
};

const decodingMap = ({ pages }: Workload): LookUp => {
  const map = new Map(pages.map((page) => [decodeURI(page), { page }]));
  return (addresses) => {
    let matches = 0;
    for (const address of addresses) if (map.get(decodeURI(address)) !== undefined) matches++;
    return matches;
  };
};

const rou3 = ({ routes }: Workload): LookUp => {
  const router = createRouter<Route>();
  for (const route of routes) addRoute(router, 'GET', `/${route.path.replace(/\*$/, '**')}`, route);
  return (addresses) => {
    let matches = 0;
    for (const address of addresses) if (findRoute(router, 'GET', address) !== undefined) matches++;
    return matches;
  };
};

const findMyWayRouter = ({ routes }: Workload): LookUp => {
  const router = findMyWay({ ignoreTrailingSlash: true, maxParamLength: 1_000 });
  for (const route of routes) router.on('GET', `/${route.path}`, () => undefined, route);
  return (addresses) => {
    let matches = 0;
    for (const address of addresses) if (router.find('GET', address) !== null) matches++;
    return matches;
  };
};

const reactRouter = ({ routes }: Workload): LookUp => {
  const objects = routes.map(({ path }) => ({ path }));
  return (addresses) => {
    let matches = 0;
    for (const address of addresses) if (matchRoutes(objects, address) !== null) matches++;
    return matches;
  };
};

interface Contender {
  name: string;
  prepare: (workload: Workload) => LookUp;
  /** The number of addresses in a round, by number of routes. */
  calls?: (size: number) => number;
}

const OURS: Contender = { name: 'ours', prepare: ours };
const BARE_MAP: Contender = { name: 'map.get(address)', prepare: bareMap };
const DECODING_MAP: Contender = { name: 'map.get(decodeURI(address))', prepare: decodingMap };
const REACT_ROUTER: Contender = {
  name: 'react-router matchRoutes',
  prepare: reactRouter,
  // It sorts all routes in every call: a tenth of a second at 10,000.
  calls: (size) => Math.ceil(10_000 / size),
};
const CONTENDERS: readonly Contender[] = [
  OURS,
  BARE_MAP,
  DECODING_MAP,
  { name: 'rou3 findRoute', prepare: rou3 },
  { name: 'find-my-way find', prepare: findMyWayRouter },
  REACT_ROUTER,
];

/**
 * Copies that no look-up has used. A string caches its hash, so looking up the same string twice in a Map omits most of the
 * work; the address of a request or a click is always a new string.
 *
 * @param addresses ASCII only, as encoded addresses are
 */
const fresh = (addresses: readonly string[]) =>
  addresses.map((address) => Buffer.from(address, 'latin1').toString('latin1'));

/**
 * Nanoseconds of processor time per call of each contender: the median of several rounds in turn, so that other load on the
 * computer affects all of them alike.
 *
 * @param renew true to use a new string for every look-up
 * @throws if a contender misses a match, which would make its time incomparable
 */
function measure(
  contenders: readonly Contender[],
  load: Workload,
  addresses: readonly string[],
  renew = true,
): Map<string, number> {
  const size = load.routes.length;
  const prepared = contenders.map(({ name, prepare, calls }) => {
    const some = addresses.slice(0, calls?.(size));
    return { name, some, lookUp: prepare(load), figures: [] as number[] };
  });
  const pages = new Set(load.pages);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { name, some, lookUp, figures } of prepared) {
      const copies = renew ? fresh(some) : some;
      const start = process.cpuUsage();
      const matches = lookUp(copies);
      const { user, system } = process.cpuUsage(start);
      const nanoseconds = ((user + system) * 1000) / some.length;
      // The first round warms up the compiler.
      if (round > 0) figures.push(nanoseconds);
      else if (matches !== some.filter((address) => pages.has(address)).length) {
        throw new Error(`${name} does not find what is there.`);
      }
    }
  }
  return new Map(prepared.map(({ name, figures }) => [name, median(figures)]));
}

const NEVER = Number.NaN;

export function matchSection(): BenchSection {
  const loads = new Map(SIZES.map((size) => [size, workload(size)]));
  const bySize = new Map([...loads].map(([size, load]) => [size, measure(CONTENDERS, load, load.paths)]));
  const at = (size: (typeof SIZES)[number], { name }: Contender) => bySize.get(size)?.get(name) ?? NEVER;

  const load = loads.get(MIDDLE) ?? workload(MIDDLE);
  const three = [OURS, BARE_MAP, DECODING_MAP];
  const kinds = [
    { name: 'ASCII, new string', addresses: load.plain, renew: true },
    { name: 'ASCII, string seen before', addresses: load.plain, renew: false },
    { name: 'Malayalam, new string', addresses: load.encoded, renew: true },
    { name: 'Malayalam, string seen before', addresses: load.encoded, renew: false },
  ].map(({ name, addresses, renew }) => {
    const figures = measure(three, load, addresses, renew);
    const figure = (contender: Contender) => figures.get(contender.name) ?? NEVER;
    return { name, ours: figure(OURS), bare: figure(BARE_MAP), decoding: figure(DECODING_MAP) };
  });
  const ascii = kinds[0] ?? { ours: NEVER, bare: NEVER };
  const malayalam = kinds[2] ?? { ours: NEVER, decoding: NEVER };

  const text = [
    'Look-up, nanoseconds a call and how many times ours; addresses percent-encoded, every string new',
    '',
    table([
      ['', ...SIZES.flatMap((size) => [`${number(size)} routes`, ''])],
      ...CONTENDERS.map((contender) => [
        contender.name,
        ...SIZES.flatMap((size) => [
          number(at(size, contender)),
          times(at(size, contender) / at(size, OURS)),
        ]),
      ]),
    ]),
    '',
    'map.get is told every page by its address and finds nothing else; rou3 decodes nothing.',
    '',
    `Ours beside a bare Map at ${number(MIDDLE)} routes`,
    '',
    table([
      ['', 'ours', BARE_MAP.name, 'ours is', DECODING_MAP.name, 'ours is'],
      ...kinds.map(({ name, ours, bare, decoding }) => [
        name,
        number(ours),
        number(bare),
        times(ours / bare),
        number(decoding),
        times(ours / decoding),
      ]),
    ]),
  ].join('\n');

  const growth = at(10_000, OURS) / at(100, OURS);
  const lead = at(MIDDLE, REACT_ROUTER) / at(MIDDLE, OURS);
  const bars: Bar[] = [
    {
      text: `flat: a hundred times the routes cost at most twice the time (${times(growth)})`,
      met: growth <= 2,
    },
    {
      text: `ASCII: at most 3 times a bare Map look-up (${times(ascii.ours / ascii.bare)})`,
      met: ascii.ours <= 3 * ascii.bare,
    },
    {
      text: `Malayalam: at most 3 times a Map look-up that decodes (${times(malayalam.ours / malayalam.decoding)})`,
      met: malayalam.ours <= 3 * malayalam.decoding,
    },
    {
      text: `over 1,000 times faster than matchRoutes at ${number(MIDDLE)} (${times(lead)})`,
      met: lead > 1_000,
    },
  ];
  return { text, bars };
}
