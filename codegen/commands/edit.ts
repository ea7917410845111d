/** `npm run edit`: the office's editor. */
import { Command } from '@commander-js/extra-typings';
import { assertFolder, portOption, siteOption, startOnPort } from './options.ts';

const USUAL_PORT = 5180;

export const edit = new Command('edit')
  .description('opens the editor of the site in the browser of this machine')
  .addOption(siteOption())
  .addOption(portOption())
  .option('--no-open', 'only prints the address')
  .addHelpText('after', '\nExample: npm run edit -- --port 8000')
  .action(async ({ site, port, open }) => {
    assertFolder(site);
    // Pages are drawn as visitors get them, in a third of the time that React takes for developers.
    process.env.NODE_ENV = 'production';
    const { startEditor } = await import('../edit/server.ts');
    const editor = await startOnPort(port, USUAL_PORT, (free) => startEditor(site, free));
    const end = async () => {
      await editor.close();
      process.exit();
    };
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
    console.log(`The editor is at ${editor.address} (end with Ctrl-C)`);
    // Where there is no terminal, there is nobody in front of a browser.
    if (open && process.stdout.isTTY) await openInBrowser(editor.address);
  });

/** The address is on the screen for whoever has no browser that can be found. */
async function openInBrowser(address: string): Promise<void> {
  const { default: open } = await import('open');
  await open(address).catch(() => undefined);
}
