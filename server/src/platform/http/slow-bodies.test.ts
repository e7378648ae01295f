import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from './http.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = createServer({ bodyPace: { leastBytes: 20, everyMs: 200 } });
  app.addContentTypeParser('application/octet-stream', (_, body, done) => done(null, body));
  const countBytes = async (request: FastifyRequest) => {
    let bytes = 0;
    for await (const chunk of request.body as AsyncIterable<Buffer>) bytes += chunk.length;
    return { bytes };
  };
  app.route({ method: 'POST', url: '/stream', handler: countBytes });
  app.post('/body', (request, reply) => reply.send({ bytes: request.rawBody?.length ?? 0 }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Sends a JSON body of 100 bytes, so many at a time; answers what came back until the connection ended. */
async function sendSlowly(bytesAtOnce: number, pauseMs: number, path = '/body'): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  const closed = new Promise<void>((done) => socket.on('close', () => done()));
  socket.on('data', (chunk) => (answer += String(chunk))).on('error', () => {});
  const type = path === '/body' ? 'application/json' : 'application/octet-stream';
  const head = [`POST ${path} HTTP/1.1`, 'host: localhost', `content-type: ${type}`, 'connection: close'];
  socket.write(`${[...head, 'content-length: 100'].join('\r\n')}\r\n\r\n`);
  const body = JSON.stringify('x'.repeat(98));
  for (let sent = 0; sent < 100 && !socket.destroyed; sent += bytesAtOnce) {
    socket.write(body.slice(sent, sent + bytesAtOnce));
    await sleep(pauseMs);
  }
  await closed;
  return answer;
}

it.each(['/body', '/stream'])(
  'D3.20 whoever sends a byte now and then to %s is cut off, and nobody else',
  async (path) => {
    const [slow, steady] = await Promise.all([sendSlowly(1, 50, path), sendSlowly(20, 100, path)]);
    expect(slow).toBe('');
    expect(steady).toMatch(/^HTTP\/1\.1 200 [^]*\{"bytes":100\}$/);
  },
);

it('D3.20 two hundred slow bodies at once are all cut off', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => sendSlowly(1, 100)));
  expect(new Set(answers)).toEqual(new Set(['']));
});
