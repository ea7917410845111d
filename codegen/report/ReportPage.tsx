/** A report as one page that needs nothing else: no script, no picture, no network. */
import type { ReactNode } from 'react';
import { Text } from '../../src/parts/Text.tsx';
import { href } from '../../src/route/path.ts';
import {
  counted,
  type Disclosure,
  type Duty,
  type Finding,
  type Place,
  type Report,
  type Topic,
} from './model.ts';

interface PageProps {
  report: Report;
  /** The style sheet. */
  css: string;
}

export function ReportPage({ report, css }: PageProps) {
  const { name, day, pages, topics, disclosure } = report;
  const duties = disclosure?.sections.flatMap((section) => section.duties) ?? [];
  const shown = duties.filter(({ state }) => state === 'shown').length;
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
              {disclosure && <Figure label={`of ${duties.length} disclosures shown`}>{shown}</Figure>}
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
            {disclosure && (
              <li>
                <a href="#disclosure">
                  {disclosure.title}{' '}
                  <span className="count">
                    {shown} of {duties.length}
                  </span>
                </a>
              </li>
            )}
          </ul>
        </nav>
        <main className="inner">
          {topics.map((topic) => (
            <TopicSection key={topic.id} topic={topic} origin={report.origin} />
          ))}
          {disclosure && <DisclosureSection disclosure={disclosure} duties={duties} origin={report.origin} />}
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

const STATES: Readonly<Record<Duty['state'], string>> = {
  shown: 'Shown',
  mentioned: 'Only mentioned',
  missing: 'Missing',
};

interface DisclosureProps {
  disclosure: Disclosure;
  duties: readonly Duty[];
  origin?: string;
}

function DisclosureSection({ disclosure, duties, origin }: DisclosureProps) {
  const count = (wanted: Duty['state']) => duties.filter(({ state }) => state === wanted).length;
  return (
    <section aria-labelledby="disclosure">
      <h2 id="disclosure">{disclosure.title}</h2>
      <p className="about">
        Of {counted(duties.length, 'thing')} that {disclosure.asks}, {count('shown')} are shown,{' '}
        {count('mentioned')} are only mentioned and {count('missing')} are missing. They were found by their
        words: look whether each page says enough.
      </p>
      <p className="about">{disclosure.source}</p>
      {disclosure.sections.map((section) => (
        <article key={section.title}>
          <h3>{section.title}</h3>
          <ul className="duties">
            {section.duties.map(({ title, state, sample, places, fix }) => (
              <li key={title}>
                <p className={`state ${state}`}>{STATES[state]}</p>
                <div>
                  <p className="duty">
                    {title} {sample && <span className="sample">sample content</span>}
                  </p>
                  {state !== 'shown' && <p>{fix}</p>}
                  <Places places={places} origin={origin} />
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
