import type { Quote } from '@afterimage/contract/checkout.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { optionsOf, personalFacts, pictureOf } from '../commerce/line-items.ts';
import { Disclosure } from '@afterimage/ui/Disclosure.tsx';
import { LineItem } from '../commerce/LineItem.tsx';
import { Totals } from '../commerce/Totals.tsx';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import styles from './Checkout.module.css';
import { words } from './checkout.words.ts';
import { words as companyWords } from './company.words.ts';
import { CouponField, type CouponSlot } from './CouponField.tsx';
import { words as priceWords } from './price.words.ts';

export type OrderSumsProps = {
  order: Order;
  quote: Quote;
  /** Whether the price has its delivery, and whether the country is known whose tax is in it. */
  delivered: boolean;
  placed: boolean;
  coupon: CouponSlot;
};

/** What is ordered and what it costs: beside the steps, on a phone above them, folded and always in sight. */
export function OrderAside(props: OrderSumsProps) {
  const { order, quote } = props;
  const head = (
    <span className={styles.foldHead}>
      <span>
        {words.summary} <span className={styles.quiet}>({words.pieces({ count: order.quantity })})</span>
      </span>
      <strong>{formatPrice(quote.total, quote.currency)}</strong>
    </span>
  );
  return (
    <>
      <div className={styles.wide}>
        <h2 className={styles.asideTitle}>{words.summary}</h2>
        <OrderSums {...props} />
      </div>
      <div className={styles.fold}>
        <Disclosure title={head}>
          <OrderSums {...props} />
        </Disclosure>
      </div>
    </>
  );
}

/** The things of an order and its sums. */
export function OrderSums({ order, quote, delivered, placed, coupon }: OrderSumsProps) {
  const money = (amount: number) => formatPrice(amount, quote.currency);
  const rows = [
    { name: words.subtotal, value: money(quote.subtotal) },
    ...(quote.discount > 0 ? [{ name: words.discount, value: `−${money(quote.discount)}` }] : []),
    ...(quote.coupon && quote.couponDiscount > 0
      ? [{ name: priceWords.coupon({ code: quote.coupon.code }), value: `−${money(quote.couponDiscount)}` }]
      : []),
    ...(quote.taxDeduction ? [{ name: companyWords.deduction, value: `−${money(quote.taxDeduction)}` }] : []),
    { name: words.delivery, value: delivered ? deliveryWords(quote, money) : words.deliveryLater },
  ];
  return (
    <div className={styles.sums}>
      <ul className={styles.goods}>
        {order.itemList.map((item) => (
          <li key={item.id}>
            <LineItem
              small
              picture={pictureOf(item)}
              name={item.product.name}
              options={[...optionsOf(item), ...(item.quantity > 1 ? [words.quantity({ count: item.quantity })] : [])]}
              facts={personalFacts(item)}
              end={money(item.total)}
            />
          </li>
        ))}
      </ul>
      <CouponField {...coupon} />
      <Totals rows={rows} total={{ name: words.total, value: money(quote.total) }} />
      <div className={styles.vat}>
        {taxWords(quote, placed).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

const deliveryWords = ({ deliveryPrice }: Quote, money: (amount: number) => string) =>
  deliveryPrice === 0 ? words.free : money(deliveryPrice);

/** The taxes in a total, each with its rate as it is called in its country. */
function taxWords({ taxList, taxReason = null, currency }: Quote, placed: boolean): string[] {
  if (!placed) return [priceWords.taxLater];
  if (taxList.length === 0) return [untaxedWords(taxReason)];
  const percent = new Intl.NumberFormat(intlLocale(), { style: 'percent', maximumFractionDigits: 2 });
  return taxList.map(({ name, basisPoints, tax }) =>
    priceWords.tax({ rate: percent.format(basisPoints / 10_000), name, amount: formatPrice(tax, currency) }),
  );
}

function untaxedWords(reason: NonNullable<Quote['taxReason']> | null): string {
  if (reason === 'reverse_charge') return companyWords.net;
  return reason === 'small_business' ? companyWords.smallBusiness : priceWords.noTax;
}
