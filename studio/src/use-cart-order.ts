import type { CartAddition } from '@afterimage/contract/cart.ts';
import { useState } from 'react';
import { type Failure, failureOf } from '@afterimage/client/api/failure.ts';
import { cartStateOf, designIn, isLineGone } from './cart-line.ts';
import type { StudioProps } from './studio-props.ts';
import type { useDraft } from './use-draft.ts';
import { useOrder } from './use-order.ts';

/** The relation of the design to the cart, and the operations on it; `onRefused` shows in place why the shop refused it. */
export function useCartOrder(
  { onAdd, onSave, onLeave, onRestart }: Pick<StudioProps, 'onAdd' | 'onSave' | 'onLeave' | 'onRestart'>,
  draft: ReturnType<typeof useDraft>,
  onRefused: (failure: Failure, sent: CartAddition) => void,
) {
  const [missingLine, setMissingLine] = useState<string | null>(null);
  const cartState = cartStateOf(draft.line, missingLine);
  const isLine = cartState.kind === 'line';
  const { busy: ordering, order } = useOrder({
    async onKeep() {
      try {
        return await draft.save();
      } catch (error) {
        // A conflict between two designs is resolved first; other failures do not keep this design from the cart.
        if (failureOf(error).code === 'DRAFT_CHANGED') throw error;
        return null;
      }
    },
    onAdd,
    async onSave(added) {
      if (!isLine) return null;
      const failure = await onSave(cartState.cartItemId, designIn(added));
      if (failure && isLineGone(failure)) setMissingLine(cartState.cartItemId);
      return failure;
    },
    async onDone(path) {
      draft.release();
      await onLeave(path);
    },
    onRefused(failure, sent) {
      // Said by the dialog of the two designs, and by the note on the line.
      if (failure.code !== 'DRAFT_CHANGED' && !(isLine && isLineGone(failure))) onRefused(failure, sent);
    },
  });
  return {
    ordering,
    order,
    cartState,
    /** Discards the changes that were not saved to the line. */
    async restart(cartItemId: string) {
      await draft.save().catch(() => null);
      // What goes wrong there is seen by what the draft is then: the line may be gone.
      await onRestart(cartItemId).catch(() => undefined);
      await draft.look();
    },
  };
}
