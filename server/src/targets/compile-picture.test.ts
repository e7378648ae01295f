import { expect, it } from 'vitest';
import { compileTarget } from '@afterimage/tracker';
import { compilePicture } from './compile-picture.ts';

/** Squares of many sizes and greys. */
function picture(seed: number) {
  const [width, height] = [160, 120];
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let n = 0; n < 40; n += 1) {
    const [remaining, top, side] = [(n * 131 * seed) % 140, (n * 77) % 100, 8 + ((n * 29) % 15)];
    for (let y = top; y < Math.min(height, top + side); y += 1)
      for (let x = remaining; x < Math.min(width, remaining + side); x += 1)
        data.fill((n * 67 * seed) % 256, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return { width, height, data };
}

it('S1.13 pictures are compiled in threads, as they are without, and a bad one harms no other', async () => {
  const options = { physicalWidth: 100 };
  const bad = { ...picture(1), width: 0 };
  const outcomes = await Promise.allSettled([
    compilePicture({ picture: picture(1), options }),
    compilePicture({ picture: bad, options }),
    compilePicture({ picture: picture(3), options }),
    compilePicture({ picture: picture(5), options: { surface: { kind: 'cylinder', radius: 0.01 } } }),
    compilePicture({ picture: picture(7), options }),
  ]);
  const expectedResult = (seed: number) => ({
    status: 'fulfilled',
    value: Buffer.from(compileTarget(picture(seed), options)),
  });
  expect(outcomes).toEqual([
    expectedResult(1),
    { status: 'rejected', reason: expect.objectContaining({ message: expect.stringContaining('width') }) },
    expectedResult(3),
    { status: 'rejected', reason: expect.objectContaining({ message: expect.stringContaining('radius') }) },
    expectedResult(7),
  ]);
  // A thread that has waited is as good as a new one.
  expect(await compilePicture({ picture: picture(1), options })).toEqual(expectedResult(1).value);
});
