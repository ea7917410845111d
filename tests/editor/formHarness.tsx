/** The form of the editor with a minimal parent. */

import { type Ref, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { FormHandle, FormProps } from '../../src/editor/client/form/model.ts';
import { RecordForm } from '../../src/editor/client/form/RecordForm.tsx';
import { en, ml } from '../../src/editor/client/messages/messages.ts';
import type { Json } from '../../src/editor/shared/protocol.ts';
import { CHECKSUM } from '../checksum.ts';

/** The props that a test sets; the harness sets the others. */
export type HarnessOptions = Pick<FormProps, 'part' | 'schemas' | 'value' | 'problems' | 'site'> & {
  language?: 'ml';
};

export interface Harness {
  open(props: HarnessOptions): void;
  /** The current value. */
  value: Json;
  /** Counts calls of onChange. */
  changes: number;
  /** The pointer of the last focused field. */
  focused?: string;
  handle?: FormHandle;
}

declare global {
  interface Window {
    harness: Harness;
  }
}

let root: Root | undefined;

export const harness: Harness = {
  value: null,
  changes: 0,
  open(props) {
    root?.unmount();
    harness.value = props.value;
    harness.changes = 0;
    const container = document.querySelector('main div');
    if (!container) throw new Error('The page has no place for a form.');
    root = createRoot(container);
    flushSync(() => root?.render(<Held given={props} />));
  },
};
window.harness = harness;

function Held({ given }: { given: HarnessOptions }) {
  const [value, setValue] = useState(given.value);
  const ref: Ref<FormHandle> = (handle) => {
    harness.handle = handle ?? undefined;
  };
  return (
    <RecordForm
      {...given}
      ref={ref}
      value={value}
      messages={given.language === 'ml' ? ml : en}
      onChange={(next) => {
        harness.value = next;
        harness.changes += 1;
        setValue(next);
      }}
      readChecksum={async () => CHECKSUM}
      onFocus={(pointer) => {
        harness.focused = pointer;
      }}
    />
  );
}
