import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arTypes,
  clientCustomization,
  type Customization,
  filledCustomization,
  type FilledCustomization,
} from '../customization.ts';
import { draftContent, draftDesign, type DraftDesign } from '../drafts.ts';
import { filledSlot, type FilledSlot, soldSlot, type SoldSlot } from '../filled-slot.ts';
import type { PhotoLook, TextLook } from '../look.ts';
import { matStyles, photoFilters, photoLookParts, textLookParts } from './looks.ts';
import {
  contentOf,
  draftContentOf,
  draftDesignOf,
  listsOf,
  photoIn,
  replyOfSlot,
  slotOfReply,
  slotsOf,
} from './slot-wire.ts';

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const share = fc.double({ min: -1, max: 1, noNaN: true }).map((value) => value + 0);
const placement = fc.record({
  zoom: fc.double({ min: 1, max: 20, noNaN: true }),
  x: share,
  y: share,
  rotation: fc.integer({ min: -180, max: 180 }),
});
const textStyle = fc.record(
  {
    align: fc.constantFrom('left', 'center', 'right'),
    color: fc.constant('#14171c'),
    curve: fc.integer({ min: -300, max: 300 }),
    sizeMm: fc.integer({ min: 1, max: 300 }),
  },
  { requiredKeys: ['align', 'color', 'curve'] },
);
const display = fc.record({
  fit: fc.constantFrom('cover', 'contain'),
  x: share,
  y: share,
  scale: fc.double({ min: 0.1, max: 4, noNaN: true }),
  rotation: fc.integer({ min: -180, max: 180 }),
  loop: fc.boolean(),
  sound: fc.boolean(),
});
const uuid = fc.uuid();
const medium = fc.record(
  { attachmentId: uuid, type: fc.constantFrom(...arTypes), display },
  { requiredKeys: ['attachmentId', 'type'] },
);
const choices = fc.uniqueArray(id, { maxLength: 3 });
const photoParts = {
  placement,
  mat: fc.constantFrom(...matStyles),
  filter: fc.constantFrom(...photoFilters),
} satisfies Record<keyof PhotoLook, unknown>;
const photoLook = fc.record(photoParts, { requiredKeys: [] });
const textParts = { textStyle } satisfies Record<keyof TextLook, unknown>;
const textLook = fc.record(textParts, { requiredKeys: [] });

const slot: fc.Arbitrary<FilledSlot> = fc.oneof(
  fc.record({
    slot: id,
    kind: fc.constant('photo' as const),
    choices,
    photo: fc.option(uuid),
    look: photoLook,
    medium: fc.option(medium),
  }),
  fc.record({
    slot: id,
    kind: fc.constant('text' as const),
    choices,
    text: fc.string({ maxLength: 40 }),
    look: textLook,
  }),
  // A month alone, with nothing chosen, is nothing.
  fc.record({ slot: id, kind: fc.constant('specification' as const), choices }),
  fc.record({
    slot: id,
    kind: fc.constant('specification' as const),
    choices: fc.uniqueArray(id, { minLength: 1, maxLength: 3 }),
    month: fc.constantFrom('2026-12', '2027-01'),
  }),
);
const slots = fc.uniqueArray(slot, { maxLength: 6, selector: (one) => one.slot });
/** In a payload a slot in which there is nothing is left out. */
const isBlank = (one: FilledSlot): boolean => {
  const { productClientCustomizationList: entries, productArCustomizationList: media } = listsOf([one]);
  return entries.length + media.length === 0;
};
const customizationsFor = (list: readonly FilledSlot[]): Pick<Customization, 'id' | 'kind'>[] =>
  list.map(({ slot: slotId, kind }) => ({ id: slotId, kind }));

describe('a filled slot on the wire', () => {
  it('S3.8 comes back from the payload as it was, each part of it valid', () => {
    fc.assert(
      fc.property(slots, (list) => {
        const full = list.filter((one) => !isBlank(one));
        for (const one of full) expect(filledSlot.parse(one)).toEqual(one);
        const lists = listsOf(full);
        for (const entry of lists.productClientCustomizationList)
          expect(clientCustomization.parse(entry)).toEqual(entry);
        const over = JSON.parse(JSON.stringify(lists)) as typeof lists;
        expect(slotsOf(over, customizationsFor(list))).toEqual(full);
        expect(listsOf(slotsOf(over, customizationsFor(full)))).toEqual(lists);
      }),
    );
  });

  it('S3.8 a draft comes back from its call as it was', () => {
    const warning = fc.record({ customizationId: id, code: fc.constant('SMALL_TEXT' as const) });
    const designs: fc.Arbitrary<DraftDesign> = fc.record({
      variantId: fc.option(id),
      quantity: fc.integer({ min: 1, max: 99 }),
      step: fc.constantFrom('product', 'AR', 'checkout'),
      extraList: choices,
      slots: slots.map((list) => list.filter((one) => !isBlank(one))),
      acceptedWarningList: fc.array(warning, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(designs, (design) => {
        expect(draftDesign.parse(design)).toEqual(design);
        const content = draftContentOf(design);
        expect(draftContent.parse(content)).toEqual(content);
        expect(draftDesignOf(content, customizationsFor(design.slots))).toEqual(design);
      }),
    );
  });

  it('D7.44 an ordered slot comes back from the reply as it was', () => {
    const extra = fc.record({ id, title: fc.string(), price: fc.nat(10_000) });
    const sold = fc.tuple(slot, fc.uniqueArray(extra, { maxLength: 3, selector: (one) => one.id }), fc.string());
    const soldSlots = sold.map(([one, extras, title]): SoldSlot => ({
      ...one,
      choices: extras.map((each) => each.id),
      title,
      sold: extras,
    }));
    fc.assert(
      fc.property(soldSlots, (one) => {
        expect(soldSlot.parse(one)).toEqual(one);
        const facts = { url: '/files/m', mimeType: '', width: null, height: null, durationSeconds: null };
        const none = { posterUrl: null, captionsUrl: null, text: null };
        const photoMedium = one.kind === 'photo' ? one.medium : null;
        const arCustomization = photoMedium && {
          ...facts,
          ...none,
          ...photoMedium,
          display: photoMedium.display ?? null,
        };
        const reply = replyOfSlot(one, { photo: null, arCustomization });
        expect(filledCustomization.parse(reply)).toEqual(reply);
        expect(slotOfReply(reply)).toEqual(one);
      }),
    );
  });

  it('S3.8 every part of a look is named once, and is a part of the payload and of the reply', () => {
    const parts = [...photoLookParts, ...textLookParts];
    expect(new Set(parts).size).toBe(parts.length);
    expect(Object.keys(clientCustomization.shape)).toEqual(expect.arrayContaining(parts));
    expect(Object.keys(filledCustomization.shape)).toEqual(expect.arrayContaining(parts));
  });
});

describe('what does not belong into a slot', () => {
  const photoId = '0190aaaa-0000-7000-8000-00000000000a';
  const entry = { id: 1, input: photoId, extraList: [] };
  const film = { customizationId: 1, attachmentId: photoId, type: 'VIDEO' as const };
  const read = (entries: object[], media: object[] = [], kind: Customization['kind'] = 'photo') =>
    slotsOf({ productClientCustomizationList: entries as never, productArCustomizationList: media as never }, [
      { id: 1, kind },
    ]);

  it('S3.8 is left out: other slots, a second filling, a style on a photo, a medium on a text, an extra', () => {
    const plain = { slot: 1, kind: 'photo', photo: photoId, choices: [], look: {}, medium: null };
    expect(read([{ ...entry, id: 9 }, entry, { ...entry, input: null }])).toEqual([plain]);
    expect(read([{ ...entry, textStyle: { align: 'left', color: '#000000', curve: 0 } }])).toEqual([plain]);
    expect(read([entry], [film], 'text')).toEqual([{ slot: 1, kind: 'text', text: photoId, choices: [], look: {} }]);
    expect(read([entry], [], 'extra')).toEqual([]);
  });

  it('S3.8 a photo and a medium are named in small letters; what is no id is no photo', () => {
    const [loud] = read(
      [{ ...entry, input: ` ${photoId.toUpperCase()} ` }],
      [{ ...film, attachmentId: photoId.toUpperCase() }],
    );
    expect(loud).toMatchObject({ photo: photoId, medium: { attachmentId: photoId } });
    expect(photoIn('holiday.jpg')).toBeNull();
    expect(read([{ ...entry, input: 'holiday.jpg' }])).toEqual([]);
  });

  it('S3.8 a medium stays while its photo is away', () => {
    expect(read([], [film])).toMatchObject([{ photo: null, look: {}, medium: { type: 'VIDEO' } }]);
  });

  it('S7.34 the content of a slot is what a change of a project sends', () => {
    const reply = { customizationId: 1, kind: 'photo', title: '', input: photoId, photo: null, extraList: [] };
    const empty = { placement: null, textStyle: null, arCustomization: null };
    expect(contentOf(slotOfReply({ ...reply, ...empty, mat: 'facets' } as FilledCustomization))).toEqual({
      input: photoId,
      extraList: [],
      mat: 'facets',
    });
  });
});
