import { describe, expect, it } from 'vitest';
import { joinOpacity } from './unstack-film.ts';

describe('a stacked film', () => {
  it('S1.12 its lower half says how opaque the upper is', () => {
    const [red, blue, grey, white] = [
      [255, 0, 0, 255],
      [0, 0, 255, 255],
      [128, 128, 128, 255],
      [255, 255, 255, 255],
    ] as const;
    const picture = new Uint8ClampedArray([...red, ...blue, ...grey, ...white]);
    expect([...joinOpacity(picture)]).toEqual([255, 0, 0, 128, 0, 0, 255, 255]);
  });
});
