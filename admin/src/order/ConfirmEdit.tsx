import { useState } from 'react';
import type { EditPreview } from '@afterimage/contract/admin/order-edits.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { useWrite } from '../data/use-call.ts';
import { SelectField, TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words as editWords } from './edit.words.ts';
import type { editOf } from './order-draft.ts';
import { type Settlement, settlementsOf } from './settlements.ts';
import { words as orderWords } from './order.words.ts';
import { words } from './order-actions.words.ts';
import styles from './order.module.css';

interface ConfirmProps {
  orderId: string;
  currency: string;
  edit: NonNullable<ReturnType<typeof editOf>>;
  seen: EditPreview;
  onDone: () => void;
}

/** What an edit would change, and what becomes of the difference; nothing is changed until it is confirmed. */
export function ConfirmEdit({ orderId, currency, edit: wanted, seen, onDone }: ConfirmProps) {
  const choices = settlementsOf(seen.difference);
  const [settlement, setSettlement] = useState<Settlement>(choices[0] ?? 'none');
  const [reason, setReason] = useState('');
  const edit = useWrite('editOrder', { touches: ['getDeskOrder', 'listDeskOrders'] });
  const body = { version: seen.version, shownTotal: seen.after.total, settlement, reason, ...wanted };
  const send = () =>
    edit.mutate({ params: { orderId }, body }, { onSuccess: () => (onDone(), say(words.edited)), onError: sayFailure });
  const sums: [string, number][] = [
    [words.before, seen.before.total],
    [words.after, seen.after.total],
    [words.difference, seen.difference],
  ];
  return (
    <>
      <h3>{editWords.changes}</h3>
      <ul className={styles.rows}>
        {seen.changeList.map((change) => (
          <li key={change}>{change}</li>
        ))}
        {seen.stockList.map(({ variantId, name, change, stock }) => (
          <li key={variantId} className={styles.quiet}>
            {editWords.stockChange({ name, change: change > 0 ? `−${change}` : `+${-change}`, stock })}
          </li>
        ))}
      </ul>
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
