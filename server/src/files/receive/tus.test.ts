import { readdir, readFile, utimes } from 'node:fs/promises';
import { request as sendTo } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { type HttpRequest, Upload } from 'tus-js-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { videoLimits } from '@afterimage/contract/values/limits.ts';
import { contextOf } from '../../checkout/test-checkout.ts';
import { isOrderedByOthers } from '../../projects/files-in-projects.ts';
import { diskRoom } from '../store/disk-room.ts';
import { files } from '../tables.ts';
import { diskParts } from './parts.ts';
import { removeAbandoned } from './received.ts';
import { openUploadFixture, type UploadFixture } from './test-uploads.ts';
import { uploadHandlers } from './uploads.ts';

let fixture: UploadFixture;
let origin: string;
let photo: Buffer;
beforeAll(async () => {
  fixture = await openUploadFixture();
  await fixture.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(fixture.app.server.address() as AddressInfo).port}`;
  photo = await sharp({
    create: { width: 640, height: 480, channels: 3, background: 'teal', noise: { type: 'gaussian' } },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
});
afterAll(() => fixture.close());

const version = { 'tus-resumable': '1.0.0' };
const partType = { 'content-type': 'application/offset+octet-stream' };
type Headers = Record<string, string>;

const begin = (length: number | string, headers: Headers = version) =>
  fixture.app.inject({ method: 'POST', url: '/api/uploads', headers: { ...headers, 'upload-length': String(length) } });
async function createUpload(length: number): Promise<string> {
  const response = await begin(length);
  expect(response.statusCode).toBe(201);
  expect(response.headers.location).toMatch(/^\/api\/uploads\/[0-9a-f]{32}$/);
  return String(response.headers.location).slice(-32);
}
const send = (id: string, offset: number, content: Buffer, headers: Headers = { ...version, ...partType }) =>
  fixture.app.inject({
    method: 'PATCH',
    url: `/api/uploads/${id}`,
    headers: { ...headers, 'upload-offset': String(offset) },
    payload: content,
  });
const head = (id: string) => fixture.app.inject({ method: 'HEAD', url: `/api/uploads/${id}`, headers: version });
async function take(id: string, accountId?: string, kind = 'customization') {
  const headers = accountId ? { authorization: `Bearer ${accountId}` } : {};
  const response = await fixture.app.inject({ method: 'POST', url: `/api/file/${kind}/uploads/${id}`, headers });
  const { data, status } = response.json();
  return { statusCode: response.statusCode, data, code: status?.code };
}
const remainingParts = async () =>
  (await readdir(join(fixture.folder, 'incoming', 'parts'))).filter((n) => !n.endsWith('.json'));

describe('an upload in parts', () => {
  it('D7.44 goes on where it stopped, and is then taken like one that came at once', async () => {
    const id = await createUpload(photo.length);
    const first = await send(id, 0, photo.subarray(0, 5000));
    expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, '5000']);
    expect((await head(id)).headers).toMatchObject({
      'upload-offset': '5000',
      'upload-length': String(photo.length),
      'cache-control': 'no-store',
    });
    expect((await take(id)).code).toBe('FILE_NOT_FOUND');
    expect((await send(id, 5000, photo.subarray(5000))).statusCode).toBe(204);
    const accountId = await fixture.newAccount();
    const claimed = await take(id, accountId);
    expect(claimed).toMatchObject({ statusCode: 200, data: { width: 640, height: 480 } });
    expect((await fixture.app.inject({ url: claimed.data.url })).statusCode).toBe(200);
    expect(await remainingParts()).not.toContain(id);
    // Whoever did not hear the answer asks again.
    expect((await take(id, accountId)).data.id).toBe(claimed.data.id);
    expect((await head(id)).headers['upload-offset']).toBe(String(photo.length));
    expect((await take(id)).code).toBe('FILE_NOT_FOUND');
    expect((await take(id, accountId, 'ar-customization')).code).toBe('FILE_NOT_FOUND');
  });

  it('D7.44 taken many times at once is one file', async () => {
    const id = await createUpload(photo.length);
    await send(id, 0, photo);
    const before = (await fixture.remains()).rows;
    const claimed = await Promise.all(Array.from({ length: 5 }, () => take(id)));
    expect(new Set(claimed.map(({ data }) => data.id)).size).toBe(1);
    expect((await fixture.remains()).rows).toBe(before + 1);
  });

  it('D7.44 taken by several processes at once is one file, and nothing else stays', async () => {
    const { database, store, signUrl, folder } = fixture;
    const incoming = join(folder, 'incoming');
    const processes = Array.from({ length: 3 }, () => {
      const room = diskRoom({ folder: incoming, promised: async () => 0 });
      const parts = diskParts(join(incoming, 'parts'), room);
      return uploadHandlers({ store, signUrl, folder: incoming, room, parts, isOrderedByOthers });
    });
    for (let round = 0; round < 3; round += 1) {
      const uploadId = await createUpload(photo.length);
      await send(uploadId, 0, photo);
      const before = await fixture.remains();
      const context = contextOf(database.db, null);
      const taken = await Promise.all(
        processes.map((handlers) => handlers.takePhotoUpload(context, { params: { uploadId } } as never)),
      );
      expect(new Set(taken.map(({ id }) => id)).size).toBe(1);
      const after = await fixture.remains();
      expect(after.rows).toBe(before.rows + 1);
      // What is shown and the original come, the bytes of the part go.
      expect(after.onDisk.length).toBe(before.onDisk.length + 1);
    }
  });

  it('D7.44 keeps what came before the connection was cut', async () => {
    const id = await createUpload(photo.length);
    const { port } = new URL(origin);
    const headers = { ...version, ...partType, 'upload-offset': 0, 'content-length': photo.length };
    const cut = sendTo({ port, host: '127.0.0.1', path: `/api/uploads/${id}`, method: 'PATCH', headers });
    cut.on('error', () => {});
    cut.write(photo.subarray(0, 20_000));
    await expect.poll(async () => (await head(id)).headers['upload-offset']).toBe('20000');
    cut.destroy();
    expect((await send(id, 20_000, photo.subarray(20_000))).statusCode).toBe(204);
    expect((await take(id)).statusCode).toBe(200);
  });

  it('D7.44 is sent by a client of the protocol, over a connection that fails on the way', async () => {
    let failures = 2;
    const url = await new Promise<string>((resolve, reject) => {
      const upload: Upload = new Upload(photo, {
        endpoint: `${origin}/api/uploads`,
        chunkSize: 16_384,
        retryDelays: [0, 0, 0],
        metadata: { filename: '../../etc/passwd.jpg' },
        onBeforeRequest: (request: HttpRequest) => {
          if (request.getMethod() === 'PATCH' && failures > 0 && (upload.url ?? '') !== '') {
            failures -= 1;
            throw new Error('the connection is lost');
          }
        },
        onSuccess: () => resolve(upload.url ?? ''),
        onError: reject,
      });
      upload.start();
    });
    expect(failures).toBe(0);
    expect((await take(url.slice(-32))).data).toMatchObject({ width: 640 });
  });

  it('D7.44 that is given up leaves nothing', async () => {
    const before = await fixture.remains();
    const id = await createUpload(100);
    await send(id, 0, Buffer.alloc(50));
    expect(
      (await fixture.app.inject({ method: 'DELETE', url: `/api/uploads/${id}`, headers: version })).statusCode,
    ).toBe(204);
    expect(await fixture.remains()).toEqual(before);
    expect((await head(id)).statusCode).toBe(404);
  });

  it('D7.44 that nobody goes on with is removed after two hours, and one that has become a file is known for a day', async () => {
    const folder = join(fixture.folder, 'incoming', 'parts');
    const [old, young] = [await createUpload(10), await createUpload(10)];
    const ago = (hours: number) => Date.now() / 1000 - hours * 3600;
    for (const name of [old, `${old}.json`]) await utimes(join(folder, name), ago(2.1), ago(2.1));
    const taken = await createUpload(photo.length);
    await send(taken, 0, photo);
    expect((await take(taken)).statusCode).toBe(200);
    await utimes(join(folder, `${taken}.json`), ago(23), ago(23));
    await removeAbandoned(folder);
    expect((await take(taken)).statusCode).toBe(200);
    expect([(await head(old)).statusCode, (await head(young)).statusCode]).toEqual([404, 200]);
  });
});

it('S7.33 what was sent in parts is stored with the name of its file, in safe characters', async () => {
  const film = await readFile(new URL('../fixtures/film.mp4', import.meta.url));
  for (const [filename, stored] of [
    ['Größe 家族.mp4', 'Größe 家族.mp4'],
    ['../up\u202E4pm.mp4', 'up4pm.mp4'],
    ['\u0000', null],
  ] as const) {
    const { data } = await fixture.uploadInParts('medium', film, { filename });
    const [row] = await fixture.database.db.select().from(files).where(eq(files.id, data.id));
    expect([filename, row?.name]).toEqual([filename, stored]);
  }
});

describe('what is no part of an upload', () => {
  let id: string;
  beforeEach(async () => {
    id = await createUpload(10);
  });

  it.each([
    ['from another place than where it ends', () => send(id, 5, Buffer.alloc(5)), 409],
    ['without a place', () => send(id, Number.NaN, Buffer.alloc(5)), 409],
    ['longer than was said', () => send(id, 0, Buffer.alloc(11)), 413],
    ['of another kind', () => send(id, 0, Buffer.from('{}'), { ...version, 'content-type': 'application/json' }), 415],
    ['of another version of the protocol', () => send(id, 0, Buffer.alloc(5), partType), 412],
    ['of an upload that is not there', () => send('0'.repeat(32), 0, Buffer.alloc(5)), 404],
    ['of an upload by a path', () => send('..%2f..%2fetc%2fpasswd', 0, Buffer.alloc(5)), 404],
    ['as the beginning of one that is too large', () => begin(videoLimits.bytes + 1), 413],
    ['as the beginning of one without a length', () => begin('many'), 400],
  ])('D7.44 %s is refused', async (_, attempt, status) => {
    expect((await attempt()).statusCode).toBe(status);
  });

  it('D7.44 is told what can be done here, and lets no other site in', async () => {
    const { statusCode, headers } = await fixture.app.inject({ method: 'OPTIONS', url: '/api/uploads' });
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({ 'tus-version': '1.0.0', 'tus-extension': 'creation,termination' });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
