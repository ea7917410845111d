/** `npm run new`: adds to the site; see codegen/new. */
import { checkDraft } from '../check/index.ts';
import { type Prompt, terminalPrompt } from '../new/form.ts';
import { newCommand } from '../new/index.ts';
import { stop } from './asking.ts';

let prompt: Prompt | undefined;

export const newPage = newCommand({
  prompt: () => {
    if (process.stdin.isTTY) prompt ??= terminalPrompt(process.stdin, process.stdout, stop);
    return prompt;
  },
  check: (folder) => checkDraft(folder),
  print: (text) => console.log(text),
});
