import type { Card } from '../../core/model.ts';

export type IconName = NonNullable<Card['icon']>;

/** Paths in a 24 × 24 view box with a stroke width of 1.75. */
const drawings: Record<IconName, string> = {
  lamp: 'M12 2.5c1.6 2 2.2 3.2 2.2 4.3a2.2 2.2 0 0 1-4.4 0c0-1.1.600-2.3 2.2-4.3zM5 12h14c0 3-3 4.5-7 4.5S5 15 5 12zM12 16.5V20M8 21.5h8M9 20h6',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  target: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 11.5v1',
  heart: 'M12 20s-8-4.8-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.2 12 20 12 20z',
  book: 'M12 6c-2-1.5-4.5-2-8-2v14c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4c-3.5 0-6 .5-8 2zM12 6v14',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 2.5-6 6.5-6s6.5 2 6.5 6M15.5 4.3a3.5 3.5 0 0 1 0 6.4M17 14.3c3 .5 4.5 2.5 4.5 5.7',
  building: 'M4 21V9l8-5 8 5v12M2.5 21h19M9.5 21v-5h5v5M8 11h1.5M14.5 11H16M11.2 11h1.6',
  leaf: 'M20 4C10 4 4.5 8.5 4.5 15c0 1.8.500 3.2 1 4C14 19.5 20 15 20 4zM4 21c2-6 5.5-9 10-11.5',
  cap: 'M12 5 2 10l10 5 10-5-10-5zM6 12.5V17c3.5 2.5 8.5 2.5 12 0v-4.5M22 10v5.5',
  hands:
    'M12 12.5 8.5 9a2 2 0 0 1 3-2.7l.5.5.5-.5a2 2 0 0 1 3 2.7zM3 14.5l3-1.5 5 2.5h3.5a1.5 1.5 0 0 1 0 3H11M3 20l3 .5 6 1.5 8.5-4a1.6 1.6 0 0 0-1.5-2.8L15 17',
};

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}
