import { draftContent } from '@afterimage/contract/drafts.ts';
import { describe, expect, it } from 'vitest';
import * as ar from './ar-customization.state.ts';
import { type DraftCopy, readCopy, writeCopy } from './draft-copy.ts';
import { personalOf, stepsOf } from './personal.ts';
import * as studio from './product-customization.state.ts';
import * as made from './studio.fixture.ts';
import { filledWith, isExpired, readWork, renewed, sameWork, type Work, workOf } from './work.ts';
import { historyOf, redone, remember, undone } from './work-history.ts';

const { productCustomizationReducer: reduce } = studio;
const slots = made.framedPrint.customizationList;
const photo = { id: made.photoId, url: '/files/p', width: 10, height: 20 };
const placement = { zoom: 2, x: 0.5, y: 0, rotation: 90 };
const textStyle = { align: 'left' as const, color: '#b4231f', curve: 0 };
const display = { fit: 'contain' as const, x: 0, y: 0, scale: 1, rotation: 0, loop: true, sound: false };
const accepted = { customizationId: 1, code: 'LOW_RESOLUTION' as const, dpi: 92 };
const place = { variantId: 70, step: 'AR' as const };

function filled() {
  const steps = stepsOf(slots);
  const data = steps[0]?.data.map((one) => (one.id === 1 ? { ...one, ...filledWith(photo) } : one)) ?? [];
  const product = [
    studio.customizationBegun({ slug: 'print', steps }),
    studio.photoDataSet({ step: 0, data }),
    studio.entryChanged({ id: 1, change: { placement, mat: 'facets' } }),
    studio.entryChanged({ id: 3, change: { value: 'Ada ', chosen: [32], textStyle } }),
    studio.entryChanged({ id: 5, change: { chosen: [52] } }),
    studio.quantitySet(3),
    studio.warningAccepted(accepted),
  ].reduce(reduce, reduce(undefined, { type: 'nothing' }));
  const { medium = null } = made.film;
  const media = ar.arCustomizationReducer(undefined, ar.arMediumSet({ id: 1, medium, display }));
  return { product, media };
}
function written(): Work {
  const { product, media } = filled();
  return workOf(product, media, place);
}

describe('what a draft keeps', () => {
  it('S3.8 is what the contract takes, with placement, style, display and what was accepted', () => {
    const { content } = written();
    expect(draftContent.parse(content)).toEqual(content);
    expect(content).toMatchObject({
      ...place,
      quantity: 3,
      extraList: [52],
      productClientCustomizationList: [
        { id: 1, input: made.photoId, placement, mat: 'facets' },
        { id: 3, input: 'Ada ', extraList: [32], textStyle },
        { id: 4, input: null, extraList: [42] },
      ],
      productArCustomizationList: [{ customizationId: 1, type: 'VIDEO', display }],
      acceptedWarningList: [accepted],
    });
  });

  it('S1.11 comes back as it was', () => {
    const { product, media } = filled();
    const read = readWork(written(), slots);
    const again = reduce(undefined, studio.customizationBegun({ slug: 'print', ...read }));
    expect(personalOf(again, { mediaItems: read.media })).toEqual(personalOf(product, media));
    expect(again.uploadedPhotos).toMatchObject(product.uploadedPhotos);
    expect(read).toMatchObject({ quantity: 3, acceptedWarningList: [accepted], expired: [] });
  });

  it('S1.11 names the slots whose files are gone, and keeps the rest', () => {
    const work = written();
    const read = readWork({ ...work, photoList: [] }, slots);
    expect(read.expired).toEqual([1]);
    expect(read.steps[0]?.data[0]).toMatchObject({ id: 1, file: null, value: null });
    expect(read.steps[1]?.data[0]?.value).toBe('Ada ');
    expect(readWork({ ...work, mediumList: [] }, slots)).toMatchObject({ media: [], expired: [1] });
  });

  it('S1.11 gets fresh addresses, and keeps what the server does not know yet', () => {
    const work = written();
    const fresh = { ...work, photoList: [{ ...photo, url: '/files/fresh' }] };
    expect(renewed(work, fresh).photoList).toEqual(fresh.photoList);
    const unknown = { ...fresh, content: { ...work.content, productClientCustomizationList: [] }, photoList: [] };
    expect(renewed(work, unknown).photoList).toEqual(work.photoList);
    expect(renewed(work, { ...fresh, photoList: [], mediumList: [] })).toMatchObject({ photoList: [], mediumList: [] });
  });

  it('S1.11 drops what the product has no more', () => {
    const fewer = [{ ...made.extraSlot, extraList: made.extraSlot.extraList.slice(0, 1) }];
    expect(readWork(written(), fewer)).toMatchObject({ media: [], steps: [{ data: [{ id: 5, chosen: [] }] }] });
  });

  it('S1.11 is the same however its parts are ordered, and wherever one was in the studio', () => {
    const { content } = written();
    const turned = Object.fromEntries(Object.entries(content).toReversed()) as typeof content;
    expect(sameWork(content, { ...turned, step: 'checkout' })).toBe(true);
    expect(sameWork(content, { ...content, quantity: 4 })).toBe(false);
  });
});

describe('the copy in this browser', () => {
  const now = 1_000_000_000;
  const at = (seconds: number) => `/files/p?expires=${now / 1000 + seconds}`;
  const copy = { key: 'k', revision: 4, savedAt: '2026-11-21T12:04:00Z', unsaved: false, owner: 'ada', sentList: [] };
  const workAt = (url: string): Work => ({ ...written(), photoList: [{ ...photo, url }] });

  it('S1.11 comes back as it was, also with addresses that the server will renew', () => {
    const whole = { ...copy, work: workAt(at(-1)) };
    expect(readCopy(writeCopy(whole), now)).toEqual(whole);
    const sent = { ...whole, sentList: [written().content] };
    expect(readCopy(writeCopy(sent), now)).toEqual(sent);
    const { sentList: _, ...older } = whole;
    expect(readCopy(writeCopy(older as DraftCopy), now)).toEqual(whole);
  });

  it('S1.11 has no files any more when the server never knew it and their addresses have run out', () => {
    const read = (url: string) => readCopy(writeCopy({ ...copy, key: null, work: workAt(url) }), now);
    expect(read(at(0))).toMatchObject({ unsaved: true, work: { photoList: [] } });
    expect(read(at(1))?.work.photoList).toHaveLength(1);
    expect(isExpired('/files/p', now)).toBe(false);
  });

  it.each([null, '', '{', '[]', '{"version":1,"entries":[]}', '{"version":2}', '{"version":2,"work":{"content":{}}}'])(
    'S1.11 is none when it cannot be read: %j',
    (text) => expect(readCopy(text, now)).toBeNull(),
  );
});

describe('taking back', () => {
  const base = written();
  const withText = (input: string): Work => ({
    ...base,
    content: {
      ...base.content,
      productClientCustomizationList: base.content.productClientCustomizationList.map((one) =>
        one.id === 3 ? { ...one, input } : one,
      ),
    },
  });
  const without = (): Work => ({
    ...base,
    content: {
      ...base.content,
      productClientCustomizationList: base.content.productClientCustomizationList.filter(({ id }) => id !== 1),
    },
  });

  it('S4.21 a photo that was removed comes back, with how it lay', () => {
    const removed = remember(historyOf(base), without());
    expect(removed.past).toHaveLength(1);
    const back = undone(removed);
    expect(back.present).toEqual(base);
    expect(redone(back).present).toEqual(without());
  });

  it('S1.12 a mat is a change of its own, and so is another one', () => {
    const withMat = (mat: 'confetti' | 'terrazzo' | undefined): Work => ({
      ...base,
      content: {
        ...base.content,
        productClientCustomizationList: base.content.productClientCustomizationList.map(({ mat: _, ...one }) =>
          one.id === 1 && mat ? { ...one, mat } : one,
        ),
      },
    });
    const chosen = ([undefined, 'confetti', 'terrazzo'] as const).map(withMat).reduce(remember, historyOf(base));
    expect(chosen.past).toHaveLength(3);
    expect(undone(chosen).present).toEqual(withMat('confetti'));
    expect(readWork(undone(chosen).present, slots).steps[0]?.data[0]?.mat).toBe('confetti');
  });

  it('S1.11 a word that is typed is one change; what was taken back and changed is not done again', () => {
    const typed = ['A', 'Ad', 'Ada L'].map(withText).reduce(remember, historyOf(base));
    expect(typed.past).toHaveLength(1);
    const other = remember(undone(typed), { ...base, content: { ...base.content, quantity: 9 } });
    expect(other.future).toEqual([]);
    expect(undone(other).present).toEqual(base);
  });

  it('S1.11 going to another step, and the ends of the history, change nothing', () => {
    const walked = remember(historyOf(base), { ...base, content: { ...base.content, step: 'checkout' } });
    expect(walked.past).toEqual([]);
    expect(undone(walked)).toEqual(walked);
    expect(redone(walked)).toEqual(walked);
  });
});
