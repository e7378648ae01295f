import { describe, expect, it } from 'vitest';
import { mediumStyle } from './medium-style.ts';
import { plainDisplay } from '@afterimage/scene/place-medium.ts';

describe('mediumStyle', () => {
  it('S4.11 a film that covers an upright print is wider than it, in shares of its box', () => {
    expect(mediumStyle({ width: 1280, height: 720 }, 2 / 3, plainDisplay)).toEqual({
      inlineSize: '266.6667%',
      blockSize: '100%',
      left: '-83.3333%',
      top: '0%',
      transform: 'matrix(1, 0, 0, 1, 0, 0)',
      transformOrigin: '0 0',
    });
  });

  it('S4.11 a turn is a matrix without a scale, from the corner that the place gives', () => {
    const style = mediumStyle({ width: 10, height: 10 }, 1, { ...plainDisplay, rotation: 90 });
    expect(style).toMatchObject({ left: '100%', top: '0%', transform: 'matrix(0, 1, -1, 0, 0, 0)' });
  });
});
