/** A report as one page that needs nothing else: no script, no picture, no network. */
import type { ReactNode } from 'react';
import { Text } from '../../src/parts/Text.tsx';
import { href } from '../../src/route/path.ts';
import { type AnsweredList, type AnswerState, spokenIn } from '../site/answers.ts';
import { counted, type Finding, type Place, type Report, type Topic } from './model.ts';

interface PageProps {
  report: Report;
  /** The style sheet. */
  css: string;
}

export function ReportPage({ report, css }: PageProps) {
  const { name, day, pages, topics, lists } = report;
  const open = topics.flatMap(({ findings }) => findings).length;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Report on the site: ${name}, ${day}`}</title>
        <style>{css}</style>
      </head>
      <body>
        <header>
          <div className="inner">
            <p className="over">Report on the site</p>
            <h1>
              <Text>{name}</Text>
            </h1>
            <p>
              <time dateTime={day}>{longDay(day)}</time>
            </p>
            <dl className="figures">
              <Figure label="pages">{pages}</Figure>
              <Figure label={open === 1 ? 'thing to fix' : 'things to fix'}>{open}</Figure>
              {lists.map(({ id, title, counts }) => (
                <Figure key={id} label={`of ${counts.asked}: ${spokenIn(title, 'en')}`}>
                  {counts.shown}
                </Figure>
              ))}
            </dl>
          </div>
        </header>
        <nav aria-label="Contents">
          <ul className="inner">
            {topics.map(({ id, title, findings }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {title} <Count findings={findings} />
                </a>
              </li>
            ))}
            {lists.map(({ id, title, counts }) => (
              <li key={id}>
                <a href={`#list-${id}`}>
                  {spokenIn(title, 'en')}{' '}
                  <span className="count">
                    {counts.shown} of {counts.asked}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main className="inner">
          {topics.map((topic) => (
            <TopicSection key={topic.id} topic={topic} origin={report.origin} />
          ))}
          {lists.map((list) => (
            <ListSection key={list.id} list={list} />
          ))}
        </main>
      </body>
    </html>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Count({ findings }: { findings: readonly Finding[] }) {
  return findings.length === 0 ? (
    <span className="count good">in order</span>
  ) : (
    <span className="count">{findings.length} to fix</span>
  );
}

function TopicSection({ topic, origin }: { topic: Topic; origin?: string }) {
  const { id, title, about, findings, good } = topic;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="about">{about}</p>
      {findings.length === 0 && <p className="good">{good}</p>}
      {findings.map((each) => (
        <article key={each.title}>
          <h3>{each.title}</h3>
          <p>{each.fix}</p>
          <Places places={each.places} origin={origin} />
          {each.more > 0 && <p className="more">And {each.more} more.</p>}
        </article>
      ))}
    </section>
  );
}

function Places({ places, origin }: { places: readonly Place[]; origin?: string }) {
  if (places.length === 0) return null;
  return (
    <ul className="places">
      {places.map(({ what, file, line, page }) => (
        <li key={`${file} ${line} ${what}`}>
          <span className="what">
            <Text>{what}</Text>
            {page !== undefined && <PageLink page={page} origin={origin} />}
          </span>
          <code>
            <Breakable path={file} />
            {line !== undefined && <span className="line">, line {line}</span>}
          </code>
        </li>
      ))}
    </ul>
  );
}

function PageLink({ page, origin }: { page: string; origin?: string }) {
  const name = page === '' ? 'home page' : `/${page}/`;
  return (
    <span className="page">
      {origin === undefined ? (
        <Text>{name}</Text>
      ) : (
        <a href={origin + href(page)}>
          <Text>{name}</Text>
        </a>
      )}
    </span>
  );
}

/** A path that may be broken where a folder ends. */
function Breakable({ path }: { path: string }) {
  return path.split('/').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one path never change places
    <span key={index}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </span>
  ));
}

const STATES: Readonly<Record<AnswerState, string>> = {
  shown: 'Shown',
  gap: 'Said to be missing',
  open: 'No answer',
};

function ListSection({ list }: { list: AnsweredList }) {
  const { id, title, binds, counts, sections } = list;
  return (
    <section aria-labelledby={`list-${id}`}>
      <h2 id={`list-${id}`}>{spokenIn(title, 'en')}</h2>
      <p className="about">
        Of {counted(counts.asked, 'thing')} that are asked for, {counts.shown} are shown, {counts.gap} are
        said to be missing and {counts.open} have no answer. {binds}
      </p>
      {sections.map((section) => (
        <article key={spokenIn(section.title, 'en')}>
          <h3>{spokenIn(section.title, 'en')}</h3>
          <ul className="duties">
            {section.items.map(({ to, title, state, advice }) => (
              <li key={to}>
                <p className={`state ${state}`}>{STATES[state]}</p>
                <div>
                  <p className="duty">{spokenIn(title, 'en')}</p>
                  {state !== 'shown' && <p>{advice}</p>}
                </div>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
}

const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
