import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogueHandlers } from '../catalogue/catalogue-handlers.ts';
import { PublicReads } from '../platform/concurrency/public-reads.ts';
import { cancellable } from '../platform/db/cancellable.ts';
import { connect, type Connection } from '../platform/db/connection.ts';
import { testDatabase, type TestDatabase } from '../platform/db/test-database.ts';
import { createServer, registerApi } from '../platform/http/http.ts';
import { cartHandlers } from './cart-handlers.ts';
import { signUrl } from './test-products.ts';

let database: TestDatabase;
let reading: Connection;
let app: FastifyInstance;
let port: number;
let requestCount = 0;
beforeAll(async () => {
  database = await testDatabase();
  reading = connect(database.url, 8, { readOnly: true });
});
beforeEach(async () => {
  app = await openApp((signal) => cancellable(reading.pool, database.pool, signal));
  port = (app.server.address() as AddressInfo).port;
  return () => app.close();
});
afterAll(async () => {
  await reading.close();
  await database.close();
});

async function openApp(readDb: (signal: AbortSignal) => Connection['db']): Promise<FastifyInstance> {
  const server = createServer();
  const watch = { version: () => '1', assortment: () => '1' };
  registerApi(server, {
    db: database.db,
    reads: new PublicReads({ catalogueVersion: () => '1', readDb }),
    handlers: { ...catalogueHandlers(watch), ...cartHandlers(signUrl) },
    findCaller: async () => null,
    catalogueVersion: () => '1',
    base: '/api',
  });
  server.addHook('onRequest', async () => void (requestCount += 1));
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

const ask = (path: string): ClientRequest => {
  const request = get({ port, path, agent: false });
  request.on('error', () => {});
  return request;
};
const answerTo = async (request: ClientRequest): Promise<IncomingMessage> => {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return response;
};
const facetsOf = (number: number) => `/api/products/facets?minPrice=${number}`;
const flood = (from: number) => Array.from({ length: 64 }, (_, index) => ask(facetsOf(from + index)));
const waitingStatements = async () => {
  const blocked = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await database.db.execute(blocked)).rowCount ?? 0;
};

/** Keeps every list and facet from being read until `work` is done. */
async function whileLocked(work: () => Promise<void>): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin; lock table variants in access exclusive mode');
    await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('facets that are asked for without end', () => {
  it('S7.24 leave connections to carts while they are computed', async () => {
    let requests: ClientRequest[] = [];
    await whileLocked(async () => {
      requests = flood(1000);
      await expect.poll(waitingStatements).toBeGreaterThan(0);
      // None of the 64 is answered before the lock ends, which is after this.
      const cart = await app.inject({ method: 'POST', url: '/api/unauthenticated/carts' });
      expect(cart.statusCode).toBe(200);
    });
    const statuses = await Promise.all(requests.map(async (request) => (await answerTo(request)).statusCode));
    // The last may have waited too long.
    expect([200, 503]).toEqual(expect.arrayContaining(statuses));
    expect(statuses[0]).toBe(200);
  });

  it('S7.24 end in the database when who asked has gone, and the next of the network is answered', async () => {
    await whileLocked(async () => {
      const requests = flood(2000);
      await expect.poll(waitingStatements).toBeGreaterThan(0);
      for (const request of requests) request.destroy();
      await expect.poll(waitingStatements).toBe(0);
      // It reads no variants. Every place of the network would be taken until the lock ends.
      expect((await answerTo(ask('/api/products/categories'))).statusCode).toBe(200);
    });
    // The line of facets goes on, and no connection was lost.
    expect((await answerTo(ask(facetsOf(3000)))).statusCode).toBe(200);
    await expect.poll(() => reading.pool.totalCount - reading.pool.idleCount + reading.pool.waitingCount).toBe(0);
  });

  it('S7.24 are still answered to one when another who asked for the same has gone', async () => {
    let patient: ClientRequest[] = [];
    await whileLocked(async () => {
      const first = ask(facetsOf(4000));
      await expect.poll(waitingStatements).toBeGreaterThan(0);
      const before = requestCount;
      // The second waits for a total that the first request counts.
      patient = [ask(facetsOf(4000)), ask('/api/products?minPrice=4000&inStock=true')];
      await expect.poll(() => requestCount).toBe(before + 2);
      first.destroy();
    });
    const statuses = await Promise.all(patient.map(async (request) => (await answerTo(request)).statusCode));
    expect(statuses).toEqual([200, 200]);
  });

  it('S7.24 are refused for a while with 503 when they take too long', async () => {
    const hasty = connect(database.url, 2, { statementTimeoutMs: 200, readOnly: true });
    const other = await openApp((signal) => cancellable(hasty.pool, database.pool, signal));
    await whileLocked(async () => {
      const response = await other.inject({ url: facetsOf(5000) });
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    });
    await expect.poll(async () => (await other.inject({ url: facetsOf(5000) })).statusCode).toBe(200);
    await other.close();
    await hasty.close();
  });
});
