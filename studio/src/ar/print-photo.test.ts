import { describe, expect, it } from 'vitest';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { photoStyle, printOf } from './print-photo.ts';

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
      photo: { id: 'a', width: 2000, height: 1000, look: { placement: { zoom: 1, x: 1, y: 0, rotation: 0 } } },
    },
  ],
};

const photo = { id: 'a', url: '/a', width: 2000, height: 1000, look: {} };
const front = { id: 1, title: 'Front' };

describe('the lit print', () => {
  it('S2.9 shows the part of the photo that is printed, whatever the place of the photo on its product', () => {
    const print = printOf({ surfaceList: [surface] }, front, photo);
    expect(print).toMatchObject({ photo, ratio: 1, surface: { widthMm: 100, heightMm: 100 } });
    expect(photoStyle(print)).toMatchObject({
      inlineSize: '200%',
      blockSize: '100%',
      left: '0%',
      top: '0%',
      transform: 'matrix(1, 0, 0, 1, 0, 0)',
    });
  });

  it('S2.9 a photo whose slot is not printed is shown whole', () => {
    const print = printOf({ surfaceList: [surface] }, { ...front, id: 9 }, photo);
    expect(print.ratio).toBe(2);
    expect(photoStyle(print)).toMatchObject({ inlineSize: '100%', blockSize: '100%', left: '0%', top: '0%' });
  });
});
