import { classNames } from './class-names.ts';
import { formatPrice } from './format-price.ts';
import { priceText } from './price-text.ts';
import styles from './Price.module.css';
import { words } from './ui.words.ts';

type PriceProps = {
  amount: number;
  currency: string;
  /** What the dearest costs, where this is the lowest price of several. */
  highest?: number | undefined;
  compareAt?: number;
  locale?: string;
  large?: boolean;
};

/** A price, and beside it what it was when that was more. */
export function Price({ amount, currency, highest, compareAt, locale, large }: PriceProps) {
  const lower = compareAt !== undefined && compareAt > amount;
  return (
    <span className={classNames(styles.price, large && styles.large)}>
      <span>
        {lower ? <span className="visually-hidden">{words.now}</span> : null}
        {priceText(amount, currency, highest, locale)}
      </span>
      {lower ? (
        <>
          {' '}
          <s className={styles.was}>
            <span className="visually-hidden">{words.was}</span>
            {formatPrice(compareAt, currency, locale)}
          </s>
        </>
      ) : null}
    </span>
  );
}
