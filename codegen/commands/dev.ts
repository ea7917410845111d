/** `npm run dev -- [--site DIR] [--port N]`: the site while it is edited; saved files change the open page. */
import { options, run, UsageError } from '../options.ts';

const FIRST_PORT = 5173;

await run(async () => {
  const { site, port } = options();
  const { startDev } = await import('../dev/server.ts');
  const server =
    port === undefined
      ? await startDev(site, FIRST_PORT).catch((error: unknown) => {
          if (isTaken(error)) return startDev(site, 0);
          throw error;
        })
      : await startDev(site, port).catch((error: unknown) => {
          throw isTaken(error) ? new UsageError(`The port ${port} is taken.`) : error;
        });
  console.log(`The site is at http://localhost:${server.port}/ (end with Ctrl-C)`);
  const end = async () => {
    await server.close();
    process.exit();
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
});

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
