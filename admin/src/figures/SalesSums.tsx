import type { Reply } from '@afterimage/contract/api.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { formatCount } from '../parts/format-moment.ts';
import { words } from './figures.words.ts';
import { beforeText, costedShare, marginOf, marginShare } from './margin.ts';
import styles from './figures.module.css';

type Sales = Reply<'getSales'>;
type Sums = Sales['total'];

const average = ({ orders, revenue }: Sums): number => (orders === 0 ? 0 : Math.round(revenue / orders));

/** The sums of the period, each beside that of the period before. */
export function SalesSums({ sales: { total, before, currency, otherCurrencyList } }: { sales: Sales }) {
  const price = (value: number) => formatPrice(value, currency);
  const sums: { title: string; of(sums: Sums): number; format(value: number): string }[] = [
    { title: words.measures.revenue, of: ({ revenue }) => revenue, format: price },
    { title: words.measures.net, of: ({ revenue, refunded }) => revenue - refunded, format: price },
    { title: words.measures.orders, of: ({ orders }) => orders, format: formatCount },
    { title: words.measures.average, of: average, format: price },
    { title: words.pieces, of: ({ pieces }) => pieces, format: formatCount },
    { title: words.personalized, of: ({ personalizedPieces }) => personalizedPieces, format: formatCount },
    { title: words.measures.refunded, of: ({ refunded }) => refunded, format: price },
  ];
  return (
    <section aria-label={words.sums}>
      <dl className={styles.sums}>
        {sums.map(({ title, of, format }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className={styles.sum}>{format(of(total))}</dd>
            <dd className={styles.soft}>{beforeText(of(total), of(before), format)}</dd>
          </div>
        ))}
        <MarginSum total={total} before={before} format={price} />
      </dl>
      {otherCurrencyList.map((other) => (
        <p key={other.currency} className={styles.soft}>
          {words.otherCurrency({
            count: other.orders,
            revenue: formatPrice(other.revenue, other.currency),
            refunded: formatPrice(other.refunded, other.currency),
          })}
        </p>
      ))}
    </section>
  );
}

function MarginSum({ total, before, format }: { total: Sums; before: Sums; format(value: number): string }) {
  const [now, earlier] = [marginOf(total), marginOf(before)];
  const share = costedShare(total);
  return (
    <div>
      <dt>{words.measures.margin}</dt>
      <dd className={styles.sum}>{now === null ? words.unknown : format(now)}</dd>
      <dd className={styles.soft}>
        {now === null ? words.noCost : words.marginShare({ share: marginShare(total) })}
        {earlier === null ? null : `, ${words.before({ value: format(earlier) })}`}
      </dd>
      {now === null || share === null ? null : <dd className={styles.soft}>{words.costedShare({ share })}</dd>}
    </div>
  );
}
