import { expect, it } from 'vitest';
import type { Picture, ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { PictureCorners, PrintSurface } from '@afterimage/contract/print.ts';
import { facePictureOf } from './face-picture.ts';

const picture = (url: string): Picture => ({ url, width: 1000, height: 800, alt: '', widths: [1000], placeholder: '' });
const [front, back, black] = ['/front.webp', '/back.webp', '/black.webp'].map(picture);
const corners: PictureCorners = [
  { x: 0.2, y: 0.2 },
  { x: 0.8, y: 0.2 },
  { x: 0.8, y: 0.8 },
  { x: 0.2, y: 0.8 },
];
const product = (face: Partial<PrintSurface>) =>
  ({
    image: [front, back, black],
    variation: [
      { colorCode: 'white', image: front },
      { colorCode: 'black', image: black },
    ],
    printTemplate: { version: 1, surfaceList: [{ id: 'face-1', pictureCorners: null, ...face }] },
  }) as unknown as ProductDetail;

it('a face is shown on the selected picture, else on another one that is not of another colour', () => {
  const drawnOn = (url = '') => product({ pictureList: [{ url, corners }] });
  expect(facePictureOf(drawnOn(front?.url), { id: 'face-1' }, front, 'white')).toEqual({
    picture: front,
    corners,
    isOnMaterial: false,
  });
  expect(facePictureOf(drawnOn(back?.url), { id: 'face-1' }, front, 'white')).toEqual({
    picture: back,
    corners,
    isOnMaterial: false,
  });
  expect(facePictureOf(drawnOn(black?.url), { id: 'face-1' }, front, 'white')).toEqual({
    picture: front,
    corners: null,
    isOnMaterial: false,
  });
  expect(facePictureOf(drawnOn(front?.url), { id: 'face-1' }, black, 'black')).toEqual({
    picture: black,
    corners: null,
    isOnMaterial: false,
  });
});

it('a face whose ground is not printed lies on the material that its picture shows', () => {
  const face = { pictureList: [{ url: front?.url ?? '', corners }], backgroundPrinted: false };
  expect(facePictureOf(product(face), { id: 'face-1' }, front, 'white').isOnMaterial).toBe(true);
  const sample = product({ pictureCorners: corners, backgroundPrinted: false });
  expect(facePictureOf(sample, { id: 'face-1' }, front, 'white').isOnMaterial).toBe(false);
});

it('corners of the main picture count for the picture of every colour', () => {
  const sample = product({ pictureCorners: corners });
  expect(facePictureOf(sample, { id: 'face-1' }, black, 'black')).toEqual({
    picture: black,
    corners,
    isOnMaterial: false,
  });
  expect(facePictureOf(sample, { id: 'face-2' }, black, 'black')).toEqual({
    picture: black,
    corners: null,
    isOnMaterial: false,
  });
});
