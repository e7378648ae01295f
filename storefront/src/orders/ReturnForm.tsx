import { type FormEvent, useState } from 'react';
import type { OrderItem } from '@afterimage/contract/orders.ts';
import { faultReasons, type ReturnReason, returnReasons } from '@afterimage/contract/values/order-desk.ts';
import { failureOf } from '@afterimage/client/api/failure.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { Checkbox, Select, TextArea } from '@afterimage/ui/Field.tsx';
import styles from './AfterOrder.module.css';
import { words } from './after-order.words.ts';
import type { OrderRef } from './order-ref.ts';
import { requestReturn } from './orders.state.ts';

/** How many pieces of each line go back, by its id. */
type Pieces = Readonly<Record<string, number>>;

const isPersonalized = ({ customizationList }: OrderItem) => customizationList.length > 0;

/** By what a customer asks to send something back: which pieces, why, and what the shop should know. */
export function ReturnForm({ of, items }: { of: OrderRef; items: readonly OrderItem[] }) {
  const dispatch = useAppDispatch();
  const [pieces, setPieces] = useState<Pieces>({});
  const [reason, setReason] = useState<ReturnReason | null>(null);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const lineList = items.flatMap(({ id }) => (pieces[id] ? [{ lineId: id, quantity: pieces[id] }] : []));
  const hasPersonalized = items.some((item) => pieces[item.id] && isPersonalized(item));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (lineList.length === 0 || reason === null) return setError(words.incomplete);
    setBusy(true);
    setError('');
    const result = await dispatch(requestReturn({ of, body: { lineList, reason, text } }));
    if (!requestReturn.fulfilled.match(result)) {
      const { description, fields } = result.payload ?? failureOf(result.error);
      setError(fields?.['reason'] ?? description);
    }
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      <p>{words.returnText}</p>
      <fieldset className={styles.pieces}>
        <legend>{words.which}</legend>
        {items.map((item) => (
          <PiecesField
            key={item.id}
            item={item}
            value={pieces[item.id] ?? 0}
            onChange={(quantity) => setPieces((before) => ({ ...before, [item.id]: quantity }))}
          />
        ))}
      </fieldset>
      <Select
        label={words.reason}
        name="reason"
        value={reason ?? ''}
        onChange={({ target }) => setReason(returnReasons.find((one) => one === target.value) ?? null)}
      >
        <option value="">{words.chooseReason}</option>
        {(hasPersonalized ? faultReasons : returnReasons).map((one) => (
          <option key={one} value={one}>
            {words.reasons[one]}
          </option>
        ))}
      </Select>
      {hasPersonalized ? <p className="quiet">{words.madeForYou}</p> : null}
      <TextArea
        label={words.text}
        optional
        name="text"
        rows={3}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {error ? <p role="alert">{error}</p> : null}
      <Button type="submit" busy={busy} busyText={words.sending}>
        {words.send}
      </Button>
    </form>
  );
}

interface PiecesFieldProps {
  item: OrderItem;
  value: number;
  onChange(quantity: number): void;
}

/** Whether a line goes back, and how many of its pieces where there are several. */
function PiecesField({ item, value, onChange }: PiecesFieldProps) {
  const { product, returnableQuantity = 0 } = item;
  return (
    <div className={styles.piece}>
      <Checkbox
        label={returnableQuantity > 1 ? `${returnableQuantity} × ${product.name}` : product.name}
        checked={value > 0}
        onChange={({ target }) => onChange(target.checked ? returnableQuantity : 0)}
      />
      {value > 0 && returnableQuantity > 1 ? (
        <Select
          label={words.amount({ name: product.name })}
          value={value}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          {Array.from({ length: returnableQuantity }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </Select>
      ) : null}
    </div>
  );
}
