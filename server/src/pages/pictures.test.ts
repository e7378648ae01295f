import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from '../platform/http/http.ts';
import { registerPictures, webpMaker } from './pictures.ts';

const app = createServer();
let cacheFolder: string;
let cache: string;
beforeAll(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'pictures-'));
  cache = join(cacheFolder, 'cache');
  const backgroundImage = { width: 320, height: 400, channels: 3 as const, background: '#e9e6e2' };
  await sharp({ create: backgroundImage }).avif({ effort: 0 }).toFile(join(cacheFolder, 'mug-blue-main-320.avif'));
  await registerPictures(app, cache, cacheFolder);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await rm(cacheFolder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it('S3.1 a picture is sent as it is stored, and as WebP to who cannot read that', async () => {
  expect((await get('/pictures/mug-blue-main-320.avif')).headers['content-type']).toBe('image/avif');
  const webpReply = await get('/pictures/mug-blue-main-320.webp');
  expect([webpReply.statusCode, webpReply.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(webpReply.headers['cache-control']).toBe('public, max-age=86400');
  const { format, width, height } = await sharp(webpReply.rawPayload).metadata();
  expect([format, width, height]).toEqual(['webp', 320, 400]);
  const [red = 0, green = 0, blue = 0] = await sharp(webpReply.rawPayload)
    .extract({ left: 9, top: 9, width: 1, height: 1 })
    .raw()
    .toBuffer();
  for (const [actualPixel, expected] of [
    [red, 0xe9],
    [green, 0xe6],
    [blue, 0xe2],
  ] as const)
    expect(Math.abs(actualPixel - expected)).toBeLessThan(4);
  const again = await get('/pictures/mug-blue-main-320.webp', { 'if-none-match': String(webpReply.headers.etag) });
  expect(again.statusCode).toBe(304);
});

it('S3.1 it is made once, however many ask at once, and anew when the picture is newer', async () => {
  await rm(cache, { recursive: true, force: true });
  let count = 0;
  const webpOf = webpMaker(cacheFolder, cache, (file) => {
    count += 1;
    return sharp(file).webp().toBuffer();
  });
  const files = await Promise.all(Array.from({ length: 12 }, () => webpOf('mug-blue-main-320')));
  expect([new Set(files).size, count]).toEqual([1, 1]);
  await webpOf('mug-blue-main-320');
  expect(count).toBe(1);
  const old = new Date('2020-01-01');
  await utimes(join(cache, 'mug-blue-main-320.webp'), old, old);
  await webpOf('mug-blue-main-320');
  expect(count).toBe(2);
  expect(await readdir(cache)).toEqual(['mug-blue-main-320.webp']);
});

it.each(['nothing-320.webp', '..%2fpackage-320.webp', 'mug-blue-main-320.webp.new', 'cache'])(
  'S3.1 there is no picture %s, and nothing is kept of it',
  async (file) => {
    expect((await get(`/pictures/${file}`)).statusCode).toBe(404);
    expect(await readdir(cache)).toEqual(['mug-blue-main-320.webp']);
  },
);
