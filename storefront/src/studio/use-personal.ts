import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { useEffect, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { arCustomizationReset, arDataSet } from './ar-customization.state.ts';
import { draftKey, readDraft, writeDraft } from './draft.ts';
import { personalOf } from './personal.ts';
import { customizationBegun } from './product-customization.state.ts';

/**
 * What was chosen of a product so far, kept in this tab across a reload; use it in a component of its own for each product. `ready` is false until the draft is read:
 * the state may still be that of another product. `expired` names the slots whose files have to be chosen again.
 */
export function usePersonal(product: ProductDetail) {
  const dispatch = useAppDispatch();
  const state = useAppSelector((root) => root.productCustomization);
  const ar = useAppSelector((root) => root.ARCustomization);
  const { slug, customizationList } = product;
  // Read once: the product comes anew with every choice of a colour, and that is no reason to begin again.
  const [draft] = useState(() => readDraft(readKept(slug), customizationList, Date.now()));

  useEffect(() => {
    dispatch(arCustomizationReset());
    for (const item of draft.media) dispatch(arDataSet(item));
    dispatch(customizationBegun({ slug, steps: draft.steps, quantity: draft.quantity }));
  }, [dispatch, slug, draft]);

  const ready = state.productData === slug;
  useEffect(() => {
    if (ready) keepDraft(slug, writeDraft(state, ar));
  }, [ready, slug, state, ar]);

  const personal = useMemo(() => personalOf(state, ar), [state, ar]);
  return { ready, state, personal, expired: draft.expired };
}

function readKept(slug: string): string | null {
  try {
    return sessionStorage.getItem(draftKey(slug));
  } catch {
    return null;
  }
}

function keepDraft(slug: string, text: string): void {
  try {
    sessionStorage.setItem(draftKey(slug), text);
  } catch {
    // a full or forbidden storage only means that a reload begins anew
  }
}

export function forgetDraft(slug: string): void {
  try {
    sessionStorage.removeItem(draftKey(slug));
  } catch {
    // what cannot be reached was never written
  }
}
