/// <reference types="vite/types/import-meta.d.ts" />
/** The site that is being built, given by codegen/build/sitePlugin.ts. */
declare module 'virtual:site' {
  export const site: import('../model.ts').Site;
  export const manifest: import('../model.ts').Manifest;
  export const buildYear: number;
  export const mark: import('../model.ts').DrawnMark | undefined;
}

/** Style sheets are gathered by Vite. */
declare module '*.css';
