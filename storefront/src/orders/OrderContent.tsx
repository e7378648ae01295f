import type { Country } from '@afterimage/contract/location.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import { type OrderRef, projectsPath } from './order-ref.ts';
import { OrderFacts, OrderSums } from './OrderFacts.tsx';
import { OrderLines } from './OrderLines.tsx';
import styles from './Orders.module.css';
import { words } from './orders.words.ts';

/** What an order is made of, beside what it costs and where it goes. */
export function OrderContent({ order, of, countries }: { order: Order; of: OrderRef; countries: readonly Country[] }) {
  return (
    <div className={styles.columns}>
      <OrderLines order={order} projectsPath={projectsPath(of)} />
      <section className={styles.side} aria-label={words.sums}>
        <OrderSums order={order} />
        <OrderFacts order={order} countries={countries} />
      </section>
    </div>
  );
}
