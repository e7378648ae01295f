import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openUploadFixture, type UploadFixture } from './receive/test-uploads.ts';

let fixture: UploadFixture;
let url: string;
let film: Buffer;
beforeAll(async () => {
  fixture = await openUploadFixture();
  const filmBytes = await readFile(new URL('./fixtures/film.mp4', import.meta.url));
  ({ url } = (await fixture.upload('medium', filmBytes)).data);
  film = (await fixture.app.inject({ url })).rawPayload;
});
afterAll(() => fixture.close());

const get = (headers: Record<string, string> = {}) => fixture.app.inject({ url, headers });

describe('an address of a file', () => {
  it('D7.44 can be fetched as it is and does nothing but show', async () => {
    const { statusCode, headers } = await get();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(film.length),
      'accept-ranges': 'bytes',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(headers['cache-control']).toMatch(/^private, max-age=\d{5,6}, immutable$/);
  });

  it('D7.44 stops working after a day and a half at the latest', async () => {
    const start = fixture.clock.now;
    try {
      fixture.clock.now = start + 24 * 3_600_000 - 1;
      expect((await get()).statusCode).toBe(200);
      fixture.clock.now = start + 36 * 3_600_000;
      const late = await get();
      expect(late.statusCode).toBe(403);
      expect(late.json().status.code).toBe('SIGNATURE_INVALID');
    } finally {
      fixture.clock.now = start;
    }
  });

  it.each([
    ['without a signature', (address: string) => address.replace(/&signature.*/, '')],
    ['with another signature', (address: string) => address.replace(/signature=.{4}/, 'signature=AAAA')],
    ['with a short signature', (address: string) => address.replace(/signature=.*/, 'signature=AA')],
    ['with a later expiry', (address: string) => address.replace(/expires=\d/, 'expires=9')],
    ['with an expiry that is no number', (address: string) => address.replace(/expires=\d+/, 'expires=1e9')],
    ['of another file', (address: string) => address.replace(/files\/[^?]+/, `files/${randomUUID()}`)],
  ])('D7.44 is refused %s', async (_, change) => {
    const response = await fixture.app.inject({ url: change(url) });
    expect(response.statusCode).toBe(403);
    expect(response.json().status.code).toBe('SIGNATURE_INVALID');
  });

  it('D7.44 of a file that is gone, or of no file, is a 404', async () => {
    expect((await fixture.app.inject({ url: fixture.signUrl(randomUUID()) })).json().status.code).toBe(
      'FILE_NOT_FOUND',
    );
    expect((await fixture.app.inject({ url: '/files/..%2f..%2fetc%2fpasswd' })).statusCode).toBe(404);
  });
});

describe('a range of a film', () => {
  it.each([
    ['bytes=0-1', 0, 2],
    ['bytes=100-', 100, undefined],
    ['bytes=-500', -500, undefined],
    ['bytes=5-99999999', 5, undefined],
    ['bytes=-99999999', 0, undefined],
  ])('D7.44 %s is answered with just these bytes', async (range, from, to) => {
    const expectedBytes = film.subarray(from, to);
    const { statusCode, headers, rawPayload } = await get({ range });
    expect(statusCode).toBe(206);
    expect(rawPayload.equals(expectedBytes)).toBe(true);
    const start = from < 0 ? film.length + from : from;
    expect(headers['content-range']).toBe(`bytes ${start}-${start + expectedBytes.length - 1}/${film.length}`);
    expect(headers['content-length']).toBe(String(expectedBytes.length));
  });

  it.each(['bytes=99999999-', 'bytes=-0'])('D7.44 %s lies outside and is a 416', async (range) => {
    const { statusCode, headers, rawPayload } = await get({ range });
    expect([statusCode, headers['content-range'], rawPayload.length]).toEqual([416, `bytes */${film.length}`, 0]);
  });

  it.each(['bytes=0-1,5-6', 'bytes=9-3', 'bytes=-', 'lines=1-2', 'bytes=a-b'])(
    'D7.44 %s asks for nothing that is given in parts: the whole film',
    async (range) => {
      const { statusCode, rawPayload } = await get({ range });
      expect([statusCode, rawPayload.length]).toEqual([200, film.length]);
    },
  );

  it('D7.44 of a film that has changed since is the whole film', async () => {
    const etag = String((await get()).headers.etag);
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"another"' })).statusCode).toBe(200);
  });

  it('D7.44 a browser that has the film is not sent it again', async () => {
    const etag = String((await get()).headers.etag);
    const { statusCode, rawPayload } = await get({ 'if-none-match': etag });
    expect([statusCode, rawPayload.length]).toEqual([304, 0]);
  });

  it('D7.44 HEAD tells the same without the bytes', async () => {
    const { statusCode, headers, rawPayload } = await fixture.app.inject({ method: 'HEAD', url });
    expect([statusCode, headers['content-length'], rawPayload.length]).toEqual([200, String(film.length), 0]);
  });
});
