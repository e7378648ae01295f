import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { files } from '../tables.ts';
import { orderLines, orders } from '../../orders/tables.ts';
import { form, openUploadFixture, type UploadFixture } from '../receive/test-uploads.ts';

let fixture: UploadFixture;
let film: Buffer;
let poster: Buffer;
beforeAll(async () => {
  fixture = await openUploadFixture();
  film = await readFile(new URL('../fixtures/film.mp4', import.meta.url));
  poster = await picture('teal');
});
afterAll(() => fixture.close());

const picture = (background: string) =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
const account: { id: string } = { id: '' };
beforeEach(async () => {
  account.id = await fixture.newAccount();
});

async function give(id: string, content: Buffer, accountId?: string) {
  const { headers, body } = form('poster.jpg');
  const response = await fixture.app.inject({
    method: 'PUT',
    url: `/api/file/ar-customization/${id}/poster`,
    headers: { ...headers, ...(accountId && { authorization: `Bearer ${accountId}` }) },
    payload: body(content),
  });
  const { data, status } = response.json();
  return { statusCode: response.statusCode, data, code: status?.code };
}
const send = async (accountId?: string) =>
  (await fixture.upload('medium', film, accountId === undefined ? {} : { accountId })).data;
const keyOf = async (id: string) =>
  (await fixture.database.db.select().from(files).where(eq(files.id, id)))[0]?.posterKey ?? '';

it('S3.14 a film gets its still picture, which can be fetched as it is and is made anew', async () => {
  const { id } = await send();
  const input = await give(id, poster);
  expect(input.statusCode).toBe(200);
  expect(input.data.posterUrl).toContain(`/files/${id}/poster?`);
  const response = await fixture.app.inject({ url: input.data.posterUrl });
  expect(response.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 1280, height: 720 });
  const again = await fixture.app.inject({
    url: input.data.posterUrl,
    headers: { 'if-none-match': String(response.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

it('S3.14 the signature of a film opens its poster as little as that of the poster opens the film', async () => {
  const { id } = await send();
  const { url, posterUrl } = (await give(id, poster)).data;
  for (const [path, query] of [
    [posterUrl, url],
    [url, posterUrl],
  ].map(([of, by]) => [of.split('?')[0], by.split('?')[1]]))
    expect((await fixture.app.inject({ url: `${path}?${query}` })).statusCode).toBe(403);
  const { id: without } = await send();
  expect((await fixture.app.inject({ url: fixture.signUrl(without, { poster: true }) })).statusCode).toBe(404);
});

it('S3.14 another poster takes its place under the same address, and the bytes of the first go', async () => {
  const { id } = await send();
  await give(id, poster);
  const first = await keyOf(id);
  const { posterUrl } = (await give(id, await picture('crimson'))).data;
  expect(await keyOf(id)).not.toBe(first);
  const servedPoster = await sharp((await fixture.app.inject({ url: posterUrl })).rawPayload).stats();
  expect(servedPoster.dominant.r).toBeGreaterThan(150);
  const jobs = await fixture.database.pool.query<{ keys: string[] }>(
    `select data -> 'keys' as keys from pgboss.job where name = 'delete-files'`,
  );
  expect(jobs.rows.flatMap(({ keys }) => keys)).toContain(first);
});

it("S3.14 nobody gives another's medium a poster, nor a photo one, nor what is not there", async () => {
  const { id } = await send(account.id);
  const photo = (await fixture.upload('photo', poster)).data.id;
  const before = await fixture.remains();
  const stranger = await fixture.newAccount();
  expect((await give(id, poster)).code).toBe('FILE_NOT_FOUND');
  expect((await give(id, poster, stranger)).code).toBe('FILE_NOT_FOUND');
  expect((await give(photo, poster)).code).toBe('FILE_NOT_FOUND');
  expect((await give(crypto.randomUUID(), poster)).code).toBe('FILE_NOT_FOUND');
  expect((await give(id, film, account.id)).code).toBe('FILE_TYPE_UNSUPPORTED');
  expect(await fixture.remains()).toEqual(before);
  expect((await give(id, poster, account.id)).statusCode).toBe(200);
});

it('S3.14 nobody gives a medium that a guest has ordered another face', async () => {
  const { db } = fixture.database;
  const { id } = await send();
  expect((await give(id, poster)).statusCode).toBe(200);
  const [order] = await db
    .insert(orders)
    .values({ email: 'a@example.com', status: 'paid', subtotal: 0, discount: 0, currency: 'EUR', total: 0 })
    .returning({ id: orders.id });
  const testProduct = { productId: 1, variantId: 1, sku: 'x', slug: 'x', name: 'x', mainImageUrl: '' };
  const slot = { slot: 1, kind: 'photo' as const, photo: null, choices: [], look: {}, title: 'x', sold: [] };
  const customizationList = [{ ...slot, medium: { attachmentId: id, type: 'VIDEO' as const } }];
  const line = { ...testProduct, quantity: 1, listUnitPrice: 0, unitPrice: 0, customizationList };
  await db.insert(orderLines).values({ ...line, orderId: order?.id ?? '' });
  const before = await keyOf(id);
  expect((await give(id, await picture('crimson'))).code).toBe('FILE_NOT_FOUND');
  expect(await keyOf(id)).toBe(before);
});
