import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { box } from './test-hostile.ts';
import { openUploadFixture, type UploadFixture } from './test-uploads.ts';

let uploadFixture: UploadFixture;
beforeAll(async () => {
  uploadFixture = await openUploadFixture();
});
afterAll(() => uploadFixture.close());

const fixture = (name: string) => readFile(new URL(`../fixtures/${name}`, import.meta.url));
const served = async (url: string) => (await uploadFixture.app.inject({ url })).rawPayload;

describe('a film', () => {
  it.each([
    ['MP4', 'film.mp4', 'video/mp4'],
    ['MOV', 'film.mov', 'video/mp4'],
    ['WebM', 'film.webm', 'video/webm'],
  ])('S3.13 S7.35 as %s answers what a player must know, and the address plays', async (_, name, mimeType) => {
    const { statusCode, data } = await uploadFixture.upload('medium', await fixture(name), { filename: name });
    expect(statusCode).toBe(200);
    expect(data).toMatchObject({ type: 'VIDEO', mimeType, width: 160, height: 120 });
    expect(data['durationSeconds']).toBeCloseTo(1, 1);
    const film = await served(data.url);
    expect(film.length).toBe(data['bytes']);
    // What was made of it is taken again: it is a whole film.
    expect((await uploadFixture.upload('medium', film)).data).toMatchObject({ type: 'VIDEO', mimeType, width: 160 });
  });

  it('S3.17 tells whether a film has a sound track, also of the film that the shop made of it', async () => {
    const soundOf = async (name: string) => {
      const { data } = await uploadFixture.upload('medium', await fixture(name));
      const again = await uploadFixture.upload('medium', await served(data.url));
      return [name, data['hasSound'], again.data['hasSound']];
    };
    expect(await soundOf('film.mp4')).toEqual(['film.mp4', true, true]);
    expect(await soundOf('film.mov')).toEqual(['film.mov', true, true]);
    expect(await soundOf('film.webm')).toEqual(['film.webm', false, false]);
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    expect((await uploadFixture.upload('medium', picture)).data).not.toHaveProperty('hasSound');
  });

  it('S7.35 filmed upright by a turned camera has its size as it is seen', async () => {
    const { data } = await uploadFixture.upload('medium', await fixture('rotated.mp4'));
    expect(data).toMatchObject({ width: 120, height: 160 });
  });

  it('S7.35 does not tell where it was filmed, and has its index at the beginning', async () => {
    const request = await fixture('film.mov');
    expect(request.includes('+48.8577')).toBe(true);
    const film = await served((await uploadFixture.upload('medium', request)).data.url);
    expect(film.includes('+48.8577')).toBe(false);
    expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
  });

  it('S7.35 loses what was hidden in its container', async () => {
    const payload = '<script>alert(1)</script>';
    const hidden = Buffer.concat([await fixture('film.mp4'), box('free', payload)]);
    const { statusCode, data } = await uploadFixture.upload('medium', hidden);
    expect(statusCode).toBe(200);
    expect((await served(data.url)).includes(payload)).toBe(false);
  });

  it('S7.35 whose samples all point at one place does not grow', async () => {
    const request = await fixture('film.mp4');
    const { code } = await uploadFixture.upload('medium', withSampleSize(request, request.length));
    expect(code).toBe('FILE_UNREADABLE');
  });
});

describe('a picture as a medium', () => {
  it('S7.35 is made anew like a photo', async () => {
    const request = await sharp({ create: { width: 30, height: 10, channels: 3, background: 'teal' } })
      .withMetadata({ orientation: 8 })
      .jpeg()
      .toBuffer();
    const { data } = await uploadFixture.upload('medium', request);
    expect(data).toMatchObject({ type: 'IMAGE', mimeType: 'image/jpeg', width: 10, height: 30, durationSeconds: null });
    expect((await sharp(await served(data.url)).metadata()).exif).toBeUndefined();
  });

  it.each(['gif', 'webp'] as const)('S7.35 that moves keeps its frames (%s)', async (format) => {
    const frames = Buffer.concat([0, 90, 180, 255].map((tone) => Buffer.alloc(24 * 16 * 3, tone)));
    const request = await sharp(frames, { raw: { width: 24, height: 64, channels: 3, pageHeight: 16 } })
      .toFormat(format, { delay: [80, 80, 80, 80] })
      .toBuffer();
    const { data } = await uploadFixture.upload('medium', request);
    expect(data).toMatchObject({ type: 'IMAGE', mimeType: 'image/webp', width: 24, height: 16 });
    expect(await sharp(await served(data.url)).metadata()).toMatchObject({ pages: 4, delay: [80, 80, 80, 80] });
  });
});

describe('what is no medium', () => {
  const refused: [string, () => Promise<Buffer> | Buffer, string][] = [
    ['a film that lasts 70 seconds', () => fixture('long.mp4'), 'FILE_TOO_LARGE'],
    ['a film 4200 pixels wide', () => fixture('wide.mp4'), 'FILE_TOO_LARGE'],
    ['sound without a picture', () => fixture('sound.mp4'), 'FILE_TYPE_UNSUPPORTED'],
    ['a codec that browsers do not know', () => fixture('old-codec.mp4'), 'FILE_TYPE_UNSUPPORTED'],
    ['a film whose end is missing', async () => (await fixture('film.mp4')).subarray(0, 5000), 'FILE_UNREADABLE'],
    [
      'a film that begins with its index and misses its end',
      async () => (await remade()).subarray(0, -900),
      'FILE_UNREADABLE',
    ],
    ['a film without its index', async () => (await fixture('film.mp4')).subarray(0, 40), 'FILE_UNREADABLE'],
    ['noise in the dress of a film', () => box('ftyp', 'isom'.repeat(90)), 'FILE_UNREADABLE'],
    ['noise in the dress of a WebM', () => Buffer.from('1a45dfa3'.repeat(50), 'hex'), 'FILE_UNREADABLE'],
    ['a still picture of a telephone (HEIC)', () => box('ftyp', 'heic\0\0\0\0mif1heic'), 'FILE_TYPE_UNSUPPORTED'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'FILE_TYPE_UNSUPPORTED'],
    ['an empty file', () => Buffer.alloc(0), 'FILE_UNREADABLE'],
  ];
  it.each(refused)('S7.35 %s is refused with a reason, and nothing of it stays', async (_, make, code) => {
    const content = await make();
    const before = await uploadFixture.remains();
    const response = await uploadFixture.upload('medium', content);
    expect(response.code).toBe(code);
    expect(response.description).toMatch(/\.$/);
    expect(await uploadFixture.remains()).toEqual(before);
  });
});

/** The shop's own version of a film begins with the index. */
const remade = async () => served((await uploadFixture.upload('medium', await fixture('film.mp4'))).data.url);

/** The same film, whose table says that each of its samples is `size` bytes long. */
function withSampleSize(film: Buffer, size: number): Buffer {
  const lying = Buffer.from(film);
  lying.writeUInt32BE(size - 5000, lying.indexOf('stsz') + 8);
  return lying;
}
