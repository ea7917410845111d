/** The content of a site that is being edited: the last valid state of each file. */
import type { DataReader } from '../../core/data/load.ts';
import {
  type DateRange,
  type PublishStatus,
  pageDateRanges,
  publishStatusOn,
} from '../../core/data/schedule.ts';
import type { Manifest, Site, SiteModel } from '../../core/model.ts';
import { ContentError, type Problem } from '../../core/problems/problem.ts';
import { fieldOf } from '../../core/problems/value.ts';
import { matchPath } from '../../core/route/match.ts';
import { routeTable } from '../../core/route/table.ts';
import type { FileSchema } from '../../generated/schemas.ts';
import { dayIn } from '../content/clock.ts';
import {
  fillComplianceBlocks,
  hasComplianceBlock,
  readEvidence,
  readValues,
} from '../content/compliance/complianceBlocks.ts';
import { routeDataKinds, siteDataKinds } from '../content/dataKinds.ts';
import {
  type DerivedData,
  isDerivedPageFile,
  PAGE_DERIVERS,
  rethrowAsLoadError,
  withDerivedData,
} from '../content/derivedData.ts';
import {
  dataFile,
  dataNameOf,
  dataNames,
  MANIFEST,
  modelOf,
  PICTURES,
  SITE,
  siteOf,
} from '../content/folder.ts';
import type { JsonFile } from '../content/jsonFile.ts';
import { createEditView, type PublishedView } from '../content/publishedView.ts';
import { type Settings, settingsFiles } from '../content/settings.ts';
import { createFileStates, type FileState } from './fileStates.ts';

/** The site at the time of a request. Each file is read once. Nothing throws for a half-written file. */
export interface ContentSnapshot {
  /**
   * Reads a file and validates it.
   *
   * @param file path from the site folder
   * @returns undefined if the file does not exist, which only the check reports
   */
  readState(file: string): Promise<FileState | undefined>;
  /**
   * Returns the last valid value of a data file, including derived ones.
   *
   * @throws ContentError (rejects) if there was none; LoadError (rejects) if no such file is derived
   */
  data: DataReader;
  /** The same without filled compliance blocks, which require the whole site. */
  dataWithoutCompliance: DataReader;
  /** The files of the manifest folder, with their valid values. */
  settings(): Promise<Settings>;
  /** The names of the derived data files; empty while their sources are invalid. */
  derivedNames(): Promise<readonly string[]>;
  /** The last valid manifest and site.json. @throws ContentError (rejects) if there was none */
  model(): Promise<SiteModel>;
  /** The schedule of a page and its status today; undefined if it has none. @param path canonical path */
  schedule(path: string): Promise<{ dateRange: DateRange; status: PublishStatus } | undefined>;
}

/** A site folder that changes. */
export interface LiveContent {
  /** Returns the current site for one request or edit. It does not change later. */
  snapshot(): ContentSnapshot;
  /**
   * Provides the parsed content of a file that was just written. It is used only if the file has these bytes.
   */
  preload(json: JsonFile): void;
}

export function createLiveContent(folder: string): LiveContent {
  let derivedCache:
    | { view: PublishedView; values: ReadonlyMap<string, unknown>; of: DerivedData }
    | undefined;
  let viewCache: { model: SiteModel; day: string; of: Promise<PublishedView> } | undefined;
  const files = createFileStates(folder);

  const snapshot = (): ContentSnapshot => {
    const { readState: readStateAs, lastValid } = files.snapshot();
    let kinds: ReturnType<typeof siteDataKinds> | undefined;
    let filledBlocks: ReturnType<typeof fillBlocksNow> | undefined;

    // Valid files match their schemas.
    const manifest = async () => (await lastValid(MANIFEST, 'manifest')) as Manifest;

    const loadModel = async (): Promise<SiteModel> => {
      const [first, second] = await Promise.allSettled([manifest(), lastValid(SITE, 'site')]);
      if (first.status === 'fulfilled' && second.status === 'fulfilled')
        return modelOf(siteOf(second.value), first.value);
      throw new ContentError([first, second].flatMap(problemsOf));
    };

    /** Expired entries are removed from lists; drafts and scheduled entries stay. */
    const currentView = async (): Promise<PublishedView> => {
      const model = await loadModel();
      const day = dayIn(model.site.timeZone);
      const { routes, slots } = viewCache?.model.manifest ?? {};
      if (routes !== model.manifest.routes || slots !== model.manifest.slots || viewCache?.day !== day) {
        viewCache = { model, day, of: createEditView(model, open) };
      }
      return viewCache.of;
    };

    const schemaOf = async (file: string): Promise<FileSchema | undefined> => {
      if (file === MANIFEST) return 'manifest';
      if (file === SITE) return 'site';
      if (file === PICTURES) return 'pictures';
      if (/^manifest\/words\./.test(file)) return 'words';
      if (/^manifest\/site\./.test(file)) return 'site-translation';
      const { routes } = await manifest();
      const name = dataNameOf(file) ?? '';
      const read = (page: string, kind: FileSchema) => lastValid(dataFile(page), kind).catch(() => undefined);
      const ofRoute = routeDataKinds(routes).get(name);
      if (ofRoute) return ofRoute;
      const slots = fieldOf(
        await lastValid(SITE, 'site').catch(() => undefined),
        'slots',
      ) as Manifest['slots'];
      kinds ??= siteDataKinds({ routes, slots }, read);
      return (await kinds).get(name);
    };

    const readState = async (file: string) => readStateAs(file, await schemaOf(file).catch(() => undefined));
    const open = async (file: string) => (await readState(file))?.value;
    const settings = async () => ({ files: await settingsFiles(folder), open });
    const readValid = async (name: string) => lastValid(dataFile(name), await schemaOf(dataFile(name)));

    /** Derives files again only if a source has changed. */
    const deriveNow = async (): Promise<DerivedData> => {
      const view = await currentView();
      if (derivedCache?.view === view && (await isUnchanged(derivedCache.values))) return derivedCache.of;
      const values = new Map<string, unknown>();
      const read = async (name: string) => {
        // A file that was never valid does not prevent others from being derived.
        const value = await readValid(name).catch(() => undefined);
        values.set(name, value);
        return view.data(name, value);
      };
      const of = await withDerivedData(view.manifest, { names: [], read }, PAGE_DERIVERS);
      derivedCache = { view: view, values, of };
      return of;
    };

    /** The data files with filled compliance blocks, by name; empty while the evidence is invalid. */
    const fillBlocksNow = async (): Promise<ReadonlyMap<string, unknown>> => {
      const evidence = await readEvidence(await settings());
      const model = await loadModel().catch(() => undefined);
      if (!evidence || !model) return new Map();
      const view = await currentView();
      const read = async (name: string) => view.data(name, await readValid(name).catch(() => undefined));
      return fillComplianceBlocks({
        folder,
        site: model.site,
        manifest: view.manifest,
        ...evidence,
        values: await readValues({ names: await dataNames(folder), read }),
        open,
      });
    };

    const dataWithoutCompliance = async (name: string): Promise<unknown> => {
      if (isDerivedPageFile(name)) {
        const { derived: files, read } = await deriveNow();
        const file = files.get(name);
        await Promise.all((file?.sources ?? []).map(readValid));
        if (file) return read(name);
      }
      const value = await readValid(name).catch(rethrowAsLoadError(name));
      // Without site.json, the day is unknown.
      const view = await currentView().catch(() => undefined);
      return view ? view.data(name, value) : value;
    };

    const isUnchanged = async (values: ReadonlyMap<string, unknown>): Promise<boolean> => {
      for (const [name, value] of values)
        if ((await readValid(name).catch(() => undefined)) !== value) return false;
      return true;
    };

    return {
      readState,
      derivedNames: () =>
        deriveNow().then(
          ({ names }) => names,
          () => [],
        ),
      async data(name) {
        const value = await dataWithoutCompliance(name);
        if (!hasComplianceBlock(value)) return value;
        filledBlocks ??= fillBlocksNow();
        return (await filledBlocks).get(name) ?? value;
      },
      dataWithoutCompliance,
      settings,
      model: async () => {
        const { site } = await loadModel();
        const view = await currentView();
        return { site: view.withoutHidden(site), manifest: view.manifest };
      },
      schedule: async (path) => {
        const { manifest, site } = await loadModel();
        const routeMatch = matchPath(routeTable(manifest), path);
        if (routeMatch.kind !== 'route') return undefined;
        const { data } = routeMatch.route;
        const value = await readValid(data).catch(() => undefined);
        const dateRange = pageDateRanges(manifest, [[data, value]]).get(path);
        return dateRange && { dateRange, status: publishStatusOn(dayIn(site.timeZone), dateRange) };
      },
    };
  };

  return { snapshot, preload: files.preload };
}

function problemsOf(result: PromiseSettledResult<unknown>): readonly Problem[] {
  return result.status === 'rejected' && result.reason instanceof ContentError ? result.reason.problems : [];
}

/** The origin and brand; {} if site.json was never valid. */
export const currentSite = (content: LiveContent): Promise<Pick<Site, 'origin' | 'brand'>> =>
  content
    .snapshot()
    .model()
    .then(
      ({ site }) => site,
      () => ({}),
    );
