import { cartAddition } from '@afterimage/contract/cart.ts';
import { describe, expect, it } from 'vitest';
import { payloadOf, locateFailure } from './payload.ts';
import * as made from './studio.fixture.ts';

const { framedPrint } = made;
const full = made.personalWith([made.filmed, made.textSlotOf(' Ada '), made.paper(41)], {
  extraList: [52, 51],
  quantity: 2,
});

describe('the payload', () => {
  it('S3.8 holds photos with their id, texts with their font, choices, extras and media, and the contract takes it', () => {
    const payload = payloadOf(framedPrint, 70, full);
    expect(payload).toEqual({
      productId: 7,
      variantId: 70,
      quantity: 2,
      extraList: [51, 52],
      productClientCustomizationList: [
        { id: 1, input: made.photoId, extraList: [] },
        { id: 3, input: 'Ada', extraList: [32] },
        { id: 4, input: null, extraList: [41] },
      ],
      productArCustomizationList: [{ customizationId: 1, attachmentId: made.film.ARdata.id, type: 'VIDEO' }],
    });
    expect(cartAddition.safeParse(payload).success).toBe(true);
  });

  it('S3.8 leaves out what is empty: a font without words, a medium without its photo', () => {
    const empty = made.personalWith([made.textSlotOf(' \n '), { ...made.filmed, photo: null }]);
    expect(payloadOf(framedPrint, null, empty)).toMatchObject({
      extraList: [],
      productClientCustomizationList: [],
      productArCustomizationList: [],
    });
  });

  it('S3.8 says how photos lie, how words are set, how media play, and what was accepted', () => {
    const placement = { zoom: 1.5, x: -0.25, y: 0, rotation: 90 };
    const textStyle = { align: 'left' as const, color: '#b4231f', curve: 30 };
    const display = { fit: 'contain' as const, x: 0, y: 0, scale: 1, rotation: 0, loop: false, sound: true };
    const accepted = [{ customizationId: 1, code: 'LOW_RESOLUTION' as const, dpi: 92 }];
    const medium = { attachmentId: made.filmMedium.attachmentId, type: 'VIDEO' as const, display };
    const personal = made.personalWith([
      { ...made.filmed, look: { placement, mat: 'terrazzo' }, medium },
      { ...made.textSlotOf('Ada'), look: { textStyle } },
      made.paper(41),
    ]);
    const payload = payloadOf(framedPrint, null, personal, accepted);
    expect(payload).toMatchObject({
      productClientCustomizationList: [{ id: 1, placement, mat: 'terrazzo' }, { id: 3, textStyle }, { id: 4 }],
      productArCustomizationList: [{ display }],
      acceptedWarningList: accepted,
    });
    expect(cartAddition.parse(payload)).toEqual(payload);
  });

  it.each(['VIDEO', '3D', 'OBJECT_3D', 'TEXT', 'IMAGE'] as const)(
    'S3.17 a medium of the kind %s keeps its kind, and none goes to a slot that takes none',
    (type) => {
      const medium = { attachmentId: made.filmMedium.attachmentId, type };
      const slots = [1, 2].map((slot) => ({ ...made.placedPhotoSlot, slot, medium }));
      const payload = payloadOf(framedPrint, null, made.personalWith(slots));
      expect(payload.productArCustomizationList).toMatchObject([{ customizationId: 1, type }]);
    },
  );
});

describe('what the server refuses', () => {
  const addition = payloadOf(framedPrint, 70, full);
  const refused = (fields: Record<string, string>) => ({
    status: 422,
    code: 'CUSTOMIZATION_INVALID' as const,
    description: 'No.',
    fields,
  });

  it.each([
    ['productClientCustomizationList.0.input', 'slot-1'],
    ['productClientCustomizationList.1.extraList', 'slot-3'],
    ['productArCustomizationList.0.attachmentId', 'medium-1'],
    ['customization.4', 'slot-4'],
    ['extraList', 'slot-5'],
    ['variantId', 'variant'],
    ['quantity', 'quantity'],
    ['productClientCustomizationList.9.input', 'form'],
  ])('D7.44 %s stands at %s', (path, key) => {
    expect(locateFailure(refused({ [path]: 'No' }), addition, framedPrint.customizationList)).toEqual({ [key]: 'No' });
  });

  it('S1.11 a lack of stock stands at the quantity, anything else over the form', () => {
    const fail = (code: 'OUT_OF_STOCK' | 'INTERNAL') =>
      locateFailure({ status: 409, code, description: 'Said' }, addition, framedPrint.customizationList);
    expect(fail('OUT_OF_STOCK')).toEqual({ quantity: 'Said' });
    expect(fail('INTERNAL')).toEqual({ form: 'Said' });
  });
});
