import { useEffect, useState } from 'react';
import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import { useParams } from '@afterimage/client/navigation/navigation.ts';
import { words as listWords } from '../orders/orders.words.ts';
import { statusTones } from '../orders/state-tones.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Mark } from '../parts/Mark.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { callUrl } from '../data/call-url.ts';
import { useCall } from '../data/use-call.ts';
import { OrderActs, OrderMarks } from './OrderActs.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderMoney } from './OrderMoney.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { OrderParcels } from './OrderParcels.tsx';
import { OrderReturns } from './OrderReturns.tsx';
import { OrderPlaces, OrderTimeline } from './OrderTimeline.tsx';
import { OrderWithdrawals } from './OrderWithdrawals.tsx';
import { words } from './order.words.ts';
import styles from './order.module.css';
import { listAddress } from '../table/remembered-lists.ts';

/** Everything about one order, and what can be done with it. */
export function Screen() {
  const { orderId = '' } = useParams();
  // As long as something waits, the page follows it.
  const [isWaiting, setWaiting] = useState(false);
  const every = isWaiting ? { every: 3000 } : {};
  const order = useCall('getDeskOrder', { params: { orderId } }, { isCached: false, ...every });
  const hasActs = order.data?.actList.some(({ failure }) => failure === null) ?? false;
  if (hasActs !== isWaiting) setWaiting(hasActs);
  const { number, status } = order.data?.order ?? {};
  const slip = callUrl('getPackingSlips', { query: { orderIds: orderId } });
  return (
    <>
      <ScreenHead
        title={number === undefined ? words.opening : words.title({ number })}
        trail={[{ title: words.orders, to: listAddress('/admin/orders') }]}
        marks={status ? <Mark tone={statusTones[status]}>{listWords.statuses[status]}</Mark> : null}
        actions={
          <a href={slip} download>
            {words.packingSlip}
          </a>
        }
      />
      <Loaded of={order}>{(data) => <OrderParts desk={data} />}</Loaded>
    </>
  );
}

function OrderParts({ desk }: { desk: DeskOrder }) {
  // The part that the address names is there only now.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <OrderActs desk={desk} />
      <OrderColumns desk={desk} />
    </>
  );
}

function OrderColumns({ desk }: { desk: DeskOrder }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <OrderMarks desk={desk} />
        <OrderItems desk={desk} />
        <OrderParcels desk={desk} />
        <OrderWithdrawals desk={desk} />
        <OrderReturns desk={desk} />
        <OrderTimeline desk={desk} />
      </div>
      <div className={styles.side}>
        <OrderPlaces desk={desk} />
        <OrderMoney desk={desk} />
        <OrderNotes desk={desk} />
      </div>
    </div>
  );
}
