/** `npm run new -- event|camp-month|page|person [options]`: adds to the site; see codegen/new. */
import { checkSite } from '../check/index.ts';
import { terminalPrompt } from '../new/form.ts';
import { createPage } from '../new/index.ts';
import { run } from '../options.ts';

await run(async () => {
  const prompt = process.stdin.isTTY ? terminalPrompt(process.stdin, process.stdout, stop) : undefined;
  try {
    console.log(await createPage(process.argv.slice(2), { prompt, check: (folder) => checkSite(folder) }));
  } finally {
    prompt?.close();
  }
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
