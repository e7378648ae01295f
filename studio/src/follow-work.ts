import type { RootState } from '@afterimage/client/state/store.ts';
import { workOf } from './design-state.ts';
import type { Work } from './work.ts';

let last: { of: readonly unknown[]; work: Work } | null = null;

/**
 * What was made so far; the same object until something of it changes. A library's selector would be in the first load
 * of every page, beside the store's own code.
 */
export function selectWork({ productCustomization: product, ARCustomization: ar }: RootState): Work {
  const { personalizationSteps, quantity, acceptedWarningList, variantId, customizationStep } = product;
  const of = [personalizationSteps, quantity, acceptedWarningList, variantId, customizationStep, ar.mediaItems];
  if (!last || last.of.some((part, at) => part !== of[at])) last = { of, work: workOf(product, ar) };
  return last.work;
}

interface Followed {
  getState(): RootState;
  subscribe(listener: () => void): () => void;
}

/**
 * Tells `onWork` of the design of a product as it is in the store now and after every change, until the answered function
 * is called. Changes that belong together are dispatched in one go, and are one change here.
 */
export function followWork(store: Followed, slug: string, onWork: (work: Work) => void): () => void {
  let reportedWork: Work | null = null;
  let isDue = false;
  let isStopped = false;
  const look = () => {
    isDue = false;
    const state = store.getState();
    if (isStopped || state.productCustomization.productData !== slug) return;
    const work = selectWork(state);
    if (work === reportedWork) return;
    reportedWork = work;
    onWork(work);
  };
  look();
  const unsubscribe = store.subscribe(() => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(look);
  });
  return () => {
    isStopped = true;
    unsubscribe();
  };
}
