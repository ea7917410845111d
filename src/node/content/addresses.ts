/** Every address has one page, and every page an address that a host can serve. */

import type { ProblemMessage } from '../../core/problems/message.ts';
import { addressMessages, writeAndRedirect } from '../../core/problems/messages/addresses.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { lineOf, type Path, pointerOf, problemAt, type SiteFile } from '../../core/problems/problemAt.ts';
import { matchPath } from '../../core/route/match.ts';
import { foldPath, writtenPath } from '../../core/route/path.ts';
import { familyParent, routeTable } from '../../core/route/table.ts';
import { type AddressKind, type AddressMistake, addressFormat } from './addressFormat.ts';
import { dataFile, MANIFEST } from './folder.ts';
import { type CheckedSite, fileOf } from './model.ts';
import { hasKnownAddresses } from './readCheckedSite.ts';
import { isEntryLayout } from './routeRows.ts';
import { lockedAddresses, siteEntries } from './siteValues.ts';

/** A place that says of an address what it leads to. */
interface Claim {
  file: SiteFile;
  /** The place of the address within the file. */
  place: Path;
  /** The address as it is written. */
  written: string;
  path: string;
  kind: AddressKind;
  /** Whether it stands for all addresses below it. */
  family: boolean;
  /** The data file behind it. */
  data?: string;
}

/** What has been found about the addresses of a site. */
interface Judged {
  problems: Problem[];
  /** The claims whose address is wrong; of two that clash, one. */
  wrong: Claim[];
}

const cached = new WeakMap<CheckedSite, Judged>();

export const addresses = (site: CheckedSite): Problem[] => judged(site).problems;

/** The places whose address is not what it was meant to be: rows without a data file's name, entries with their file. */
export function wrongAddresses(site: CheckedSite): { written: string; entryOf?: string }[] {
  return judged(site).wrong.map(({ written, kind, file }) =>
    kind === 'entry' ? { written, entryOf: file.file } : { written },
  );
}

function judged(site: CheckedSite): Judged {
  let found = cached.get(site);
  if (!found) {
    found = judge(site);
    cached.set(site, found);
  }
  return found;
}

function judge(site: CheckedSite): Judged {
  const claims = claimsOf(site);
  const isFree = freeAddresses(claims);
  const locked = new Set(lockedAddresses(site));
  const formed = claims.map((claim) => {
    const form = addressFormat(claim.written, claim.kind, (address) => isFree(address, claim));
    const isPublished = claim.kind !== 'redirect' && locked.has(claim.path);
    return { claim, form: form && isPublished ? withRedirect(form, claim.path) : form };
  });
  // An address that cannot be is reported as that alone, and so is one that two places claim.
  const isPossible = ({ form }: (typeof formed)[number]) => form?.severity !== 'error';
  const usable = formed.filter(isPossible).map(({ claim }) => claim);
  const clashes = collisions(usable);
  const clashing = placesOf(clashes);
  // Entries whose row is written wrongly have no other mistake.
  const lost = new Set(formed.flatMap((each) => (isPossible(each) ? [] : [each.claim.data])));
  const strays = usable
    .filter((claim) => !clashing.has(positionOf(claim)) && !lost.has(dataName(claim.file.file)))
    .flatMap((claim) => stray(claim, site, (address) => isFree(address, claim)));
  const wrong = placesOf([...clashes, ...strays]);
  const forms = formed.flatMap(({ claim, form }) =>
    form && !wrong.has(positionOf(claim)) ? [problemAt(claim.file, claim.place, form.finding)] : [],
  );
  const places = placesOf([...forms, ...clashes, ...strays]);
  return {
    problems: [
      ...home(site),
      ...forms,
      ...clashes,
      ...strays,
      ...rows(site, usable, new Set(strays.map(({ file }) => file))),
    ],
    wrong: claims.filter((claim) => claim.kind !== 'redirect' && places.has(positionOf(claim))),
  };
}

/** A published address can only change when the old one leads on. */
function withRedirect(form: AddressMistake, from: string): AddressMistake {
  const { finding, proposal } = form;
  if (proposal === undefined || proposal === from) return form;
  return { ...form, finding: { ...finding, hint: writeAndRedirect(from, proposal, MANIFEST) } };
}

/** @returns whether a claim may have an address, for a family with its "/*": no other has one that looks like it */
function freeAddresses(claims: readonly Claim[]): (address: string, claim: Claim) => boolean {
  // Most sites have no address for which another is proposed.
  let known: Map<string, Set<string>> | undefined;
  return (address, claim) => {
    const taken = known ?? pathsByKey(claims);
    known = taken;
    const path = familyParent(address) ?? address;
    return [...(taken.get(keyOf({ ...claim, path })) ?? [])].every((other) => other === claim.path);
  };
}

function pathsByKey(claims: readonly Claim[]): Map<string, Set<string>> {
  const taken = new Map<string, Set<string>>();
  for (const claim of claims) {
    const key = keyOf(claim);
    taken.set(key, (taken.get(key) ?? new Set()).add(claim.path));
  }
  return taken;
}

/** Addresses with one key cannot stand beside each other. A family has its own name space: "a/*" stands beside "a". */
const keyOf = ({ family, path }: Pick<Claim, 'family' | 'path'>) => (family ? '*' : '') + foldPath(path);

const placesOf = (problems: readonly Problem[]) =>
  new Set(problems.map(({ file, pointer }) => `${file}#${pointer}`));

const positionOf = ({ file, place }: Claim) => `${file.file}#${pointerOf(place)}`;

/** The name of a data file by its path. */
const dataName = (file: string) => /([^/]+)\.json$/.exec(file)?.[1];

/** Rows come first, so that an entry that collides with one is the place that is reported. */
function claimsOf(site: CheckedSite): Claim[] {
  const manifest = fileOf(site, MANIFEST);
  if (!manifest) return [];
  const ofRows = site.rows.map(({ index, path, layout, data }): Claim => {
    const parent = familyParent(path);
    const kind = parent !== undefined ? 'family' : isEntryLayout(layout) ? 'row' : 'page';
    return {
      file: manifest,
      place: ['routes', index, 'path'],
      written: path,
      path: parent ?? writtenPath(path),
      kind,
      family: parent !== undefined,
      data,
    };
  });
  const ofEntries = siteEntries(site).map(
    ({ file, path, url }): Claim => ({
      file,
      place: [...path, 'url'],
      written: url,
      path: writtenPath(url),
      kind: 'entry',
      family: false,
    }),
  );
  const ofRedirects = site.redirects.map(
    ({ index, from }): Claim => ({
      file: manifest,
      place: ['redirects', index, 'from'],
      written: from,
      path: familyParent(from) ?? writtenPath(from),
      kind: 'redirect',
      family: familyParent(from) !== undefined,
    }),
  );
  return [...ofRows, ...ofEntries, ...ofRedirects];
}

function collisions(claims: readonly Claim[]): Problem[] {
  const first = new Map<string, Claim>();
  const found: Problem[] = [];
  for (const claim of claims) {
    const key = keyOf(claim);
    const before = first.get(key);
    if (before) found.push(...collision(before, claim));
    else first.set(key, claim);
    // The entry takes the place of its row, so that a second entry is held against the first.
    if (before?.kind === 'row' && claim.kind === 'entry') first.set(key, claim);
  }
  return found;
}

function collision(before: Claim, claim: Claim): Problem[] {
  const there = `${before.file.file}, line ${lineOf(before.file, before.place)}`;
  const problem = (mistake: ProblemMessage) => [
    problemAt(claim.file, claim.place, { ...mistake, value: claim.written }),
  ];
  if (before.path !== claim.path) {
    // An old address that only looks like the page serves visitors who come with the old spelling.
    if (claim.kind === 'redirect' || before.kind === 'redirect') return [];
    return problem(addressMessages.looksLike(before.written, there));
  }
  const isEntryOfRow =
    before.kind === 'row' && claim.kind === 'entry' && dataFile(before.data ?? '') === claim.file.file;
  if (isEntryOfRow) return [];
  if (claim.kind === 'entry' && (before.kind === 'page' || before.kind === 'row')) {
    return problem(addressMessages.shadowedByRow(there));
  }
  if (claim.kind === 'redirect' && before.kind !== 'redirect') {
    return problem(addressMessages.redirectHidesPage(there));
  }
  return problem(addressMessages.duplicate(there));
}

/** Who types the name of the site finds something. */
function home(site: CheckedSite): Problem[] {
  const { table } = site;
  const manifest = fileOf(site, MANIFEST);
  if (!manifest || !table || matchPath(table, '').kind !== 'none') return [];
  return [problemAt(manifest, ['routes'], { ...addressMessages.homeMissing, value: '' })];
}

/** An entry whose address leads elsewhere has no page. */
function stray(
  { file, place, path, written, kind }: Claim,
  site: CheckedSite,
  isFree: (address: string) => boolean,
): Problem[] {
  const { table } = site;
  if (kind !== 'entry' || !table) return [];
  const found = matchPath(table, path);
  // Reported as a redirect that hides it, or as an entry that a row shadows.
  if (found.kind === 'redirect' || table.exact.has(path)) return [];
  // A year or a tag of a list, which its own check reports.
  if (found.kind === 'route' && found.archivePart !== undefined) return [];
  if (found.kind === 'route' && dataFile(found.route.data) === file.file) return [];
  if (found.kind === 'route' && site.rows.some((row) => isFamilyOf(row, file, path))) {
    const taken = addressMessages.shadowedByFamily(found.route.path, MANIFEST, dataFile(found.route.data));
    return [problemAt(file, place, { ...taken, value: written })];
  }
  const own = site.rows.find(
    (row) => familyParent(row.path) !== undefined && dataFile(row.data) === file.file,
  );
  const parent = own && familyParent(own.path);
  const example = [parent, path.split('/').at(-1)].filter(Boolean).join('/');
  const outside =
    parent === undefined
      ? addressMessages.noRowForFile(MANIFEST)
      : addressMessages.outsideFamily(parent, isFree(example) ? example : undefined);
  return [problemAt(file, place, { ...outside, value: written })];
}

function isFamilyOf({ path, data }: { path: string; data: string }, file: SiteFile, entry: string): boolean {
  const parent = familyParent(path);
  return parent !== undefined && dataFile(data) === file.file && entry.startsWith(`${parent}/`);
}

/** A row of the manifest has something to show: an entry of its data file, or a family of entries. */
function rows(site: CheckedSite, claims: readonly Claim[], strayFiles: ReadonlySet<string>): Problem[] {
  const manifest = fileOf(site, MANIFEST);
  if (!manifest) return [];
  const claimed = new Set(
    claims.flatMap(({ kind, file, path }) => (kind === 'entry' ? [`${file.file} ${path}`] : [])),
  );
  // A redirect that hides the entry is reported itself.
  const table = site.table && routeTable({ routes: [...site.rows] });
  const filled = new Set(
    claims.flatMap(({ kind, path }) => {
      if (kind !== 'entry' || !table) return [];
      const found = matchPath(table, path);
      return found.kind === 'route' ? [found.route.path] : [];
    }),
  );
  const usable = new Set(claims.flatMap(({ place: [list, index] }) => (list === 'routes' ? [index] : [])));
  return site.rows.flatMap(({ index, path, layout, data }): Problem[] => {
    const family = familyParent(path) !== undefined;
    if (family && !isEntryLayout(layout)) {
      const misfit = addressMessages.layoutOfOnePage(layout, path);
      return [problemAt(manifest, ['routes', index, 'layout'], { ...misfit, value: layout })];
    }
    // Where an entry stands under the wrong address, that is what is wrong.
    if (!isEntryLayout(layout) || !usable.has(index)) return [];
    if (!hasKnownAddresses(site, data) || strayFiles.has(dataFile(data))) return [];
    if (family) {
      if (!table || filled.has(path) || !fileOf(site, dataFile(data))?.isValid) return [];
      return [
        problemAt(manifest, ['routes', index, 'path'], {
          ...addressMessages.familyEmpty(dataFile(data)),
          value: path,
        }),
      ];
    }
    if (claimed.has(`${dataFile(data)} ${writtenPath(path)}`)) return [];
    const missing = addressMessages.entryMissing(dataFile(data), path);
    return [problemAt(manifest, ['routes', index, 'path'], { ...missing, value: path })];
  });
}
