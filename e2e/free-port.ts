import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A port that is free now, for a shop whose address others must know before it is open. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
