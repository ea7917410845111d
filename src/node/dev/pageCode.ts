/** The URLs of the code and styles of pages in development. */

export interface PageCode {
  /** The app. */
  app: string;
  /** The code of the development server's own pages. */
  reloadClient: string;
  /** Is loaded before either. */
  client?: string;
  styles: readonly string[];
  /** The print styles. */
  paper: string;
}

/** Module by module, for developing the engine. */
export const LIVE_CODE: PageCode = {
  app: '/src/app/entries/dev.ts',
  reloadClient: '/src/app/entries/reloadClient.ts',
  client: '/@vite/client',
  // Linked directly, so that no page is shown without styles; Vite updates the links when files change.
  styles: ['/src/app/styles/main.css?direct'],
  paper: '/src/app/styles/paper.css?direct',
};

/** The first segment of the URLs of {@link BUNDLED_CODE}. */
export const BUNDLED_FOLDER = '@pages';

/** One file each, for the editor (bin/compile.js). */
export const BUNDLED_CODE: PageCode = {
  app: `/${BUNDLED_FOLDER}/page.js`,
  reloadClient: `/${BUNDLED_FOLDER}/reloadClient.js`,
  styles: [`/${BUNDLED_FOLDER}/page.css`],
  paper: `/${BUNDLED_FOLDER}/paper.css`,
};
