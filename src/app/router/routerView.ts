import type { FailureKind } from '../../core/data/failure.ts';
import type { Locale } from '../../core/i18n/locale.ts';
import type { Resolution } from '../../core/resolve.ts';

export type RouterView =
  | Resolution
  | {
      kind: 'failure';
      address: string;
      failure: FailureKind;
      /** Locale of the previous page, because the locale of the requested page may not be loaded. */
      locale: Locale;
    };
