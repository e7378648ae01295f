import { acceptedWarning } from '@afterimage/contract/print.ts';
import { sceneOf } from '@afterimage/scene/scene-of.ts';
import { templateOf } from '@afterimage/scene/slot-template.ts';
import type { SceneWarning } from '@afterimage/scene/warnings.ts';
import { describe, expect, it } from 'vitest';
import { stateOf } from './design-state.ts';
import { previewOf } from './preview.ts';
import { surfaceOf } from './slot-surface.ts';
import * as made from './studio.fixture.ts';
import { acceptedOf, distinct, isAccepted, namedWarning } from './warnings.ts';

const slots = made.framedPrint.customizationList;

describe('warnings before the print', () => {
  const soft: SceneWarning = { slot: 1, code: 'LOW_RESOLUTION', dpi: 92 };
  const small: SceneWarning = { slot: 3, code: 'SMALL_TEXT' };

  it('S3.8 are accepted one by one, by name', () => {
    const accepted = [namedWarning(soft)];
    expect(acceptedWarning.parse(accepted[0])).toEqual({ customizationId: 1, code: 'LOW_RESOLUTION', dpi: 92 });
    expect(isAccepted(soft, accepted)).toBe(true);
    expect(isAccepted(small, accepted)).toBe(false);
    expect(acceptedOf([soft, small], accepted)).toEqual(accepted);
  });

  it('S3.8 that were put right, or have become worse, are not accepted any more', () => {
    const accepted = [namedWarning(soft)];
    expect(acceptedOf([], accepted)).toEqual([]);
    expect(acceptedOf([{ ...soft, dpi: 60 }], accepted)).toEqual([]);
  });

  it('S3.8 of a slot that is printed twice are told once, where it is worst', () => {
    expect(distinct([{ ...soft, dpi: 120 }, small, soft])).toEqual([soft, small]);
  });
});

describe('what is shown before the checkout', () => {
  it('S2.9 has the sections Product details, AR Media and Extra', () => {
    const slotValues = [made.filmed, made.textSlotOf(''), made.paper(41)];
    const { steps } = stateOf(made.workWith(slotValues, { extraList: [51] }), slots);
    const preview = previewOf(slots, made.personalWith(slotValues, { extraList: [51] }), steps);
    expect(preview.productDetails.map(({ id }) => id)).toEqual([1, 4]);
    expect(preview.arMedia.map(({ id }) => id)).toEqual([1]);
    expect(preview.extra.map(({ id }) => id)).toEqual([5]);
  });

  it('S3.8 is the scene of what was put into the slots', () => {
    const placement = { zoom: 2, x: 0, y: 0, rotation: 0 };
    const personal = made.personalWith([{ ...made.placedPhotoSlot, look: { placement } }, made.textSlotOf('Ada')]);
    const template = templateOf(slots);
    const input = { slots: [...personal.slots.values()], photos: personal.photos, viewerUrl: null };
    const items = sceneOf({ template, customizations: slots, ...input }).surfaceList.flatMap(
      ({ itemList }) => itemList,
    );
    expect(items).toMatchObject([
      { kind: 'photo', slot: 1, photo: { id: made.photoId, width: 4000, height: 3000, look: { placement } } },
      { kind: 'photo', slot: 2, photo: null },
      { kind: 'text', slot: 3, text: 'Ada', font: 'Cinzel' },
    ]);
    expect([1, 3, 5, undefined].map((id) => surfaceOf(template, id))).toEqual([
      'photo-1',
      'text-3',
      undefined,
      undefined,
    ]);
  });
});
