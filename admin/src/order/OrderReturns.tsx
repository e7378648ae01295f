import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import type { ReturnStatus } from '@afterimage/contract/values/order-desk.ts';
import { useWrite } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { sayFailure } from '../parts/toast.ts';
import { isAllowed } from './allowed.ts';
import { words } from './order.words.ts';
import { ReturnRefund } from './ReturnRefund.tsx';
import { returnStatus } from './timeline-text.ts';
import styles from './order.module.css';

type Step = 'accept' | 'refuse' | 'receive' | 'close';

/** The steps that are offered; the server knows which are possible. */
const stepsOf: Partial<Record<ReturnStatus, readonly Step[]>> = {
  requested: ['accept', 'refuse'],
  accepted: ['receive', 'refuse'],
  received: ['close'],
  refunded: ['close'],
};

/** What the customer sends back. */
export function OrderReturns({ desk }: { desk: DeskOrder }) {
  const { order, returnList, version } = desk;
  const move = useWrite('moveReturn', { touches: ['getDeskOrder'] });
  const mayRefund = isAllowed(desk, 'refund');
  if (returnList.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{words.returns}</h2>
      <ul className={styles.rows}>
        {returnList.map((one) => (
          <li key={one.id}>
            <div>{returnStatus(one)}</div>
            {one.lineList.map(({ lineId, quantity }) => (
              <div key={lineId}>
                {quantity} × {order.itemList.find((item) => item.id === lineId)?.product.name}
              </div>
            ))}
            <div className={styles.text}>{one.text}</div>
            {stepsOf[one.status]?.map((step) => (
              <Button
                key={step}
                small
                busy={move.isPending}
                onPress={() =>
                  move.mutate(
                    {
                      params: { orderId: order.id, returnId: one.id },
                      body: { version, step, isRestocked: step === 'receive' },
                    },
                    { onError: sayFailure },
                  )
                }
              >
                {words.steps[step]}
              </Button>
            ))}
            {one.status === 'received' && mayRefund ? <ReturnRefund desk={desk} of={one} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
