import { hasSchedule, isWithheld } from '../../../core/data/schedule.ts';
import { isObject } from '../../../core/problems/value.ts';
import { dayIn } from '../../content/clock.ts';
import { isTranslation } from '../../content/locales.ts';
import type { SiteContent } from '../../content/model.ts';
import { foldFilePath } from '../../content/pathStatus.ts';
import {
  createPublishedView,
  loadExpiredNotices,
  siteLanguages,
  usedDataNames,
} from '../../content/publishedView.ts';

/** The names are those of the data files that pages read. */
export interface ScheduledSite extends SiteContent {
  /**
   * Data files that differ from those in the site folder, by path from `public/`; undefined for a file that
   * is not published because it has only drafts. Not set if nothing is scheduled.
   */
  changes?: ReadonlyMap<string, unknown>;
  /** Returns true if the page of a canonical path is not published. */
  isWithheld(path: string): boolean;
}

/** Returns the content of a valid site that is published today. */
export async function applySchedule<Site extends SiteContent>(content: Site): Promise<Site & ScheduledSite> {
  const { site, manifest, names, read, open } = content;
  const values = new Map(await Promise.all(names.map(async (name) => [name, await read(name)] as const)));
  const usedNames = usedDataNames(manifest, values);
  if (!hasSchedule(manifest, values.values()))
    return { ...content, names: names.filter(isIn(usedNames)), isWithheld: () => false };
  const { language } = site;
  const formatExpiredNotice = await loadExpiredNotices(
    siteLanguages(manifest, language, values.values()),
    open,
  );
  const view = createPublishedView(
    { manifest, language, day: dayIn(site.timeZone), formatExpiredNotice },
    values,
  );
  const visibleValues = new Map([...values].map(([name, value]) => [name, view.data(name, value)] as const));
  const visibleNames = usedDataNames(view.manifest, visibleValues);
  const isUsed = isIn(usedNames);
  const isVisible = isIn(visibleNames);
  const publishedValue = (name: string) =>
    isUsed(name) && !isVisible(name) ? undefined : visibleValues.get(name);
  return {
    ...content,
    site: view.withoutHidden(site),
    manifest: view.manifest,
    names: names.filter(isVisible),
    read: async (name) => publishedValue(name),
    open: async (file) => {
      const value = await open(file);
      return isTranslation(file) && isObject(value) ? view.withoutHidden(value) : value;
    },
    changes: new Map(
      names.flatMap((name) =>
        publishedValue(name) === values.get(name)
          ? []
          : [[`data/${name}.json`, publishedValue(name)] as const],
      ),
    ),
    isWithheld: (path) => isWithheld(view.statuses.get(path)),
  };
}

/** Returns a test for file names that ignores case, as Windows and macOS do. */
function isIn(used: ReadonlySet<string>): (name: string) => boolean {
  const forms = new Set([...used].map(foldFilePath));
  return (name) => forms.has(foldFilePath(name));
}
