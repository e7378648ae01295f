import type { Country } from '@afterimage/contract/location.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { hasProject, payPath, returnStand } from './order-stand.ts';
import { OrderFacts, OrderSums } from './OrderFacts.tsx';
import { OrderLines } from './OrderLines.tsx';
import styles from './Orders.module.css';
import { words } from './orders.words.ts';
import { PayLink } from './PayLink.tsx';
import { useConfirmation } from './use-confirmation.ts';

/** What a person sees who comes back from paying: the receipt, or why there is none yet. */
export function Receipt({ order, countries }: { order: Order; countries: readonly Country[] }) {
  const stand = returnStand(order.status);
  const waiting = useConfirmation(order.id, stand === 'waiting');
  const orderPath = `/account/orders/${order.id}`;
  const title = { paid: words.thanks, waiting: words.waiting, late: words.late, unpaid: words.notPaid }[stand];
  return (
    <>
      <div className={styles.receiptHead}>
        <p className={styles.number}>{words.order(order.number)}</p>
        <h1 tabIndex={-1}>{title}</h1>
        <div aria-live="polite" className={styles.receiptText}>
          {stand === 'paid' ? <p className="lede">{words.thanksText(order.email)}</p> : null}
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
          {stand === 'unpaid' && payPath(order) ? <PayLink order={order} /> : null}
          {stand === 'paid' && hasProject(order) ? (
            <LinkButton to={`${orderPath}/projects`} arrow>
              {words.project}
            </LinkButton>
          ) : null}
          <LinkButton kind="secondary" to={orderPath}>
            {words.toOrder}
          </LinkButton>
        </div>
      </div>
      {stand === 'paid' ? <Next order={order} /> : null}
      <div className={styles.columns}>
        <OrderLines order={order} projectsPath={`${orderPath}/projects`} />
        <section className={styles.side} aria-label={words.sums}>
          <OrderSums order={order} />
          <OrderFacts order={order} countries={countries} />
        </section>
      </div>
    </>
  );
}

function Next({ order }: { order: Order }) {
  const way = order.deliveryMethod?.name.toLowerCase() ?? '';
  const steps = [
    words.nextMade,
    { title: words.nextSent.title, text: words.nextSent.text(way) },
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
