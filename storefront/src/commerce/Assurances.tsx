import { type ReactNode, useEffect, useState } from 'react';
import type { PaymentMethod } from '@afterimage/contract/checkout.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { loadShop } from '@afterimage/client/state/common.state.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { lockIcon, returnIcon, truckIcon } from './assurance-icons.ts';
import styles from './Assurances.module.css';
import { marksOf } from './payment-marks.ts';
import { words } from './assurances.words.ts';
import type { MadeForOne } from './made-for-one.ts';
import { returnDays } from './returns.ts';

const loadWaysToPay = operation('commerce/loadWaysToPay', async (countryCode: string | undefined, { call, signal }) => {
  const query = countryCode === undefined ? {} : { countryCode };
  return (await call('listPaymentMethods', { query }, { signal })).paymentMethodList;
});

/** The ways to pay that the shop offers in a country, else where it is at home; none until they are known. */
function useWaysToPay(countryCode: string | undefined): readonly PaymentMethod[] {
  const dispatch = useAppDispatch();
  const [ways, setWays] = useState<readonly PaymentMethod[]>([]);
  useEffect(() => {
    const loading = dispatch(loadWaysToPay(countryCode));
    // The page is whole without them.
    loading.unwrap().then(setWays, () => undefined);
    return () => loading.abort();
  }, [dispatch, countryCode]);
  return ways;
}

interface AssurancesProps {
  /** When it comes and what that costs, a line for each way. */
  delivery: ReactNode;
  madeForOne: MadeForOne;
  countryCode?: string | undefined;
}

/** What people want to know before they buy: when it comes, whether it can be sent back, how it is paid. */
export function Assurances({ delivery, madeForOne, countryCode }: AssurancesProps) {
  const shop = useAppSelector((state) => state.common.shop);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!shop) void dispatch(loadShop());
  }, [dispatch, shop]);
  const ways = useWaysToPay(countryCode);
  const days = shop?.withdrawalDays ?? returnDays;
  const exempt = shop?.withdrawsPersonalized ? 'none' : madeForOne;
  return (
    <ul className={styles.list}>
      {delivery ? (
        <li>
          <Icon of={truckIcon} />
          <div>{delivery}</div>
        </li>
      ) : null}
      <li>
        <Icon of={returnIcon} />
        <span>{exempt === 'all' ? words.returns.all : words.returns[exempt]({ days })}</span>
      </li>
      {ways.length > 0 ? (
        <li>
          <Icon of={lockIcon} />
          <span className={styles.ways}>
            <span className="visually-hidden">{words.waysToPay}</span>
            {ways.flatMap(({ id, name }) =>
              marksOf(id, name).map((mark) => (
                <span key={mark} className={styles.mark}>
                  {mark}
                </span>
              )),
            )}
          </span>
        </li>
      ) : null}
    </ul>
  );
}
