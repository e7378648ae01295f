import { useEffect, useState } from 'react';
import type { Order } from '@afterimage/contract/orders.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import styles from './Checkout.module.css';
import { words } from './checkout.words.ts';
import { clockTime, holdOf, holdText } from './hold.ts';
import { Message } from './Message.tsx';

const interval = 10_000;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, []);
  return now;
}

type HoldWordsProps = { order: Order; busy: boolean; onAgain(): void };

/** Until when the goods are kept; when that is over, what it means and how they are kept again. */
export function HoldWords({ order, busy, onAgain }: HoldWordsProps) {
  const now = useNow();
  const hold = holdOf(order, now);
  if (hold.kind === 'none') return null;
  if (hold.kind === 'kept' && hold.until) return <p className={styles.hold}>{holdText(hold.until, now)}</p>;
  return (
    <Message
      kind="warn"
      title={words.overTitle}
      actions={
        <Button kind="secondary" small busy={busy} busyText={words.keeping} onClick={onAgain}>
          {words.again}
        </Button>
      }
    >
      <p>
        {hold.until ? words.overAt({ time: clockTime(hold.until) }) : words.over} {words.overThen}
      </p>
    </Message>
  );
}
