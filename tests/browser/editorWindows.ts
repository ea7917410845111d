/** The windows in which the parts of the editor are looked at: one each time, where least fits, and all in a thorough run. */
import { weekly } from '../thorough.ts';

export const EDITOR_WINDOWS = [
  [360, 'dark'],
  ...weekly([
    [360, 'light'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const),
] as const;
