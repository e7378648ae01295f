import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { distinctFaces, findFaces, squaresOf } from './find-faces.ts';
import { readNetwork } from './read-network.ts';

const model = fileURLToPath(import.meta.resolve('@mediapipe/face_detection/face_detection_short_range.tflite'));
const network = readNetwork(readFileSync(model));
const fixture = (name: string) => fileURLToPath(new URL(`../../../e2e/fixtures/${name}`, import.meta.url));
const pixels = async (picture: Sharp) => {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
};
/** The portrait as a small part of a wide gray picture, at so many shares of its width. */
async function farAway(left: number): Promise<Sharp> {
  const portrait = await sharp(fixture('portrait.jpg')).resize(200).toBuffer();
  const wide = sharp({ create: { width: 640, height: 360, channels: 3, background: '#888888' } });
  return sharp(
    await wide
      .composite([{ input: portrait, left: Math.round(640 * left), top: 80 }])
      .png()
      .toBuffer(),
  );
}

describe('the faces in a photo', () => {
  it('S3.17 a face is found where it is', async () => {
    const faces = findFaces(network, await pixels(sharp(fixture('portrait.jpg'))));
    expect(faces).toHaveLength(1);
    const [{ left, top, width, height } = { left: 0, top: 0, width: 0, height: 0 }] = faces;
    // Between the eyes of the woman in the fixture, by a measurement in the picture.
    expect(left + width / 2).toBeCloseTo(0.44, 1);
    expect(top + height / 2).toBeCloseTo(0.24, 1);
    expect(width).toBeGreaterThan(0.15);
    expect(width).toBeLessThan(0.3);
  });

  it.each([0.05, 0.5])('S3.17 a small face is found beside the middle of a wide photo, at %s', async (left) => {
    const faces = findFaces(network, await pixels(await farAway(left)));
    expect(faces).toHaveLength(1);
    const [face] = faces;
    expect((face?.left ?? 0) + (face?.width ?? 0) / 2).toBeCloseTo(left + (0.44 * 200) / 640, 1);
  });

  it.each(['cat.jpg', 'coffee.jpg'])('S3.17 %s has none', async (name) => {
    const picture = sharp(fixture(name)).resize(480, 480, { fit: 'inside' });
    expect(findFaces(network, await pixels(picture))).toEqual([]);
  });

  it('S3.17 every part of a photo is looked at, whatever its form', () => {
    for (const size of [
      { width: 640, height: 640 },
      { width: 640, height: 120 },
      { width: 90, height: 640 },
    ]) {
      const squares = squaresOf(size);
      const { side } = squares.at(-1) ?? { side: 0 };
      const within = (x: number, y: number) =>
        squares.some((one) => one.side === side && x >= one.x && y >= one.y && x <= one.x + side && y <= one.y + side);
      for (let step = 0; step <= 20; step += 1)
        expect(within((size.width * step) / 20, (size.height * (20 - step)) / 20)).toBe(true);
    }
  });

  it('S3.17 boxes of one face are one, and two people cheek to cheek are two', () => {
    const face = (left: number, score: number) => ({ left, top: 0.2, width: 0.2, height: 0.2, score });
    expect(distinctFaces([face(0.1, 0.8), face(0.12, 0.95), face(0.08, 0.9)])).toEqual([face(0.12, 0.95)]);
    expect(distinctFaces([face(0.1, 0.8), face(0.26, 0.9)])).toHaveLength(2);
  });

  it('S3.17 a file that is no network is refused', () => {
    expect(() => readNetwork(new TextEncoder().encode('Not found, and not a network at all.'))).toThrow();
    expect(() => readNetwork(new Uint8Array())).toThrow();
  });
});
