/** Every address has one page, and every page an address that a host can serve. */
import type { Layout } from '../../src/model.ts';
import type { Problem } from '../../src/problem.ts';
import { matchPath } from '../../src/route/match.ts';
import { canonicalPath, foldPath, href, MAX_SEGMENT_BYTES, writtenPath } from '../../src/route/path.ts';
import { familyParent } from '../../src/route/table.ts';
import { dataFile } from '../site.ts';
import { departments, entries } from './content.ts';
import { at, type SiteFile } from './place.ts';
import type { CheckedSite } from './site.ts';

interface Claim {
  file: SiteFile;
  /** The place of the address within the file. */
  place: (string | number)[];
  /** The address as it is written. */
  written: string;
  path: string;
  /** A page of the manifest, an entry that a row of the manifest must hold, an old address. */
  kind: 'page' | 'entry' | 'redirect';
}

export function addresses(site: CheckedSite): Problem[] {
  const { manifest, table } = site;
  if (!manifest || !table) return [];
  const claims = claimsOf(site);
  return [
    ...claims.flatMap(formProblems),
    ...collisions(claims),
    ...claims.flatMap((claim) => strayProblem(claim, site)),
    ...emptyRows(site, claims),
  ];
}

function claimsOf(site: CheckedSite): Claim[] {
  const routesFile = manifestFile(site);
  const rows = (site.manifest?.routes ?? []).flatMap(({ path, layout }, index): Claim[] => {
    // A department's path is claimed by its record, a detail page's by its entry.
    if (!routesFile || familyParent(path) !== undefined || ENTRY_LAYOUTS.has(layout)) return [];
    return [claim(routesFile, ['routes', index, 'path'], path, 'page')];
  });
  const redirects = (site.manifest?.redirects ?? []).flatMap(({ from }, index): Claim[] =>
    routesFile ? [claim(routesFile, ['redirects', index, 'from'], from, 'redirect')] : [],
  );
  const fromEntries = entries(site).map(({ file, path, entry }) =>
    claim(file, [...path, 'url'], entry.url, 'entry'),
  );
  const fromDepartments = departments(site).map(({ file, path, url }) =>
    claim(file, [...path, 'url'], url, 'entry'),
  );
  return [...rows, ...fromEntries, ...fromDepartments, ...redirects];
}

/** The layouts that draw an entry of their data file. */
const ENTRY_LAYOUTS: ReadonlySet<Layout> = new Set(['detail', 'camp-month', 'department']);

const manifestFile = (site: CheckedSite) => site.files.find(({ schema }) => schema === 'manifest');

function claim(file: SiteFile, place: (string | number)[], written: string, kind: Claim['kind']): Claim {
  return { file, place, written, path: writtenPath(written), kind };
}

function formProblems({ file, place, written, path, kind }: Claim): Problem[] {
  const problem = (code: string, message: string, hint: string) =>
    at(file, place, { severity: 'error', code, value: written, message, hint });
  if (written !== written.normalize('NFC')) {
    return [problem('address-not-nfc', 'The address is not in Unicode NFC.', `Write it as "${path}".`)];
  }
  if (/%[0-9A-Fa-f]{2}/.test(written)) {
    return [problem('address-encoded', 'The address is percent-encoded.', 'Write the letters themselves.')];
  }
  if (kind !== 'entry' && written.includes('%')) {
    return [problem('address-encoded', 'The address has a percent sign.', 'Write it without.')];
  }
  if (kind !== 'entry' && written !== path) {
    return [problem('address-slash', 'The address begins or ends with a slash.', `Write it as "${path}".`)];
  }
  if (
    path.split('/').some((segment) => segment === '' || segment === '.' || segment === '..') &&
    path !== ''
  ) {
    return [
      problem(
        'address-empty-segment',
        'The address has an empty part or a dot between slashes.',
        'Remove it.',
      ),
    ];
  }
  const long = path.split('/').find((segment) => Buffer.byteLength(segment) > MAX_SEGMENT_BYTES);
  if (long !== undefined) {
    return [
      problem(
        'address-too-long',
        `A part of the address takes ${Buffer.byteLength(long)} bytes; a file name holds ${MAX_SEGMENT_BYTES} (85 Malayalam letters).`,
        'Shorten it.',
      ),
    ];
  }
  // Whatever else keeps a visitor from coming here: a backslash, NUL, half of a surrogate pair.
  if (/[\p{Surrogate}]/u.test(path) || canonicalPath(href(path)) !== path) {
    return [
      problem('address-impossible', 'The address has a sign that no address can have.', 'Remove the sign.'),
    ];
  }
  return [];
}

function collisions(claims: readonly Claim[]): Problem[] {
  const first = new Map<string, Claim>();
  return claims.flatMap((claim) => {
    const key = foldPath(claim.path);
    const before = first.get(key);
    if (!before) {
      first.set(key, claim);
      return [];
    }
    const same = before.path === claim.path;
    // An old address that only looks like the page serves visitors who come with the old spelling.
    if (!same && (claim.kind === 'redirect' || before.kind === 'redirect')) return [];
    const { line } = at(before.file, before.place, { severity: 'error', code: '', message: '' });
    return [
      at(claim.file, claim.place, {
        severity: 'error',
        code: same ? 'address-duplicate' : 'address-lookalike',
        value: claim.written,
        message: same
          ? `The address stands in ${before.file.file}, line ${line}, too.`
          : `The address looks like "${before.written}" in ${before.file.file}, line ${line}.`,
        hint: 'Give one of the two another address.',
      }),
    ];
  });
}

/** An entry whose address leads elsewhere has no page. */
function strayProblem({ file, place, path, written, kind }: Claim, { table }: CheckedSite): Problem[] {
  if (kind !== 'entry' || !table) return [];
  const found = matchPath(table, path);
  // Reported as an address that stands twice.
  if (found.kind === 'redirect') return [];
  if (found.kind === 'route' && dataFile(found.route.data) === file.file) return [];
  return [
    at(file, place, {
      severity: 'error',
      code: 'address-outside-family',
      value: written,
      message: 'No route of the manifest leads to this entry.',
      hint: `Begin the address with the path of a family of this file in manifest/routes.json.`,
    }),
  ];
}

/** A row of the manifest has something to show: an entry of its data file, or a family of entries. */
function emptyRows(site: CheckedSite, claims: readonly Claim[]): Problem[] {
  const file = manifestFile(site);
  if (!file) return [];
  return (site.manifest?.routes ?? []).flatMap(({ path, layout, data }, index): Problem[] => {
    const place = ['routes', index];
    const family = familyParent(path) !== undefined;
    if (family && !ENTRY_LAYOUTS.has(layout)) {
      return [
        at(file, [...place, 'layout'], {
          severity: 'error',
          code: 'layout-not-for-family',
          value: layout,
          message: `The layout "${layout}" draws one page, but "${path}" stands for many.`,
          hint: 'Use detail, camp-month or department, or remove "/*" from the address.',
        }),
      ];
    }
    const source = site.files.find(({ file }) => file === dataFile(data));
    if (family || !ENTRY_LAYOUTS.has(layout) || !source?.sound) return [];
    const entry = claims.some((claim) => claim.file === source && claim.path === writtenPath(path));
    if (entry) return [];
    return [
      at(file, [...place, 'path'], {
        severity: 'error',
        code: 'entry-missing',
        value: path,
        message: `${dataFile(data)} has no entry whose url is "${path}".`,
        hint: 'Add the entry, or remove this row.',
      }),
    ];
  });
}
