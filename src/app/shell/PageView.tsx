import type { ReactNode } from 'react';
import { reverseDay } from '../../core/i18n/text.ts';
import type { Page } from '../../core/model.ts';
import { Blocks } from '../blocks/index.tsx';
import { DateText } from '../components/DateText.tsx';
import { Empty } from '../components/Empty.tsx';
import { EventMeta } from '../components/EventMeta.tsx';
import { FormattedMessage } from '../components/FormattedMessage.tsx';
import { RichText } from '../components/RichText.tsx';
import { Text } from '../components/Text.tsx';
import { usePageMedia } from '../hooks/pageMedia.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { Slots } from './Slots.tsx';

export function PageView({ page }: { page: Page }) {
  const { title, intro, blocks, path, slots } = page;
  const { updated } = usePageMedia().media;
  const { messages, home } = useLocale();
  const hasSidebar = slots?.some(({ place }) => place === 'sidebar');
  const article = (
    <article className={path === home ? 'page page-home' : 'page'}>
      <PageHeader title={title}>
        <EventMeta className="page-date" {...page} />
        {intro !== undefined && (
          <p className="page-intro">
            <RichText>{intro}</RichText>
          </p>
        )}
      </PageHeader>
      {blocks.length === 0 && intro === undefined && <Empty />}
      <Blocks blocks={blocks} />
      {updated !== undefined && (
        <p className="page-updated">
          <FormattedMessage
            text={messages.page.updated}
            values={{ date: <DateText date={reverseDay(updated)} /> }}
          />
        </p>
      )}
    </article>
  );
  return (
    <>
      <Slots slots={slots} place="before-main" />
      {hasSidebar ? (
        <div className="with-sidebar">
          {article}
          <div className="sidebar">
            <Slots slots={slots} place="sidebar" />
          </div>
        </div>
      ) : (
        article
      )}
      <Slots slots={slots} place="after-main" />
    </>
  );
}

/** Receives the focus after client-side navigation. */
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
