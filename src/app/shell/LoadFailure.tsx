/** Shown if the content of a page cannot be loaded or rendered. */
import { useEffect } from 'react';
import type { FailureKind } from '../../core/data/failure.ts';
import type { PageMessages } from '../../core/i18n/locale.ts';
import type { Titled } from '../../core/layouts/title.ts';
import { useMessages } from '../hooks/useLocale.ts';
import { PageHeader } from './PageView.tsx';

export const failureTitle = (failure: FailureKind, words: PageMessages['failure']): Titled => ({
  title: failure === 'drawing' ? words.shown : words.loaded,
  trail: [],
});

/**
 * @param address target of the plain link
 * @param onRetry requests the page again; also called when the connection is lost or restored
 */
export function LoadFailure({
  address,
  failure,
  onRetry,
}: {
  address: string;
  failure: FailureKind;
  onRetry: () => void;
}) {
  const words = useMessages().failure;
  useEffect(() => {
    addEventListener('online', onRetry);
    addEventListener('offline', onRetry);
    return () => {
      removeEventListener('online', onRetry);
      removeEventListener('offline', onRetry);
    };
  }, [onRetry]);
  return (
    <article className="page page-failure">
      <PageHeader title={failureTitle(failure, words).title}>
        <p className="page-intro" role="alert">
          {words[navigator.onLine ? failure : 'offline']}
        </p>
      </PageHeader>
      <p className="button-row">
        <button type="button" className="button" onClick={onRetry}>
          {words.again}
        </button>
        <a className="button button-quiet" href={address} data-reload="">
          {words.reload}
        </a>
      </p>
    </article>
  );
}
