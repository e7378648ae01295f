import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { Chart } from '../chart/Chart.tsx';
import { useCall } from '../data/use-call.ts';
import { SelectField } from '../form/fields.tsx';
import { formatCount, formatDay } from '../parts/format-moment.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { type SalesPeriod, salesPeriods, salesSpan } from './sales-span.ts';
import styles from './today.module.css';
import { words } from './today.words.ts';

/** Sales in pictures, beside the period before. */
export function Sales({ today }: { today: string }) {
  const [period, setPeriod] = useState<SalesPeriod>('days');
  const query = salesSpan(period, today);
  const sales = useCall('getSales', { query }, { keepsPrevious: true });
  return (
    <section aria-labelledby="sales">
      <h2 id="sales">{words.sales}</h2>
      <div className={styles.tools}>
        <SelectField
          label={words.period}
          value={period}
          onChange={(value) => setPeriod(salesPeriods.find((one) => one === value) ?? 'days')}
          options={salesPeriods.map((value) => ({ value, label: words.periods[value] }))}
        />
        <Link to="/admin/figures">{words.allFigures}</Link>
      </div>
      <Loaded of={sales}>{(data) => <SalesPicture sales={data} />}</Loaded>
    </section>
  );
}

function SalesPicture({ sales }: { sales: Reply<'getSales'> }) {
  const { itemList, currency, bestSellerList } = sales;
  const price = (value: number) => formatPrice(value, currency);
  return (
    <>
      <Figures sales={sales} />
      <Chart
        title={words.revenue}
        days={itemList.map(({ start }) => start)}
        lines={[{ title: words.revenue, values: itemList.map(({ revenue }) => revenue), shape: 'bar' }]}
        format={price}
        formatDay={formatDay}
      />
      {bestSellerList.length > 0 ? (
        <>
          <h2>{words.bestSellers}</h2>
          <ol className={styles.list}>
            {bestSellerList.map(({ productId, name, pieces, piecesBefore, revenue }) => (
              <li key={productId} className={styles.row}>
                <span>{name}</span>
                <span className={styles.soft}>
                  {words.soldPieces({ pieces: formatCount(pieces), before: formatCount(piecesBefore) })}
                </span>
                <span className="figures">{price(revenue)}</span>
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </>
  );
}

function Figures({ sales: { total, before, currency } }: { sales: Reply<'getSales'> }) {
  const price = (value: number) => formatPrice(value, currency);
  const average = ({ orders, revenue }: typeof total) => price(orders === 0 ? 0 : Math.round(revenue / orders));
  const share = ({ pieces, personalizedPieces }: typeof total) =>
    `${pieces === 0 ? 0 : Math.round((100 * personalizedPieces) / pieces)} %`;
  const figures = [
    { title: words.revenue, now: price(total.revenue), earlier: price(before.revenue) },
    { title: words.orders, now: formatCount(total.orders), earlier: formatCount(before.orders) },
    { title: words.average, now: average(total), earlier: average(before) },
    { title: words.personalized, now: share(total), earlier: share(before) },
    { title: words.refunded, now: price(total.refunded), earlier: price(before.refunded) },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ title, now, earlier }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className={styles.count}>{now}</dd>
          <dd className={styles.soft}>{words.before({ value: earlier })}</dd>
        </div>
      ))}
    </dl>
  );
}
