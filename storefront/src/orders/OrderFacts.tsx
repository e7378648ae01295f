import type { Country } from '@afterimage/contract/location.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { postalLines } from '../commerce/postal-lines.ts';
import { Totals } from '../commerce/Totals.tsx';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { arrivalDates } from '../commerce/arrival.ts';
import { pickupLines } from '../commerce/pickup-lines.ts';
import { words as afterWords } from './after-order.words.ts';
import { dayOf } from './order-dates.ts';
import styles from './Orders.module.css';
import { words } from './orders.words.ts';

/** What an order costs, in all its parts. */
export function OrderSums({ order }: { order: Order }) {
  const money = (amount: number) => formatPrice(amount, order.currency);
  const delivery = order.deliveryPrice === 0 ? words.free : money(order.deliveryPrice);
  const { couponCode, couponDiscount } = order;
  return (
    <div className={styles.sums}>
      <Totals
        rows={[
          { name: words.subtotal, value: money(order.subtotal) },
          ...(order.discount > 0 ? [{ name: words.discount, value: `−${money(order.discount)}` }] : []),
          ...(couponCode && couponDiscount > 0
            ? [{ name: words.coupon({ code: couponCode }), value: `−${money(couponDiscount)}` }]
            : []),
          ...(order.deliveryMethod ? [{ name: words.delivery, value: delivery }] : []),
        ]}
        total={{ name: words.total, value: money(order.total) }}
      />
      <RefundRows order={order} />
      <div className={styles.vat}>
        {taxWords(order).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

/** What was given back, or is on its way. */
function RefundRows({ order: { refundList = [], currency } }: { order: Order }) {
  if (refundList.length === 0) return null;
  return (
    <dl className={styles.refunds}>
      {refundList.map(({ id, amount, isDone, at }) => (
        <div key={id}>
          <dt>{isDone ? afterWords.refundDone({ date: dayOf(at) }) : afterWords.refundPending}</dt>
          <dd>−{formatPrice(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The taxes in the total, each with its rate as it is called in its country. */
function taxWords({ taxList, taxReason, address, currency }: Order): string[] {
  if (!address) return [words.taxLater];
  if (taxList.length === 0) return [taxReason === 'reverse_charge' ? words.reverseCharge : words.noTax];
  const percent = new Intl.NumberFormat(intlLocale(), { style: 'percent', maximumFractionDigits: 2 });
  return taxList.map(({ name, basisPoints, tax }) =>
    words.tax({ rate: percent.format(basisPoints / 10_000), name, amount: formatPrice(tax, currency) }),
  );
}

/** Where an order goes, how it comes, and where its mails go. */
export function OrderFacts({ order, countries }: { order: Order; countries: readonly Country[] }) {
  const { deliverTo, promised, status } = order;
  const address = deliverTo?.address ?? order.address;
  const deliveryMethod = deliverTo?.deliveryMethod ?? order.deliveryMethod;
  const lines = address ? postalLines(address, countries) : [words.noAddress];
  const isComing = status === 'paid' || status === 'shipped';
  const { arrivesFrom, arrivesUntil } = promised ?? {};
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.goesTo}</dt>
        <dd>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </dd>
      </div>
      {deliveryMethod ? (
        <div>
          <dt>{words.comes}</dt>
          <dd>
            {[deliveryMethod.name, ...pickupLines(deliveryMethod.pickup)].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
        </div>
      ) : null}
      {isComing && arrivesFrom && arrivesUntil ? (
        <div>
          <dt>{deliveryMethod?.pickup ? afterWords.ready : afterWords.arrives}</dt>
          <dd>{arrivalDates({ arrivesFrom, arrivesUntil })}</dd>
        </div>
      ) : null}
      {order.email ? (
        <div>
          <dt>{words.mailTo}</dt>
          <dd>{order.email}</dd>
        </div>
      ) : null}
    </dl>
  );
}
