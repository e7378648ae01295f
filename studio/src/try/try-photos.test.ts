import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { printTemplate } from '@afterimage/contract/print.ts';
import { sceneOf } from '@afterimage/scene/scene-of.ts';
import { expect, it } from 'vitest';
import { tryPhotosOf } from './try-photos.ts';

const place = (x: number, rotation = 0) => ({ x, y: 10, width: 60, height: 40, rotation });
const template: PrintTemplate = printTemplate.parse({
  version: 1,
  surfaceList: [
    {
      id: 'front',
      title: 'Front',
      widthMm: 200,
      heightMm: 80,
      itemList: [
        { kind: 'photo', slot: 1, place: place(10) },
        { kind: 'photo', slot: 2, place: place(100, 90) },
        { kind: 'text', slot: 4, place: place(10), style: { align: 'left', color: '#000000' } },
      ],
    },
    { id: 'back', title: 'Back', widthMm: 80, heightMm: 80, itemList: [{ kind: 'photo', slot: 3, place: place(10) }] },
  ],
});
const photo = (slot: number): FilledSlot => {
  const common = { choices: [], look: {}, medium: null };
  return { slot, kind: 'photo', photo: `photo-${slot}`, ...common };
};
const photos = new Map(['photo-1', 'photo-2'].map((id) => [id, { id, width: 600, height: 400 }]));
const slots = [1, 2, 3].map((id) => ({ id, title: `Photo ${id}` }));

it('S1.13 what can be tried are the photos that carry something, each upright with the words over it', () => {
  const slotValues = [photo(1), photo(2), { slot: 4, kind: 'text' as const, text: 'Ada', choices: [], look: {} }];
  const scene = sceneOf({ template, customizations: [], slots: slotValues, photos, viewerUrl: null });
  const tryPhotos = tryPhotosOf(scene, new Set([1, 2, 3]), slots);
  expect(tryPhotos).toMatchObject([
    { slot: 1, title: 'Photo 1', region: { widthMm: 60, heightMm: 40, content: { itemList: [{}, { kind: 'text' }] } } },
    { slot: 2, region: { widthMm: 60, heightMm: 40, content: { itemList: [{ slot: 2 }] } } },
  ]);
  expect(tryPhotosOf(scene, new Set([3]), slots)).toEqual([]);
});
