/// <reference types="vite/types/import-meta.d.ts" />
/** The site that is being built, given by src/node/ssg/sitePlugin.ts. */
declare module 'virtual:site' {
  /** The locale of the site in its own language. */
  export const locale: import('../../core/i18n/locale.ts').LocaleSource;
  /** The entries of data files that are translations; those of the manifest are routes. */
  export const translatedEntries: readonly import('../../core/i18n/locale.ts').Translation[];
  export const later: () => Promise<{ later: import('../../core/i18n/locale.ts').LazyMessages }>;
  /** In others, each in a module of its own. */
  export const languages: Readonly<
    Record<
      string,
      () => Promise<{
        locale: import('../../core/i18n/locale.ts').LocaleSource;
        later: import('../../core/i18n/locale.ts').LazyMessages;
        /** Of the routes that are translations, by their paths. */
        titles: Readonly<Record<string, string>>;
        state: string;
      }>
    >
  >;
  export const manifest: import('../../core/model.ts').Manifest;
  export const buildYear: number;
  /** Tells these modules from those of the same site before an edit. */
  export const state: string;
  export const logo: import('../../core/model.ts').InlineLogo | undefined;
}

/** Style sheets are gathered by Vite. */
declare module '*.css';
