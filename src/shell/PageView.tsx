/** The area of a page between trail and footer. */
import type { ReactNode } from 'react';
import { Blocks } from '../blocks/index.tsx';
import { turnedDay } from '../content/text.ts';
import type { Page } from '../model.ts';
import { DateText } from '../parts/DateText.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Marked } from '../parts/Marked.tsx';
import { Phrase } from '../parts/Phrase.tsx';
import { usePageMedia } from '../parts/pageMedia.ts';
import { useVoice } from '../parts/speech.ts';
import { Text } from '../parts/Text.tsx';
import { When } from '../parts/When.tsx';

export function PageView({ page }: { page: Page }) {
  const { title, intro, blocks, path } = page;
  const { updated } = usePageMedia().media;
  const { words, home } = useVoice();
  return (
    <article className={path === home ? 'page page-home' : 'page'}>
      <PageHeader title={title}>
        <When className="page-date" {...page} />
        {intro !== undefined && (
          <p className="page-intro">
            <Marked>{intro}</Marked>
          </p>
        )}
      </PageHeader>
      {blocks.length === 0 && intro === undefined && <Empty />}
      <Blocks blocks={blocks} />
      {updated !== undefined && (
        <p className="page-updated">
          <Phrase text={words.page.updated} values={{ date: <DateText date={turnedDay(updated)} /> }} />
        </p>
      )}
    </article>
  );
}

/** The heading of a page; it takes the focus when the page has changed without a reload. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="page-header">
      <h1 tabIndex={-1}>
        <Text>{title}</Text>
      </h1>
      {children}
    </header>
  );
}
