/** Every address has one page, and every page an address that a host can serve. */

import type { ProblemMessage } from '../../core/problems/message.ts';
import { addressMessages, writeAndRedirect } from '../../core/problems/messages/addresses.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { lineOf, type Path, pointerOf, problemAt, type SiteFile } from '../../core/problems/problemAt.ts';
import { matchPath } from '../../core/route/match.ts';
import { foldPath, writtenPath } from '../../core/route/path.ts';
import { familyParent, routeTable } from '../../core/route/table.ts';
import { type AddressKind, type AddressMistake, findAddressMistake } from './addressFormat.ts';
import { dataFile, MANIFEST } from './folder.ts';
import { type CheckedSite, fileOf } from './model.ts';
import { hasKnownAddresses } from './readCheckedSite.ts';
import { isEntryLayout } from './routeRows.ts';
import { lockedAddresses, siteEntries } from './siteValues.ts';

/** A place that says of an address what it leads to. */
interface Claim {
  file: SiteFile;
  /** The place of the address within the file. */
  valuePath: Path;
  /** The address as it is written. */
  written: string;
  path: string;
  kind: AddressKind;
  /** Whether it stands for all addresses below it. */
  isFamily: boolean;
  /** The data file behind it. */
  data?: string;
}

/** What has been found about the addresses of a site. */
interface AddressCheck {
  problems: Problem[];
  /** The claims whose address is wrong; of two that clash, one. */
  wrongClaims: Claim[];
}

const cached = new WeakMap<CheckedSite, AddressCheck>();

export const addresses = (site: CheckedSite): Problem[] => cachedCheck(site).problems;

/** The places whose address is not what it was meant to be: rows without a data file's name, entries with their file. */
export function wrongAddresses(site: CheckedSite): { written: string; entryOf?: string }[] {
  return cachedCheck(site).wrongClaims.map(({ written, kind, file }) =>
    kind === 'entry' ? { written, entryOf: file.file } : { written },
  );
}

function cachedCheck(site: CheckedSite): AddressCheck {
  let check = cached.get(site);
  if (!check) {
    check = checkAddresses(site);
    cached.set(site, check);
  }
  return check;
}

function checkAddresses(site: CheckedSite): AddressCheck {
  const claims = claimsOf(site);
  const isFree = createAvailabilityTest(claims);
  const locked = new Set(lockedAddresses(site));
  const checkedClaims = claims.map((claim) => {
    const form = findAddressMistake(claim.written, claim.kind, (address) => isFree(address, claim));
    const isPublished = claim.kind !== 'redirect' && locked.has(claim.path);
    return { claim, form: form && isPublished ? withRedirectHint(form, claim.path) : form };
  });
  // An address that cannot be is reported as that alone, and so is one that two places claim.
  const isPossible = ({ form }: (typeof checkedClaims)[number]) => form?.severity !== 'error';
  const usable = checkedClaims.filter(isPossible).map(({ claim }) => claim);
  const clashes = findCollisions(usable);
  const clashPositions = positionsOf(clashes);
  // Entries whose row is written wrongly have no other mistake.
  const lostData = new Set(checkedClaims.flatMap((each) => (isPossible(each) ? [] : [each.claim.data])));
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

/** A published address can only change when the old one leads on. */
function withRedirectHint(form: AddressMistake, from: string): AddressMistake {
  const { finding, proposal } = form;
  if (proposal === undefined || proposal === from) return form;
  return { ...form, finding: { ...finding, hint: writeAndRedirect(from, proposal, MANIFEST) } };
}

/** @returns whether a claim may have an address, for a family with its "/*": no other has one that looks like it */
function createAvailabilityTest(claims: readonly Claim[]): (address: string, claim: Claim) => boolean {
  // Most sites have no address for which another is proposed.
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

/** Addresses with one key cannot stand beside each other. A family has its own name space: "a/*" stands beside "a". */
const keyOf = ({ isFamily, path }: Pick<Claim, 'isFamily' | 'path'>) =>
  (isFamily ? '*' : '') + foldPath(path);

const positionsOf = (problems: readonly Problem[]) =>
  new Set(problems.map(({ file, pointer }) => `${file}#${pointer}`));

const positionOf = ({ file, valuePath }: Claim) => `${file.file}#${pointerOf(valuePath)}`;

/** The name of a data file by its path. */
const dataName = (file: string) => /([^/]+)\.json$/.exec(file)?.[1];

/** Rows come first, so that an entry that collides with one is the place that is reported. */
function claimsOf(site: CheckedSite): Claim[] {
  const manifest = fileOf(site, MANIFEST);
  if (!manifest) return [];
  const rowClaims = site.rows.map(({ index, path, layout, data }): Claim => {
    const parent = familyParent(path);
    const kind = parent !== undefined ? 'family' : isEntryLayout(layout) ? 'row' : 'page';
    return {
      file: manifest,
      valuePath: ['routes', index, 'path'],
      written: path,
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
      written: url,
      path: writtenPath(url),
      kind: 'entry',
      isFamily: false,
    }),
  );
  const redirectClaims = site.redirects.map(
    ({ index, from }): Claim => ({
      file: manifest,
      valuePath: ['redirects', index, 'from'],
      written: from,
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
    // The entry takes the place of its row, so that a second entry is held against the first.
    if (earlier?.kind === 'row' && claim.kind === 'entry') first.set(key, claim);
  }
  return problems;
}

function collisionProblems(earlier: Claim, claim: Claim): Problem[] {
  const location = `${earlier.file.file}, line ${lineOf(earlier.file, earlier.valuePath)}`;
  const problem = (mistake: ProblemMessage) => [
    problemAt(claim.file, claim.valuePath, { ...mistake, value: claim.written }),
  ];
  if (earlier.path !== claim.path) {
    // An old address that only looks like the page serves visitors who come with the old spelling.
    if (claim.kind === 'redirect' || earlier.kind === 'redirect') return [];
    return problem(addressMessages.looksLike(earlier.written, location));
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

/** Who types the name of the site finds something. */
function homeProblems(site: CheckedSite): Problem[] {
  const { table } = site;
  const manifest = fileOf(site, MANIFEST);
  if (!manifest || !table || matchPath(table, '').kind !== 'none') return [];
  return [problemAt(manifest, ['routes'], { ...addressMessages.homeMissing, value: '' })];
}

/** An entry whose address leads elsewhere has no page. */
function strayEntryProblems(
  { file, valuePath, path, written, kind }: Claim,
  site: CheckedSite,
  isFree: (address: string) => boolean,
): Problem[] {
  const { table } = site;
  if (kind !== 'entry' || !table) return [];
  const pathMatch = matchPath(table, path);
  // Reported as a redirect that hides it, or as an entry that a row shadows.
  if (pathMatch.kind === 'redirect' || table.exact.has(path)) return [];
  // A year or a tag of a list, which its own check reports.
  if (pathMatch.kind === 'route' && pathMatch.archivePart !== undefined) return [];
  if (pathMatch.kind === 'route' && dataFile(pathMatch.route.data) === file.file) return [];
  if (pathMatch.kind === 'route' && site.rows.some((row) => isFamilyOf(row, file, path))) {
    const mistake = addressMessages.shadowedByFamily(
      pathMatch.route.path,
      MANIFEST,
      dataFile(pathMatch.route.data),
    );
    return [problemAt(file, valuePath, { ...mistake, value: written })];
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
  return [problemAt(file, valuePath, { ...outside, value: written })];
}

function isFamilyOf(
  { path, data }: { path: string; data: string },
  file: SiteFile,
  entryPath: string,
): boolean {
  const parent = familyParent(path);
  return parent !== undefined && dataFile(data) === file.file && entryPath.startsWith(`${parent}/`);
}

/** A row of the manifest has something to show: an entry of its data file, or a family of entries. */
function emptyRowProblems(
  site: CheckedSite,
  claims: readonly Claim[],
  strayFiles: ReadonlySet<string>,
): Problem[] {
  const manifest = fileOf(site, MANIFEST);
  if (!manifest) return [];
  const claimedEntries = new Set(
    claims.flatMap(({ kind, file, path }) => (kind === 'entry' ? [`${file.file} ${path}`] : [])),
  );
  // A redirect that hides the entry is reported itself.
  const table = site.table && routeTable({ routes: [...site.rows] });
  const filledPaths = new Set(
    claims.flatMap(({ kind, path }) => {
      if (kind !== 'entry' || !table) return [];
      const found = matchPath(table, path);
      return found.kind === 'route' ? [found.route.path] : [];
    }),
  );
  const usable = new Set(
    claims.flatMap(({ valuePath: [list, index] }) => (list === 'routes' ? [index] : [])),
  );
  return site.rows.flatMap(({ index, path, layout, data }): Problem[] => {
    const family = familyParent(path) !== undefined;
    if (family && !isEntryLayout(layout)) {
      const mistake = addressMessages.layoutOfOnePage(layout, path);
      return [problemAt(manifest, ['routes', index, 'layout'], { ...mistake, value: layout })];
    }
    // Where an entry stands under the wrong address, that is what is wrong.
    if (!isEntryLayout(layout) || !usable.has(index)) return [];
    if (!hasKnownAddresses(site, data) || strayFiles.has(dataFile(data))) return [];
    if (family) {
      if (!table || filledPaths.has(path) || !fileOf(site, dataFile(data))?.isValid) return [];
      return [
        problemAt(manifest, ['routes', index, 'path'], {
          ...addressMessages.familyEmpty(dataFile(data)),
          value: path,
        }),
      ];
    }
    if (claimedEntries.has(`${dataFile(data)} ${writtenPath(path)}`)) return [];
    const missing = addressMessages.entryMissing(dataFile(data), path);
    return [problemAt(manifest, ['routes', index, 'path'], { ...missing, value: path })];
  });
}
