import { formatPrice } from '@afterimage/ui/format-price.ts';
import { Price } from '@afterimage/ui/Price.tsx';
import { priceText } from '@afterimage/ui/price-text.ts';
import type { RunningPrice } from './running-price.ts';
import styles from './RunningTotal.module.css';
import { words } from './studio.words.ts';

interface RunningTotalProps {
  name: string;
  product: { price: number; finalPrice: number; highestPrice?: number | undefined; currency: string };
  running: RunningPrice;
  quantity: number;
}

/** What every choice adds, under the names that the product gives them. */
export function RunningTotal({ name, product, running, quantity }: RunningTotalProps) {
  const { currency } = product;
  return (
    <section aria-labelledby="running-total" className={styles.sum}>
      <h2 id="running-total">{words.sum}</h2>
      <dl className={styles.lines}>
        <div>
          <dt>{name}</dt>
          <dd>
            <Price
              amount={product.finalPrice}
              highest={product.highestPrice}
              compareAt={product.price}
              currency={currency}
            />
          </dd>
        </div>
        {running.lines.map(({ id, slot, title, price }) => (
          <div key={id}>
            <dt>
              <span>{title}</span> <span className={styles.slot}>{slot}</span>
            </dt>
            <dd className="figures">{price > 0 ? words.more({ price: formatPrice(price, currency) }) : words.free}</dd>
          </div>
        ))}
        {quantity > 1 ? (
          <div className={styles.each}>
            <dt>{words.each}</dt>
            <dd className="figures">{formatPrice(running.unitPrice, currency)}</dd>
          </div>
        ) : null}
        <div className={styles.total}>
          <dt>
            {words.total} <span className={styles.slot}>{words.pieces({ count: quantity })}</span>
          </dt>
          <dd className="figures">{priceText(running.total, currency, running.highestTotal)}</dd>
        </div>
      </dl>
    </section>
  );
}
