import { Command } from '@commander-js/extra-typings';
import { closeOnSignal } from '../node/system/interrupt.ts';
import { portOption, siteOption, startOnPort } from './options.ts';

export const edit = new Command('edit')
  .description('Opens the editor in the browser')
  .addOption(siteOption())
  .addOption(portOption())
  .option('--no-open', 'only print the address')
  .option('--phone [address]', 'allow one device in the local network, at an address of this computer')
  .addHelpText('after', '\nExample: npm run edit -- --port 8000')
  .action(async ({ site, port, open, phone }) => {
    // The production build of React takes a third of the time.
    process.env.NODE_ENV = 'production';
    const { startEditor } = await import('../editor/server/server.ts');
    const { defaultPort, loadSavedSession, saveSession } = await import('../editor/server/savedSession.ts');
    const savedPort = loadSavedSession(site).port;
    const editor = await startOnPort(port, savedPort ?? defaultPort(site), (free) => startEditor(site, free));
    const editorPort = Number(new URL(editor.address).port);
    if (port === undefined && savedPort === undefined)
      saveSession(site, { ...loadSavedSession(site), port: editorPort });
    closeOnSignal(editor.close);
    console.log(`The editor is at ${editor.address} (end with Ctrl-C)`);
    if (savedPort !== undefined && editorPort !== savedPort) console.log(otherPortMessage(savedPort));
    if (phone !== undefined) {
      const view = await editor.pairing
        .start(phone === true ? undefined : phone)
        .catch(async (error: unknown) => {
          await editor.close();
          throw error;
        });
      const { qrCodeText } = await import('../editor/server/pairing.ts');
      if (view.kind === 'waiting') console.log(pairingMessage(view.address, qrCodeText(view.address)));
    }
    // Without a terminal there is no user.
    if (open && process.stdout.isTTY) await openInBrowser(editor.address);
  });

const pairingMessage = (address: string, qrCode: string) => `
On a phone of the same network: point its camera at this picture.

${qrCode}

Or open ${address}
Only the first device that opens it gets in, within ten minutes. It may edit the site until the editor ends, or somebody
chooses "Stop" in the window. Whoever is in the same network could read along: use it only where you trust everybody.
`;

/** A browser stores unsaved changes by origin. */
const otherPortMessage = (usual: number) =>
  `Until now this site was edited at port ${usual}. What you typed there and did not save is safe; it is shown when the editor runs there again.`;

/** Without a browser, the user has the printed address. */
async function openInBrowser(address: string): Promise<void> {
  const { default: open } = await import('open');
  await open(address).catch(() => undefined);
}
