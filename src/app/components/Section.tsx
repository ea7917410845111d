/** A block with its heading. */
import type { ReactNode } from 'react';
import { FRAME_IDS, fragment } from '../../core/i18n/text.ts';
import type { Block } from '../../core/model.ts';
import { Text } from './Text.tsx';

export type HeadingLevel = 2 | 3 | 4;

/** The level of the headings in a block: below its own, where it has one. */
export const levelWithin = (heading: string | undefined, level: HeadingLevel): HeadingLevel =>
  heading === undefined ? level : level === 2 ? 3 : 4;

/** A heading of the page, whose id makes it a place that can be linked to. */
function Heading({ id, level, children }: { id?: string; level: HeadingLevel; children: string }) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id}>
      <Text>{children}</Text>
    </Tag>
  );
}

/** A part of the page; with a heading it is a section that a screen reader can name. */
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
  // Two landmarks of one name cannot be told apart in the list of them: a repeated heading, whose id ends otherwise, makes none.
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
 * An id for the heading of each block: its letters, marks and digits joined by hyphens, so that `#hostel-rules` leads
 * to "Hostel rules"; a number tells repeated ones apart, and those of the frame.
 */
export function headingIds(blocks: readonly Block[], prefix: string): string[] {
  const usedIds = new Set(['root', ...FRAME_IDS]);
  return blocks.map((block) => {
    // A damaged block is left out where it is drawn; here it must only not take the others with it.
    const base = `${prefix}${fragment(String(block?.heading ?? block?.kind)) || block.kind}`;
    let id = base;
    for (let count = 2; usedIds.has(id); count++) id = `${base}-${count}`;
    usedIds.add(id);
    return id;
  });
}
