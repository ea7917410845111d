import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentFacts, EvidenceSources } from '../../../core/data/compliance.ts';
import { isWithheld, pageDateRanges, publishStatusOn } from '../../../core/data/schedule.ts';
import type { Manifest, Site } from '../../../core/model.ts';
import { stringField } from '../../../core/problems/value.ts';
import { matchPath } from '../../../core/route/match.ts';
import { writtenPath } from '../../../core/route/path.ts';
import { familyParent, routeTable } from '../../../core/route/table.ts';
import { sha256 } from '../../system/digest.ts';
import { dayIn } from '../clock.ts';
import { publicFile } from '../publicFolder.ts';
import { dataRecords, objectItems } from '../siteValues.ts';

interface EvidenceSourceInputs {
  /** Absolute. */
  folder: string;
  manifest: Pick<Manifest, 'routes'>;
  site: Pick<Site, 'facts' | 'timeZone'>;
  /** The data files, by name. */
  values: ReadonlyMap<string, unknown>;
  /** The published files, from `public/`. */
  files: readonly string[];
  changed?(path: string, data: string): string | undefined;
}

export function createEvidenceSource({
  folder,
  manifest,
  site,
  values,
  files,
  changed,
}: EvidenceSourceInputs): EvidenceSources {
  const pages = pagesByPath(manifest, values);
  for (const path of withheldPaths(manifest, values, site.timeZone)) pages.delete(path);
  const published = new Set(files);
  const documents = new Map<string, DocumentFacts>();
  return {
    title: (path) => pages.get(path)?.title,
    lastChange: (path) => {
      const page = pages.get(path);
      return page && changed?.(path, page.data);
    },
    document(path) {
      if (!published.has(path)) return undefined;
      const facts = documents.get(path) ?? readDocumentFacts(join(folder, publicFile(path)));
      if (facts) documents.set(path, facts);
      return facts;
    },
    fact(key) {
      const fact = site.facts && Object.hasOwn(site.facts, key) ? site.facts[key] : undefined;
      if (!fact) return undefined;
      const { prefix, value, unit, label } = fact;
      return { label, value: [prefix, value, unit].filter((part) => part !== undefined).join(' ') };
    },
  };
}

/** @returns undefined for an unreadable file, which `mediaFiles` reports */
function readDocumentFacts(path: string): DocumentFacts | undefined {
  try {
    const bytes = readFileSync(path);
    return { bytes: bytes.length, sha256: sha256(bytes) };
  } catch {
    return undefined;
  }
}

interface PageInfo {
  title: string;
  data: string;
}

/** The canonical paths of drafts and scheduled pages. */
function withheldPaths(
  manifest: EvidenceSourceInputs['manifest'],
  values: EvidenceSourceInputs['values'],
  timeZone: string | undefined,
): string[] {
  const today = dayIn(timeZone);
  return [...pageDateRanges(manifest, values)].flatMap(([path, range]) =>
    isWithheld(publishStatusOn(today, range)) ? [path] : [],
  );
}

function pagesByPath({ routes }: Pick<Manifest, 'routes'>, values: ReadonlyMap<string, unknown>) {
  const pages = new Map<string, PageInfo>();
  const table = routeTable({ routes, redirects: [] });
  for (const { path, title, data } of routes) {
    if (familyParent(path) !== undefined) continue;
    const pagePath = writtenPath(path);
    const [first] = dataRecords({ value: values.get(data) });
    const titles = ['title', 'club', 'heading'].map((field) => stringField(first?.item, field));
    pages.set(pagePath, {
      title: title ?? titles.find((candidate) => candidate !== undefined) ?? pagePath,
      data,
    });
  }
  for (const [data, value] of values)
    for (const { item } of dataRecords({ value }))
      for (const { url, title } of [item, ...objectItems(item.programme).map((entry) => entry.item)]) {
        if (typeof url !== 'string') continue;
        const path = writtenPath(url);
        const pathMatch = matchPath(table, path);
        if (pathMatch.kind === 'route' && pathMatch.route.data === data && !pages.has(path))
          pages.set(path, { title: typeof title === 'string' ? title : path, data });
      }
  return pages;
}
