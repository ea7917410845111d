/** List of requirements with their evidence. The build localizes all texts in the block. */
import type { BlockOf } from '../../core/model.ts';
import { Empty } from './Empty.tsx';
import { Link } from './Link.tsx';
import { type HeadingLevel, levelWithin, Section } from './Section.tsx';
import { Text } from './Text.tsx';

type ComplianceBlock = BlockOf<'disclosure' | 'evidence'>;
type List = NonNullable<ComplianceBlock['answered']>;
type Item = List['sections'][number]['items'][number];
type Answer = Item['answers'][number];

export function Compliance({
  block: { kind, heading, answered },
  id,
  level,
}: {
  block: ComplianceBlock;
  id: string;
  level: HeadingLevel;
}) {
  const below = levelWithin(heading, level);
  return (
    <Section kind={kind} heading={heading} id={id} level={level}>
      {answered ? <RequirementList list={answered} level={below} /> : <Empty />}
    </Section>
  );
}

function RequirementList({ list, level }: { list: List; level: HeadingLevel }) {
  const { title, counts, document, says, sections, sources, binds } = list;
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
      {sections.map((section) => (
        <details key={section.id} className="answered-part" open={sections.length === 1}>
          <summary>
            <Heading>
              <Text>{section.title}</Text>
            </Heading>
            <span className="answered-notes">
              <Text>{section.counts}</Text>
            </span>
          </summary>
          {/* Browsers open `<details>` for a link to its content, but not for a link to its summary. */}
          <ul id={section.id} className="answered">
            {section.items.map((item) => (
              <ItemView key={item.id} item={item} checksum={says.checksum} />
            ))}
          </ul>
        </details>
      ))}
      {sources.length > 0 && (
        <div className="answered-sources">
          <Heading>
            <Text>{says.sources}</Text>
          </Heading>
          <ol>
            {sources.map(({ id, title, facts, href }) => (
              <li key={id} id={id}>
                <Link to={href}>
                  <Text>{title}</Text>
                </Link>
                {facts !== undefined && (
                  <span className="answered-notes">
                    <Text>{facts}</Text>
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
            <Text>{words}</Text>
          </blockquote>
        )}
        {source && (
          <p className="answered-notes">
            <Link to={source.href}>
              <Text>{source.label}</Text>
            </Link>
          </p>
        )}
      </div>
      {answers.length > 0 && (
        <ul className="answered-by">
          {answers.map((answer) => (
            <EvidenceView key={`${answer.href} ${answer.label}`} answer={answer} checksum={checksum} />
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

function EvidenceView({ answer, checksum }: { answer: Answer; checksum: string }) {
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
      {sha256 !== undefined && (
        <details className="answered-notes answered-sum">
          <summary>{checksum}</summary>
          <code>{sha256}</code>
        </details>
      )}
    </li>
  );
}
