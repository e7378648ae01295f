import type { Product } from '@afterimage/contract/catalogue.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import styles from './PriceNotes.module.css';
import { words } from './price-notes.words.ts';

/** What a usual amount of a product costs, and the lowest price of the 30 days before its price was reduced. */
export function PriceNotes({
  unitPrice,
  lowestPrice,
  currency,
}: Pick<Product, 'unitPrice' | 'lowestPrice' | 'currency'>) {
  return (
    <>
      {unitPrice ? (
        <span className={styles.note}>
          {formatPrice(unitPrice.price, currency)} / {unitPrice.amount}{' '}
          {unitPrice.unit === 'piece' ? words.piece : unitPrice.unit.replace('2', '²')}
        </span>
      ) : null}
      {lowestPrice ? (
        <span className={styles.note}>{words.lowest({ price: formatPrice(lowestPrice, currency) })}</span>
      ) : null}
    </>
  );
}
