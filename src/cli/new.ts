/** `npm run new`: adds to the site; see src/node/authoring/create. */

import { newCommand } from '../node/authoring/create/index.ts';
import { checkDraft } from '../node/check/index.ts';

/** How the command ends when it has left out files that it could not read; 1 means that nothing was changed. */
const EXIT_CODE_UNREADABLE = 2;

export const newPage = newCommand({
  check: (folder) => checkDraft(folder),
  print: (text, whole) => {
    console.log(text);
    if (!whole) process.exitCode = EXIT_CODE_UNREADABLE;
  },
});
