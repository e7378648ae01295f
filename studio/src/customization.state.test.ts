import { describe, expect, it } from 'vitest';
import * as ar from './ar-customization.state.ts';
import * as studio from './product-customization.state.ts';

const { productCustomizationReducer: reduce } = studio;
const initialState = reduce(undefined, { type: 'nothing' });
const photo = (id: number) => ({ id, file: `file-${id}`, value: `/files/${id}` });

function withPhotos() {
  const steps = [{ kind: 'photo' as const, title: 'Photos', status: 'wait' as const, data: [] }];
  const open = reduce(initialState, studio.customizationBegun({ slug: 'mug', steps }));
  const filledState = reduce(open, studio.photoDataSet({ step: 0, data: [photo(1), photo(2)] }));
  return reduce(filledState, studio.buttonsSet({ next: true }));
}

describe('personalisation', () => {
  it('S2.7 S3.16 S4.1 all three steps start in wait', () => {
    expect(initialState.customizationSteps).toEqual([
      { type: 'product', title: 'Product Personalization', status: 'wait' },
      { type: 'AR', title: 'AR Customization', status: 'wait' },
      { type: 'checkout', title: 'Checkout', status: 'wait' },
    ]);
    const later = reduce(initialState, studio.stepStatusSet({ type: 'AR', status: 'finish' }));
    expect(later.customizationSteps.map(({ status }) => status)).toEqual(['wait', 'finish', 'wait']);
  });

  it('S3.15 has its parts by their names', () => {
    expect(withPhotos()).toMatchObject({
      customizationStep: 'product',
      customizationSteps: initialState.customizationSteps,
      personalizationStep: 0,
      personalizationSteps: [{ title: 'Photos', status: 'wait', data: [photo(1), photo(2)] }],
      uploadedPhotos: [photo(1), photo(2)],
      availableSteps: ['product', 'AR', 'checkout'],
      nextBtn: true,
      prevBtn: true,
      productData: 'mug',
      previewData: { productDetails: [], arMedia: [], extra: [] },
    });
  });

  it('S4.22 setting the data of the photo step with entries enables previous; without entries it does not', () => {
    expect(withPhotos().prevBtn).toBe(true);
    expect(reduce(initialState, studio.photoDataSet({ step: 0, data: [] })).prevBtn).toBe(false);
    expect(withPhotos().uploadedPhotos).toHaveLength(2);
  });

  it('S4.2 S4.21 removing a photo clears its file and value, sets its step to process, disables next', () => {
    const state = reduce(withPhotos(), studio.photoRemoved({ step: 0, id: 1 }));
    expect(state.personalizationSteps[0]).toMatchObject({
      status: 'process',
      data: [{ id: 1, file: null, value: null }, photo(2)],
    });
    expect(state.nextBtn).toBe(false);
    expect(state.uploadedPhotos).toEqual([photo(2)]);
  });

  it('S4.21 removing a photo that is not there changes nothing', () => {
    const state = withPhotos();
    expect(reduce(state, studio.photoRemoved({ step: 0, id: 9 }))).toEqual(state);
  });

  it('S4.23 reset preview empties all its sections', () => {
    const filledState = reduce(
      initialState,
      studio.previewSet({ productDetails: [photo(1)], arMedia: [photo(2)], extra: [photo(3)] }),
    );
    expect(filledState.previewData.extra).toHaveLength(1);
    expect(reduce(filledState, studio.previewReset()).previewData).toEqual({
      productDetails: [],
      arMedia: [],
      extra: [],
    });
  });
});

describe('AR media', () => {
  const first = ar.arCustomizationReducer(undefined, { type: 'nothing' });
  const all = { video: '/v.mp4', image: '/i.webp', value: '/v.mp4', id: 'm' };
  const set = [
    ar.arDataSet({ id: 1, ARdata: all }),
    ar.arDataSet({ id: 2, ARdata: { image: '/j.webp', value: '/j.webp', id: 'n' } }),
  ].reduce(ar.arCustomizationReducer, first);

  it('S4.11 data is set per photo', () => {
    expect(set.mediaItems).toEqual([
      { id: 1, ARdata: all },
      { id: 2, ARdata: { video: null, image: '/j.webp', value: '/j.webp', id: 'n' } },
    ]);
  });

  it('S4.12 resetting a video clears video, value and id', () => {
    const [one, two] = ar.arCustomizationReducer(set, ar.arVideoReset(1)).mediaItems;
    expect(one?.ARdata).toEqual({ video: null, image: '/i.webp', value: null, id: null });
    expect(two).toEqual(set.mediaItems[1]);
  });

  it('S4.12 resetting an image clears image, value and id', () => {
    const [one] = ar.arCustomizationReducer(set, ar.arImageReset(1)).mediaItems;
    expect(one?.ARdata).toEqual({ video: '/v.mp4', image: null, value: null, id: null });
  });

  it('S3.14 the dialog remembers for which medium it is open', () => {
    const open = ar.arCustomizationReducer(first, ar.arModalOpened('VIDEO'));
    expect(open).toMatchObject({ isModalOpen: true, modalType: 'VIDEO' });
    expect(ar.arCustomizationReducer(open, ar.arModalClosed())).toMatchObject({ isModalOpen: false, modalType: null });
  });
});
