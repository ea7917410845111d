import { Option } from '@commander-js/extra-typings';
import { fieldOf } from '../core/problems/value.ts';
import { siteFolder } from '../node/content/folder.ts';
import { UsageError } from '../node/system/usageError.ts';

/** The value is an absolute path. */
export const siteOption = () =>
  new Option('--site <folder>', 'the folder of the site')
    .argParser(siteFolder)
    .default(siteFolder(undefined), 'this folder');

/** Port 0 is any free port. */
export const portOption = () =>
  new Option(
    '--port <number>',
    'the port; the default is the usual one, or a free one if that is in use',
  ).argParser(portNumber);

export const hostOption = () =>
  new Option(
    '--host <address>',
    'the address to listen on, such as 192.168.1.5, or 0.0.0.0 for all; default: this computer only',
  );

function portNumber(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new UsageError(`--port must be a whole number from 0 to 65535, not "${text}".`);
}

/**
 * Starts a server on the requested port, else on the default port, else on any free one.
 *
 * @throws UsageError (rejects) if the requested port is not available
 */
export async function startOnPort<T>(
  requested: number | undefined,
  defaultPort: number,
  start: (port: number) => Promise<T>,
): Promise<T> {
  try {
    return await start(requested ?? defaultPort);
  } catch (error) {
    // File errors have the same codes.
    const reason = fieldOf(error, 'syscall') === 'listen' && PORT_ERRORS[String(fieldOf(error, 'code'))];
    if (!reason) throw error;
    if (requested === undefined) return start(0);
    throw new UsageError(`Port ${requested} ${reason}. Choose another with --port.`);
  }
}

/** By error code of listen(2). */
const PORT_ERRORS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is used by another program',
  EACCES: 'may not be used by this account',
};
