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
  const note = (text: string) => <span className={styles.note}>{text}</span>;
  return (
    <>
      {unitPrice && note(`${formatPrice(unitPrice.price, currency)} / ${amountOf(unitPrice)}`)}
      {lowestPrice ? note(words.lowest({ price: formatPrice(lowestPrice, currency) })) : null}
    </>
  );
}

/** As "100 ml" or "1 m²". */
const amountOf = ({ amount, unit }: NonNullable<Product['unitPrice']>) =>
  `${amount} ${unit === 'piece' ? words.piece : unit.replace('2', '²')}`;
