import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeGlb } from '../sanitize/glb.ts';
import { openUploadFixture, type UploadFixture } from './test-uploads.ts';

let fixture: UploadFixture;
beforeAll(async () => {
  fixture = await openUploadFixture();
});
afterAll(() => fixture.close());

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080' }, limitInputPixels: false });

/** A model that lists these besides a scene. */
const modelWith = (lists: object): Buffer =>
  Buffer.from(
    writeGlb({ json: JSON.stringify({ asset: { version: '2.0' }, scene: 0, ...lists }), binary: Buffer.alloc(0) }),
  );

describe('what would cost a decoder much more than it cost to send', () => {
  it.each([
    ['longer than a camera makes it', 20, 30_001],
    ['a strip of one pixel', 1, 20_000],
    ['fifteen pixels wide and long', 15, 1001],
  ])('S7.33 a photo that is %s is refused before it is decoded', async (_, width, height) => {
    const photo = await fixture.upload('photo', await flat(width, height).png().toBuffer());
    expect([photo.statusCode, photo.code]).toEqual([422, 'FILE_UNREADABLE']);
    expect(photo.description).toBe('This picture is too long for its width. A side may have at most 30000 pixels.');
  });

  it.each([
    [9, 9],
    [15, 1000],
    [16, 30_000],
  ])('S7.33 a photo of %i × %i pixels is taken', async (width, height) => {
    expect((await fixture.upload('photo', await flat(width, height).png().toBuffer())).statusCode).toBe(200);
  });

  it('S7.33 a WebP that would stand in memory whole has a lower bound of pixels than a JPEG', async () => {
    const picture = flat(8000, 6300);
    const webp = await picture.clone().webp({ quality: 1, effort: 0 }).toBuffer();
    expect(webp.length).toBeLessThan(150_000);
    const refused = await fixture.upload('photo', webp);
    expect([refused.code, refused.description]).toEqual([
      'FILE_TOO_LARGE',
      'Pictures can have up to 50 million pixels.',
    ]);
    expect((await fixture.upload('photo', await picture.jpeg({ quality: 10 }).toBuffer())).statusCode).toBe(200);
  });

  it.each([
    ['scenes', { scenes: Array.from({ length: 20_001 }, () => ({})) }],
    ['a chain of nodes', { nodes: Array.from({ length: 20_001 }, (_, index) => ({ children: [index + 1] })) }],
  ])('S7.35 a model with tens of thousands of %s does not reach the validator', async (_, lists) => {
    const model = await fixture.upload('medium', modelWith(lists), { filename: 'model.glb' });
    expect([model.code, model.description]).toEqual([
      'FILE_TOO_LARGE',
      expect.stringContaining('more memory than a phone'),
    ]);
  });
});
