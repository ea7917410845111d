/** `npm run new`: adds to the site; see codegen/new. */
import { checkDraft } from '../check/index.ts';
import { type Prompt, terminalPrompt } from '../new/form.ts';
import { newCommand } from '../new/index.ts';

let prompt: Prompt | undefined;

export const newPage = newCommand({
  prompt: () => {
    if (process.stdin.isTTY) prompt ??= terminalPrompt(process.stdin, process.stdout, stop);
    return prompt;
  },
  check: (folder) => checkDraft(folder),
  print: (text) => console.log(text),
});

/** A terminal that asks takes Ctrl-C for itself; what is being written listens for the signal. */
function stop(): void {
  if (process.listenerCount('SIGINT') > 0) {
    process.emit('SIGINT', 'SIGINT');
    return;
  }
  console.error('\nStopped. Nothing was changed.');
  process.exit(130);
}
