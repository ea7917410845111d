/** The app in development: applies edits to the open page and shows problems. */
// Imported first, because this sheet sets the order of the cascade layers.
import '../styles/main.css';
import { locale, manifest } from 'virtual:site';
import { type DataReader, noMedia } from '../../core/data/load.ts';
import { applyPatch } from '../../core/data/patch.ts';
import type { SiteModel } from '../../core/model.ts';
import { BRAND } from './brandSheet.ts';
import { fetchData, type RenderApp, start as startApp } from './browser.tsx';
import type { ContentUpdate } from './devEvents.ts';
import type { HeldControl } from './heldControls.ts';
import { showReport } from './overlay.ts';
import { connectPreview } from './previewBridge.ts';
import { followRibbon, renewRibbon } from './ribbon.ts';

const files = new Map<string, Promise<unknown>>();

/** Caches each file until it is edited, so that an edit needs no request. */
const read: DataReader = (name) => files.get(name) ?? cacheFile(name, fetchData(name));

function cacheFile(name: string, file: Promise<unknown>): Promise<unknown> {
  files.set(name, file);
  file.catch(() => {
    if (files.get(name) === file) files.delete(name);
  });
  return file;
}

let model: SiteModel = { site: locale.site, manifest };
let app: Promise<RenderApp | undefined> | undefined;

export function start(held?: HeldControl[]): Promise<RenderApp | undefined> {
  app ??= startApp(held, read, noMedia);
  return app;
}

async function follow({ model: edited, files: changed }: ContentUpdate) {
  // The site in another language was loaded with the messages of that locale and is cached.
  const language = document.querySelector('.site')?.getAttribute('lang');
  if (edited && language !== edited.site.language) return location.reload();
  // Derived data may have changed too. Its names contain a slash.
  for (const name of files.keys()) if (!changed || name.includes('/')) files.delete(name);
  for (const [name, patch] of Object.entries(changed ?? {})) {
    const patched = patch && files.get(name)?.then((value) => applyPatch(value, patch));
    // A file that differs from the version on the server is requested again.
    if (patched)
      cacheFile(
        name,
        patched.catch(() => fetchData(name)),
      );
    else files.delete(name);
  }
  model = edited ?? model;
  renewRibbon();
  if (edited) renewBrand();
  const show = await start().catch(() => undefined);
  // The app failed to start with the previous content.
  if (!show) return location.reload();
  // A render before the end of hydration would make React discard the prerendered HTML.
  while (document.documentElement.matches('.js:not([data-ready])'))
    await new Promise((done) => setTimeout(done, 20));
  show(model);
}

/** Reloads the brand colours. The old sheet remains until the new one is loaded. */
function renewBrand() {
  for (const old of document.querySelectorAll(`link[href^="${BRAND}"]`)) {
    const link = old.cloneNode() as HTMLLinkElement;
    link.href = `${BRAND}?${performance.now()}`;
    link.onload = () => old.remove();
    old.after(link);
  }
}

import.meta.hot?.on('site:edit', follow);
const { editor } = document.documentElement.dataset;
// The editor shows problems next to its fields.
if (editor !== undefined && parent !== window) connectPreview(editor);
else import.meta.hot?.on('site:report', showReport);
import.meta.hot?.send('site:hello', { revision: Number(document.documentElement.dataset.revision) });

followRibbon();
start().catch((error: unknown) => console.error(error));
