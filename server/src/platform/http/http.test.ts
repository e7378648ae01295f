import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import fc from 'fast-check';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTokenPrefix } from '@afterimage/contract/values/operators.ts';
import type { Handlers } from './handlers.ts';
import { fail, sentence } from './failure.ts';
import { type CallInProcess, createServer, registerApi } from './http.ts';
import { type TestDatabase, testDatabase } from '../db/test-database.ts';

const address = {
  id: randomUUID(),
  firstName: 'Ada',
  lastName: 'L',
  line1: 'x',
  city: 'y',
  postalCode: '1',
  countryCode: 'DE',
  isDefault: true,
};
const accountId = randomUUID();
const token = 'a'.repeat(43);
let database: TestDatabase;
let version = '1';
let computed = 0;
let log = '';
let deleting: Error | null = null;

const germany = {
  code: 'DE',
  name: 'Germany',
  address: { lines: '%N%n%A%n%Z %C', postalCode: null, city: null, region: null },
};

/** Small handlers that show what the frame around them does; the shop's own have their own tests. */
const handlers: Partial<Handlers> = {
  listCountries: async () => {
    computed += 1;
    return { countryList: [{ ...germany, secret: 'internal' }] };
  },
  getProduct: async () => fail('PRODUCT_NOT_FOUND'),
  login: async () => {
    throw new Error('the password was hunter2');
  },
  addAddress: async ({ db }, { body }) => {
    await db.execute(sql`insert into shop_facts values (${randomUUID()}, 'http.test')`);
    if (body.city === 'Nowhere') fail('INVALID_REQUEST', { fields: { city: 'No such city' } });
    return { ...address, ...body };
  },
  updateAddress: async (_, { params, body }) => ({ ...address, ...body, id: params.addressId }),
  deleteAddress: async () => {
    if (deleting) throw deleting;
    return {};
  },
  createGuestCart: async () => ({ id: randomUUID() }),
  logout: async () => ({}),
  uploadPhoto: async (context) => {
    const { stream } = await context.upload(1000);
    let bytes = 0;
    for await (const chunk of stream) bytes += (chunk as Buffer).length;
    if (stream.truncated) fail('FILE_TOO_LARGE');
    return { id: randomUUID(), url: '/files/x', width: bytes, height: 1 };
  },
};

const app = createServer({
  log: { level: 'error', stream: new Writable({ write: (chunk, _, done) => ((log += String(chunk)), done()) }) },
});
let call: CallInProcess;
beforeAll(async () => {
  database = await testDatabase();
  call = registerApi(app, {
    db: database.db,
    handlers,
    findCaller: async (args) => (args === token ? { accountId, sessionId: randomUUID() } : null),
    catalogueVersion: () => version,
    base: '/api',
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const signedIn = { authorization: `Bearer ${token}` };
const addressBody = { firstName: 'Ada', lastName: 'L', line1: 'x', city: 'y', postalCode: '1', countryCode: 'DE' };
const count = async () =>
  Number((await database.db.execute(sql`select count(*) from shop_facts where value = 'http.test'`)).rows[0]?.count);

describe('what a client sends wrongly', () => {
  it('D3.20 a bad field is a 400 that names the field', async () => {
    const body = { ...addressBody, countryCode: 'Germany', city: undefined };
    const response = await app.inject({
      method: 'POST',
      url: '/api/profile/addresses',
      headers: signedIn,
      payload: body,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      status: {
        code: 'INVALID_REQUEST',
        fields: { countryCode: 'Please enter a valid country', city: 'Please enter city' },
      },
      message: sentence('INVALID_REQUEST', 'en'),
    });
  });

  it('D3.20 an unknown field, in the body or the address, is refused by its name', async () => {
    const payload = { ...addressBody, role: 'operator' };
    const inBody = await app.inject({ method: 'POST', url: '/api/profile/addresses', headers: signedIn, payload });
    expect([inBody.statusCode, Object.keys(inBody.json().status.fields)]).toEqual([400, ['role']]);
    const inQuery = await app.inject('/api/location/countries?sort=name');
    expect([inQuery.statusCode, Object.keys(inQuery.json().status.fields)]).toEqual([400, ['sort']]);
  });

  it.each([
    ['not JSON', '{"a":', 'MALFORMED_BODY'],
    ['not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'MALFORMED_BODY'],
    ['a list', '[]', 'INVALID_REQUEST'],
    ['nothing', '', 'INVALID_REQUEST'],
    ['a __proto__', '{"__proto__":{"isDefault":true}}', 'INVALID_REQUEST'],
    ['a NUL character', JSON.stringify({ ...addressBody, city: 'a\0b' }), 'INVALID_REQUEST'],
    ['half a surrogate pair', JSON.stringify({ ...addressBody, city: '\ud83d' }), 'INVALID_REQUEST'],
  ])('D3.20 a body that is %s is a 400', async (_, payload, code) => {
    const headers = { ...signedIn, 'content-type': 'application/json' };
    const response = await app.inject({ method: 'POST', url: '/api/profile/addresses', headers, payload });
    expect([response.statusCode, response.json().status.code]).toEqual([400, code]);
  });

  it('D3.20 another kind of content is a 415, too much of it a 413', async () => {
    const xml = { method: 'POST', url: '/api/profile/addresses', payload: '<a/>' } as const;
    const kind = await app.inject({ ...xml, headers: { ...signedIn, 'content-type': 'text/xml' } });
    expect([kind.statusCode, kind.json().status.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const payload = JSON.stringify({ ...addressBody, city: 'x'.repeat(1_100_000) });
    const headers = { ...signedIn, 'content-type': 'application/json' };
    const size = await app.inject({ method: 'POST', url: '/api/profile/addresses', headers, payload });
    expect([size.statusCode, size.json().status.code]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  it('D3.20 an unknown address is a 404, a wrong method a 405 that says what is allowed', async () => {
    const nowhere = await app.inject('/api/nowhere');
    expect([nowhere.statusCode, nowhere.json().status.code]).toEqual([404, 'NOT_FOUND']);
    const patched = await app.inject({ method: 'PATCH', url: '/api/profile/addresses' });
    expect([patched.statusCode, patched.headers.allow]).toEqual([405, 'POST']);
    const broken = await app.inject('/api/products/%E0%A4%A');
    expect([broken.statusCode, broken.json().status.code]).toEqual([400, 'MALFORMED_BODY']);
  });

  it('D7.42 a body without a byte is none, whatever its kind; a slash at the end changes nothing', async () => {
    for (const kind of ['application/json; charset=utf-8', 'application/x-www-form-urlencoded', 'text/plain']) {
      const headers = { ...signedIn, 'content-type': kind, 'content-length': '0' };
      const response = await app.inject({ method: 'POST', url: '/api/auth/logout/', headers });
      expect([kind, response.statusCode]).toEqual([kind, 200]);
    }
  });

  it('D3.20 nothing that is sent gives a 500', async () => {
    const property = fc.asyncProperty(
      fc.constantFrom('POST', 'PUT', 'DELETE', 'GET'),
      fc.webPath(),
      fc.webQueryParameters(),
      fc.json(),
      async (method, path, query, payload) => {
        for (const url of [`/api/profile/addresses${path}?${query}`, `/api/location/countries?${query}`]) {
          const headers = { ...signedIn, 'content-type': 'application/json' };
          const response = await app.inject({ method: method as 'POST', url, headers, payload });
          expect(response.statusCode, url).toBeLessThan(500);
        }
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });

  it.each([
    new DrizzleQueryError('select 1', [], Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })),
    Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
    new Error('Connection terminated unexpectedly'),
    new DrizzleQueryError('begin', [], new Error('Client has encountered a connection error and is not queryable')),
    new DrizzleQueryError('rollback', [], new Error('Client was closed and is not queryable')),
    new Error('Cannot use a pool after calling end on the pool'),
    Object.assign(new Error('write'), { code: 'EPIPE' }),
    new Error('outer', { cause: new DrizzleQueryError('select 1', [], new Error('Connection terminated')) }),
  ])('D3.20 a database that is away is a 503 (%#)', async (error) => {
    deleting = error;
    const url = `/api/profile/addresses/${randomUUID()}`;
    const response = await app.inject({ method: 'DELETE', url, headers: signedIn });
    expect([response.statusCode, response.json().status.code]).toEqual([503, 'UNAVAILABLE']);
  });

  it.each([
    ['40P01', undefined, 503, 'UNAVAILABLE'],
    ['53100', undefined, 503, 'UNAVAILABLE'],
    ['57014', undefined, 503, 'UNAVAILABLE'],
    ['ENOSPC', undefined, 503, 'UNAVAILABLE'],
    ['23503', 'orders_account_id_accounts_id_fk', 401, 'UNAUTHENTICATED'],
    ['23503', 'order_lines_order_id_orders_id_fk', 500, 'INTERNAL'],
  ])('D3.20 two that waited for each other, and an account that has just been erased (%s %s)', async (...args) => {
    const [code, constraint, status, expectedReply] = args;
    deleting = new DrizzleQueryError('insert', [], Object.assign(new Error('refused'), { code, constraint }));
    const url = `/api/profile/addresses/${randomUUID()}`;
    const response = await app.inject({ method: 'DELETE', url, headers: signedIn });
    expect([response.statusCode, response.json().status.code]).toEqual([status, expectedReply]);
  });

  it('D7.43 what is remembered of a repeatable call does not say from where a guest made it, nor what was answered', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const remoteAddress = '192.0.2.77';
    const createCart = () => app.inject({ method: 'POST', url: '/api/unauthenticated/carts', headers, remoteAddress });
    const { data } = (await createCart()).json() as { data: object };
    expect((await createCart()).json()).toEqual({ data });
    const { rows } = await database.db.execute(sql`select * from idempotency_keys where scope like 'createGuestCart%'`);
    expect(rows.length).toBeGreaterThan(0);
    const secrets = [remoteAddress, headers['idempotency-key'], ...Object.values(data).map(String)];
    expect(secrets.filter((secret) => JSON.stringify(rows).includes(secret))).toEqual([]);
  });

  it('D3.20 a fault is a 500 that says nothing of itself, and is logged', async () => {
    const payload = { email: 'ada@example.com', password: 'whatever' };
    const response = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect([response.statusCode, response.json().status.code]).toEqual([500, 'INTERNAL']);
    expect(response.body).not.toContain('hunter2');
    expect(log).toContain('a request failed');
    expect(log).not.toContain('whatever');
  });
});

describe('who is calling', () => {
  it('S8.1 a signed-in call without a token, or with one that has ended, is a 401', async () => {
    for (const headers of [{}, { authorization: `Bearer ${'b'.repeat(43)}` }, { authorization: 'Basic x' }]) {
      const response = await app.inject({ method: 'POST', url: '/api/auth/logout', headers });
      expect([response.statusCode, response.json().status.code]).toEqual([401, 'UNAUTHENTICATED']);
    }
    expect((await app.inject({ method: 'POST', url: '/api/auth/logout', headers: signedIn })).statusCode).toBe(200);
  });

  it('what anyone may call, a program calls with its access token too, as nobody', async () => {
    const callWith = async (bearer: string, url: string) =>
      (await app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${bearer}` } })).statusCode;
    const accessToken = accessTokenPrefix + 'c'.repeat(43);
    expect(await callWith(accessToken, '/api/unauthenticated/carts')).toBe(200);
    expect(await callWith('b'.repeat(43), '/api/unauthenticated/carts')).toBe(401);
    expect(await callWith(accessToken, '/api/auth/logout')).toBe(401);
  });

  it('D6.4 the cookie alone signs nobody in', async () => {
    const headers = { cookie: `token=${token}` };
    expect((await app.inject({ method: 'POST', url: '/api/auth/logout', headers })).statusCode).toBe(401);
  });
});

describe('public replies', () => {
  it('S7.29 are computed once for a version of the catalogue, hold only what the contract names, and answer 304', async () => {
    version = 'fresh';
    computed = 0;
    const first = await app.inject('/api/location/countries');
    expect(first.json()).toEqual({ data: { countryList: [germany] } });
    const etag = String(first.headers.etag);
    const headers = { 'if-none-match': etag };
    expect((await app.inject({ url: '/api/location/countries', headers })).statusCode).toBe(304);
    await Promise.all(Array.from({ length: 5 }, () => app.inject('/api/location/countries')));
    await call('listCountries');
    expect(computed).toBe(1);
    version = '2';
    await Promise.all(Array.from({ length: 5 }, () => app.inject('/api/location/countries')));
    expect(computed).toBe(2);
  });

  it('S7.29 are sent compressed to who takes it', async () => {
    const response = await app.inject({ url: '/api/location/countries', headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers['content-encoding']).toBe('br');
  });

  it('S7.24 a failure is not kept', async () => {
    expect((await app.inject('/api/products/none')).statusCode).toBe(404);
    await expect(call('getProduct', { params: { productId: 'none' } })).rejects.toMatchObject({
      code: 'PRODUCT_NOT_FOUND',
    });
  });
});

describe('repeated writes', () => {
  const send = (key: string, payload: object = addressBody) =>
    app.inject({
      method: 'POST',
      url: '/api/profile/addresses',
      headers: { ...signedIn, 'idempotency-key': key },
      payload,
    });

  it('S7.7 the same key does the work once, also in parallel, and answers the same', async () => {
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('k1')));
    expect(new Set(answers.map((response) => response.body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  it('S7.7 the same key with another body is refused; without a key each counts', async () => {
    const before = await count();
    await send('k2');
    const other = await send('k2', { ...addressBody, city: 'z' });
    expect([other.statusCode, other.json().status.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    await app.inject({ method: 'POST', url: '/api/profile/addresses', headers: signedIn, payload: addressBody });
    expect(await count()).toBe(before + 2);
  });

  it('S7.7 a failed write leaves nothing behind and may be tried again with its key', async () => {
    const before = await count();
    expect((await send('k3', { ...addressBody, city: 'Nowhere' })).statusCode).toBe(400);
    expect(await count()).toBe(before);
    expect((await send('k3', { ...addressBody, city: 'Somewhere' })).statusCode).toBe(200);
  });
});

describe('repeated writes of guests', () => {
  const send = async (remoteAddress: string) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/unauthenticated/carts',
        headers: { 'idempotency-key': '1' },
        remoteAddress,
      })
    ).json().data.id as string;

  it('S7.14 the key of one guest never answers with the cart of another', async () => {
    const first = await send('192.0.2.1');
    expect(await send('192.0.2.1')).toBe(first);
    expect(await send('192.0.2.2')).not.toBe(first);
  });
});

describe('files', () => {
  const form = (name: string, bytes: number) => {
    const head = `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(head), Buffer.alloc(bytes), Buffer.from('\r\n--x--\r\n')]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    return app.inject({ method: 'POST', url: '/api/file/customization', headers, payload });
  };

  it('S7.35 a form with the field file is read as a stream, up to its bound', async () => {
    expect((await form('file', 900)).json().data.width).toBe(900);
    const large = await form('file', 5000);
    expect([large.statusCode, large.json().status.code]).toEqual([413, 'FILE_TOO_LARGE']);
  });

  it.each(['', '--x', 'garbage', '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n'])(
    'S7.35 a form that breaks off (%j) is a 400',
    async (payload) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const response = await app.inject({ method: 'POST', url: '/api/file/customization', headers, payload });
      expect(response.statusCode).toBe(400);
    },
  );

  it('S7.35 a form without it names the field', async () => {
    const response = await form('picture', 10);
    expect([response.statusCode, Object.keys(response.json().status.fields)]).toEqual([400, ['file']]);
    const json = await app.inject({ method: 'POST', url: '/api/file/customization', payload: {} });
    expect(json.statusCode).toBe(415);
  });
});
