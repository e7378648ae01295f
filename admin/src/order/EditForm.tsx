import { useState } from 'react';
import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import type { EditPreview } from '@afterimage/contract/admin/order-edits.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { useWrite } from '../data/use-call.ts';
import { SelectField, TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { isAllowed, typedCount } from './allowed.ts';
import { type Settlement, settlementsOf } from './settlements.ts';
import { words as orderWords } from './order.words.ts';
import { words } from './order-actions.words.ts';
import styles from './order.module.css';

/** Changing how many pieces of an order are made, with its new price first. */
export function EditForm({ desk }: { desk: DeskOrder }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isAllowed(desk, 'edit')) return null;
  const close = () => setIsOpen(false);
  return (
    <div className={styles.buttons}>
      <Button small onPress={() => setIsOpen(true)}>
        {words.edit}
      </Button>
      <Sheet title={words.edit} isOpen={isOpen} onClose={close}>
        <EditFields key={desk.version} desk={desk} onDone={close} />
      </Sheet>
    </div>
  );
}

function EditFields({ desk: { order, lineList }, onDone }: { desk: DeskOrder; onDone: () => void }) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const preview = useWrite('previewOrderEdit');
  const items = order.itemList.map(({ id, product, quantity }) => {
    const current = quantity - (lineList.find((line) => line.id === id)?.cancelledQuantity ?? 0);
    return { lineId: id, name: product.name, current, text: typed[id] ?? String(current) };
  });
  const lines = items.flatMap(({ lineId, current, text }) => {
    const quantity = typedCount(text, 10_000);
    return quantity === null || quantity === current ? [] : [{ lineId, quantity }];
  });
  const isWrong = items.some(({ text }) => typedCount(text, 10_000) === null);
  const ask = () =>
    preview.mutate({ params: { orderId: order.id }, body: { lineList: lines } }, { onError: sayFailure });
  return (
    <div className={styles.form}>
      {items.map(({ lineId, name, text }) => (
        <TextField
          key={lineId}
          label={words.pieces({ name })}
          hint={words.removeHint}
          inputMode="numeric"
          value={text}
          onChange={(value) => {
            setTyped({ ...typed, [lineId]: value });
            preview.reset();
          }}
        />
      ))}
      <Button onPress={ask} busy={preview.isPending} isDisabled={lines.length === 0 || isWrong}>
        {words.preview}
      </Button>
      {preview.data ? (
        <ConfirmEdit orderId={order.id} currency={order.currency} lines={lines} seen={preview.data} onDone={onDone} />
      ) : null}
    </div>
  );
}

interface ConfirmProps {
  orderId: string;
  currency: string;
  lines: { lineId: string; quantity: number }[];
  seen: EditPreview;
  onDone: () => void;
}

function ConfirmEdit({ orderId, currency, lines, seen, onDone }: ConfirmProps) {
  const choices = settlementsOf(seen.difference);
  const [settlement, setSettlement] = useState<Settlement>(choices[0] ?? 'none');
  const [reason, setReason] = useState('');
  const edit = useWrite('editOrder', { touches: ['getDeskOrder', 'listDeskOrders'] });
  const body = { version: seen.version, shownTotal: seen.after.total, settlement, reason, lineList: lines };
  const send = () =>
    edit.mutate({ params: { orderId }, body }, { onSuccess: () => (onDone(), say(words.edited)), onError: sayFailure });
  const sums: [string, number][] = [
    [words.before, seen.before.total],
    [words.after, seen.after.total],
    [words.difference, seen.difference],
  ];
  return (
    <>
      <dl className={styles.sums}>
        {sums.map(([name, sum]) => (
          <div key={name} className={styles.sum}>
            <dt>{name}</dt>
            <dd className="figures">{formatPrice(sum, currency)}</dd>
          </div>
        ))}
      </dl>
      {seen.isShort ? <p role="alert">{words.short}</p> : null}
      {seen.difference === 0 ? null : (
        <SelectField
          label={words.settlement}
          value={settlement}
          onChange={(value) => setSettlement(choices.find((one) => one === value) ?? settlement)}
          options={choices.flatMap((value) => (value === 'none' ? [] : [{ value, label: words.settlements[value] }]))}
        />
      )}
      <TextField label={orderWords.reason} value={reason} onChange={setReason} />
      <Button kind="primary" onPress={send} busy={edit.isPending} isDisabled={seen.isShort}>
        {words.save}
      </Button>
    </>
  );
}
