/** The report as a self-contained page, without scripts, pictures and network requests. */
import { Text } from '../../app/components/Text.tsx';
import { localizedText } from '../../core/data/compliance.ts';
import { formatCount } from '../../core/problems/message.ts';
import { href } from '../../core/route/path.ts';
import { CalendarSection } from './CalendarSection.tsx';
import { ChartFigure } from './Charts.tsx';
import { ListSection } from './ListSection.tsx';
import {
  formatLongDate,
  type ReportFinding,
  type ReportLocation,
  type ReportTopic,
  type SiteReport,
} from './model.ts';
import { formatSummary, listsChart } from './summary.ts';

interface PageProps {
  report: SiteReport;
  css: string;
}

export function ReportPage({ report, css }: PageProps) {
  const { name, day, pages, topics, calendar, lists } = report;
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
              <time dateTime={day}>{formatLongDate(day)}</time>, {formatCount(pages, 'page')}
            </p>
            <p className="standing">{formatSummary(report)}</p>
          </div>
        </header>
        <nav aria-label="Contents">
          <ul className="inner">
            {topics.map(({ id, title, findings }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {title} <FindingCount findings={findings} />
                </a>
              </li>
            ))}
            {calendar.lists.length > 0 && (
              <li>
                <a href="#calendar">Entries by month</a>
              </li>
            )}
            {lists.map(({ id, title, counts }) => (
              <li key={id}>
                <a href={`#list-${id}`}>
                  {localizedText(title, 'en')}{' '}
                  <span className="count">
                    {counts.shown} of {counts.asked}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main className="inner">
          {lists.length > 0 && (
            <section aria-labelledby="lists">
              <h2 id="lists">What authorities ask for</h2>
              <ChartFigure chart={listsChart(lists)} />
            </section>
          )}
          {topics.map((topic) => (
            <TopicSection key={topic.id} topic={topic} origin={report.origin} />
          ))}
          {calendar.lists.length > 0 && <CalendarSection calendar={calendar} />}
          {lists.map((list) => (
            <ListSection key={list.id} list={list} origin={report.origin} />
          ))}
        </main>
      </body>
    </html>
  );
}

function FindingCount({ findings }: { findings: readonly ReportFinding[] }) {
  return findings.length === 0 ? (
    <span className="count good">in order</span>
  ) : (
    <span className="count">{findings.length} to fix</span>
  );
}

function TopicSection({ topic, origin }: { topic: ReportTopic; origin?: string }) {
  const { id, title, about, findings, good, chart } = topic;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="about">{about}</p>
      {findings.length === 0 && <p className="good">{good}</p>}
      {chart && <ChartFigure chart={chart} />}
      {findings.map(({ title, fix, places, more }) => (
        <article key={title}>
          <h3>{title}</h3>
          <p>{fix}</p>
          <LocationList places={places} origin={origin} />
          {more > 0 && <p className="more">And {more} more.</p>}
        </article>
      ))}
    </section>
  );
}

function LocationList({ places, origin }: { places: readonly ReportLocation[]; origin?: string }) {
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
            <BreakablePath path={file} />
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

/** Allows line breaks after slashes. */
function BreakablePath({ path }: { path: string }) {
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
