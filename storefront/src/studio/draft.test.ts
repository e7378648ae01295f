import { describe, expect, it } from 'vitest';
import * as ar from './ar-customization.state.ts';
import { isExpired, readDraft, writeDraft } from './draft.ts';
import { personalOf, stepsOf } from './personal.ts';
import * as studio from './product-customization.state.ts';
import * as made from './studio.fixture.ts';

const { productCustomizationReducer: reduce } = studio;
const slots = made.framedPrint.customizationList;
const now = 1_000_000_000;
const address = (seconds: number) => `/files/p?expires=${seconds}&signature=x`;
const ahead = address(now / 1000 + 60);
const past = address(now / 1000);

function filled(photoUrl = ahead, filmUrl = ahead) {
  const steps = stepsOf(slots);
  const size = { width: 10, height: 20 };
  const data = steps[0]?.data.map((one) => (one.id === 1 ? { ...one, file: 'p', value: photoUrl, size } : one)) ?? [];
  const product = [
    studio.customizationBegun({ slug: 'print', steps }),
    studio.photoDataSet({ step: 0, data }),
    studio.entryChanged({ id: 3, change: { value: 'Ada', chosen: [32] } }),
    studio.entryChanged({ id: 5, change: { chosen: [52] } }),
    studio.quantitySet(3),
  ].reduce(reduce, reduce(undefined, { type: 'nothing' }));
  const media = ar.arCustomizationReducer(
    undefined,
    ar.arDataSet({ id: 1, ARdata: { video: filmUrl, image: null, value: filmUrl, id: 'f' } }),
  );
  return { product, media };
}
const written = (...urls: string[]) => {
  const { product, media } = filled(...urls);
  return writeDraft(product, media);
};

describe('the draft', () => {
  it('S1.11 comes back as it was', () => {
    const { product, media } = filled();
    const draft = readDraft(writeDraft(product, media), slots, now);
    const again = reduce(undefined, studio.customizationBegun({ slug: 'print', ...draft }));
    expect(personalOf(again, { mediaItems: draft.media })).toEqual(personalOf(product, media));
    expect(again.uploadedPhotos).toEqual(product.uploadedPhotos);
    expect(draft.expired).toEqual([]);
  });

  it('S1.11 names the slots whose files are too old, and keeps the rest', () => {
    const draft = readDraft(written(past, ahead), slots, now);
    expect(draft.expired).toEqual([1]);
    expect(draft.steps[0]?.data[0]).toMatchObject({ id: 1, file: null, value: null });
    expect(draft.steps[1]?.data[0]?.value).toBe('Ada');
    expect(readDraft(written(ahead, past), slots, now)).toMatchObject({ media: [], expired: [1] });
  });

  it('S1.11 drops what the product has no more', () => {
    const fewer = [{ ...made.extraSlot, extraList: made.extraSlot.extraList.slice(0, 1) }];
    expect(readDraft(written(), fewer, now)).toMatchObject({ media: [], steps: [{ data: [{ id: 5, chosen: [] }] }] });
  });

  it.each([
    null,
    '',
    '{',
    '[]',
    '{"version":2}',
    '{"version":1,"entries":[null,{"id":"x"}],"media":[{}],"quantity":-1}',
  ])('S1.11 is empty when it cannot be read: %j', (text) => {
    expect(readDraft(text, slots, now)).toEqual({ steps: stepsOf(slots), media: [], quantity: 1, expired: [] });
  });

  it('S1.11 an address without an end does not end', () => {
    expect(isExpired('/files/p', now)).toBe(false);
    expect(isExpired(past, now)).toBe(true);
  });
});

describe('removing in the form', () => {
  it('S4.21 a removed photo leaves neither file, value nor size, and its medium stays for the next one', () => {
    const { product, media } = filled();
    const next = reduce(reduce(product, studio.buttonsSet({ next: true })), studio.photoRemoved({ step: 0, id: 1 }));
    expect(next.personalizationSteps[0]).toMatchObject({
      status: 'process',
      data: [{ id: 1, file: null, value: null, size: null }, { id: 2 }],
    });
    expect(next.nextBtn).toBe(false);
    expect(personalOf(next, media).media.get(1)?.id).toBe('f');
  });

  it('S4.12 a film that is taken away is no medium any more', () => {
    const { product, media } = filled();
    const next = ar.arCustomizationReducer(media, ar.arVideoReset(1));
    expect(personalOf(product, next).media.size).toBe(0);
  });
});
