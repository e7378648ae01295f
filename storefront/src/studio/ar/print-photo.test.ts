import { describe, expect, it } from 'vitest';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { photoStyle } from './print-photo.ts';

const surface: SceneSurface = {
  id: 'front',
  title: 'Front',
  widthMm: 300,
  heightMm: 400,
  bleedMm: 3,
  safeMm: 0,
  outline: 'rectangle',
  background: '#ffffff',
  itemList: [
    {
      kind: 'photo',
      slot: 1,
      place: { x: 50, y: 20, width: 100, height: 100, rotation: 10 },
      outline: 'rectangle',
      bleedMm: 0,
      photo: { id: 'a', width: 2000, height: 1000 },
      placement: { zoom: 1, x: 1, y: 0, rotation: 0 },
    },
  ],
};

describe('the lit print', () => {
  it('S2.9 shows the part of the photo that is printed, whatever the place of the photo on its product', () => {
    expect(photoStyle({ surface, photoUrl: '/a', ratio: 1 })).toMatchObject({
      inlineSize: '200%',
      blockSize: '100%',
      left: '0%',
      top: '0%',
      transform: 'matrix(1, 0, 0, 1, 0, 0)',
    });
  });

  it('S2.9 without a surface the photo covers its print by itself', () => {
    expect(photoStyle({ photoUrl: '/a', ratio: 1 })).toBeUndefined();
  });
});
