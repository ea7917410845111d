/** Runs the check in a process of its own; see checker.ts. */
import { checkDraft } from '../check/index.ts';

process.on('message', async (folder: string) => {
  const problems = await checkDraft(folder);
  // The parent process may have ended.
  process.send?.(problems, undefined, undefined, () => undefined);
});
// Ctrl-C reaches every process of the terminal; this one ends when the server closes the channel.
process.on('SIGINT', () => undefined);
// The parent process does not need the result any more.
process.on('disconnect', () => process.exit());
