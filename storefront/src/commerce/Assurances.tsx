import { type ReactNode, useEffect } from 'react';
import type { PaymentMethod } from '@afterimage/contract/checkout.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { loadShop } from '@afterimage/client/state/common.state.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { lockIcon, returnIcon, truckIcon } from './assurance-icons.ts';
import styles from './Assurances.module.css';
import { PaymentMarks } from './PaymentMarks.tsx';
import { words } from './assurances.words.ts';
import type { MadeForOne } from './made-for-one.ts';
import { returnDays } from './returns.ts';

interface AssurancesProps {
  /** When it comes and what that costs, a line for each way. */
  delivery: ReactNode;
  madeForOne: MadeForOne;
  waysToPay: readonly PaymentMethod[];
}

/** What people want to know before they buy: when it comes, whether it can be sent back, how it is paid. */
export function Assurances({ delivery, madeForOne, waysToPay }: AssurancesProps) {
  const shop = useAppSelector((state) => state.common.shop);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!shop) void dispatch(loadShop());
  }, [dispatch, shop]);
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
      {waysToPay.length > 0 ? (
        <li>
          <Icon of={lockIcon} />
          <span className={styles.ways}>
            <span className="visually-hidden">{words.waysToPay}</span>
            {waysToPay.map((way) => (
              <PaymentMarks key={way.id} way={way} />
            ))}
          </span>
        </li>
      ) : null}
    </ul>
  );
}
