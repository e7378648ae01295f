import type { Product } from '@afterimage/contract/catalogue.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { unitAmount } from './unit-amount.ts';
import styles from './PriceNotes.module.css';
import { words } from './price-notes.words.ts';

/** What a usual amount of a product costs, and the lowest price of the 30 days before its price was reduced. */
export function PriceNotes({
  unitPrice,
  lowestPrice,
  currency,
}: Pick<Product, 'unitPrice' | 'lowestPrice' | 'currency'>) {
  if (!unitPrice && lowestPrice === undefined) return null;
  return (
    <span className={styles.notes}>
      {unitPrice ? (
        <span>{words.per({ price: formatPrice(unitPrice.price, currency), amount: unitAmount(unitPrice) })}</span>
      ) : null}
      {lowestPrice === undefined ? null : <span>{words.lowest({ price: formatPrice(lowestPrice, currency) })}</span>}
    </span>
  );
}
