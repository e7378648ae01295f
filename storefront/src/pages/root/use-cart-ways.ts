import type { CartItemDesign } from '@afterimage/contract/cart.ts';
import { useMemo } from 'react';
import { failureOf } from '@afterimage/client/api/failure.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import type { DesignAddition } from '@afterimage/studio/studio-props.ts';
import { useServices } from '@afterimage/studio/use-services.ts';
import { addToCart, cartChangesSettled, loadCart } from '../../cart/cart.operations.ts';
import { openLineDraft, saveLineDesign } from '../../designs/design-calls.ts';

/** The studio's operations on the cart: each returns its failure, or null. */
export function useCartWays() {
  const dispatch = useAppDispatch();
  const services = useServices();
  return useMemo(
    () => ({
      async onAdd(addition: DesignAddition) {
        const result = await dispatch(addToCart(addition));
        if (!addToCart.rejected.match(result)) return null;
        return result.payload ?? { status: 0, code: 'UNKNOWN' as const, description: result.error.message ?? '' };
      },
      async onSave(cartItemId: string, design: CartItemDesign) {
        await cartChangesSettled();
        try {
          await saveLineDesign(services, cartItemId, design);
          return null;
        } catch (error) {
          return failureOf(error);
        } finally {
          // Also when the line is gone: then the cart here is an old one.
          void dispatch(loadCart());
        }
      },
      async onRestart(cartItemId: string) {
        await openLineDraft(services, { cartItemId, purpose: 'restart' });
      },
    }),
    [dispatch, services],
  );
}
