import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '@afterimage/client/state/operation.ts';
import { candidateSet, compareAdded, compareRemoved, type WithCompare } from './compare.state.ts';

/** Puts the one that waits in the place of another. */
export const replaceCompared =
  (productId: number): ThunkAction<void, WithCompare, Services, UnknownAction> =>
  (dispatch, state) => {
    const { candidate } = state().compare;
    dispatch(candidateSet(null));
    if (!candidate) return;
    dispatch(compareRemoved(productId));
    dispatch(compareAdded(candidate));
  };
