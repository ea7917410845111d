/// <reference types="vite/types/import-meta.d.ts" />
/** Provided by src/node/ssg/sitePlugin.ts. */
declare module 'virtual:site' {
  /** Locale of the main language. */
  export const locale: import('../../core/i18n/locale.ts').LocaleSource;
  /** Translations among the entries of data files. Translations in the manifest are routes. */
  export const translatedEntries: readonly import('../../core/i18n/locale.ts').Translation[];
  export const later: () => Promise<{ later: import('../../core/i18n/locale.ts').LazyMessages }>;
  /** Other locales, each in its own module. */
  export const languages: Readonly<
    Record<
      string,
      () => Promise<{
        locale: import('../../core/i18n/locale.ts').LocaleSource;
        later: import('../../core/i18n/locale.ts').LazyMessages;
        /** Titles of translated routes by path. */
        titles: Readonly<Record<string, string>>;
        state: string;
      }>
    >
  >;
  export const manifest: import('../../core/model.ts').Manifest;
  export const buildYear: number;
  /** Distinguishes these modules from those before an edit. */
  export const state: string;
  export const logo: import('../../core/model.ts').InlineLogo | undefined;
}

declare module '*.css';
