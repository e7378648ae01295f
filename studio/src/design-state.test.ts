import type { FilledSlot, PhotoSlot, TextSlot } from '@afterimage/contract/filled-slot.ts';
import type { PhotoLook, TextLook } from '@afterimage/contract/look.ts';
import { matStyles, photoFilters } from '@afterimage/contract/values/looks.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arCustomizationReducer } from './ar-customization.state.ts';
import { stateOf, workOf } from './design-state.ts';
import { contentRestored, customizationBegun, productCustomizationReducer } from './product-customization.state.ts';
import * as made from './studio.fixture.ts';

const customizations = made.framedPrint.customizationList;
const parts = <Look>(all: { [Part in keyof Required<Look>]: fc.Arbitrary<Look[Part]> }) =>
  fc.record(all, { requiredKeys: [] }) as fc.Arbitrary<Look>;

const placement = fc.record({
  zoom: fc.integer({ min: 1, max: 20 }),
  x: fc.constantFrom(-1, 0, 0.5),
  y: fc.constantFrom(0, 1),
  rotation: fc.integer({ min: -180, max: 180 }),
});
const photoLook = parts<PhotoLook>({
  placement,
  mat: fc.constantFrom(...matStyles),
  filter: fc.constantFrom(...photoFilters),
});
const textStyle = fc.constant({ align: 'left' as const, color: '#b4231f', curve: 30 });
const textLook = parts<TextLook>({ textStyle });
const display = { fit: 'contain' as const, x: 0, y: 0, scale: 1, rotation: 0, loop: true, sound: false };
const film = { attachmentId: made.filmMedium.attachmentId, type: 'VIDEO' as const };

const photoSlot = (slot: number, media: PhotoSlot['medium'][]): fc.Arbitrary<PhotoSlot> =>
  fc.record({
    slot: fc.constant(slot),
    kind: fc.constant('photo' as const),
    choices: fc.constant<number[]>([]),
    photo: fc.constant(made.photoId),
    look: photoLook,
    medium: fc.constantFrom(...media),
  });
const textSlot: fc.Arbitrary<TextSlot> = fc.record({
  slot: fc.constant(3),
  kind: fc.constant('text' as const),
  choices: fc.constantFrom([31], [32]),
  text: fc.string(),
  look: textLook,
});
const slots: fc.Arbitrary<FilledSlot[]> = fc.tuple(
  photoSlot(1, [null, film, { ...film, display }]),
  photoSlot(2, [null]),
  textSlot,
  fc.constantFrom<FilledSlot>(made.paper(41), made.paper(42), {
    slot: 4,
    kind: 'specification',
    choices: [41],
    month: '2027-01',
  }),
);
const rest = fc.record({
  extraList: fc.constantFrom<number[]>([], [51], [51, 52]),
  quantity: fc.integer({ min: 1, max: 99 }),
});

it('S3.14 S3.15 any design comes back from the two groups of the state as it was', () => {
  fc.assert(
    fc.property(slots, rest, (list, more) => {
      const { content, ...files } = made.workWith(list, more);
      const { expired, ...state } = stateOf({ content, ...files }, customizations);
      expect(expired).toEqual([]);
      const begunAction = customizationBegun({ slug: 'print', ...state });
      const [product, ar] = [
        productCustomizationReducer(undefined, begunAction),
        arCustomizationReducer(undefined, begunAction),
      ];
      expect(workOf(product, ar).content).toEqual(content);

      const emptied = stateOf(made.workWith([]), customizations);
      const restored = [contentRestored(emptied), contentRestored(state)];
      const back = { product: restored.reduce(productCustomizationReducer, product) };
      expect(workOf(back.product, restored.reduce(arCustomizationReducer, ar)).content).toEqual(content);
    }),
  );
});
