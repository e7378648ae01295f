import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { useEffect, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { arCustomizationReset, arDataSet } from './ar-customization.state.ts';
import { draftKey, readDraft, writeDraft } from './draft.ts';
import { personalOf } from './personal.ts';
import { customizationBegun } from './product-customization.state.ts';

/**
 * What was chosen of a product so far, kept in this tab across a reload. `ready` is false until the draft is read:
 * the state may still be that of another product. `expired` names the slots whose files have to be chosen again.
 */
export function usePersonal(product: ProductDetail) {
  const dispatch = useAppDispatch();
  const state = useAppSelector((root) => root.productCustomization);
  const ar = useAppSelector((root) => root.ARCustomization);
  const [expired, setExpired] = useState<readonly number[]>([]);
  const { slug } = product;
  // The product comes anew with every choice of a colour; only other slots are a reason to begin again.
  const slots = JSON.stringify(product.customizationList);

  useEffect(() => {
    const draft = readDraft(readKept(slug), JSON.parse(slots) as ProductDetail['customizationList'], Date.now());
    dispatch(arCustomizationReset());
    for (const item of draft.media) dispatch(arDataSet(item));
    dispatch(customizationBegun({ slug, steps: draft.steps, quantity: draft.quantity }));
    setExpired(draft.expired);
  }, [dispatch, slug, slots]);

  const ready = state.productData === slug;
  useEffect(() => {
    if (ready) keepDraft(slug, writeDraft(state, ar));
  }, [ready, slug, state, ar]);

  const personal = useMemo(() => personalOf(state, ar), [state, ar]);
  return { ready, state, personal, expired };
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
