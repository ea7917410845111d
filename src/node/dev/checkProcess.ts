/** Runs the whole check on request, in a process of its own so that nobody waits for it; see checker.ts. */
import { checkDraft } from '../check/index.ts';

process.on('message', async (folder: string) => {
  const found = await checkDraft(folder);
  // Whoever has asked may be gone.
  process.send?.(found, undefined, undefined, () => undefined);
});
// Ctrl-C reaches every process of the terminal; this one ends with the server, which closes the channel.
process.on('SIGINT', () => undefined);
// Nobody waits for the answer any more.
process.on('disconnect', () => process.exit());
