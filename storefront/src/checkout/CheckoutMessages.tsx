import styles from './Checkout.module.css';
import { words } from './checkout.words.ts';
import { Message } from './Message.tsx';
import type { Problem } from './problem.ts';
import { ProblemMessage } from './ProblemMessage.tsx';

type CheckoutMessagesProps = {
  news: string | null;
  /** How a payment ended from which one comes back. */
  outcome: string | null;
  problem: Problem | null;
  total: string;
};

/** What there is to know before going on. */
export function CheckoutMessages({ news, outcome, problem, total }: CheckoutMessagesProps) {
  return (
    <div className={styles.messages}>
      {news ? <output className={styles.news}>{news}</output> : null}
      {outcome === 'failed' ? (
        <Message kind="bad" title={words.failedTitle}>
          <p>{words.failedText}</p>
        </Message>
      ) : null}
      {outcome === 'cancelled' ? (
        <Message kind="note" title={words.cancelledTitle}>
          <p>{words.cancelledText}</p>
        </Message>
      ) : null}
      {problem ? <ProblemMessage problem={problem} total={total} /> : null}
    </div>
  );
}
