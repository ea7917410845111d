/** A list of requirements with what answers them. The build has put all of its words into the block, in the language of the page. */
import type { BlockOf } from '../model.ts';
import { Empty } from './Empty.tsx';
import { Jumps } from './Jumps.tsx';
import { Link } from './Link.tsx';
import { type HeadingLevel, levelWithin, Section } from './Section.tsx';
import { Text } from './Text.tsx';

type AnsweredBlock = BlockOf<'disclosure' | 'evidence'>;
type List = NonNullable<AnsweredBlock['answered']>;
type Item = List['sections'][number]['items'][number];
type Answer = Item['answers'][number];

/** So many parts are seen at once: lists of authorities have about ten. */
const SEEN = 12;

export function Answered({
  block: { kind, heading, answered },
  id,
  level,
}: {
  block: AnsweredBlock;
  id: string;
  level: HeadingLevel;
}) {
  const below = levelWithin(heading, level);
  return (
    <Section kind={kind} heading={heading} id={id} level={level}>
      {answered ? <AnsweredList list={answered} heading={heading} level={below} /> : <Empty />}
    </Section>
  );
}

function AnsweredList({
  list,
  heading,
  level,
}: {
  list: List;
  heading: string | undefined;
  level: HeadingLevel;
}) {
  const { title, counts, document, says, sections, sources, binds } = list;
  const parts = heading === undefined ? says.parts : `${heading}: ${says.parts}`;
  const jumps = sections.map(({ id, title, count }) => ({ label: title, href: `#${id}`, count }));
  const Heading = `h${level}` as const;
  return (
    <>
      <p className="answered-head">
        <Text>{title}</Text>{' '}
        <strong>
          <Text>{counts}</Text>
        </strong>
      </p>
      {document && (
        <p className="answered-document">
          <Link to={document.href}>
            <Text>{document.label}</Text>
          </Link>
        </p>
      )}
      {sections.length > 1 && <Jumps label={parts} jumps={jumps} most={SEEN} />}
      {sections.map((section) => (
        <div key={section.id} className="answered-part">
          <Heading id={section.id}>
            <Text>{section.title}</Text>
          </Heading>
          <p className="answered-count">
            <Text>{section.counts}</Text>
          </p>
          <ul className="answered">
            {section.items.map((item) => (
              <ItemView key={item.id} item={item} checksum={says.checksum} />
            ))}
          </ul>
        </div>
      ))}
      {sources.length > 0 && (
        <div className="answered-part answered-sources">
          <Heading>
            <Text>{says.sources}</Text>
          </Heading>
          <ol>
            {sources.map(({ id, title, facts, href, note }) => (
              <li key={id} id={id}>
                <Link to={href}>
                  <Text>{title}</Text>
                </Link>
                <span className="answered-notes">
                  <Text>{facts}</Text>
                </span>
                {note !== undefined && (
                  <span className="answered-notes">
                    <Text>{note}</Text>
                  </span>
                )}
              </li>
            ))}
          </ol>
          {binds !== undefined && (
            <p className="answered-notes">
              <Text>{binds}</Text>
            </p>
          )}
        </div>
      )}
    </>
  );
}

function ItemView({ item, checksum }: { item: Item; checksum: string }) {
  const { id, number, title, words, source, answers, gap } = item;
  return (
    <li id={id}>
      <div className="answered-asked">
        <p className="answered-title">
          {number !== undefined && <span className="answered-number">{number} </span>}
          <Text>{title}</Text>
        </p>
        {words !== undefined && (
          <blockquote className="answered-words">
            <p>
              <Text>{words}</Text>
            </p>
            {source && (
              <p className="answered-notes">
                <Link to={source.href}>
                  <Text>{source.label}</Text>
                </Link>
              </p>
            )}
          </blockquote>
        )}
      </div>
      {answers.length > 0 && (
        <ul className="answered-by">
          {answers.map((answer) => (
            <AnswerView key={`${answer.href} ${answer.label}`} answer={answer} checksum={checksum} />
          ))}
        </ul>
      )}
      {gap !== undefined && (
        <p className="answered-gap">
          <Text>{gap}</Text>
        </p>
      )}
    </li>
  );
}

function AnswerView({ answer, checksum }: { answer: Answer; checksum: string }) {
  const { label, href, value, notes, sha256 } = answer;
  return (
    <li>
      <Link to={href}>
        <Text>{label}</Text>
      </Link>
      {value !== undefined && (
        <>
          {' '}
          <strong className="answered-value">
            <Text>{value}</Text>
          </strong>
        </>
      )}
      {notes !== undefined && (
        <span className="answered-notes">
          <Text>{notes}</Text>
        </span>
      )}
      {sha256 !== undefined && <Checksum name={checksum} sha256={sha256} />}
    </li>
  );
}

/** Its beginning, and the whole behind a click or on paper. */
function Checksum({ name, sha256 }: { name: string; sha256: string }) {
  return (
    <>
      <details className="answered-notes answered-sum">
        <summary>
          {name} <code>{sha256.slice(0, 8)}…</code>
        </summary>
        <code>{sha256}</code>
      </details>
      <span className="answered-notes answered-paper">
        {name} <code>{sha256}</code>
      </span>
    </>
  );
}
