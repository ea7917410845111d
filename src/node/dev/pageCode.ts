/** Where pages of a site that is edited have their code and their styles from: addresses on the host. */

export interface PageCode {
  /** The app. */
  app: string;
  /** The code of a page of the development server itself. */
  reloadClient: string;
  /** What stands in the head before either. */
  client?: string;
  styles: readonly string[];
  /** The styles for paper. */
  paper: string;
}

/** Module by module, as they are now, for whoever works on the engine. */
export const LIVE_CODE: PageCode = {
  app: '/src/app/entries/dev.ts',
  reloadClient: '/src/app/entries/reloadClient.ts',
  client: '/@vite/client',
  // Linked directly, so that a page is never seen without them; Vite renews the links when the files change.
  styles: ['/src/app/styles/main.css?direct', '/src/app/styles/uncommon.css?direct'],
  paper: '/src/app/styles/paper.css?direct',
};

/** The top folder of the addresses of {@link BUNDLED_CODE}. */
export const BUNDLED_FOLDER = '@pages';

/** In one file each, for the editor (bin/compile.js). */
export const BUNDLED_CODE: PageCode = {
  app: `/${BUNDLED_FOLDER}/page.js`,
  reloadClient: `/${BUNDLED_FOLDER}/reloadClient.js`,
  styles: [`/${BUNDLED_FOLDER}/page.css`],
  paper: `/${BUNDLED_FOLDER}/paper.css`,
};
