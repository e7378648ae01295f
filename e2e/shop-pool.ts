import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import { evidenceFolder } from './evidence-folder.ts';
import { type RunningShop, startShopProcess } from './shop-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where workers ask for their shop: see `sharedShop`. */
    shopPool: string;
  }
}

interface ShopRequest {
  worker: string;
  environment: Record<string, string>;
}

/**
 * Keeps the shops that stories share: one for each worker and set of settings, started on demand. They belong to the
 * main process, because workers are stopped while the database server is being stopped, and a shop has to end before
 * that. The run fails unless every shop ends with exit code 0.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { testServer } = project.getProvidedContext();
  await rm(evidenceFolder, { recursive: true, force: true });
  const shops = new Map<string, Promise<RunningShop>>();
  const shopFor = async (request: IncomingMessage): Promise<string> => {
    const { worker, environment } = JSON.parse(await text(request)) as ShopRequest;
    const key = JSON.stringify([worker, environment]);
    const shop = shops.get(key) ?? startShopProcess(testServer, environment);
    shops.set(key, shop);
    return (await shop).address;
  };
  const server = createServer((request, reply) => {
    shopFor(request).then(
      (address) => reply.writeHead(200).end(address),
      (error: unknown) => reply.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  project.provide('shopPool', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    const endings = [...shops].map(async ([key, starting]) => {
      const shop = await starting.catch(() => null);
      const code = await shop?.stop();
      // one that did not start has failed its story already
      return shop && code !== 0 ? `The shop ${key} ended with code ${code}:\n${shop.output()}` : '';
    });
    const faults = (await Promise.all(endings)).filter((fault) => fault !== '');
    if (faults.length > 0) throw new Error(faults.join('\n'));
  };
}
