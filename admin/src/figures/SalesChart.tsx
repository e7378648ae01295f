import type { Reply } from '@afterimage/contract/api.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { Chart } from '../chart/Chart.tsx';
import { formatCount, formatDay } from '../parts/format-moment.ts';
import { words } from './figures.words.ts';
import { marginOf } from './margin.ts';

type Sales = Reply<'getSales'>;
type Step = Sales['itemList'][number];

/** What the chart can show. */
export const measures = ['revenue', 'net', 'orders', 'average', 'refunded', 'margin'] as const;
export type Measure = (typeof measures)[number];

const valueOf: Readonly<Record<Measure, (step: Step) => number | null>> = {
  revenue: ({ revenue }) => revenue,
  net: ({ revenue, refunded }) => revenue - refunded,
  orders: ({ orders }) => orders,
  average: ({ orders, revenue }) => (orders === 0 ? null : Math.round(revenue / orders)),
  refunded: ({ refunded }) => refunded,
  margin: marginOf,
};

/** One measure of the period as bars, with the period before as a line. */
export function SalesChart({ sales, measure }: { sales: Sales; measure: Measure }) {
  const { itemList, beforeList, before, currency } = sales;
  const value = valueOf[measure];
  return (
    <Chart
      title={words.measures[measure]}
      days={itemList.map(({ start }) => start)}
      lines={[
        { title: words.present, values: itemList.map(value), shape: 'bar' },
        {
          title: words.periodBefore({ from: formatDay(before.from), to: formatDay(before.to) }),
          // The step in the same place of the period before.
          values: itemList.map((_, at) => {
            const step = beforeList[at];
            return step ? value(step) : null;
          }),
          isComparison: true,
        },
      ]}
      format={(amount) => (measure === 'orders' ? formatCount(amount) : formatPrice(amount, currency))}
      formatDay={formatDay}
      height={260}
    />
  );
}
