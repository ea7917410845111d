/** Every address must have one page, and every page a valid address. */

import type { ProblemMessage } from '../../core/problems/message.ts';
import { addressMessages, writeAndRedirect } from '../../core/problems/messages/addresses.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { lineOf, type Path, pointerOf, problemAt, type SiteFile } from '../../core/problems/problemAt.ts';
import { matchPath } from '../../core/route/match.ts';
import { foldPath, writtenPath } from '../../core/route/path.ts';
import { familyParent, routeTable } from '../../core/route/table.ts';
import { type AddressKind, type AddressMistake, findAddressMistake } from './addressFormat.ts';
import { dataFile, MANIFEST } from './folder.ts';
import { type CheckedSite, fileOf, memoizePerSite } from './model.ts';
import { hasKnownAddresses } from './readCheckedSite.ts';
import { isEntryLayout } from './routeRows.ts';
import { lockedAddresses, siteEntries } from './siteValues.ts';

interface Claim {
  file: SiteFile;
  valuePath: Path;
  address: string;
  path: string;
  kind: AddressKind;
  /** True if it claims all addresses below its path. */
  isFamily: boolean;
  data?: string;
}

interface AddressCheck {
  problems: Problem[];
  /** Claims with a wrong address. If two collide, only one of them. */
  wrongClaims: Claim[];
}

export const addresses = (site: CheckedSite): Problem[] => cachedCheck(site).problems;

/** Returns the wrong addresses: those of rows without a file, those of entries with their data file. */
export function wrongAddresses(site: CheckedSite): { written: string; entryOf?: string }[] {
  return cachedCheck(site).wrongClaims.map(({ address, kind, file }) =>
    kind === 'entry' ? { written: address, entryOf: file.file } : { written: address },
  );
}

const cachedCheck = memoizePerSite(checkAddresses);

function checkAddresses(site: CheckedSite): AddressCheck {
  const claims = claimsOf(site);
  const isFree = createAvailabilityTest(claims);
  const locked = new Set(lockedAddresses(site));
  const checkedClaims = claims.map((claim) => {
    const form = findAddressMistake(claim.address, claim.kind, (address) => isFree(address, claim));
    const isPublished = claim.kind !== 'redirect' && locked.has(claim.path);
    return { claim, form: form && isPublished ? withRedirectHint(form, claim.path) : form };
  });
  // An invalid address, or one that collides, is only reported as such.
  const isPossible = ({ form }: (typeof checkedClaims)[number]) => form?.severity !== 'error';
  const usable = checkedClaims.filter(isPossible).map(({ claim }) => claim);
  const clashes = findCollisions(usable);
  const clashPositions = positionsOf(clashes);
  // Entries with an invalid row have no other mistake.
  const lostData = new Set(
    checkedClaims.flatMap((checkedClaim) => (isPossible(checkedClaim) ? [] : [checkedClaim.claim.data])),
  );
  const strayProblems = usable
    .filter((claim) => !clashPositions.has(positionOf(claim)) && !lostData.has(dataName(claim.file.file)))
    .flatMap((claim) => strayEntryProblems(claim, site, (address) => isFree(address, claim)));
  const wrongPositions = positionsOf([...clashes, ...strayProblems]);
  const formatProblems = checkedClaims.flatMap(({ claim, form }) =>
    form && !wrongPositions.has(positionOf(claim))
      ? [problemAt(claim.file, claim.valuePath, form.finding)]
      : [],
  );
  const problemPositions = positionsOf([...formatProblems, ...clashes, ...strayProblems]);
  return {
    problems: [
      ...homeProblems(site),
      ...formatProblems,
      ...clashes,
      ...strayProblems,
      ...emptyRowProblems(site, usable, new Set(strayProblems.map(({ file }) => file))),
    ],
    wrongClaims: claims.filter(
      (claim) => claim.kind !== 'redirect' && problemPositions.has(positionOf(claim)),
    ),
  };
}

/** A published address may only change if the old one redirects. */
function withRedirectHint(form: AddressMistake, from: string): AddressMistake {
  const { finding, proposal } = form;
  if (proposal === undefined || proposal === from) return form;
  return { ...form, finding: { ...finding, hint: writeAndRedirect(from, proposal, MANIFEST) } };
}

/**
 * Returns a function that decides if a claim may take an address: no other claim has a similar one. A family
 * has "/*".
 */
function createAvailabilityTest(claims: readonly Claim[]): (address: string, claim: Claim) => boolean {
  // Created on demand: most sites need no proposals.
  let cachedPaths: Map<string, Set<string>> | undefined;
  return (address, claim) => {
    const takenPaths = cachedPaths ?? pathsByKey(claims);
    cachedPaths = takenPaths;
    const path = familyParent(address) ?? address;
    return [...(takenPaths.get(keyOf({ ...claim, path })) ?? [])].every((other) => other === claim.path);
  };
}

function pathsByKey(claims: readonly Claim[]): Map<string, Set<string>> {
  const pathsOfKey = new Map<string, Set<string>>();
  for (const claim of claims) {
    const key = keyOf(claim);
    pathsOfKey.set(key, (pathsOfKey.get(key) ?? new Set()).add(claim.path));
  }
  return pathsOfKey;
}

/**
 * Addresses with the same key collide. Families have their own namespace: "a/*" does not collide with "a".
 */
const keyOf = ({ isFamily, path }: Pick<Claim, 'isFamily' | 'path'>) =>
  (isFamily ? '*' : '') + foldPath(path);

const positionsOf = (problems: readonly Problem[]) =>
  new Set(problems.map(({ file, pointer }) => `${file}#${pointer}`));

const positionOf = ({ file, valuePath }: Claim) => `${file.file}#${pointerOf(valuePath)}`;

const dataName = (file: string) => /([^/]+)\.json$/.exec(file)?.[1];

/** Rows come first, so that an entry that collides with a row is reported. */
function claimsOf(site: CheckedSite): Claim[] {
  const manifest = fileOf(site, MANIFEST);
  if (!manifest) return [];
  const rowClaims = site.rows.map(({ index, path, layout, data }): Claim => {
    const parent = familyParent(path);
    const kind = parent !== undefined ? 'family' : isEntryLayout(layout) ? 'row' : 'page';
    return {
      file: manifest,
      valuePath: ['routes', index, 'path'],
      address: path,
      path: parent ?? writtenPath(path),
      kind,
      isFamily: parent !== undefined,
      data,
    };
  });
  const entryClaims = siteEntries(site).map(
    ({ file, path, url }): Claim => ({
      file,
      valuePath: [...path, 'url'],
      address: url,
      path: writtenPath(url),
      kind: 'entry',
      isFamily: false,
    }),
  );
  const redirectClaims = site.redirects.map(
    ({ index, from }): Claim => ({
      file: manifest,
      valuePath: ['redirects', index, 'from'],
      address: from,
      path: familyParent(from) ?? writtenPath(from),
      kind: 'redirect',
      isFamily: familyParent(from) !== undefined,
    }),
  );
  return [...rowClaims, ...entryClaims, ...redirectClaims];
}

function findCollisions(claims: readonly Claim[]): Problem[] {
  const first = new Map<string, Claim>();
  const problems: Problem[] = [];
  for (const claim of claims) {
    const key = keyOf(claim);
    const earlier = first.get(key);
    if (earlier) problems.push(...collisionProblems(earlier, claim));
    else first.set(key, claim);
    // The entry replaces its row, so that a second entry is compared with the first.
    if (earlier?.kind === 'row' && claim.kind === 'entry') first.set(key, claim);
  }
  return problems;
}

function collisionProblems(earlier: Claim, claim: Claim): Problem[] {
  const location = `${earlier.file.file}, line ${lineOf(earlier.file, earlier.valuePath)}`;
  const problem = (mistake: ProblemMessage) => [
    problemAt(claim.file, claim.valuePath, mistake, claim.address),
  ];
  if (earlier.path !== claim.path) {
    // A similar old address is valid: it redirects visitors with the old spelling.
    if (claim.kind === 'redirect' || earlier.kind === 'redirect') return [];
    return problem(addressMessages.looksLike(earlier.address, location));
  }
  const isEntryOfRow =
    earlier.kind === 'row' && claim.kind === 'entry' && dataFile(earlier.data ?? '') === claim.file.file;
  if (isEntryOfRow) return [];
  if (claim.kind === 'entry' && (earlier.kind === 'page' || earlier.kind === 'row')) {
    return problem(addressMessages.shadowedByRow(location));
  }
  if (claim.kind === 'redirect' && earlier.kind !== 'redirect') {
    return problem(addressMessages.redirectHidesPage(location));
  }
  return problem(addressMessages.duplicate(location));
}

function homeProblems(site: CheckedSite): Problem[] {
  const { table } = site;
  const manifest = fileOf(site, MANIFEST);
  if (!manifest || !table || matchPath(table, '').kind !== 'none') return [];
  return [problemAt(manifest, ['routes'], addressMessages.homeMissing, '')];
}

/** Reports an entry whose address does not lead to its own page. */
function strayEntryProblems(
  { file, valuePath, path, address: written, kind }: Claim,
  site: CheckedSite,
  isFree: (address: string) => boolean,
): Problem[] {
  const { table } = site;
  if (kind !== 'entry' || !table) return [];
  const pathMatch = matchPath(table, path);
  // Already reported as a hidden page or as shadowed by a row.
  if (pathMatch.kind === 'redirect' || table.exact.has(path)) return [];
  // A year or tag of a list, which the archive check reports.
  if (pathMatch.kind === 'route' && pathMatch.archivePart !== undefined) return [];
  if (pathMatch.kind === 'route' && dataFile(pathMatch.route.data) === file.file) return [];
  if (pathMatch.kind === 'route' && site.rows.some((row) => isFamilyOf(row, file, path))) {
    const mistake = addressMessages.shadowedByFamily(
      pathMatch.route.path,
      MANIFEST,
      dataFile(pathMatch.route.data),
    );
    return [problemAt(file, valuePath, mistake, written)];
  }
  const familyRow = site.rows.find(
    (row) => familyParent(row.path) !== undefined && dataFile(row.data) === file.file,
  );
  const parent = familyRow && familyParent(familyRow.path);
  const example = [parent, path.split('/').at(-1)].filter(Boolean).join('/');
  const outside =
    parent === undefined
      ? addressMessages.noRowForFile(MANIFEST)
      : addressMessages.outsideFamily(parent, isFree(example) ? example : undefined);
  return [problemAt(file, valuePath, outside, written)];
}

function isFamilyOf({ path, data }: { path: string; data: string }, file: SiteFile, entryPath: string) {
  const parent = familyParent(path);
  return parent !== undefined && dataFile(data) === file.file && entryPath.startsWith(`${parent}/`);
}

/** Reports a row without content: it needs an entry of its data file, or a family of entries. */
function emptyRowProblems(site: CheckedSite, claims: readonly Claim[], strayFiles: ReadonlySet<string>) {
  const manifest = fileOf(site, MANIFEST);
  if (!manifest) return [];
  const claimedEntries = new Set(
    claims.flatMap(({ kind, file, path }) => (kind === 'entry' ? [`${file.file} ${path}`] : [])),
  );
  // A redirect that hides the entry is already reported.
  const table = site.table && routeTable({ routes: [...site.rows] });
  const filledPaths = new Set(
    claims.flatMap(({ kind, path }) => {
      if (kind !== 'entry' || !table) return [];
      const pathMatch = matchPath(table, path);
      return pathMatch.kind === 'route' ? [pathMatch.route.path] : [];
    }),
  );
  const usable = new Set(
    claims.flatMap(({ valuePath: [list, index] }) => (list === 'routes' ? [index] : [])),
  );
  return site.rows.flatMap(({ index, path, layout, data }): Problem[] => {
    const family = familyParent(path) !== undefined;
    if (family && !isEntryLayout(layout)) {
      const mistake = addressMessages.layoutOfOnePage(layout, path);
      return [problemAt(manifest, ['routes', index, 'layout'], mistake, layout)];
    }
    // An entry with a wrong address is already reported.
    if (!isEntryLayout(layout) || !usable.has(index)) return [];
    if (!hasKnownAddresses(site, data) || strayFiles.has(dataFile(data))) return [];
    if (family) {
      if (!table || filledPaths.has(path) || !fileOf(site, dataFile(data))?.isValid) return [];
      return [
        problemAt(manifest, ['routes', index, 'path'], addressMessages.familyEmpty(dataFile(data)), path),
      ];
    }
    if (claimedEntries.has(`${dataFile(data)} ${writtenPath(path)}`)) return [];
    const missing = addressMessages.entryMissing(dataFile(data), path);
    return [problemAt(manifest, ['routes', index, 'path'], missing, path)];
  });
}
