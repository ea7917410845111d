/** Renders the form of the editor in happy-dom. */
import type { Json, PagePart } from '../../src/editor/shared/protocol.ts';
import { type HarnessOptions, harness } from './formHarness.tsx';
import { SCHEMAS, SITE } from './formSite.ts';
import { openDocument } from './page.ts';

/** Starts each test of a file with a document without a form. */
export const formDocument = (): void => openDocument('<main><h1>Form</h1><div></div></main>');

export const openForm = (part: PagePart, rest: Partial<HarnessOptions> = {}): void =>
  harness.open({ schemas: SCHEMAS, problems: [], site: SITE, value: part.value, ...rest, part });

/** The current value, as it would be saved. */
export const formValue = (): Json => JSON.parse(JSON.stringify(harness.value));
