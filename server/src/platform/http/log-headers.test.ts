import { Writable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { createServer } from './http.ts';

it('D7.43 not even at level trace does the log have the token and the cookies of an upload', async () => {
  let log = '';
  const stream = new Writable({ write: (chunk, _, done) => ((log += String(chunk)), done()) });
  const app = createServer({ log: { level: 'trace', stream } });
  const handler = async (request: FastifyRequest) => ({ name: (await request.file())?.filename });
  app.route({ method: 'POST', url: '/upload', handler });
  const [token, cookie] = ['a-token-that-nobody-may-read', 'a-cookie-that-nobody-may-read'];
  const payload = [
    '--edge',
    'content-disposition: form-data; name="file"; filename="cat.jpg"',
    'content-type: image/jpeg',
    '',
    'meow',
    '--edge--',
    '',
  ].join('\r\n');
  const headers = {
    'content-type': 'multipart/form-data; boundary=edge',
    authorization: `Bearer ${token}`,
    cookie: `session=${cookie}`,
  };
  const reply = await app.inject({ method: 'POST', url: '/upload', headers, payload });
  await app.close();
  expect(reply.json()).toEqual({ name: 'cat.jpg' });
  expect(log).toContain('busboy');
  expect([token, cookie].filter((secret) => log.includes(secret))).toEqual([]);
});
