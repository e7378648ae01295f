import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { carts } from '../../cart/tables.ts';
import { createThrottle } from '../../platform/rate-limit/rate-limits.ts';
import { markOrdered } from '../../privacy/mark-ordered.ts';
import { createProjects } from '../../projects/create-projects.ts';
import { newOrder, newPhotoSlot, ordered } from '../../projects/test-order.ts';
import { freeSpaceOf } from '../store/disk-room.ts';
import { files } from '../tables.ts';
import { makeRoom } from './received.ts';
import { form, openUploadFixture, type UploadFixture } from './test-uploads.ts';
import { uploadBudget } from './upload-budget.ts';

// What uploads may take of the disk. How much is free is said by the tests.

const mebibyte = 1024 * 1024;
const spare = 256 * mebibyte;
let fixture: UploadFixture;
let photo: Buffer;
beforeAll(async () => {
  fixture = await openUploadFixture();
  const create = { width: 640, height: 480, channels: 3 as const, background: 'teal' };
  photo = await sharp({ create: { ...create, noise: { type: 'gaussian' } } })
    .jpeg({ quality: 95 })
    .toBuffer();
});
afterAll(() => fixture.close());
afterEach(() => {
  fixture.disk.freeSpace = freeSpaceOf;
});

const version = { 'tus-resumable': '1.0.0' };
const partType = 'application/offset+octet-stream';
const begin = (bytes: number, headers: Record<string, string> = {}) =>
  fixture.app.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: { ...version, 'upload-length': String(bytes), ...headers },
  });
const send = (url: string, content: Buffer) =>
  fixture.app.inject({
    method: 'PATCH',
    url,
    headers: { ...version, 'content-type': partType, 'upload-offset': '0' },
    payload: content,
  });
const remove = (url: string) => fixture.app.inject({ method: 'DELETE', url, headers: version });
const isOpenForOrders = async () => {
  const [cart] = await fixture.database.db.insert(carts).values({}).returning();
  return cart !== undefined;
};

describe('the room of uploads', () => {
  it('S7.35 twelve uploads of 100 MB that begin at once never promise more than the disk has', async () => {
    fixture.disk.freeSpace = async () => spare + 1000 * mebibyte;
    const replies = await Promise.all(Array.from({ length: 12 }, () => begin(100 * mebibyte)));
    const begun = replies.filter(({ statusCode }) => statusCode === 201);
    // Itself, a copy, what is made of it and what is kept: 400 MB each.
    expect(begun).toHaveLength(2);
    for (const reply of replies)
      if (reply.statusCode !== 201) expect([reply.statusCode, reply.json().status.code]).toEqual([503, 'UNAVAILABLE']);
    expect(await isOpenForOrders()).toBe(true);
    for (const { headers } of begun) await remove(String(headers.location));
    const again = await begin(100 * mebibyte);
    expect(again.statusCode).toBe(201);
    await remove(String(again.headers.location));
  });

  it('S7.35 one that fits can always be taken, though others fill what is left', async () => {
    let free = spare + 9 * photo.length;
    fixture.disk.freeSpace = async () => free;
    const first = String((await begin(photo.length)).headers.location);
    const second = String((await begin(photo.length)).headers.location);
    expect((await begin(photo.length)).statusCode).toBe(503);
    expect((await fixture.upload('photo', photo)).code).toBe('UNAVAILABLE');
    for (const url of [first, second]) {
      expect((await send(url, photo)).statusCode).toBe(204);
      free -= photo.length;
    }
    const taken = await fixture.app.inject({
      method: 'POST',
      url: `/api/file/customization/uploads/${first.slice(-32)}`,
    });
    expect(taken.statusCode).toBe(200);
    await remove(second);
  });

  it('S7.35 a disk that others fill while it is written ends an upload with 503, and what came stays', async () => {
    const content = Buffer.alloc(12 * mebibyte);
    const url = String((await begin(content.length)).headers.location);
    fixture.disk.freeSpace = async () => spare - 1;
    const reply = await send(url, content);
    expect([reply.statusCode, reply.json().status.code]).toEqual([503, 'UNAVAILABLE']);
    fixture.disk.freeSpace = freeSpaceOf;
    const { headers } = await fixture.app.inject({ method: 'HEAD', url, headers: version });
    expect(Number(headers['upload-offset'])).toBeLessThan(12 * mebibyte);
    await remove(url);
    let looks = 0;
    fixture.disk.freeSpace = async () => ((looks += 1) === 1 ? spare + 1000 * mebibyte : spare - 1);
    const before = await fixture.remains();
    expect((await fixture.upload('medium', content)).code).toBe('UNAVAILABLE');
    expect(await fixture.remains()).toEqual(before);
  });

  it('S7.35 says so in the language of who asks, and begins nothing', async () => {
    fixture.disk.freeSpace = async () => spare;
    const before = await fixture.remains();
    const reply = await begin(10, { 'accept-language': 'de' });
    expect(reply.json().status.description).toBe(
      'Wir können gerade keine Dateien annehmen. Bitte versuchen Sie es später noch einmal.',
    );
    expect((await fixture.upload('photo', photo)).code).toBe('UNAVAILABLE');
    expect(await fixture.remains()).toEqual(before);
  });

  it('D7.43 a full disk loses what is unfinished before the shop opens, another one only what is old', async () => {
    const incoming = join(fixture.folder, 'start');
    const parts = join(incoming, 'parts');
    await mkdir(parts, { recursive: true });
    const fill = async () => {
      for (const name of ['old', 'new']) await writeFile(join(parts, name), 'x');
      const long = Date.now() / 1000 - 3 * 3600;
      await utimes(join(parts, 'old'), long, long);
    };
    await fill();
    await makeRoom(incoming, async () => false);
    expect(await readdir(parts)).toEqual(['new']);
    await fill();
    await makeRoom(incoming, async () => true);
    expect(await readdir(parts)).toEqual([]);
  });
});

describe('the budget of uploads', () => {
  it('S7.35 is one of bytes for a network and hour; what is too large leaves room for what is smaller', async () => {
    const pool = new pg.Pool({ connectionString: fixture.database.url, max: 2 });
    const throttle = createThrottle(pool, { 'uploaded kilobytes from an address': 300 * 1024 });
    const budget = { db: fixture.database.db, throttle, maxUnorderedBytes: 1e12 };
    const demand = uploadBudget(budget);
    for (let time = 0; time < 2; time += 1) await demand('203.0.113.9', 100 * mebibyte);
    await expect(demand('203.0.113.9', 101 * mebibyte)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      facts: { retryAfterSeconds: expect.any(Number) },
    });
    await demand('203.0.113.9', 100 * mebibyte);
    await expect(demand('203.0.113.9', 10)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await demand('203.0.113.10', 100 * mebibyte);
    await pool.end();
  });

  it('S7.35 is one for everything that nobody has ordered', async () => {
    const { db } = fixture.database;
    const pool = new pg.Pool({ connectionString: fixture.database.url, max: 2 });
    const { id } = (await fixture.upload('photo', photo)).data;
    await db
      .update(files)
      .set({ bytes: 900 * mebibyte })
      .where(eq(files.id, id));
    const demand = uploadBudget({ db, throttle: createThrottle(pool), maxUnorderedBytes: 1000 * mebibyte });
    await expect(demand('203.0.113.20', 200 * mebibyte)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await demand('203.0.113.20', 50 * mebibyte);
    const slot = await newPhotoSlot(db, {});
    const orderId = await newOrder(db, null, [[ordered(slot, { kind: 'photo', input: id })]]);
    expect(await markOrdered(db)).toBe(0);
    await createProjects(db, orderId);
    expect(await markOrdered(db, 1)).toBe(1);
    await demand('203.0.113.20', 200 * mebibyte);
    await pool.end();
  });
});

describe('uploads from pages of other sites', () => {
  it('S7.35 are refused before anything is read, as forms and in parts', async () => {
    const { headers, body } = form('upload.jpg');
    const upload = (site: string) =>
      fixture.app.inject({
        method: 'POST',
        url: '/api/file/customization',
        headers: { ...headers, 'sec-fetch-site': site },
        payload: body(photo),
      });
    const before = await fixture.remains();
    const refused = await upload('cross-site');
    expect([refused.statusCode, refused.json().status.code]).toEqual([403, 'CROSS_SITE']);
    expect((await begin(10, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(await fixture.remains()).toEqual(before);
    for (const site of ['same-origin', 'none']) expect((await upload(site)).statusCode).toBe(200);
  });
});
