import { Command } from '@commander-js/extra-typings';
import { closeOnSignal } from '../node/system/interrupt.ts';
import { portOption, siteOption, startOnPort } from './options.ts';

const DEFAULT_PORT = 5173;

export const dev = new Command('dev')
  .description('Serves the site and reloads a page when its JSON changes')
  .addOption(siteOption())
  .addOption(portOption())
  .addHelpText('after', '\nExample: npm run dev -- --port 8000')
  .action(async ({ site, port }) => {
    const { startDev } = await import('../node/dev/server.ts');
    const server = await startOnPort(port, DEFAULT_PORT, (free) => startDev(site, free));
    console.log(`The site is at http://localhost:${server.port}${await server.base()}/ (end with Ctrl-C)`);
    closeOnSignal(server.close);
  });
