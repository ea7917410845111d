/** What is shown where the content of a page could not be had, or not be made into a page. */
import { useEffect } from 'react';
import type { Failure } from '../content/failure.ts';
import type { Titled } from '../layouts/title.ts';
import { PageHeader } from './PageView.tsx';

/** The heading, and what the title of the tab is made of. */
export const failureTitle = (failure: Failure): Titled => ({
  title: `This page could not be ${failure === 'drawing' ? 'shown' : 'loaded'}`,
  trail: [],
});

const OFFLINE = 'You are offline. The page loads by itself when the connection is back.';

const REASONS = {
  late: 'The connection is very slow. Nothing is wrong with your phone.',
  line: 'The connection may have been lost for a moment. Nothing is wrong with your phone.',
  answer: 'The website cannot send this page at the moment. Nothing is wrong with your phone.',
  drawing: 'Something on it is damaged. Nothing is wrong with your phone.',
} satisfies Record<Failure, string>;

/**
 * @param address where the plain link leads
 * @param onRetry asks for the page again; called also when the connection comes back, and when it goes, which is then said
 */
export function LoadFailure({
  address,
  failure,
  onRetry,
}: {
  address: string;
  failure: Failure;
  onRetry: () => void;
}) {
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
      <PageHeader title={failureTitle(failure).title}>
        <p className="page-intro" role="alert">
          {navigator.onLine ? REASONS[failure] : OFFLINE}
        </p>
      </PageHeader>
      <p className="button-row">
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
        <a className="button button-quiet" href={address} data-reload="">
          Reload the page
        </a>
      </p>
    </article>
  );
}
