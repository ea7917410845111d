/** An unused port; another program may take it at any time. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** @param host the host name: localhost may be another address than 127.0.0.1 */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
