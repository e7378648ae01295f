import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as sendTo } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photoLimits } from '@afterimage/contract/values/limits.ts';
import { files } from '../tables.ts';
import { isDecodedWhole } from '../sanitize/picture.ts';
import { pngBomb } from './test-hostile.ts';
import { form, openUploadFixture, type UploadFixture } from './test-uploads.ts';

let fixture: UploadFixture;
beforeAll(async () => {
  fixture = await openUploadFixture();
});
afterAll(() => fixture.close());

/** 40 x 20 pixels, the left half red and the right half blue. */
function twoColorPicture() {
  const pixels = Buffer.alloc(40 * 20 * 3);
  for (let i = 0; i < 40 * 20; i += 1) pixels[i * 3 + (i % 40 < 20 ? 0 : 2)] = 255;
  return sharp(pixels, { raw: { width: 40, height: 20, channels: 3 } });
}

/** The same as a telephone held on its side writes it, with the place where it was taken. */
const fromPhone = () =>
  twoColorPicture()
    .withExif({
      IFD0: { Orientation: '6', Make: 'SecretCamera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 29/1', GPSLongitudeRef: 'E', GPSLongitude: '2/1 17/1 40/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();

async function servedFile(url: string): Promise<{ type: string; body: Buffer }> {
  const response = await fixture.app.inject({ url });
  expect(response.statusCode).toBe(200);
  return { type: String(response.headers['content-type']), body: response.rawPayload };
}

describe('a photo', () => {
  it('S7.33 is stored with the name of its file, in safe characters', async () => {
    const nameOf = async (filename: string) => {
      const { data } = await fixture.upload('photo', await fromPhone(), { filename });
      const [row] = await fixture.database.db.select().from(files).where(eq(files.id, data.id));
      return row?.name;
    };
    expect(await nameOf('Größe 家族.jpg')).toBe('Größe 家族.jpg');
    expect(await nameOf('../up\u202Egpj.jpg')).toBe('upgpj.jpg');
    expect(await nameOf(`${'x'.repeat(400)}.jpg`)).toMatch(/^x{115}….jpg$/);
  });

  it('D7.44 answers id, url and the size after the orientation was applied', async () => {
    const photo = await fixture.upload('photo', await fromPhone());
    expect(photo.statusCode).toBe(200);
    expect(photo.data).toEqual({ id: expect.any(String), url: expect.any(String), width: 20, height: 40 });
  });

  it('D7.44 is shown upright and tells neither where it was taken nor with what', async () => {
    const request = await fromPhone();
    expect((await sharp(request).metadata()).exif?.includes('SecretCamera')).toBe(true);
    const { type, body } = await servedFile((await fixture.upload('photo', request)).data.url);
    expect(type).toBe('image/jpeg');
    const facts = await sharp(body).metadata();
    expect(facts).toMatchObject({ width: 20, height: 40 });
    expect([facts.exif, facts.xmp, facts.iptc, facts.icc, facts.orientation]).toEqual(Array.from({ length: 5 }));
    // Orientation 6 asks for a quarter turn clockwise: what was left comes to lie at the top.
    const pixels = await sharp(body).raw().toBuffer();
    expect(pixels[(5 * 20 + 10) * 3]).toBeGreaterThan(200);
    expect(pixels[(35 * 20 + 10) * 3 + 2]).toBeGreaterThan(200);
  });

  it('D7.44 keeps the pixels of the original, privately, and nothing of who took it where', async () => {
    const request = await fromPhone();
    const { data } = await fixture.upload('photo', request);
    const [row] = await fixture.database.db.select().from(files).where(eq(files.id, data.id));
    const original: Buffer[] = [];
    for await (const chunk of await fixture.store.open(row?.originalKey ?? '')) original.push(chunk as Buffer);
    const stored = Buffer.concat(original);
    expect([request.includes('SecretCamera'), stored.includes('SecretCamera')]).toEqual([true, false]);
    const rawOf = (file: Buffer) => sharp(file).autoOrient().raw().toBuffer();
    expect((await rawOf(stored)).equals(await rawOf(request))).toBe(true);
    expect((await servedFile(data.url)).body.equals(stored)).toBe(false);
  });

  it('D7.44 is shown with at most 3000 pixels a side, and its own size is answered', async () => {
    const large = await sharp({ create: { width: 3600, height: 900, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const { data } = await fixture.upload('photo', large);
    expect(data).toMatchObject({ width: 3600, height: 900 });
    expect(await sharp((await servedFile(data.url)).body).metadata()).toMatchObject({ width: 3000, height: 750 });
  });

  it('D7.44 keeps transparency and is converted to sRGB', async () => {
    const glass = await sharp({
      create: { width: 9, height: 9, channels: 4, background: { r: 9, g: 99, b: 9, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const transparent = await servedFile((await fixture.upload('photo', glass)).data.url);
    expect(transparent.type).toBe('image/webp');
    expect((await sharp(transparent.body).metadata()).hasAlpha).toBe(true);

    const printed = await twoColorPicture().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
    expect((await sharp(printed).metadata()).space).toBe('cmyk');
    const screen = await servedFile((await fixture.upload('photo', printed)).data.url);
    expect((await sharp(screen.body).metadata()).space).toBe('srgb');
  });

  it('D7.44 is known by its content and not by its name, and belongs to whoever sent it', async () => {
    const accountId = await fixture.newAccount();
    const webp = await twoColorPicture().webp().toBuffer();
    const own = await fixture.upload('photo', webp, { filename: '../../etc/passwd.html', accountId });
    expect(own.statusCode).toBe(200);
    const guests = await fixture.upload('photo', webp);
    const rows = await fixture.database.db.select().from(files);
    expect(rows.find(({ id }) => id === own.data.id)?.accountId).toBe(accountId);
    expect(rows.find(({ id }) => id === guests.data.id)?.accountId).toBeNull();
  });

  it('D7.44 shows nothing of what was hidden behind its end', async () => {
    const payload = '<script>alert(1)</script>';
    const polyglot = Buffer.concat([await twoColorPicture().jpeg().toBuffer(), Buffer.from(payload)]);
    const { data } = await fixture.upload('photo', polyglot);
    expect((await servedFile(data.url)).body.includes(payload)).toBe(false);
  });
});

describe('an AVIF photo', () => {
  it('D7.44 is taken like any other: upright, without its place, its original kept', async () => {
    const request = await twoColorPicture()
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 29/1' } })
      .withMetadata({ orientation: 6 })
      .avif({ quality: 90 })
      .toBuffer();
    const { statusCode, data } = await fixture.upload('photo', request);
    expect([statusCode, data['width'], data['height']]).toEqual([200, 20, 40]);
    const { type, body } = await servedFile(data.url);
    expect(type).toBe('image/jpeg');
    expect(await sharp(body).metadata()).toMatchObject({ width: 20, height: 40 });
    expect((await sharp(body).metadata()).exif).toBeUndefined();
    const [row] = await fixture.database.db.select().from(files).where(eq(files.id, data.id));
    const original = await (await fixture.store.open(row?.originalKey ?? '')).toArray();
    const stored = Buffer.concat(original);
    expect([request.includes('SecretCamera'), stored.includes('SecretCamera')]).toEqual([true, false]);
    expect(await sharp(stored).metadata()).toMatchObject({ width: 20, height: 40 });
  });

  it('D7.44 keeps its transparency', async () => {
    const glass = sharp({
      create: { width: 9, height: 9, channels: 4, background: { r: 9, g: 99, b: 9, alpha: 0.5 } },
    });
    const { body } = await servedFile((await fixture.upload('photo', await glass.avif().toBuffer())).data.url);
    expect((await sharp(body).metadata()).hasAlpha).toBe(true);
  });

  it('D7.44 in the coding of telephones (HEIC) is refused with what to do', async () => {
    for (const brand of ['heic\0\0\0\0mif1heic', 'heix\0\0\0\0mif1heix', 'mif1\0\0\0\0mif1heic']) {
      const file = Buffer.from(`\0\0\0\x18ftyp${brand}${'\0'.repeat(80)}`, 'latin1');
      const { code, description } = await fixture.upload('photo', file, { filename: 'IMG_0001.heic' });
      expect(code).toBe('FILE_TYPE_UNSUPPORTED');
      expect(description).toBe('This photo has the format HEIC. Please save it as JPEG and upload it again.');
    }
  });
});

it('D7.44 a large photo that must be decoded whole is known for it, and waits until no other one is', async () => {
  const facts = async (make: (picture: Sharp) => Sharp) => {
    const result = make(sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } }));
    return isDecodedWhole(await sharp(await result.toBuffer()).metadata());
  };
  expect([
    await facts((picture) => picture.jpeg()),
    await facts((picture) => picture.png()),
    await facts((picture) => picture.jpeg({ progressive: true })),
    await facts((picture) => picture.png({ progressive: true })),
    await facts((picture) => picture.webp()),
    await facts((picture) => picture.avif()),
  ]).toEqual([false, false, true, true, true, true]);
});

describe('what is no photo', () => {
  const jpeg = () =>
    sharp(randomBytes(90_000), { raw: { width: 300, height: 100, channels: 3 } })
      .jpeg()
      .toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  const refused: [string, () => Promise<Buffer> | Buffer, string][] = [
    ['an empty file', () => Buffer.alloc(0), 'FILE_UNREADABLE'],
    ['a photo whose end is missing', async () => (await jpeg()).subarray(0, 9000), 'FILE_UNREADABLE'],
    ['the mark of a JPEG and nothing else', () => Buffer.from([0xff, 0xd8, 0xff]), 'FILE_UNREADABLE'],
    ['noise behind the mark of a PNG', () => Buffer.concat([pngMark, randomBytes(500)]), 'FILE_UNREADABLE'],
    ['an SVG', () => Buffer.from(svg), 'FILE_TYPE_UNSUPPORTED'],
    ['a GIF', () => twoColorPicture().gif().toBuffer(), 'FILE_TYPE_UNSUPPORTED'],
    ['a TIFF', () => twoColorPicture().tiff().toBuffer(), 'FILE_TYPE_UNSUPPORTED'],
    ['a page named .jpg', () => Buffer.from('<!doctype html><script>1</script>'), 'FILE_TYPE_UNSUPPORTED'],
    ['a page inside a GIF', () => Buffer.from('GIF89a/*<html>*/=1;alert(1)'), 'FILE_TYPE_UNSUPPORTED'],
    ['a picture of 30000 x 30000 pixels in few bytes', pngBomb, 'FILE_TOO_LARGE'],
    ['more bytes than are allowed', () => Buffer.alloc(photoLimits.bytes + 1, 0xff), 'FILE_TOO_LARGE'],
  ];
  it.each(refused)('D7.44 %s is refused with a reason, and nothing of it stays', async (_, make, code) => {
    const before = await fixture.remains();
    const response = await fixture.upload('photo', await make());
    expect(response.code).toBe(code);
    expect(response.description).toMatch(/\.$/);
    expect(await fixture.remains()).toEqual(before);
  });

  it('D7.44 an upload that breaks off is no fault of the shop, and nothing of it stays', async () => {
    const before = await fixture.remains();
    const { headers, body } = form('photo.jpg');
    const whole = body(await jpeg());
    const payload = whole.subarray(0, whole.length / 2);
    // Often: one that breaks off while its file is being opened must not leave it either.
    for (let count = 0; count < 20; count += 1) {
      const response = await fixture.app.inject({ method: 'POST', url: '/api/file/customization', headers, payload });
      expect(response.statusCode).toBe(400);
      expect(await fixture.remains()).toEqual(before);
    }
  });

  it('D7.44 of an upload whose connection is cut nothing stays', async () => {
    const before = await fixture.remains();
    await fixture.app.listen({ port: 0, host: '127.0.0.1' });
    const { headers, body } = form('photo.jpg');
    const whole = body(await jpeg());
    const request = sendTo({
      port: (fixture.app.server.address() as AddressInfo).port,
      host: '127.0.0.1',
      path: '/api/file/customization',
      method: 'POST',
      headers: { ...headers, 'content-length': whole.length },
    });
    request.on('error', () => {});
    request.write(whole.subarray(0, whole.length / 2));
    await expect.poll(async () => (await fixture.remains()).onDisk.length).toBe(before.onDisk.length + 1);
    request.destroy();
    await expect.poll(fixture.remains).toEqual(before);
  });

  it('D7.44 a form without a file is told which field is missing', async () => {
    const response = await fixture.app.inject({
      method: 'POST',
      url: '/api/file/customization',
      headers: form('x').headers,
      payload: '--a-line-between-the-parts--\r\n',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().status.fields).toHaveProperty('file');
  });

  it('D7.44 many at once are all answered, and no upload stays in the folder where they arrive', async () => {
    const good = await jpeg();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => fixture.upload('photo', i % 2 ? good : good.subarray(0, 5000))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 12 }, (_, i) => (i % 2 ? 200 : 422)),
    );
    expect(await readdir(join(fixture.folder, 'incoming'))).toEqual([]);
  });
});

const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
