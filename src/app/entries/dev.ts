/** The app while the site is being edited: shows each edit on the open page, and mistakes over it. */
// The layers stand in their order where this sheet comes first.
import '../styles/main.css';
import '../styles/uncommon.css';
import { locale, manifest } from 'virtual:site';
import { type DataReader, noMedia } from '../../core/data/load.ts';
import { applyPatch } from '../../core/data/patch.ts';
import type { SiteModel } from '../../core/model.ts';
import { BRAND } from './brandSheet.ts';
import { fetchData, type Show, start as startApp } from './browser.tsx';
import type { ContentUpdate } from './devEvents.ts';
import { showReport } from './overlay.ts';
import { connectPreview } from './previewBridge.ts';
import { followRibbon, renewRibbon } from './ribbon.ts';

const files = new Map<string, Promise<unknown>>();

/** Keeps each file until it is edited, so that an edit costs no request. */
const read: DataReader = (name) => files.get(name) ?? keep(name, fetchData(name));

/** What cannot be had is asked for again. */
function keep(name: string, file: Promise<unknown>): Promise<unknown> {
  files.set(name, file);
  file.catch(() => {
    if (files.get(name) === file) files.delete(name);
  });
  return file;
}

let model: SiteModel = { site: locale.site, manifest };
let app: Promise<Show | undefined> | undefined;

/** Starts the app once, whoever asks first: this module or the inline loader. */
export function start(): Promise<Show | undefined> {
  app ??= startApp(read, noMedia, async () => undefined);
  return app;
}

async function follow({ model: edited, files: changed }: ContentUpdate) {
  // What the site is in another language came with the words of that, and is kept.
  const language = document.querySelector('.site')?.getAttribute('lang');
  if (edited && language !== edited.site.language) return location.reload();
  // What is made of others may have changed with them; its names have a slash.
  for (const name of files.keys()) if (!changed || name.includes('/')) files.delete(name);
  for (const [name, patch] of Object.entries(changed ?? {})) {
    const known = patch && files.get(name)?.then((value) => applyPatch(value, patch));
    // Who has another file than the server knows of asks for it.
    if (known)
      keep(
        name,
        known.catch(() => fetchData(name)),
      );
    else files.delete(name);
  }
  model = edited ?? model;
  renewRibbon();
  if (edited) renewBrand();
  const show = await start().catch(() => undefined);
  // The app has not come up with the content as it was.
  if (!show) return location.reload();
  // React draws a page anew when it is given another before it has taken that one over.
  while (document.documentElement.matches('.js:not([data-ready])'))
    await new Promise((done) => setTimeout(done, 20));
  show(model);
}

/** The colours may have changed; the old sheet stays until the new one is there. */
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
// In the editor mistakes stand under their fields.
if (editor !== undefined && parent !== window) connectPreview(editor);
else import.meta.hot?.on('site:report', showReport);
import.meta.hot?.send('site:hello', { revision: Number(document.documentElement.dataset.revision) });

followRibbon();
start().catch((error: unknown) => console.error(error));
