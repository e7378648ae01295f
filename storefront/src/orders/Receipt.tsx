import type { ReactNode } from 'react';
import type { Country } from '@afterimage/contract/location.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import { Button, LinkButton } from '@afterimage/ui/Button.tsx';
import { arrivalDates } from '../commerce/arrival.ts';
import { pickupLines } from '../commerce/pickup-lines.ts';
import { pictureOf } from '../commerce/line-items.ts';
import { words as afterWords } from './after-order.words.ts';
import { InvoiceLink } from './InvoiceLink.tsx';
import { codeAnchor, orderPath, type OrderRef, projectsPath } from './order-ref.ts';
import { hasProject, payPath, returnStand } from './order-stand.ts';
import { OrderContent } from './OrderContent.tsx';
import styles from './Orders.module.css';
import { words } from './orders.words.ts';
import { PayLink } from './PayLink.tsx';
import { ReceiptPictures } from './ReceiptPictures.tsx';
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
  const isPaid = stand === 'paid';
  const waiting = useConfirmation(of, stand === 'waiting');
  const title = { paid: words.thanks, waiting: words.waiting, late: words.late, unpaid: words.notPaid }[stand];
  const own = isPaid ? order.itemList.filter((item) => item.previewUrl) : [];
  return (
    <>
      <div className={styles.receiptHead} data-shown={own.length > 0 ? '' : undefined}>
        <ReceiptPictures items={own} />
        <div className={styles.receiptWords}>
          <p className={styles.number}>{words.order({ number: order.number })}</p>
          <h1 tabIndex={-1}>{title}</h1>
          <div aria-live="polite" className={styles.receiptText}>
            {isPaid ? <p className="lede">{words.thanksText({ email: order.email })}</p> : null}
            {stand === 'waiting' ? (
              <p className="lede">{waiting.stopped ? words.waitedLong : words.waitingText}</p>
            ) : null}
            {stand === 'late' ? <p className="lede">{words.lateText}</p> : null}
            {stand === 'unpaid' ? <p className="lede">{words.explanations[order.status]}</p> : null}
          </div>
          {isPaid ? <Arrival promised={order.promised} deliveryMethod={order.deliveryMethod} /> : null}
          <div className={styles.ways}>
            {waiting.stopped ? (
              <Button busy={waiting.busy} busyText={words.looking} onClick={waiting.again}>
                {words.lookAgain}
              </Button>
            ) : null}
            {stand === 'unpaid' && payPath(order, of) ? <PayLink order={order} of={of} /> : null}
            {isPaid ? <WaysOn order={order} of={of} /> : null}
            <LinkButton kind="secondary" to={orderPath(of)}>
              {words.toOrder}
            </LinkButton>
          </div>
        </div>
      </div>
      {isPaid ? invite : null}
      {isPaid ? <Next order={order} /> : null}
      <OrderContent order={order} of={of} countries={countries} />
    </>
  );
}

function Arrival({ promised, deliveryMethod }: Pick<Order, 'promised' | 'deliveryMethod'>) {
  const { arrivesFrom, arrivesUntil } = promised ?? {};
  if (!arrivesFrom || !arrivesUntil) return null;
  return (
    <p className={styles.receiptArrival}>
      {deliveryMethod?.pickup ? afterWords.ready : afterWords.arrives}{' '}
      <strong>{arrivalDates({ arrivesFrom, arrivesUntil })}</strong>
    </p>
  );
}

/** To what comes alive first, where something does; changing it is for later. */
function WaysOn({ order, of }: Pick<ReceiptProps, 'order' | 'of'>) {
  const alive = order.itemList.find((item) => item.projectId !== null && pictureOf(item).isAlive);
  return (
    <>
      {alive ? (
        <LinkButton to={`${projectsPath(of)}?project=${alive.projectId}#${codeAnchor}`} arrow>
          {words.seeAlive}
        </LinkButton>
      ) : null}
      {hasProject(order) ? (
        <LinkButton kind={alive ? 'secondary' : 'primary'} to={projectsPath(of)} arrow={!alive}>
          {words.project}
        </LinkButton>
      ) : null}
      <InvoiceLink order={order} of={of} />
    </>
  );
}

function Next({ order }: { order: Order }) {
  const { name: way = '', pickup } = order.deliveryMethod ?? {};
  const steps = [
    words.nextMade,
    pickup
      ? { title: words.nextReady.title, text: words.nextReady.text({ place: pickupLines(pickup).join(', ') }) }
      : { title: words.nextSent.title, text: words.nextSent.text({ way }) },
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
