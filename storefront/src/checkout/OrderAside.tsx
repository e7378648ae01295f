import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import { deliveryPrice } from '@afterimage/contract/money.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import { optionsOf, personalFacts, pictureOf } from '../goods.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { GoodsLine } from '../ui/GoodsLine.tsx';
import { Totals } from '../ui/Lines.tsx';
import { formatPrice } from '../ui/price.ts';
import styles from './Checkout.module.css';
import { words } from './checkout.words.ts';
import { priceWords } from './DeliveryStep.tsx';

/** What an order costs with a way of delivery; without one, what its goods cost. */
export function totalOf(order: Pick<Order, 'subtotal' | 'discount'>, method: DeliveryMethod | null): number {
  const goods = order.subtotal - order.discount;
  return goods + (method ? deliveryPrice(method, goods) : 0);
}

type OrderAsideProps = { order: Order; method: DeliveryMethod | null };

/** What is ordered and what it costs: beside the steps, on a phone above them and folded. */
export function OrderAside({ order, method }: OrderAsideProps) {
  const head = (
    <span className={styles.foldHead}>
      <span>
        {words.summary} <span className={styles.quiet}>({words.pieces(order.quantity)})</span>
      </span>
      <strong>{formatPrice(totalOf(order, method), order.currency)}</strong>
    </span>
  );
  return (
    <>
      <div className={styles.wide}>
        <h2 className={styles.asideTitle}>{words.summary}</h2>
        <OrderSums order={order} method={method} />
      </div>
      <div className={styles.fold}>
        <Disclosure title={head}>
          <OrderSums order={order} method={method} />
        </Disclosure>
      </div>
    </>
  );
}

/** The things of an order and its sums. */
export function OrderSums({ order, method }: OrderAsideProps) {
  const money = (amount: number) => formatPrice(amount, order.currency);
  return (
    <div className={styles.sums}>
      <ul className={styles.goods}>
        {order.itemList.map((item) => (
          <li key={item.id}>
            <GoodsLine
              small
              picture={pictureOf(item)}
              name={item.product.name}
              options={[...optionsOf(item), ...(item.quantity > 1 ? [words.quantity(item.quantity)] : [])]}
              facts={personalFacts(item)}
              end={money(item.total)}
            />
          </li>
        ))}
      </ul>
      <Totals
        rows={[
          { name: words.subtotal, value: money(order.subtotal) },
          ...(order.discount > 0 ? [{ name: words.discount, value: `−${money(order.discount)}` }] : []),
          {
            name: words.delivery,
            value: method ? priceWords(method, order.subtotal - order.discount) : words.deliveryLater,
          },
        ]}
        total={{ name: words.total, value: money(totalOf(order, method)) }}
      />
      <p className={styles.vat}>{words.vat}</p>
    </div>
  );
}
