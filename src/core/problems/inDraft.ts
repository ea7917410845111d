/** An error in a draft is a warning, because it does not block publishing. */
import type { Problem } from './problem.ts';

export const inDraft = (problem: Problem): Problem => ({
  ...problem,
  severity: 'warning',
  inDraft: true,
  hint: [problem.hint, 'This is in a draft: fix it before the draft is published.'].filter(Boolean).join(' '),
});
