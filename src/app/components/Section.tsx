import type { ReactNode } from 'react';
import { FRAME_IDS, fragment } from '../../core/i18n/text.ts';
import type { Block } from '../../core/model.ts';
import { Text } from './Text.tsx';

export type HeadingLevel = 2 | 3 | 4;

export const levelWithin = (heading: string | undefined, level: HeadingLevel): HeadingLevel =>
  heading === undefined ? level : level === 2 ? 3 : 4;

function Heading({ id, level, children }: { id?: string; level: HeadingLevel; children: string }) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id}>
      <Text>{children}</Text>
    </Tag>
  );
}

export function Section({
  kind,
  variant,
  heading,
  id,
  level,
  children,
}: {
  kind: Block['kind'];
  variant?: string;
  heading?: string;
  id: string;
  level: HeadingLevel;
  children: ReactNode;
}) {
  const className = `block block-${kind}${variant ? ` ${kind}-${variant}` : ''}`;
  if (heading === undefined) return <div className={className}>{children}</div>;
  // Landmarks need unique names, so a repeated heading is no landmark.
  const isFirst = id.endsWith(fragment(heading));
  return (
    <section className={className} aria-labelledby={isFirst ? id : undefined}>
      <Heading id={id} level={level}>
        {heading}
      </Heading>
      {children}
    </section>
  );
}

/**
 * An id is letters, marks and digits joined by hyphens, such as `#hostel-rules` for "Hostel rules". A number
 * suffix resolves collisions, also with ids of the frame.
 */
export function headingIds(blocks: readonly Block[], prefix: string): string[] {
  const usedIds = new Set(['root', ...FRAME_IDS]);
  return blocks.map((block) => {
    // An invalid block must not throw here: the error boundary omits it later.
    const base = `${prefix}${fragment(String(block?.heading ?? block?.kind)) || block.kind}`;
    let id = base;
    for (let count = 2; usedIds.has(id); count++) id = `${base}-${count}`;
    usedIds.add(id);
    return id;
  });
}
