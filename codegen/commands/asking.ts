/** A conversation at the terminal, for commands that ask before they change something. */
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { Form, type Prompt, terminalPrompt } from '../new/form.ts';

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

/** Whether a person at the terminal agrees. */
export async function agrees(question: string): Promise<boolean> {
  const prompt = terminalPrompt(process.stdin, process.stdout, stop);
  try {
    return await new Form(new Map(), prompt).confirm(question);
  } finally {
    prompt.close();
  }
}

/** A line that the terminal does not show while it is typed. */
export async function askSecretly(question: string): Promise<string> {
  process.stdout.write(question);
  const silent = new Writable({ write: (_part, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  terminal.on('SIGINT', stop);
  try {
    return await new Promise((answer) => terminal.question('', answer));
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}
