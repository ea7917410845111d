/** What the editor's server responds to the dialogs for acts, in tests without a server. */
import type { Action, ActionResult } from '../../src/editor/shared/protocol.ts';

export interface ActAnswers {
  act: (act: Action, mode: string | undefined) => ActionResult;
  /** Why no act can be done. */
  fault?: string;
  pictures: { pictures: string[]; notes: string[] };
  upload: { status: number; message?: string };
}

/** Every act succeeds. A test changes what it is about. */
export const successfulAnswers = (): ActAnswers => ({
  act: (_, mode) =>
    mode
      ? { kind: 'preview', text: 'public/data/clubs.json gets an event.' }
      : { kind: 'done', text: 'Added.', path: 'clubs/nature/walk', undo: '1' },
  pictures: { pictures: [], notes: [] },
  upload: { status: 200 },
});
