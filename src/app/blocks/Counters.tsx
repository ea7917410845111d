/** Figures with labels. They have no count-up animation: it would display wrong figures. */
import { joinUnits } from '../../core/i18n/text.ts';
import { Section } from '../components/Section.tsx';
import { Text } from '../components/Text.tsx';
import type { BlockProps } from './props.ts';

export function Counters({ block, id, level }: BlockProps<'counters'>) {
  const { heading, counters, shown = true } = block;
  if (!shown) return null;
  return (
    <Section kind="counters" heading={heading} id={id} level={level}>
      <ul className="facts">
        {counters.map(({ value, label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a counter may have no label
          <li key={index}>
            <strong>{joinUnits(String(value))}</strong>
            {label !== undefined && (
              <span>
                <Text>{label}</Text>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
