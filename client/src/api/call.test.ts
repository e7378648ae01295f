import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCall } from './call.ts';
import { FailureError } from './failure.ts';
import { fetchTransport } from './fetch-transport.ts';

interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let base = '';
let receivedRequests: ReceivedRequest[] = [];
let token: string | null = null;
let unauthorized = 0;
/** What the server does with the next request; null breaks the connection. */
let next: ({ status: number; body: string } | null)[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      receivedRequests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      const answer = next.length > 0 ? next.shift() : { status: 200, body: '{"data":{}}' };
      if (!answer) return request.socket.destroy();
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => server.close());
beforeEach(() => {
  receivedRequests = [];
  next = [];
  token = null;
  unauthorized = 0;
});

const callNow = () =>
  createCall(fetchTransport({ base, token: () => token, unauthorized: () => void (unauthorized += 1) }));

async function failureOf(work: Promise<unknown>) {
  const error = await work.catch((reason: unknown) => reason);
  if (!(error instanceof FailureError)) throw new Error('it did not fail as a call fails', { cause: error });
  return error.failure;
}

describe('calls over HTTP', () => {
  it('S6.3 the token goes along as bearer on every call when it is stored, and not otherwise', async () => {
    await callNow()('listCategories');
    token = 'secret';
    await callNow()('listCategories');
    expect(receivedRequests.map((request) => request.headers.authorization)).toEqual([undefined, 'Bearer secret']);
    expect(receivedRequests[0]?.headers.cookie).toBeUndefined();
  });

  it('S7.24 places, query and body go where the contract says; what is empty stays out', async () => {
    const query = { pageNum: 1, key: 'a & b', sort: undefined };
    await callNow()('listCategoryProducts', { params: { categoryId: 'art/decor' }, query });
    await callNow()('login', { body: { email: 'a@b.example', password: 'x' } });
    expect(receivedRequests.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/api/products/categories/art%2Fdecor?pageNum=1&key=a+%26+b', ''],
      ['POST', '/api/auth/login', '{"email":"a@b.example","password":"x"}'],
    ]);
  });

  it('S3.20 a success answers its data, a failure throws status, code, description and fields', async () => {
    next = [
      { status: 200, body: '{"data":{"countryList":[{"code":"DE","name":"Germany"}]}}' },
      {
        status: 400,
        body: '{"status":{"code":"INVALID_REQUEST","description":"Please check","fields":{"email":"No"}},"message":"Please check"}',
      },
    ];
    expect(await callNow()('listCountries')).toEqual({ countryList: [{ code: 'DE', name: 'Germany' }] });
    expect(await failureOf(callNow()('login', { body: { email: '', password: '' } }))).toEqual({
      status: 400,
      code: 'INVALID_REQUEST',
      description: 'Please check',
      fields: { email: 'No' },
    });
  });

  it('S8.2 an answer that is not of the shop is a failure without a message', async () => {
    next = [{ status: 502, body: '<html>Bad gateway</html>' }];
    expect(await failureOf(callNow()('listCountries'))).toEqual({ status: 502, code: 'UNKNOWN', description: '' });
  });

  it('S8.1 a 401 is told before the failure is thrown', async () => {
    next = [{ status: 401, body: '{"status":{"code":"UNAUTHENTICATED","description":"Please sign in"}}' }];
    const failure = await failureOf(callNow()('getProfile'));
    expect([unauthorized, failure.status, failure.description]).toEqual([1, 401, 'Please sign in']);
  });

  it('S8.1 a 401 that comes late says nothing of the token that has come since', async () => {
    next = [{ status: 401, body: '{"status":{"code":"UNAUTHENTICATED","description":"Please sign in"}}' }];
    token = 'old';
    const asking = failureOf(callNow()('getProfile'));
    token = 'new';
    await asking;
    expect(unauthorized).toBe(0);
  });

  it('D7.40 a repeatable write that lost its connection is sent once more with the same key', async () => {
    next = [null, { status: 200, body: '{"data":{"id":"c"}}' }];
    expect(await callNow()('createGuestCart')).toEqual({ id: 'c' });
    const keys = receivedRequests.map((request) => request.headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('D3.19 a write that may not be repeated is not: a one-time token would be spent by its ghost', async () => {
    next = [null];
    const failure = await failureOf(callNow()('resetPassword', { body: { token: 't', password: 'long enough' } }));
    expect(failure).toMatchObject({ status: 0, code: 'NETWORK' });
    expect(receivedRequests).toHaveLength(1);
  });

  it('S2.4 a call that is given up throws its abort, not a failure', async () => {
    const giving = new AbortController();
    giving.abort(new Error('elsewhere'));
    await expect(callNow()('listCountries', {}, { signal: giving.signal })).rejects.toThrow('elsewhere');
  });
});
