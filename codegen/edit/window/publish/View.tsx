/** One view of the dialog. Whoever hears the window hears its heading, and goes on from there. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';

export function View({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} data-first>
        {title}
      </h3>
      {children}
    </>
  );
}
