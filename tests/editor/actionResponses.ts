/** Responses of the editor's server to action dialogs, for tests without a server. */
import type { Action, ActionResult } from '../../src/editor/shared/protocol.ts';

export interface ActAnswers {
  act: (act: Action, mode: string | undefined) => ActionResult;
  /** The reason why no action is possible. */
  fault?: string;
  pictures: { pictures: string[]; notes: string[] };
  upload: { status: number; message?: string };
}

/** Every action succeeds. Tests change the responses they need. */
export const successfulAnswers = (): ActAnswers => ({
  act: (_, mode) =>
    mode
      ? { kind: 'preview', text: 'public/data/clubs.json gets an event.' }
      : { kind: 'done', text: 'Added.', path: 'clubs/nature/walk', undo: '1' },
  pictures: { pictures: [], notes: [] },
  upload: { status: 200 },
});
