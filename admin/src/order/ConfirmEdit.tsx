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
  preview: EditPreview;
  onDone: () => void;
}

/** What an edit would change, and what becomes of the difference; nothing is changed until it is confirmed. */
export function ConfirmEdit({ orderId, currency, edit: wanted, preview, onDone }: ConfirmProps) {
  const choices = settlementsOf(preview.difference);
  const [settlement, setSettlement] = useState<Settlement>(choices[0] ?? 'none');
  const [reason, setReason] = useState('');
  const edit = useWrite('editOrder', { touches: ['getDeskOrder', 'listDeskOrders'] });
  const body = { version: preview.version, shownTotal: preview.after.total, settlement, reason, ...wanted };
  const send = () =>
    edit.mutate({ params: { orderId }, body }, { onSuccess: () => (onDone(), say(words.edited)), onError: sayFailure });
  const sums: [string, number][] = [
    [words.before, preview.before.total],
    [words.after, preview.after.total],
    [words.difference, preview.difference],
  ];
  return (
    <>
      <h3>{editWords.changes}</h3>
      <ul className={styles.rows}>
        {preview.changeList.map((change) => (
          <li key={change}>{change}</li>
        ))}
        {preview.stockList.map(({ variantId, name, change, stock }) => (
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
      {preview.isShort ? <p role="alert">{words.short}</p> : null}
      {preview.difference === 0 ? null : (
        <SelectField
          label={words.settlement}
          value={settlement}
          onChange={(value) => setSettlement(choices.find((one) => one === value) ?? settlement)}
          options={choices.flatMap((value) => (value === 'none' ? [] : [{ value, label: words.settlements[value] }]))}
        />
      )}
      <TextField label={orderWords.reason} value={reason} onChange={setReason} />
      <Button kind="primary" onPress={send} busy={edit.isPending} isDisabled={preview.isShort}>
        {words.save}
      </Button>
    </>
  );
}
