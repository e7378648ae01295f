import { useState } from 'react';
import type { Reordered } from '@afterimage/contract/orders.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { Link } from '@afterimage/ui/Link.tsx';
import styles from './Reorder.module.css';
import { reorder } from './orders.state.ts';
import { words } from './orders.words.ts';

interface ReorderProps {
  order: { id: string; number: string };
  /** The cart has changed; it belongs to another feature. */
  onDone(): void;
  small?: boolean;
}

/** Puts the things of an order into the cart again, and says what of it cannot be bought any more. */
export function Reorder({ order, onDone, small = false }: ReorderProps) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Reordered | null>(null);
  const run = async () => {
    setBusy(true);
    const result = await dispatch(reorder(order.id));
    setBusy(false);
    if (!reorder.fulfilled.match(result)) return;
    setOutcome(result.payload);
    onDone();
  };
  return (
    <div className={styles.again}>
      <Button
        kind="secondary"
        small={small}
        busy={busy}
        busyText={words.againBusy}
        aria-label={words.againName({ number: order.number })}
        onClick={() => void run()}
      >
        {words.again}
      </Button>
      <output className={styles.outcome}>{outcome ? <Outcome outcome={outcome} /> : null}</output>
    </div>
  );
}

function Outcome({ outcome: { addedQuantity, leftOutList } }: { outcome: Reordered }) {
  return (
    <>
      <p>
        {words.againDone({ count: addedQuantity })}{' '}
        {addedQuantity > 0 ? (
          <Link to="/cart" className={styles.toCart}>
            {words.toCart}
          </Link>
        ) : null}
      </p>
      {leftOutList.length > 0 ? (
        <>
          <p>{words.leftOut}</p>
          <ul className={styles.missing}>
            {leftOutList.map(({ name, quantity, reason }, index) => (
              <li key={index}>{words.leftOutLine({ count: quantity, name, reason: words.reasons[reason] })}</li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
