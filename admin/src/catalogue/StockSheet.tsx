import { type ReactNode, useState } from 'react';
import { type StockReason, stockReasons } from '@afterimage/contract/values/catalogue-desk.ts';
import { useMay } from '../app/session.ts';
import { useCall, useWrite } from '../data/use-call.ts';
import { SelectField, TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { formatCount } from '../parts/format-moment.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words } from './product.words.ts';
import styles from './catalogue.module.css';

const signed = (change: number): string => (change > 0 ? `+${formatCount(change)}` : formatCount(change));

interface StockSheetProps {
  variant: { id: number; sku: string };
  onClose(): void;
  /** What else belongs to the stock. */
  children?: ReactNode;
}

/** The stock of a variant: what was changed, by whom and why, and a further change. */
export function StockSheet({ variant, onClose, children }: StockSheetProps) {
  const params = { variantId: variant.id };
  const movements = useCall('listStockMovements', { params });
  const mayWrite = useMay('catalogue.write');
  return (
    <Sheet title={words.movements({ sku: variant.sku })} isOpen onClose={onClose} side="end">
      <Loaded of={movements}>
        {({ stock, movementList }) => (
          <>
            <p>
              <strong>{words.inStock({ stock: formatCount(stock) })}</strong>
            </p>
            {mayWrite ? <MoveForm variantId={variant.id} /> : null}
            {children}
            {movementList.length === 0 ? <p className={styles.soft}>{words.noMovements}</p> : null}
            <ol className={styles.plain}>
              {movementList.map(({ id, change, stockAfter, soldBefore, reason, note, operatorName, createdAt }) => (
                <li key={id}>
                  <span>
                    {[
                      words.movement({
                        change: signed(change),
                        stock: formatCount(stockAfter),
                        reason: words.reasons[reason],
                      }),
                      note,
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                  <br />
                  <span className={styles.soft}>
                    <Moment at={createdAt} /> {operatorName ? words.by({ name: operatorName }) : null}
                  </span>
                  {soldBefore === 0 ? null : (
                    <>
                      <br />
                      <span className={styles.soft}>{words.soldBetween({ count: formatCount(soldBefore) })}</span>
                    </>
                  )}
                </li>
              ))}
            </ol>
          </>
        )}
      </Loaded>
    </Sheet>
  );
}

const touches = ['listStockMovements', 'getDeskProduct', 'listDeskProducts', 'listLowStock', 'getToday'] as const;

function MoveForm({ variantId }: { variantId: number }) {
  const move = useWrite('moveStock', { touches });
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState<StockReason>('delivery');
  const [note, setNote] = useState('');
  const change = /^[+-]?\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0;
  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        if (change === 0) return;
        move.mutate(
          { params: { variantId }, body: { change, reason, note } },
          {
            onSuccess: () => {
              setTyped('');
              setNote('');
              say(words.saved);
            },
            onError: (error) => !error.failure.fields && sayFailure(error),
          },
        );
      }}
    >
      <TextField
        label={words.change}
        hint={words.changeHint}
        inputMode="text"
        value={typed}
        onChange={setTyped}
        error={move.error?.failure.fields?.['change']}
      />
      <SelectField
        label={words.reason}
        value={reason}
        options={stockReasons.map((value) => ({ value, label: words.reasons[value] }))}
        onChange={(value) => setReason(stockReasons.find((one) => one === value) ?? 'other')}
      />
      <TextField label={words.note} value={note} onChange={setNote} maxLength={300} />
      <Button type="submit" busy={move.isPending} isDisabled={change === 0}>
        {words.book}
      </Button>
    </form>
  );
}
