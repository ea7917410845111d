/** A conversation at the terminal, for commands that ask before they change something. */
import { type Prompt, terminalPrompt } from '../new/form.ts';

/** @param use is given nobody where nobody can be asked */
export async function withPrompt(use: (prompt: Prompt | undefined) => Promise<void>): Promise<void> {
  const prompt = process.stdin.isTTY ? terminalPrompt(process.stdin, process.stdout, stop) : undefined;
  try {
    await use(prompt);
  } finally {
    prompt?.close();
  }
}

/** A terminal that asks takes Ctrl-C for itself; what is being written listens for the signal. */
export function stop(): void {
  if (process.listenerCount('SIGINT') > 0) {
    process.emit('SIGINT', 'SIGINT');
    return;
  }
  console.error('\nStopped. Nothing was changed.');
  process.exit(130);
}
