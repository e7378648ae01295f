import { useState } from 'react';
import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import { carrierOf } from '@afterimage/contract/values/carriers.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { useWrite } from '../data/use-call.ts';
import { useSayUndoable } from '../data/use-undo.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { sayFailure } from '../parts/toast.ts';
import { words as actWords } from './acts.words.ts';
import { isAllowed, piecesLeft } from './allowed.ts';
import { NewParcelForm, ParcelCorrection } from './ParcelForms.tsx';
import { words } from './order.words.ts';
import styles from './order.module.css';

/** The parcels of an order, sending what is left, and cancelling it. */
export function OrderParcels({ desk }: { desk: DeskOrder }) {
  return (
    <section className={styles.part} id="parcels" aria-labelledby="parcels-title">
      <h2 id="parcels-title">{words.parcels}</h2>
      {desk.parcelList.length > 0 ? (
        <ul className={styles.rows}>
          {desk.parcelList.map((parcel) => (
            <li key={parcel.id}>
              {parcel.carrierName || carrierOf(parcel).name}{' '}
              {parcel.trackingUrl ? <a href={parcel.trackingUrl}>{parcel.trackingNumber}</a> : parcel.trackingNumber}{' '}
              <ParcelCorrection desk={desk} parcel={parcel} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.buttons}>
        {isAllowed(desk, 'add-parcel') ? <NewParcelForm desk={desk} /> : null}
        {isAllowed(desk, 'cancel') ? <CancelForm desk={desk} /> : null}
      </div>
    </section>
  );
}

function CancelForm({ desk }: { desk: DeskOrder }) {
  const { order, version, money } = desk;
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const cancel = useWrite('cancelOrder', { touches: ['getDeskOrder', 'listDeskOrders'] });
  const sayUndoable = useSayUndoable(['getDeskOrder', 'listDeskOrders']);
  const close = () => setIsOpen(false);
  const left = piecesLeft(desk);
  const isWhole = left.length === order.itemList.length && desk.parcelList.length === 0;
  const goods = left.reduce(
    (sum, { lineId, quantity }) => sum + quantity * (order.itemList.find(({ id }) => id === lineId)?.unitPrice ?? 0),
    0,
  );
  const refund = isWhole ? money.refundable : Math.min(goods, money.refundable);
  const send = () =>
    cancel.mutate(
      { params: { orderId: order.id }, body: { version, refund, reason } },
      { onSuccess: (act) => (close(), sayUndoable(actWords.waiting['order-cancelled'], act)), onError: sayFailure },
    );
  return (
    <>
      <Button kind="danger" onPress={() => setIsOpen(true)}>
        {words.cancel}
      </Button>
      <Sheet
        title={words.cancel}
        isOpen={isOpen}
        onClose={close}
        footer={
          <>
            <Button onPress={close}>{words.keep}</Button>
            <Button kind="danger" onPress={send} busy={cancel.isPending} isDisabled={reason.trim() === ''}>
              {words.cancel}
            </Button>
          </>
        }
      >
        <p>{words.cancelHint({ sum: formatPrice(refund, order.currency) })}</p>
        <TextField label={words.reason} value={reason} onChange={setReason} />
      </Sheet>
    </>
  );
}
