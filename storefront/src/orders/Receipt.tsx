import type { ReactNode } from 'react';
import type { Country } from '@afterimage/contract/location.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import { Button, LinkButton } from '@afterimage/ui/Button.tsx';
import { InvoiceLink } from './InvoiceLink.tsx';
import { orderPath, type OrderRef, projectsPath } from './order-ref.ts';
import { hasProject, payPath, returnStand } from './order-stand.ts';
import { OrderContent } from './OrderContent.tsx';
import styles from './Orders.module.css';
import { words } from './orders.words.ts';
import { PayLink } from './PayLink.tsx';
import { useConfirmation } from './use-confirmation.ts';

interface ReceiptProps {
  order: Order;
  of: OrderRef;
  countries: readonly Country[];
  /** What is said to a guest who has paid. */
  invite?: ReactNode;
}

/** What a person sees who comes back from paying: the receipt, or why there is none yet. */
export function Receipt({ order, of, countries, invite }: ReceiptProps) {
  const stand = returnStand(order.status);
  const waiting = useConfirmation(of, stand === 'waiting');
  const title = { paid: words.thanks, waiting: words.waiting, late: words.late, unpaid: words.notPaid }[stand];
  return (
    <>
      <div className={styles.receiptHead}>
        <p className={styles.number}>{words.order({ number: order.number })}</p>
        <h1 tabIndex={-1}>{title}</h1>
        <div aria-live="polite" className={styles.receiptText}>
          {stand === 'paid' ? <p className="lede">{words.thanksText({ email: order.email })}</p> : null}
          {stand === 'waiting' ? (
            <p className="lede">{waiting.stopped ? words.waitedLong : words.waitingText}</p>
          ) : null}
          {stand === 'late' ? <p className="lede">{words.lateText}</p> : null}
          {stand === 'unpaid' ? <p className="lede">{words.explanations[order.status]}</p> : null}
        </div>
        <div className={styles.ways}>
          {waiting.stopped ? (
            <Button busy={waiting.busy} busyText={words.looking} onClick={waiting.again}>
              {words.lookAgain}
            </Button>
          ) : null}
          {stand === 'unpaid' && payPath(order, of) ? <PayLink order={order} of={of} /> : null}
          {stand === 'paid' && hasProject(order) ? (
            <LinkButton to={projectsPath(of)} arrow>
              {words.project}
            </LinkButton>
          ) : null}
          {stand === 'paid' ? <InvoiceLink order={order} of={of} /> : null}
          <LinkButton kind="secondary" to={orderPath(of)}>
            {words.toOrder}
          </LinkButton>
        </div>
      </div>
      {stand === 'paid' ? invite : null}
      {stand === 'paid' ? <Next order={order} /> : null}
      <OrderContent order={order} of={of} countries={countries} />
    </>
  );
}

function Next({ order }: { order: Order }) {
  const deliveryName = order.deliveryMethod?.name ?? '';
  const steps = [
    words.nextMade,
    { title: words.nextSent.title, text: words.nextSent.text({ way: deliveryName }) },
    ...(hasProject(order) ? [words.nextAlive] : []),
  ];
  return (
    <section className={styles.next} aria-labelledby="what-next">
      <h2 id="what-next">{words.next}</h2>
      <ol>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
