import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import type { RootState } from '@afterimage/client/state/store.ts';
import { arCustomizationReducer, arMediumSet } from './ar-customization.state.ts';
import { filledWith } from './design-state.ts';
import { followWork } from './follow-work.ts';
import { stepsOf } from './personal.ts';
import * as studio from './product-customization.state.ts';
import * as made from './studio.fixture.ts';
import type { Work } from './work.ts';

function openStudio() {
  const reducer = { productCustomization: studio.productCustomizationReducer, ARCustomization: arCustomizationReducer };
  const store = configureStore({ reducer });
  const steps = stepsOf(made.framedPrint.customizationList);
  const begin = (slug: string) => void store.dispatch(studio.customizationBegun({ slug, steps, variantId: 70 }));
  const reportedWork: Work[] = [];
  const getState = () => store.getState() as unknown as RootState;
  const follow = () =>
    followWork({ getState, subscribe: store.subscribe }, 'print', (work) => {
      reportedWork.push(work);
    });
  return { store, steps, begin, seen: reportedWork, follow };
}
const settled = () => new Promise<void>((done) => queueMicrotask(done));

it('S1.11 the design is told as it is in the store, and once for changes that belong together', async () => {
  const { store, steps, begin, seen: reportedWork, follow } = openStudio();
  begin('print');
  const end = follow();
  expect(reportedWork).toHaveLength(1);
  const data = steps[0]?.data.map((one) => (one.id === 1 ? { ...one, ...filledWith(made.photo) } : one)) ?? [];
  const placement = { zoom: 2, x: 0, y: 0, rotation: 0 };
  store.dispatch(studio.photoDataSet({ step: 0, data }));
  store.dispatch(studio.entryChanged({ id: 1, edit: { look: { placement } } }));
  store.dispatch(arMediumSet({ id: 1, medium: made.filmMedium, display: null }));
  expect(reportedWork).toHaveLength(1);
  await settled();
  expect(reportedWork).toHaveLength(2);
  expect(reportedWork[1]).toMatchObject({
    content: {
      variantId: 70,
      step: 'product',
      slots: [{ photo: made.photoId, look: { placement }, medium: {} }, {}, {}],
    },
    photoList: [made.photo],
    mediumList: [made.filmMedium],
  });
  store.dispatch(studio.buttonsSet({ next: true }));
  await settled();
  expect(reportedWork).toHaveLength(2);
  store.dispatch(studio.quantitySet(4));
  end();
  await settled();
  expect(reportedWork).toHaveLength(2);
});

it('S1.11 the design of another product is not told, nor what was told already', async () => {
  const { store, begin, seen: reportedWork, follow } = openStudio();
  begin('mug');
  const end = follow();
  await settled();
  expect(reportedWork).toEqual([]);
  begin('print');
  store.dispatch(studio.quantitySet(2));
  await settled();
  expect(reportedWork.map(({ content }) => content.quantity)).toEqual([2]);
  end();
});
