import { formatFigure } from '../../core/i18n/format.ts';
import { joinUnits } from '../../core/i18n/text.ts';
import { Section } from '../components/Section.tsx';
import { Text } from '../components/Text.tsx';
import { useMessages, useSite } from '../hooks/useLocale.ts';
import type { BlockProps } from './props.ts';

export function Facts({ block, id, level }: BlockProps<'facts'>) {
  return (
    <Section kind="facts" heading={block.heading} id={id} level={level}>
      <FactList keys={block.facts} />
    </Section>
  );
}

export function FactList({ keys }: { keys: readonly string[] }) {
  const site = useSite();
  const { numbers } = useMessages();
  return (
    <dl className="facts">
      {keys.map((key) => {
        const fact = site.facts?.[key];
        if (!fact) return null;
        return (
          <div key={key}>
            <dt>
              <Text>{fact.label}</Text>
            </dt>
            <dd>
              {fact.prefix !== undefined && (
                <small>
                  <Text>{`${fact.prefix} `}</Text>
                </small>
              )}
              {joinUnits(formatFigure(fact, numbers))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
