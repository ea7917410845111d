/** Figures that count up when they come into view, where motion is welcome. */
import { useEffect, useRef, useState } from 'react';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { BlockProps } from './props.ts';

export function Counters({ block, id, level }: BlockProps<'counters'>) {
  const { heading, counters, duration = 0, shown = true } = block;
  if (!shown) return null;
  return (
    <Section kind="counters" heading={heading} id={id} level={level}>
      <ul className="facts">
        {counters.map(({ value, label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a counter may have no label
          <li key={index}>
            <CountUp value={value} duration={duration} />
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

/** The figure itself until it comes into view, then from 0 up to it once. */
function CountUp({ value, duration }: { value: number; duration: number }) {
  const [shown, setShown] = useState(value);
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const target = element.current;
    if (!target || duration === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const count = (start: number) => {
      const step = (now: number) => {
        const progress = Math.min(1, (now - start) / duration);
        setShown(Math.round(value * progress));
        if (progress < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      count(performance.now());
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value, duration]);
  return <strong ref={element}>{shown}</strong>;
}
