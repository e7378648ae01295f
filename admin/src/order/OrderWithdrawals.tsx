import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import { useWrite } from '../data/use-call.ts';
import { useSayUndoable } from '../data/use-undo.ts';
import { Button } from '../parts/Button.tsx';
import { Mark } from '../parts/Mark.tsx';
import { Moment } from '../parts/Moment.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words as actWords } from './acts.words.ts';
import { piecesLeft } from './allowed.ts';
import styles from './order.module.css';
import { words } from './withdrawals.words.ts';

type Withdrawal = NonNullable<DeskOrder['order']['withdrawalList']>[number];

/** What the customer has declared to withdraw from; each is carried out as a return, or by cancelling what was not sent. */
export function OrderWithdrawals({ desk }: { desk: DeskOrder }) {
  const { order, returnList } = desk;
  return (order.withdrawalList ?? []).map((one) => (
    <li key={one.id}>
      <div>
        <strong>{words.declared({ name: one.name })}</strong>{' '}
        <Mark tone={one.handled ? 'quiet' : 'warn'}>{one.handled ? words.handled : words.open}</Mark>
      </div>
      <div className={styles.quiet}>
        <Moment at={one.createdAt} /> {one.email}
      </div>
      {one.lineIdList.map((lineId) => {
        const item = order.itemList.find(({ id }) => id === lineId);
        return item ? (
          <div key={lineId}>
            {item.quantity} × {item.product.name}
          </div>
        ) : null;
      })}
      {one.handled || returnList.some(({ withdrawalId }) => withdrawalId === one.id) ? null : (
        <WithdrawalSteps desk={desk} of={one} />
      )}
    </li>
  ));
}

function WithdrawalSteps({ desk, of }: { desk: DeskOrder; of: Withdrawal }) {
  const { order, version } = desk;
  const touches = ['getDeskOrder', 'listDeskOrders', 'listWithdrawals'] as const;
  const takeBack = useWrite('addReturn', { touches });
  const preview = useWrite('previewOrderRefund');
  const cancel = useWrite('cancelOrder', { touches });
  const handle = useWrite('handleWithdrawal', { touches });
  const sayUndoable = useSayUndoable(touches);
  const params = { orderId: order.id };
  const isSent = order.status === 'shipped' || order.status === 'delivered';
  const left = piecesLeft(desk).filter(({ lineId }) => of.lineIdList.includes(lineId));
  const returned = order.itemList.flatMap(({ id, quantity }) => {
    const line = desk.lineList.find((one) => one.id === id);
    const count = quantity - (line?.cancelledQuantity ?? 0) - (line?.returnedQuantity ?? 0);
    return of.lineIdList.includes(id) && count > 0 ? [{ lineId: id, quantity: count }] : [];
  });
  const beginReturn = () =>
    takeBack.mutate(
      { params, body: { lineList: returned, reason: 'changed-mind', text: '', withdrawalId: of.id } },
      { onSuccess: () => say(words.takenBack), onError: sayFailure },
    );
  const cancelLines = async () => {
    try {
      const { amount } = await preview.mutateAsync({ params, body: { lineList: left } });
      const body = { version, lineList: left, refund: amount, reason: words.cancelReason };
      const act = await cancel.mutateAsync({ params, body });
      sayUndoable(actWords.waiting['order-cancelled'], act);
    } catch (error) {
      sayFailure(error);
    }
  };
  const isBusy = takeBack.isPending || preview.isPending || cancel.isPending || handle.isPending;
  return (
    <div className={styles.buttons}>
      {isSent && returned.length > 0 ? (
        <Button small kind="primary" busy={isBusy} onPress={beginReturn}>
          {words.takeBack}
        </Button>
      ) : null}
      {order.status === 'paid' && left.length > 0 ? (
        <Button small kind="danger" busy={isBusy} onPress={() => void cancelLines()}>
          {words.cancel}
        </Button>
      ) : null}
      <Button
        small
        busy={isBusy}
        onPress={() => handle.mutate({ params: { withdrawalId: of.id } }, { onError: sayFailure })}
      >
        {words.markHandled}
      </Button>
    </div>
  );
}
