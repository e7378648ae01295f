import { describe, expect, it } from 'vitest';
import type { Customization } from '@afterimage/contract/customization.ts';
import type { DraftDesign } from '@afterimage/contract/drafts.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import { isSameDesign } from './same-design.ts';

const slot = (id: number, kind: Customization['kind'], more: Partial<Customization> = {}): Customization => ({
  id,
  kind,
  fieldType: null,
  selectionMode: 'SINGLE',
  title: '',
  required: false,
  limits: {},
  extraList: [],
  ...more,
});
const box = { id: 31, title: 'Gift box', price: 0 };
const customizations = [
  slot(1, 'photo'),
  slot(2, 'text', { limits: { format: 'dates' } }),
  slot(3, 'extra', { extraList: [box] }),
  slot(4, 'text', { choiceId: 31 }),
  slot(5, 'specification', { extraList: [{ id: 51, title: 'Start', price: 0 }] }),
];
const photo: FilledSlot = {
  slot: 1,
  kind: 'photo',
  choices: [],
  photo: '00000000-0000-4000-8000-000000000001',
  look: {},
  medium: null,
};
const placed = { ...photo, look: { placement: { zoom: 1, x: 0, y: 0, rotation: 0 } } };
const text = (id: number, words: string): FilledSlot => ({
  slot: id,
  kind: 'text',
  choices: [],
  text: words,
  look: {},
});
const start = (month?: string): FilledSlot => ({
  slot: 5,
  kind: 'specification',
  choices: [51],
  ...(month !== undefined && { month }),
});
const same = (draft: Partial<DraftDesign>, slots: FilledSlot[], extraList: number[] = []) =>
  isSameDesign(
    { variantId: 7, quantity: 1, step: 'product', extraList: [], slots: [], acceptedWarningList: [], ...draft },
    { variantId: 7, personalization: { extraList, slots, acceptedWarningList: [] } },
    { customizations, locale: 'en', today: '2026-11-23' },
  );

describe('a draft and the line that was made of it', () => {
  it('S3.7 are the same whatever the cart adds and leaves out', () => {
    expect(same({ slots: [text(4, 'not chosen'), photo, text(2, ' ')] }, [placed])).toBe(true);
    expect(same({ slots: [start()], variantId: null }, [start('2027-01')])).toBe(true);
    expect(same({ slots: [text(4, ' Ada ')], extraList: [31] }, [text(4, 'Ada')], [31])).toBe(true);
  });

  it('S3.7 are not the same when a variant, a photo, words, a choice or a month is another', () => {
    expect(same({ variantId: 8, slots: [photo] }, [placed])).toBe(false);
    expect(same({ slots: [{ ...photo, look: { filter: 'warm' } }] }, [placed])).toBe(false);
    expect(same({ slots: [text(4, 'Bea')], extraList: [31] }, [text(4, 'Ada')], [31])).toBe(false);
    expect(same({ slots: [photo], extraList: [31] }, [placed])).toBe(false);
    expect(same({ slots: [start('2027-02')] }, [start('2027-01')])).toBe(false);
  });
});
