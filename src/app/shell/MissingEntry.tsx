/** Shown if a list has no such entry. */
import { Empty } from '../components/Empty.tsx';
import { useMessages } from '../hooks/useLocale.ts';
import { PageHeader } from './PageView.tsx';
import { type IntendedPageProps, useIntendedPage } from './useIntendedPage.ts';

export function MissingEntry(props: IntendedPageProps) {
  const { notFound, page } = useMessages();
  useIntendedPage(props);
  return (
    <article className="page page-missing">
      <PageHeader title={notFound.title} />
      <Empty>{page.missing}</Empty>
    </article>
  );
}
