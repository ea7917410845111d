/** An icon of each block type. */
import type { ReactNode } from 'react';
import type { AuthoredBlock } from '../../../core/model.ts';

type Kind = AuthoredBlock['kind'];

const lines = (x: number, y: number, width: number, count: number) => {
  const line = (_: unknown, index: number) =>
    `M${x} ${y + index * 5}h${index === count - 1 ? width * 0.7 : width}`;
  return <path d={Array.from({ length: count }, line).join('')} />;
};

const box = (x: number, y: number, width: number, height: number) => (
  <rect x={x} y={y} width={width} height={height} rx="2" />
);

const picture = (x: number, y: number, width: number, height: number) => (
  <>
    {box(x, y, width, height)}
    <path
      d={`M${x + 2} ${y + height - 2}l${width * 0.3} -${height * 0.4}l${width * 0.2} ${height * 0.2}l${width * 0.2} -${height * 0.3}l${width * 0.15} ${height * 0.4}`}
    />
  </>
);

const face = (x: number, y: number) => (
  <>
    <circle cx={x} cy={y} r="4" />
    <path d={`M${x - 7} ${y + 13}a7 7 0 0 1 14 0`} />
  </>
);

const cards = (
  <>
    {box(4, 8, 11, 24)}
    {box(18.5, 8, 11, 24)}
    {box(33, 8, 11, 24)}
    <path d="M4 20h11M18.5 20h11M33 20h11" />
  </>
);

/** A block that is filled from a file: its content under the sign of a file. */
const fromFile = (content: ReactNode) => (
  <>
    {content}
    <path className="form-kind-file" d="M33 24h7l4 4v10h-11z" />
  </>
);

const events = (
  <>
    {box(4, 6, 14, 12)}
    {lines(22, 8, 22, 3)}
    {lines(4, 25, 22, 3)}
    {box(30, 23, 14, 12)}
  </>
);

const people = (
  <>
    {face(13, 13)}
    {face(35, 13)}
    <path d="M6 32h14M28 32h14" />
  </>
);

/** A block type without an icon gets a generic one. */
const PICTURES: Readonly<Partial<Record<Kind, ReactNode>>> = {
  prose: lines(6, 8, 36, 6),
  list: (
    <>
      {lines(14, 10, 28, 1)}
      {lines(14, 20, 28, 1)}
      {lines(14, 30, 28, 1)}
      <path d="M6 10h1M6 20h1M6 30h1" className="form-kind-dots" />
    </>
  ),
  figure: (
    <>
      {picture(9, 5, 30, 22)}
      <path d="M13 33h22" />
    </>
  ),
  feature: (
    <>
      {picture(4, 9, 18, 22)}
      {lines(27, 11, 17, 4)}
    </>
  ),
  gallery: (
    <>
      {picture(4, 5, 18, 14)}
      {picture(26, 5, 18, 14)}
      {picture(4, 22, 18, 14)}
      {picture(26, 22, 18, 14)}
    </>
  ),
  videos: (
    <>
      {box(6, 7, 36, 26)}
      <path d="M20 13l10 7l-10 7z" />
    </>
  ),
  cards,
  table: (
    <>
      {box(5, 7, 38, 26)}
      <path d="M5 15h38M5 24h38M18 7v26M31 7v26" />
    </>
  ),
  buttons: (
    <>
      {box(6, 8, 24, 9)}
      {box(6, 23, 32, 9)}
      <path d="M11 12.5h12M11 27.5h20" />
    </>
  ),
  people,
  tabs: (
    <>
      <path d="M4 14h40v20h-40zM4 14v-7h12v7M20 14v-5h10v5M34 14v-5h9v5" />
      {lines(9, 21, 28, 2)}
    </>
  ),
  carousel: (
    <>
      {picture(10, 8, 28, 20)}
      <path d="M6 14l-3 4l3 4M42 14l3 4l-3 4M20 34h1M24 34h1M28 34h1" />
    </>
  ),
  events,
  facts: (
    <>
      <path d="M8 30v-10h7v10M20 30v-18h7v18M32 30v-24h7v24M4 33h40" />
    </>
  ),
  counters: (
    <>
      <path d="M8 12l4 -3v12M20 10q6 -4 6 2q0 3 -6 9h7M34 9h7l-5 5q6 0 5 4q-2 5 -8 2" />
      <path d="M6 30h10M19 30h10M32 30h10" />
    </>
  ),
  map: (
    <>
      <path d="M5 10l12 -4l14 4l12 -4v24l-12 4l-14 -4l-12 4z" />
      <path d="M24 26q-6 -7 -6 -10a6 6 0 0 1 12 0q0 3 -6 10z" />
    </>
  ),
  embed: (
    <>
      {box(5, 7, 38, 26)}
      <path d="M5 13h38M19 18l-6 5l6 5M29 18l6 5l-6 5" />
    </>
  ),
  address: (
    <>
      <path d="M8 20l16 -13l16 13M12 17v16h24v-16M21 33v-9h6v9" />
    </>
  ),
  'contact-form': (
    <>
      {box(5, 9, 38, 23)}
      <path d="M5 11l19 12l19 -12" />
    </>
  ),
  contacts: (
    <>
      <path d="M9 8h6l2 7l-4 3q3 6 8 9l3 -4l7 2v6q-3 3 -9 0q-10 -5 -14 -15q-2 -5 1 -8z" />
      {lines(30, 10, 13, 2)}
    </>
  ),
  notice: (
    <>
      {box(5, 9, 38, 22)}
      <path d="M13 14v7M13 25v1" />
      {lines(20, 16, 18, 3)}
    </>
  ),
  quote: (
    <>
      <path d="M6 7v26" />
      {lines(13, 9, 30, 4)}
      <path d="M27 33h14" />
    </>
  ),
  code: (
    <>
      {box(4, 6, 40, 28)}
      <path d="M14 14l-6 6l6 6M34 14l6 6l-6 6M27 12l-6 16" />
    </>
  ),
  search: (
    <>
      <circle cx="21" cy="18" r="10" />
      <path d="M28 26l9 9" />
    </>
  ),
  'site-map': (
    <>
      {box(17, 4, 14, 8)}
      {box(4, 27, 11, 8)}
      {box(18.5, 27, 11, 8)}
      {box(33, 27, 11, 8)}
      <path d="M24 12v15M9.5 27v-7h29v7" />
    </>
  ),
  disclosure: (
    <>
      {lines(14, 9, 28, 2)}
      {lines(14, 25, 28, 2)}
      <path d="M5 11l2 2 4-5M5 27l2 2 4-5" />
    </>
  ),
  evidence: (
    <>
      {box(6, 4, 24, 32)}
      {lines(11, 11, 14, 4)}
      <path d="M36 14l3 3 5-7M36 26l3 3 5-7" />
    </>
  ),
  archive: (
    <>
      <path d="M4 7h8M16 7h8M28 7h8" />
      {box(4, 13, 18, 9)}
      {box(26, 13, 18, 9)}
      {box(4, 26, 18, 9)}
      {box(26, 26, 18, 9)}
    </>
  ),
  'from-activity-cards': fromFile(cards),
  'from-events': fromFile(events),
  'from-people': fromFile(people),
  'from-programmes': fromFile(cards),
  newest: (
    <>
      {cards}
      <path d="M24 2v4M22 4h4" />
    </>
  ),
};

const pictures: ReadonlyMap<string, ReactNode> = new Map(Object.entries(PICTURES));

/** @param kind of a block, as in the data */
export function KindIcon({ kind }: { kind: string }) {
  return (
    <svg className="form-kind" viewBox="0 0 48 40" aria-hidden="true">
      {pictures.get(kind) ?? box(5, 9, 38, 22)}
    </svg>
  );
}
