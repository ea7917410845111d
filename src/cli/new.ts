import { newCommand } from '../node/authoring/create/index.ts';
import { checkDraft } from '../node/check/index.ts';

/** If some files could not be read. 1 means that nothing was changed. */
const EXIT_CODE_UNREADABLE = 2;

export const newPage = newCommand({
  check: checkDraft,
  print: (text, isComplete) => {
    console.log(text);
    if (!isComplete) process.exitCode = EXIT_CODE_UNREADABLE;
  },
});
