import type { Variation } from '@afterimage/contract/catalogue.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { expect, it } from 'vitest';
import { colorOfVariant, inProductColor } from './product-color.ts';

const look = {
  widthMm: 240,
  heightMm: 340,
  bleedMm: 0,
  safeMm: 0,
  outline: 'rectangle',
  pictureCorners: null,
} as const;
const template: PrintTemplate = {
  version: 1,
  surfaceList: [
    { ...look, id: 'front', title: 'Chest', background: '#333333', whiteInk: true, itemList: [] },
    { ...look, id: 'flap', title: 'Flap', background: '#333333', engraved: true, dyed: true, itemList: [] },
    { ...look, id: 'lining', title: 'Lining', background: '#1b1c1e', whiteInk: true, dyed: false, itemList: [] },
    { ...look, id: 'label', title: 'Inside the collar', background: '#ffffff', itemList: [] },
  ],
};

it('S3.8 the ground of a print on cloth and of an engraving in leather is the chosen color, and that of a lining or a label stays', () => {
  const grounds = (color: string | null) =>
    inProductColor(template, color).surfaceList.map(({ background }) => background);
  expect(grounds('#1E73BE')).toEqual(['#1e73be', '#1e73be', '#1b1c1e', '#ffffff']);
  expect(grounds(null)).toEqual(['#333333', '#333333', '#1b1c1e', '#ffffff']);
});

it('S3.8 the color of a variant is that of its size too', () => {
  const variation = (colorCode: string, variantId: number | null, sizes: number[]) =>
    ({ colorCode, variantId, size: sizes.map((id) => ({ variantId: id })) }) as Variation;
  const variations = [variation('#333333', 1, []), variation('#1e73be', null, [2, 3])];
  expect([1, 3, 9].map((id) => colorOfVariant(variations, id))).toEqual(['#333333', '#1e73be', null]);
});
