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
  expect(facePictureOf(drawnOn(front?.url), 'face-1', front, 'white')).toEqual({ picture: front, corners });
  expect(facePictureOf(drawnOn(back?.url), 'face-1', front, 'white')).toEqual({ picture: back, corners });
  expect(facePictureOf(drawnOn(black?.url), 'face-1', front, 'white')).toEqual({ picture: front, corners: null });
  expect(facePictureOf(drawnOn(front?.url), 'face-1', black, 'black')).toEqual({ picture: black, corners: null });
});

it('corners of the main picture count for the picture of every colour', () => {
  const sample = product({ pictureCorners: corners });
  expect(facePictureOf(sample, 'face-1', black, 'black')).toEqual({ picture: black, corners });
  expect(facePictureOf(sample, 'face-2', black, 'black')).toEqual({ picture: black, corners: null });
});
