import type { FastifyInstance } from 'fastify';

/** A port that cannot be had; its message is one sentence for the person who starts the shop. */
export class PortError extends Error {
  override name = 'PortError';
}

/**
 * Listens on the wanted port and answers which it is. When it is taken and not fixed, the next free one is used;
 * when it is fixed, it fails with a PortError.
 */
export async function listen(
  app: FastifyInstance,
  { host, port, portFixed }: { host: string; port: number; portFixed: boolean },
): Promise<number> {
  const last = portFixed || port === 0 ? port : Math.min(port + 100, 65_535);
  for (let preferredPort = port; preferredPort <= last; preferredPort += 1) {
    try {
      await app.listen({ host, port: preferredPort });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : preferredPort;
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === 'EACCES')
        throw new PortError(`The port ${preferredPort} is not allowed for this user: set PORT to one above 1023.`);
      if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
        throw new PortError(`This machine has no address ${host}: set HOST to one that it has, or unset it.`);
      if (code !== 'EADDRINUSE') throw error;
    }
  }
  throw new PortError(`The port ${port} is used by another program: stop that one, or set PORT to another port.`);
}

/** Lets the requests that are under way end; whoever is not done after `patienceMs`, like a slow upload, is cut off. */
export async function closeServer(app: FastifyInstance, patienceMs = 5000): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  await app.close();
  clearTimeout(late);
}
