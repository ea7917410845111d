/** One view of the dialog. Whoever hears the window hears its heading, and goes on from there. */
import type { ReactNode } from 'react';
import { focusOnMount } from '../lib/focusOnMount.ts';

export function DialogView({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 ref={focusOnMount} tabIndex={-1} data-first>
        {title}
      </h3>
      {children}
    </>
  );
}
