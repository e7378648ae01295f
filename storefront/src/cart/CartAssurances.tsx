import { useEffect, useState } from 'react';
import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import { arrivalLine } from '../commerce/arrival-lines.ts';
import { Assurances } from '../commerce/Assurances.tsx';
import { madeForOneOf } from '../commerce/made-for-one.ts';
import { useWaysToPay } from '../commerce/use-ways-to-pay.ts';
import styles from './Cart.module.css';
import type { LocalCartItem } from './cart.state.ts';

const loadArrival = operation('cart/loadArrival', async (productIds: string, { call, signal }) => {
  return (await call('listDeliveryMethods', { query: { productIds } }, { signal })).deliveryMethodList;
});

/** When these goods arrive where the shop is at home, what that costs, and what else is to be known before the checkout. */
export function CartAssurances({ lines, goodsTotal }: { lines: readonly LocalCartItem[]; goodsTotal: number }) {
  const dispatch = useAppDispatch();
  const waysToPay = useWaysToPay();
  const [methods, setMethods] = useState<readonly DeliveryMethod[]>([]);
  const productIds = [...new Set(lines.map(({ product }) => product.id))].toSorted((a, b) => a - b).join();
  useEffect(() => {
    if (productIds === '') return undefined;
    const loading = dispatch(loadArrival(productIds));
    // Without the dates the cart is whole: the checkout has them too.
    loading.unwrap().then(setMethods, () => undefined);
    return () => loading.abort();
  }, [dispatch, productIds]);
  return (
    <div className={styles.assurances}>
      <Assurances
        waysToPay={waysToPay}
        delivery={
          methods.length > 0 ? (
            <ul>
              {methods.map((method) => (
                <li key={method.id}>{arrivalLine(method, goodsTotal)}</li>
              ))}
            </ul>
          ) : null
        }
        madeForOne={madeForOneOf(lines)}
      />
    </div>
  );
}
