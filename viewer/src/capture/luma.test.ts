import { describe, expect, it } from 'vitest';
import { pixelLayoutOf, lumaOf, lumaOfCanvas, lumaRow } from './luma.ts';

const [width, height] = [6, 4];
/** Another colour for each pixel, and what its brightness is. */
const colour = (x: number, y: number) => [40 * x, 60 * y, 255 - 20 * x - 10 * y] as const;
const brightness = (x: number, y: number) => {
  const [r, g, b] = colour(x, y);
  return Math.round(0.3008 * r + 0.5859 * g + 0.1133 * b);
};
const truth = Array.from({ length: width * height }, (_, at) => brightness(at % width, Math.floor(at / width)));

/** As a frame's bytes: rows `stride` apart from `offset` on, and what lies between them is no picture. */
function bytesOf(format: string, offset: number, stride: number): Uint8Array {
  const data = new Uint8Array(offset + stride * height + 64).fill(201);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [r, g, b] = colour(x, y);
      if (pixelLayoutOf(format) === 'planes') data[offset + y * stride + x] = brightness(x, y);
      else data.set(format.startsWith('BGR') ? [b, g, r, 9] : [r, g, b, 9], offset + y * stride + 4 * x);
    }
  return data;
}

function read(format: string, offset: number, stride: number) {
  const luma = lumaOf(bytesOf(format, offset, stride), { format, width, height }, [{ offset, stride }]);
  if (!luma) return null;
  const room = new Uint8Array(width);
  return Array.from({ length: height }, (_, y) => [...lumaRow(luma, y, room)]).flat();
}

describe('brightness out of a frame', () => {
  it.each(['I420', 'I420A', 'I422', 'I444', 'NV12', 'RGBA', 'RGBX', 'BGRA', 'BGRX'])(
    'S1.13 %s is read as it is, with gaps between its rows and before them',
    (format) => {
      const row = pixelLayoutOf(format) === 'planes' ? width : 4 * width;
      for (const [offset, stride] of [
        [0, row],
        [0, 64],
        [48, row + 13],
      ] as const) {
        const grey = read(format, offset, stride);
        expect(grey?.map((value, at) => Math.abs(value - truth[at]!) <= 1)).toEqual(truth.map(() => true));
      }
    },
  );

  it.each([null, 'I420P10', 'NV12P10', 'P010', 'RGBAF16', ''])('S1.13 %s has to be converted', (format) => {
    expect(pixelLayoutOf(format)).toBe('other');
    expect(lumaOf(new Uint8Array(1000), { format, width, height }, [{ offset: 0, stride: 6 }])).toBeNull();
  });

  it('S1.13 a layout that does not fit its bytes is not read', () => {
    const size = { format: 'I420', width, height };
    expect(lumaOf(new Uint8Array(24), size, [{ offset: 0, stride: 6 }])).not.toBeNull();
    expect(lumaOf(new Uint8Array(23), size, [{ offset: 0, stride: 6 }])).toBeNull();
    expect(lumaOf(new Uint8Array(24), size, [{ offset: 1, stride: 6 }])).toBeNull();
    expect(lumaOf(new Uint8Array(99), size, [{ offset: 0, stride: 5 }])).toBeNull();
    expect(lumaOf(new Uint8Array(99), size, [])).toBeNull();
    expect(lumaOf(new Uint8Array(99), { ...size, format: 'RGBA' }, [{ offset: 0, stride: 24 }])).not.toBeNull();
  });

  it('S1.13 white is white and black is black', () => {
    const data = new Uint8ClampedArray([255, 255, 255, 255, 0, 0, 0, 255]);
    const luma = lumaOfCanvas({ data, width: 2, height: 1 });
    expect([...lumaRow(luma, 0, new Uint8Array(2))]).toEqual([255, 0]);
  });
});
