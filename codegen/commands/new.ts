/** `npm run new`: adds to the site; see codegen/new. */
import { checkDraft } from '../check/index.ts';
import { type Prompt, terminalPrompt } from '../new/form.ts';
import { newCommand } from '../new/index.ts';
import { protocolOf, terminalPicture } from '../new/terminalPicture.ts';
import { stop } from './asking.ts';

/** How the command ends when it has left out files that it could not read; 1 means that nothing was changed. */
const UNREAD = 2;

let prompt: Prompt | undefined;

export const newPage = newCommand({
  prompt: () => {
    if (process.stdin.isTTY) {
      const protocol = protocolOf(process.stdout);
      const show = protocol && ((picture: Uint8Array) => terminalPicture(picture, protocol));
      prompt ??= terminalPrompt(process.stdin, process.stdout, stop, show);
    }
    return prompt;
  },
  check: (folder) => checkDraft(folder),
  print: (text, whole) => {
    console.log(text);
    if (!whole) process.exitCode = UNREAD;
  },
});
