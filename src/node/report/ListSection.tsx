import { Text } from '../../app/components/Text.tsx';
import {
  type Evidence,
  localizedText,
  type RequirementListStatus,
  type RequirementStatus,
} from '../../core/data/compliance.ts';
import type { EvidenceAnswer } from '../../generated/types.ts';
import { ChartFigure } from './Charts.tsx';
import { CONFIRM_HINT, evidenceText, STATE_LABELS } from './evidenceText.ts';
import { formatCounts, sectionsChart } from './summary.ts';

/** @param origin of the published site, for links to its pages and documents */
export function ListSection({ list, origin }: { list: RequirementListStatus; origin?: string }) {
  const { id, title, binds, counts, sections } = list;
  return (
    <section aria-labelledby={`list-${id}`}>
      <h2 id={`list-${id}`}>
        <Text>{localizedText(title, 'en')}</Text>
      </h2>
      <p className="about">
        {formatCounts(counts)} <Text>{binds}</Text>
      </p>
      <ChartFigure chart={sectionsChart(list)} />
      {sections.map((section) => (
        <article key={localizedText(section.title, 'en')}>
          <h3>
            <Text>{localizedText(section.title, 'en')}</Text>
          </h3>
          <ul className="duties">
            {section.items.map((item) => (
              <li key={item.to}>
                <p className={`state ${item.state}`}>{STATE_LABELS[item.state]}</p>
                <RequirementItem item={item} origin={origin} />
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
}

function RequirementItem({ item, origin }: { item: RequirementStatus; origin?: string }) {
  const { number, title, state, answers, reason, proposed, advice } = item;
  return (
    <div>
      <p className="duty">
        {number !== undefined && <span className="item-number">{number}</span>}{' '}
        <Text>{localizedText(title, 'en')}</Text>
      </p>
      {answers.length > 0 && <EvidenceList answers={answers} origin={origin} />}
      {reason && (
        <p>
          <Text>{reason.why}</Text>{' '}
          {reason.by === 'gap' && reason.who !== undefined && <Text>{`${reason.who}.`}</Text>}
        </p>
      )}
      {proposed.length > 0 && (
        <>
          <p>Proposed, and looked at by nobody yet:</p>
          <EvidenceList answers={proposed} origin={origin} />
          <p>{CONFIRM_HINT}</p>
        </>
      )}
      {state === 'open' && proposed.length === 0 && (
        <p>
          <Text>{advice}</Text>
        </p>
      )}
    </div>
  );
}

function EvidenceList({
  answers,
  origin,
}: {
  answers: readonly (Evidence | EvidenceAnswer)[];
  origin?: string;
}) {
  return (
    <ul className="answers">
      {answers.map((answer, index) => {
        const { label, notes, href } = evidenceText(answer);
        const address = href?.startsWith('/') ? origin && origin + href : href;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the answers of a report never change places
          <li key={index}>
            {address === undefined ? (
              <Text>{label}</Text>
            ) : (
              <a href={address}>
                <Text>{label}</Text>
              </a>
            )}
            {notes.length > 0 && (
              <span className="notes">
                <Text>{notes.join(', ')}</Text>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
