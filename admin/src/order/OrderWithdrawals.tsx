import { useState } from 'react';
import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import { minorDigits } from '@afterimage/contract/values/money.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { useMay } from '../app/session.ts';
import { useWrite } from '../data/use-call.ts';
import { useSayUndoable } from '../data/use-undo.ts';
import { TextField } from '../form/fields.tsx';
import { useDraftVersion } from '../form/use-draft-version.ts';
import { Button } from '../parts/Button.tsx';
import { formatMoment } from '../parts/format-moment.ts';
import { Mark } from '../parts/Mark.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words as actWords } from './acts.words.ts';
import { isAllowed, piecesLeft, typedAmount } from './allowed.ts';
import { words as actionWords } from './order-actions.words.ts';
import { words as orderWords } from './order.words.ts';
import styles from './order.module.css';
import { words } from './withdrawals.words.ts';

type Withdrawal = NonNullable<DeskOrder['order']['withdrawalList']>[number];

const touches = ['getDeskOrder', 'listDeskOrders', 'listWorkshopLines', 'listWithdrawals', 'getToday'] as const;

/** From which items the customer withdrew, and what is to be done about it. */
export function OrderWithdrawals({ desk }: { desk: DeskOrder }) {
  const { withdrawalList = [], itemList } = desk.order;
  if (withdrawalList.length === 0) return null;
  return (
    <section className={styles.part} id="withdrawals" aria-labelledby="withdrawals-title">
      <h2 id="withdrawals-title">{words.title}</h2>
      <ul className={styles.rows}>
        {withdrawalList.map((one) => (
          <li key={one.id}>
            {itemList
              .filter(({ id }) => one.lineIdList.includes(id))
              .map(({ id, quantity, product }) => (
                <div key={id}>{words.pieces({ quantity: String(quantity), name: product.name })}</div>
              ))}
            <div className={styles.quiet}>
              {words.declared({ name: one.name })} · <Moment at={one.createdAt} />{' '}
              <Mark tone={one.handled ? 'good' : 'warn'}>{one.handled ? words.handled : words.open}</Mark>
            </div>
            {one.handled ? null : <WithdrawalActs desk={desk} of={one} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function WithdrawalActs({ desk, of }: { desk: DeskOrder; of: Withdrawal }) {
  const handle = useWrite('handleWithdrawal', { touches: ['getDeskOrder', 'listWithdrawals', 'getToday'] });
  const mayWrite = useMay('orders.write');
  const here = piecesLeft(desk).filter(({ lineId }) => of.lineIdList.includes(lineId));
  const finish = () =>
    handle.mutate({ params: { withdrawalId: of.id } }, { onSuccess: () => say(words.done), onError: sayFailure });
  const isWaiting = desk.actList.some(({ kind, failure }) => kind === 'order-cancelled' && failure === null);
  if (!mayWrite) return null;
  return (
    <div className={styles.buttons}>
      {here.length > 0 && !isWaiting && isAllowed(desk, 'cancel-lines') ? (
        <CancelWithdrawn desk={desk} of={of} lineList={here} />
      ) : null}
      <ReturnWithdrawn desk={desk} of={of} />
      <Button small busy={handle.isPending} onPress={finish}>
        {words.handle}
      </Button>
    </div>
  );
}

/** Begins the return of what was sent of it. */
function ReturnWithdrawn({ desk: { order, lineList, returnList }, of }: { desk: DeskOrder; of: Withdrawal }) {
  const add = useWrite('addReturn', { touches });
  const isSent = order.status === 'shipped' || order.status === 'delivered';
  const pieces = order.itemList.flatMap(({ id, quantity }) => {
    const line = lineList.find((one) => one.id === id);
    const count = quantity - (line?.cancelledQuantity ?? 0) - (line?.returnedQuantity ?? 0);
    return of.lineIdList.includes(id) && count > 0 ? [{ lineId: id, quantity: count }] : [];
  });
  if (!isSent || pieces.length === 0 || returnList.some(({ withdrawalId }) => withdrawalId === of.id)) return null;
  const begin = () =>
    add.mutate(
      {
        params: { orderId: order.id },
        body: { lineList: pieces, reason: 'changed-mind', text: '', withdrawalId: of.id },
      },
      { onSuccess: () => say(words.returnBegun), onError: sayFailure },
    );
  return (
    <Button small kind="primary" busy={add.isPending} onPress={begin}>
      {words.beginReturn}
    </Button>
  );
}

interface CancelProps {
  desk: DeskOrder;
  of: Withdrawal;
  lineList: { lineId: string; quantity: number }[];
}

/** Cancels what the customer withdrew from and is still in the house; what it cost is proposed as the refund. */
function CancelWithdrawn({ desk: { order, version: presentVersion }, of, lineList }: CancelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const version = useDraftVersion(presentVersion, isOpen);
  const [typed, setTyped] = useState<string | null>(null);
  const preview = useWrite('previewOrderRefund');
  const cancel = useWrite('cancelOrder', { touches });
  const sayUndoable = useSayUndoable(touches);
  const digits = minorDigits(order.currency);
  const params = { orderId: order.id };
  const close = () => setIsOpen(false);
  const open = () =>
    preview.mutate(
      { params, body: { lineList } },
      { onSuccess: () => (setTyped(null), setIsOpen(true)), onError: sayFailure },
    );
  const most = preview.data?.refundable ?? 0;
  const text = typed ?? ((preview.data?.amount ?? 0) / 10 ** digits).toFixed(digits);
  const refund = /^[0.,]+$/.test(text.trim()) ? 0 : typedAmount(text, digits);
  const reason = words.reason({ day: formatMoment(of.createdAt) });
  const send = () =>
    cancel.mutate(
      { params, body: { version, lineList, refund: refund ?? 0, reason, withdrawalId: of.id } },
      {
        onSuccess: (act) => (close(), sayUndoable(actWords.waiting['order-cancelled'], act)),
        onError: sayFailure,
      },
    );
  return (
    <>
      <Button small kind="primary" busy={preview.isPending} onPress={open}>
        {words.cancel}
      </Button>
      <Sheet
        title={words.cancel}
        isOpen={isOpen}
        onClose={close}
        footer={
          <>
            <Button onPress={close}>{words.keep}</Button>
            <Button kind="primary" onPress={send} busy={cancel.isPending} isDisabled={refund === null || refund > most}>
              {words.cancel}
            </Button>
          </>
        }
      >
        <p>{words.cancelHint}</p>
        <TextField
          label={orderWords.amount}
          hint={actionWords.refundHint({ sum: formatPrice(most, order.currency) })}
          inputMode="decimal"
          value={text}
          onChange={setTyped}
        />
      </Sheet>
    </>
  );
}
