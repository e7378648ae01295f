import type { Order } from '@afterimage/contract/orders.ts';
import { Disclosure } from '@afterimage/ui/Disclosure.tsx';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import styles from './AfterOrder.module.css';
import { words } from './after-order.words.ts';
import { dayOf } from './order-dates.ts';
import type { OrderRef } from './order-ref.ts';
import { piecesWords } from './pieces.ts';
import { ReturnForm } from './ReturnForm.tsx';
import { Withdrawal } from './Withdrawal.tsx';
import { words as withdrawalWords } from './withdrawal.words.ts';

/** What goes back of an order: what was asked for, and the ways to ask for more and to withdraw. */
export function Returns({ order, of }: { order: Order; of: OrderRef }) {
  const { returnList = [], withdrawalList = [], withdrawable, itemList } = order;
  const returnable = itemList.filter(({ returnableQuantity = 0 }) => returnableQuantity > 0);
  const canWithdraw = (withdrawable?.lineIdList.length ?? 0) > 0;
  if (returnList.length + withdrawalList.length + returnable.length === 0 && !canWithdraw) return null;
  return (
    <section className={styles.block} aria-labelledby="returns">
      <h2 id="returns">{words.backTitle}</h2>
      {returnList.length > 0 ? (
        <ul className={styles.cards}>
          {returnList.map((one) => (
            <li key={one.id} className={styles.card}>
              <p className={styles.name}>{words.returned({ date: dayOf(one.createdAt) })}</p>
              <p>{words.returnStates[one.status]}</p>
              {one.answer ? <p>{words.answer({ text: one.answer })}</p> : null}
              {one.refundedAmount > 0 ? (
                <p>{words.refunded({ amount: formatPrice(one.refundedAmount, order.currency) })}</p>
              ) : null}
              <ul className="quiet">
                {piecesWords(one.itemList, itemList).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ) : null}
      {returnable.length > 0 ? (
        <Disclosure title={words.returnTitle}>
          <ReturnForm key={returnList.length} of={of} items={returnable} />
        </Disclosure>
      ) : null}
      <Withdrawal order={order} of={of} />
      <p>
        <Link to="/legal/withdrawal">{withdrawalWords.instruction}</Link>
      </p>
    </section>
  );
}
