import { draftContent, draftDesign } from '@afterimage/contract/drafts.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { PhotoLook } from '@afterimage/contract/look.ts';
import { draftContentOf } from '@afterimage/contract/values/slot-wire.ts';
import { describe, expect, it } from 'vitest';
import * as ar from './ar-customization.state.ts';
import { filledWith, stateOf, workOf } from './design-state.ts';
import { copyKey, crowdedOut, type DraftCopy, readCopy, writeCopy } from './draft-copy.ts';
import { stepsOf } from './personal.ts';
import * as studio from './product-customization.state.ts';
import * as made from './studio.fixture.ts';
import { isExpired, renewed, sameWork, type Work } from './work.ts';
import { createTrail, historyOf, redone, remember, undone } from './work-history.ts';

const { productCustomizationReducer: reduce } = studio;
const slots = made.framedPrint.customizationList;
const photo = { id: made.photoId, url: '/files/p', width: 10, height: 20 };
const placement = { zoom: 2, x: 0.5, y: 0, rotation: 90 };
const textStyle = { align: 'left' as const, color: '#b4231f', curve: 0 };
const display = { fit: 'contain' as const, x: 0, y: 0, scale: 1, rotation: 0, loop: true, sound: false };
const accepted = { customizationId: 1, code: 'LOW_RESOLUTION' as const, dpi: 92 };
const place = { variantId: 70, step: 'AR' as const };
const arReduce = ar.arCustomizationReducer;

function filled() {
  const steps = stepsOf(slots);
  const data = steps[0]?.data.map((one) => (one.id === 1 ? { ...one, ...filledWith(photo) } : one)) ?? [];
  const product = [
    studio.customizationBegun({ slug: 'print', steps, ...place }),
    studio.photoDataSet({ step: 0, data }),
    studio.entryChanged({ id: 1, edit: { look: { placement, mat: 'confetti' } } }),
    studio.entryChanged({ id: 1, edit: { look: { mat: 'facets' } } }),
    studio.entryChanged({ id: 3, edit: { text: 'Ada ', choices: [32], look: { textStyle } } }),
    studio.entryChanged({ id: 5, edit: { choices: [52] } }),
    studio.quantitySet(3),
    studio.warningAccepted(accepted),
  ].reduce(reduce, reduce(undefined, { type: 'nothing' }));
  const { medium = null } = made.film;
  const media = ar.arCustomizationReducer(undefined, ar.arMediumSet({ id: 1, medium, display }));
  return { product, media };
}
function written(): Work {
  const { product, media } = filled();
  return workOf(product, media);
}

describe('what a draft keeps', () => {
  it('S3.8 is what the contract takes, with placement, style, display and what was accepted', () => {
    const { content } = written();
    expect(draftDesign.parse(content)).toEqual(content);
    const sentContent = draftContentOf(content);
    expect(draftContent.parse(sentContent)).toEqual(sentContent);
    expect(sentContent).toMatchObject({
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

  it('S1.11 comes back as it was, in both groups of the state by one action', () => {
    const { product, media } = filled();
    const { expired, ...read } = stateOf(written(), slots);
    const initialState = studio.customizationBegun({ slug: 'print', ...read, ...place });
    expect(workOf(reduce(undefined, initialState), arReduce(undefined, initialState))).toEqual(written());
    const restored = studio.contentRestored(read);
    const elsewhere = reduce(undefined, studio.customizationBegun({ slug: 'print', steps: stepsOf(slots), ...place }));
    expect(workOf(reduce(elsewhere, restored), arReduce(undefined, restored))).toEqual(written());
    expect(reduce(elsewhere, restored).uploadedPhotos).toMatchObject(product.uploadedPhotos);
    expect(arReduce(undefined, restored).mediaItems).toEqual(media.mediaItems);
    expect(expired).toEqual([]);
  });

  it('S1.11 names the slots whose files are gone, and keeps the rest', () => {
    const work = written();
    const restoredState = stateOf({ ...work, photoList: [] }, slots);
    expect(restoredState.expired).toEqual([1]);
    expect(restoredState.steps[0]?.data[0]).toMatchObject({ id: 1, file: null, value: null });
    expect(restoredState.steps[1]?.data[0]?.value).toBe('Ada ');
    expect(stateOf({ ...work, mediumList: [] }, slots)).toMatchObject({ mediaItems: [], expired: [1] });
  });

  it('S1.11 gets fresh addresses, and keeps what the server does not know yet', () => {
    const work = written();
    const fresh = { ...work, photoList: [{ ...photo, url: '/files/fresh' }] };
    expect(renewed(work, fresh).photoList).toEqual(fresh.photoList);
    const unknown = { ...fresh, content: { ...work.content, slots: [] }, photoList: [] };
    expect(renewed(work, unknown).photoList).toEqual(work.photoList);
    expect(renewed(work, { ...fresh, photoList: [], mediumList: [] })).toMatchObject({ photoList: [], mediumList: [] });
  });

  it('S1.11 drops what the product has no more', () => {
    const fewer = [{ ...made.extraSlot, extraList: made.extraSlot.extraList.slice(0, 1) }];
    expect(stateOf(written(), fewer)).toMatchObject({ mediaItems: [], steps: [{ data: [{ id: 5, chosen: [] }] }] });
  });

  it('S1.11 is the same however its parts are ordered, and wherever one was in the studio', () => {
    const { content } = written();
    const turned = Object.fromEntries(Object.entries(content).toReversed()) as typeof content;
    expect(sameWork(content, { ...turned, slots: turned.slots.toReversed(), step: 'checkout' })).toBe(true);
    expect(sameWork(content, { ...content, quantity: 4 })).toBe(false);
  });
});

describe('the copy in this browser', () => {
  const now = 1_000_000_000;
  const at = (seconds: number) => `/files/p?expires=${now / 1000 + seconds}`;
  const copy = {
    key: 'k',
    revision: 4,
    savedAt: '2026-11-21T12:04:00Z',
    unsaved: false,
    owner: 'ada',
    sentList: [],
    line: null,
  };
  const workAt = (url: string): Work => ({ ...written(), photoList: [{ ...photo, url }] });

  it('S1.11 comes back as it was, also with addresses that the server will renew', () => {
    const whole = { ...copy, work: workAt(at(-1)) };
    expect(readCopy(writeCopy(whole), now)).toEqual(whole);
    const sentContent = { ...whole, sentList: [written().content] };
    expect(readCopy(writeCopy(sentContent), now)).toEqual(sentContent);
    const inCart = { ...whole, line: { cartItemId: 'l', quantity: null, saved: false } };
    expect(readCopy(writeCopy(inCart), now)).toEqual(inCart);
    const { sentList: _, line: _line, ...older } = whole;
    expect(readCopy(writeCopy(older as DraftCopy), now)).toEqual(whole);
  });

  it('S3.7 is one of ten of designs that were opened by their keys; what was begun for a product always stays', () => {
    const openedKeys = Array.from({ length: 11 }, (_, index) => copyKey('mug', `k${index}`));
    expect(crowdedOut([...openedKeys, copyKey('mug'), 'token'], copyKey('mug', 'new'))).toEqual(openedKeys.slice(0, 2));
    expect(crowdedOut(openedKeys.slice(0, 10), copyKey('mug', 'k3'))).toEqual([]);
    expect(crowdedOut([], copyKey('mug'))).toEqual([]);
  });

  it('S1.11 has no files any more when the server never knew it and their addresses have run out', () => {
    const read = (url: string) => readCopy(writeCopy({ ...copy, key: null, work: workAt(url) }), now);
    expect(read(at(0))).toMatchObject({ unsaved: true, work: { photoList: [] } });
    expect(read(at(1))?.work.photoList).toHaveLength(1);
    expect(isExpired('/files/p', now)).toBe(false);
  });

  it.each([null, '', '{', '[]', '{"version":2,"work":{}}', '{"version":3}', '{"version":3,"work":{"content":{}}}'])(
    'S1.11 is none when it cannot be read: %j',
    (text) => expect(readCopy(text, now)).toBeNull(),
  );
});

describe('taking back', () => {
  const base = written();
  const withSlots = (change: (slot: FilledSlot) => FilledSlot | []): Work => ({
    ...base,
    content: { ...base.content, slots: base.content.slots.flatMap((slot) => change(slot)) },
  });
  const withText = (text: string) => withSlots((slot) => (slot.kind === 'text' ? { ...slot, text } : slot));
  const without = () => withSlots((slot) => (slot.kind === 'photo' ? [] : slot));
  const withLook = (look: PhotoLook) => withSlots((slot) => (slot.kind === 'photo' ? { ...slot, look } : slot));

  it('S4.21 a photo that was removed comes back, with how it lay', () => {
    const removed = remember(historyOf(base), without());
    expect(removed.past).toHaveLength(1);
    const back = undone(removed);
    expect(back.present).toEqual(base);
    expect(redone(back).present).toEqual(without());
  });

  it('S1.12 a mat is a change of its own, and so is another one; moving a photo goes on', () => {
    const looks: PhotoLook[] = [{ placement }, { placement, mat: 'confetti' }, { placement, mat: 'terrazzo' }];
    const historyAfter = looks.map(withLook).reduce(remember, historyOf(base));
    expect(historyAfter.past).toHaveLength(3);
    expect(undone(historyAfter).present).toEqual(withLook({ placement, mat: 'confetti' }));
    const moved = [1, 1.2, 1.4].map((zoom) => withLook({ mat: 'facets', placement: { ...placement, zoom } }));
    expect(moved.reduce(remember, historyOf(base)).past).toHaveLength(1);
  });

  it('S2.8 a filter is a change of its own, and so is another one, and none', () => {
    const looks: PhotoLook[] = [{ placement }, { placement, filter: 'warm' }, { placement, filter: 'black-and-white' }];
    const historyAfter = [...looks, { placement }].map(withLook).reduce(remember, historyOf(base));
    expect(historyAfter.past).toHaveLength(4);
    expect(undone(historyAfter).present).toEqual(withLook({ placement, filter: 'black-and-white' }));
    expect(redone(undone(historyAfter)).present).toEqual(withLook({ placement }));
  });

  it('S1.12 a medium is a change of its own; laying it goes on', () => {
    const withScale = (scale: number): Work =>
      withSlots((slot) =>
        slot.kind === 'photo' && slot.medium
          ? { ...slot, medium: { ...slot.medium, display: { ...display, scale } } }
          : slot,
      );
    const none = withSlots((slot) => (slot.kind === 'photo' ? { ...slot, medium: null } : slot));
    const trail = createTrail(base);
    for (const work of [withScale(0.5), withScale(0.6), withScale(0.7), none]) trail.remember(work);
    expect(trail.now().past).toHaveLength(2);
    expect([trail.undo(), trail.undo(), trail.undo()]).toEqual([withScale(0.7), base, null]);
    expect([trail.redo(), trail.redo(), trail.redo()]).toEqual([withScale(0.7), none, null]);
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
