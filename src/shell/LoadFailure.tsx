/** What is shown where the content of a page could not be had. */
import { PageHeader } from './PageView.tsx';

export function LoadFailure({ address, onRetry }: { address: string; onRetry: () => void }) {
  return (
    <article className="page page-failure">
      <PageHeader title="This page could not be loaded">
        <p className="page-intro" role="alert">
          The connection may have been lost for a moment. Nothing is wrong with your phone.
        </p>
      </PageHeader>
      <p className="button-row">
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
        <a className="button button-quiet" href={address} data-reload="">
          Load the page afresh
        </a>
      </p>
    </article>
  );
}
