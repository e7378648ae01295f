import { request } from 'node:http';
import { expect, it } from 'vitest';
import { createServer } from './http.ts';
import { closeServer, listen } from './listen.ts';

it('D7.43 the shop ends although somebody is still sending', async () => {
  const app = createServer();
  let arrived = () => {};
  const requestArrived = new Promise<void>((done) => (arrived = done));
  app.addHook('onRequest', async () => arrived());
  app.post('/slow', async () => 'never');
  const port = await listen(app, { host: '127.0.0.1', port: 0, portFixed: true });
  const headers = { 'content-type': 'application/json', 'content-length': '1000' };
  const slow = request({ port, host: '127.0.0.1', method: 'POST', path: '/slow', headers });
  const cut = new Promise<string>((done) => slow.on('error', () => done('cut off')));
  slow.write('{');
  await requestArrived;
  await closeServer(app, 100);
  expect(await cut).toBe('cut off');
});
