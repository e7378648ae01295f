import { describe, expect, it } from 'vitest';
import type { DraftDesign } from '@afterimage/contract/drafts.ts';
import { extraSlot, framedPrint } from '../studio.fixture.ts';
import type { Work } from '../work.ts';
import { isBegun, sameDesign, workWithDesign } from './design-work.ts';

const slots = framedPrint.customizationList;
const photo = '0190aaaa-0000-7000-8000-000000000001';
const textStyle = { color: '#aa2233', align: 'center' as const, curve: 0 };
const blank: DraftDesign = {
  variantId: 3,
  quantity: 2,
  step: 'product',
  extraList: [],
  slots: [{ kind: 'specification', slot: 4, choices: [42] }],
  acceptedWarningList: [],
};
const work = (content: Partial<DraftDesign>): Work => ({
  content: { ...blank, ...content },
  photoList: [{ id: photo, url: '/files/photos/1', width: 3000, height: 2000 }],
  mediumList: [],
});
const design: Pick<DraftDesign, 'extraList' | 'slots'> = {
  extraList: [51, 99],
  slots: [
    { kind: 'text', slot: 3, choices: [32], text: 'Emma', look: { textStyle } },
    { kind: 'photo', slot: 1, choices: [], photo: null, look: { filter: 'black-and-white' }, medium: null },
    { kind: 'specification', slot: 4, choices: [41] },
    { kind: 'text', slot: 77, choices: [], text: 'Gone', look: {} },
  ],
};

describe('a ready design in the studio', () => {
  it('S2.7 replaces texts and choices, leaves quantity, variant and photos, and drops what the product does not take', () => {
    const placement = { zoom: 2, x: 0, y: 0, rotation: 0 };
    const own = work({
      acceptedWarningList: [{ customizationId: 1, code: 'LOW_RESOLUTION' }],
      slots: [
        { kind: 'photo', slot: 1, choices: [], photo, look: { placement, mat: 'confetti' }, medium: null },
        { kind: 'text', slot: 3, choices: [31], text: 'Mine', look: {} },
      ],
    });
    const { content, photoList } = workWithDesign(own, design, slots);
    expect(content).toMatchObject({ variantId: 3, quantity: 2, extraList: [51], acceptedWarningList: [] });
    expect(content.slots.toSorted((one, other) => one.slot - other.slot)).toEqual([
      { kind: 'photo', slot: 1, choices: [], photo, look: { placement, filter: 'black-and-white' }, medium: null },
      { kind: 'text', slot: 3, choices: [32], text: 'Emma', look: { textStyle } },
      { kind: 'specification', slot: 4, choices: [41] },
    ]);
    expect(photoList.map(({ id }) => id)).toEqual([photo]);
  });

  it('S2.7 asks before it replaces a text, an extra or a choice of the customer, and not for what stands there at first', () => {
    expect(isBegun(blank, slots)).toBe(false);
    expect(
      isBegun({ extraList: [], slots: [{ kind: 'text', slot: 3, choices: [31], text: ' ', look: {} }] }, slots),
    ).toBe(false);
    expect(
      isBegun({ extraList: [], slots: [{ kind: 'text', slot: 3, choices: [], text: 'Emma', look: {} }] }, slots),
    ).toBe(true);
    expect(isBegun({ extraList: [], slots: [{ kind: 'specification', slot: 4, choices: [41] }] }, slots)).toBe(true);
    expect(isBegun({ extraList: [extraSlot.extraList[0]?.id ?? 0], slots: [] }, slots)).toBe(true);
  });

  it('S2.7 one design can follow the other without a question while nothing was changed, whatever photos there are', () => {
    const after = workWithDesign(work({}), design, slots).content;
    const withPhoto = [...after.slots, { kind: 'photo' as const, slot: 2, choices: [], photo, look: {}, medium: null }];
    expect(sameDesign(after, { ...after, slots: withPhoto.toReversed() })).toBe(true);
    const edited = after.slots.map((slot) => (slot.kind === 'text' ? { ...slot, text: 'Mia' } : slot));
    expect(sameDesign(after, { ...after, slots: edited })).toBe(false);
  });
});
