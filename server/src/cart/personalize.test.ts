import { describe, expect, it } from 'vitest';
import { clientCustomization, type Customization } from '@afterimage/contract/customization.ts';
import { personalizationHash } from './personalization-hash.ts';
import { personalize } from './personalize.ts';

const photoId = 'a0000000-0000-4000-8000-000000000001';
const mediumId = 'a0000000-0000-4000-8000-000000000002';
const files = new Map([
  [photoId, { kind: 'photo' as const, arType: null }],
  [mediumId, { kind: 'medium' as const, arType: 'VIDEO' }],
]);
const extra = (id: number) => ({ id, title: `Extra ${id}`, price: 100 });
const slot = (id: number, more: Partial<Customization>): Customization => ({
  id,
  kind: 'text',
  fieldType: null,
  selectionMode: 'SINGLE',
  title: `Slot ${id}`,
  required: false,
  limits: {},
  extraList: [],
  ...more,
});
const slots: Customization[] = [
  slot(1, { kind: 'photo', required: true, limits: { arAllowed: true } }),
  slot(2, { kind: 'text', limits: { minLength: 2, maxLength: 5, maxLines: 1 }, extraList: [extra(20), extra(21)] }),
  slot(3, { kind: 'specification', extraList: [extra(30), extra(31)] }),
  slot(4, { kind: 'extra', selectionMode: 'MULTI', extraList: [extra(40), extra(41)] }),
  slot(5, { kind: 'photo' }),
];
const entry = (id: number, input: string | null = null, extraList: number[] = []) => ({ id, input, extraList });
const photo = entry(1, photoId);
type Choices = Parameters<typeof personalize>[1];

function fill(choices: Partial<Choices>, from = slots) {
  const all = { extraList: [], productClientCustomizationList: [], productArCustomizationList: [], ...choices };
  return personalize(from, all, { files, locale: 'en', today: '2026-11-23' });
}
const complaintsOf = (choices: Partial<Choices>, from = slots) => {
  const outcome = fill(choices, from);
  return 'complaints' in outcome ? Object.keys(outcome.complaints) : [];
};

describe('the add-to-cart payload against its product', () => {
  it('S3.8 keeps what was filled, in the order of the product', () => {
    const outcome = fill({
      extraList: [41, 40],
      productClientCustomizationList: [entry(2, ' Ada ', [21]), photo, entry(3, null, [30])],
      productArCustomizationList: [{ customizationId: 1, attachmentId: mediumId, type: 'VIDEO' }],
    });
    expect(outcome).toEqual({
      personalization: {
        extraList: [40, 41],
        slots: [
          {
            slot: 1,
            kind: 'photo',
            photo: photoId,
            choices: [],
            look: { placement: { zoom: 1, x: 0, y: 0, rotation: 0 } },
            medium: { attachmentId: mediumId, type: 'VIDEO' },
          },
          { slot: 2, kind: 'text', text: 'Ada', choices: [21], look: {} },
          { slot: 3, kind: 'specification', choices: [30] },
        ],
        acceptedWarningList: [],
      },
    });
  });

  it('S3.8 a line without any choice is plain', () => {
    expect(fill({}, slots.slice(1))).toEqual({ personalization: null });
    expect(fill({ productClientCustomizationList: [entry(2, '  ')] }, slots.slice(1))).toEqual({
      personalization: null,
    });
  });

  it.each<[string, string, Partial<Choices>]>([
    ['a required slot that is missing', 'customization.1', {}],
    ['a required slot that is empty', 'customization.1', { productClientCustomizationList: [entry(1, ' ')] }],
    ['a slot of another product', '1.id', { productClientCustomizationList: [photo, entry(99, 'x')] }],
    ['a slot filled twice', '1.id', { productClientCustomizationList: [photo, photo] }],
    ['an extra among the slots', '1.id', { productClientCustomizationList: [photo, entry(4, null, [40])] }],
    ['a photo that is not there', '0.input', { productClientCustomizationList: [entry(1, 'nothing')] }],
    ['a medium as a photo', '0.input', { productClientCustomizationList: [entry(1, mediumId)] }],
    ['a text too short', '1.input', { productClientCustomizationList: [photo, entry(2, 'x')] }],
    ['a text too long', '1.input', { productClientCustomizationList: [photo, entry(2, 'abcdef')] }],
    ['a text of too many lines', '1.input', { productClientCustomizationList: [photo, entry(2, 'a\nb')] }],
    ['a font of another slot', '1.extraList', { productClientCustomizationList: [photo, entry(2, 'abc', [30])] }],
    ['two fonts', '1.extraList', { productClientCustomizationList: [photo, entry(2, 'abc', [20, 21])] }],
    ['the same choice twice', '1.extraList', { productClientCustomizationList: [photo, entry(3, null, [30, 30])] }],
    ['two of a single choice', '1.extraList', { productClientCustomizationList: [photo, entry(3, null, [30, 31])] }],
    ['words instead of a choice', '1.input', { productClientCustomizationList: [photo, entry(3, 'oak', [30])] }],
    ['an unknown extra', 'extraList', { productClientCustomizationList: [photo], extraList: [30] }],
  ])('S3.8 refuses %s', (_, path, choices) => {
    expect(complaintsOf(choices).map((key) => key.replace('productClientCustomizationList.', ''))).toEqual([path]);
  });

  it('S3.8 a required choice needs exactly one', () => {
    const required = [slot(3, { kind: 'specification', required: true, extraList: [extra(30), extra(31)] })];
    expect(complaintsOf({}, required)).toEqual(['customization.3']);
    expect(complaintsOf({ productClientCustomizationList: [entry(3, null, [31])] }, required)).toEqual([]);
  });

  it('S3.8 media go only on filled photos that allow them, and are what they say', () => {
    const attach = (customizationId: number, attachmentId = mediumId, type: 'VIDEO' | 'IMAGE' = 'VIDEO') => ({
      productClientCustomizationList: [photo, entry(5, photoId), entry(2, 'abc')],
      productArCustomizationList: [{ customizationId, attachmentId, type }],
    });
    expect(complaintsOf(attach(1))).toEqual([]);
    expect(complaintsOf(attach(2))).toEqual(['productArCustomizationList.0.customizationId']);
    expect(complaintsOf(attach(5))).toEqual(['productArCustomizationList.0.customizationId']);
    expect(complaintsOf(attach(1, photoId))).toEqual(['productArCustomizationList.0.attachmentId']);
    expect(complaintsOf(attach(1, mediumId, 'IMAGE'))).toEqual(['productArCustomizationList.0.type']);
  });

  it.each(['3D', 'OBJECT_3D'] as const)(
    'D3.17 an uploaded film is neither a model of the gallery nor an own one: %s',
    (type) => {
      const complaints = complaintsOf({
        productClientCustomizationList: [photo],
        productArCustomizationList: [{ customizationId: 1, attachmentId: mediumId, type }],
      });
      expect(complaints).toEqual(['productArCustomizationList.0.type']);
    },
  );

  it('D4.18 equal choices have one hash, however they were ordered, and different ones another', () => {
    const hashOf = (choices: Partial<Choices>) => {
      const outcome = fill(choices);
      if ('complaints' in outcome) throw new Error('refused');
      return personalizationHash(outcome.personalization);
    };
    const list = [photo, entry(2, 'Ada', [21])];
    expect(hashOf({ productClientCustomizationList: list })).toBe(
      hashOf({ productClientCustomizationList: list.toReversed() }),
    );
    expect(hashOf({ productClientCustomizationList: list })).not.toBe(
      hashOf({ productClientCustomizationList: [photo] }),
    );
    expect(personalizationHash(null)).toBe('');
  });

  it('S1.12 keeps the look of a photo, each part of which tells one line from another', () => {
    const personalizationOf = (choices: Partial<Choices>) => {
      const outcome = fill(choices);
      if ('complaints' in outcome) throw new Error('refused');
      return outcome.personalization;
    };
    const plain = personalizationOf({ productClientCustomizationList: [photo] });
    const matted = personalizationOf({ productClientCustomizationList: [{ ...photo, mat: 'terrazzo' }] });
    const [slot] = plain?.slots ?? [];
    if (slot?.kind !== 'photo') return expect.fail('no photo');
    expect(matted?.slots).toEqual([{ ...slot, look: { ...slot.look, mat: 'terrazzo' } }]);
    expect(Object.keys(slot.look)).toEqual(['placement']);
    expect(personalizationHash(matted)).not.toBe(personalizationHash(plain));
  });

  it('S3.8 only a photo has a filter, and only one of the list', () => {
    const list = [
      { ...photo, filter: 'warm' as const },
      { ...entry(2, 'Ada'), filter: 'warm' as const },
    ];
    expect(complaintsOf({ productClientCustomizationList: list })).toEqual(['productClientCustomizationList.1.filter']);
    const { error } = clientCustomization.safeParse({ ...photo, filter: 'sepia' });
    expect(error?.issues.map(({ path }) => path)).toEqual([['filter']]);
  });

  it('S1.12 only a photo has a mat', () => {
    const list = [photo, { ...entry(2, 'Ada'), mat: 'facets' as const }];
    expect(complaintsOf({ productClientCustomizationList: list })).toEqual(['productClientCustomizationList.1.mat']);
  });
});

describe('slots that a choice asks for', () => {
  const asking = [...slots, slot(6, { kind: 'text', required: true, choiceId: 40 })];

  it('S3.8 are needed once it is chosen, and only then', () => {
    expect(complaintsOf({ productClientCustomizationList: [photo] }, asking)).toEqual([]);
    expect(complaintsOf({ extraList: [40], productClientCustomizationList: [photo] }, asking)).toEqual([
      'customization.6',
    ]);
    const payload = { extraList: [40], productClientCustomizationList: [photo, entry(6, 'Ada')] };
    expect(complaintsOf(payload, asking)).toEqual([]);
  });

  it('S3.8 are refused without it, for what they print is not paid', () => {
    const payload = { productClientCustomizationList: [photo, entry(6, 'Ada')] };
    expect(complaintsOf(payload, asking)).toEqual(['productClientCustomizationList.1.id']);
    expect(complaintsOf({ productClientCustomizationList: [photo, entry(6)] }, asking)).toEqual([]);
  });
});
