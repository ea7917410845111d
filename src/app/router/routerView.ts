import type { FailureKind } from '../../core/data/failure.ts';
import type { Locale } from '../../core/i18n/locale.ts';
import type { Resolution } from '../../core/resolve.ts';

/** What is on the screen: what an address led to, or that its content could not be had, or not be made into a page. */
export type RouterView =
  | Resolution
  | {
      kind: 'failure';
      address: string;
      failure: FailureKind;
      /** That of the page before: what the page asked for would speak may not have come. */
      locale: Locale;
    };
