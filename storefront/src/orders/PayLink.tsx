import type { Order } from '@afterimage/contract/orders.ts';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import styles from './AfterOrder.module.css';
import { words as afterWords } from './after-order.words.ts';
import type { OrderRef } from './order-ref.ts';
import { payPath } from './order-stand.ts';
import { words } from './orders.words.ts';

/** Asks for what an order became dearer by, and leads to where that is paid. */
export function DueLink({ order }: { order: Order }) {
  if (!order.due) return null;
  const amount = formatPrice(order.due.amount, order.currency);
  return (
    <div className={styles.due}>
      <p>{afterWords.due({ amount })}</p>
      <LinkButton to={order.due.url} reloadDocument>
        {afterWords.payDue({ amount })}
      </LinkButton>
    </div>
  );
}

/** Leads to where an order is paid. */
export function PayLink({ order, of }: { order: Order; of: OrderRef }) {
  const path = payPath(order, of);
  if (!path) return null;
  const pays = order.status === 'awaiting_payment';
  return (
    // The payment page is not one of the shop's own pages, so the whole document goes there.
    <LinkButton to={path} reloadDocument={order.paymentUrl !== null}>
      {pays ? words.pay({ total: formatPrice(order.total, order.currency) }) : words.finish}
    </LinkButton>
  );
}
