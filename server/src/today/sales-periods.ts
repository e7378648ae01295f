import { type Step, stepStarts } from '../shop-settings/shop-days.ts';

/** Sums of a span of days; amounts are minor units. */
export interface SalesSums {
  orders: number;
  revenue: number;
  pieces: number;
  personalizedPieces: number;
  refunded: number;
  /** What the goods came to, without delivery, coupons and tax. */
  goods: number;
  /** The goods whose cost is known, and what they cost. */
  costedGoods: number;
  cost: number;
}
export type SalesDay = SalesSums & { day: string };
/** What the orders of a day came to, without what is known of their goods. */
export type OrdersDay = Omit<SalesDay, 'goods' | 'costedGoods' | 'cost'>;
/** What the goods of a day came to and cost. */
export type GoodsDay = Pick<SalesDay, 'day' | 'goods' | 'costedGoods' | 'cost'>;

export const noSales: Readonly<SalesSums> = {
  orders: 0,
  revenue: 0,
  pieces: 0,
  personalizedPieces: 0,
  refunded: 0,
  goods: 0,
  costedGoods: 0,
  cost: 0,
};

export const addSales = (a: SalesSums, b: SalesSums): SalesSums => ({
  orders: a.orders + b.orders,
  revenue: a.revenue + b.revenue,
  pieces: a.pieces + b.pieces,
  personalizedPieces: a.personalizedPieces + b.personalizedPieces,
  refunded: a.refunded + b.refunded,
  goods: a.goods + b.goods,
  costedGoods: a.costedGoods + b.costedGoods,
  cost: a.cost + b.cost,
});

/** One row for each step between two days, also where nothing was sold; the first begins with `from`. */
export function stepsOf(
  days: readonly SalesDay[],
  { from, to, by }: { from: string; to: string; by: Step },
): (SalesSums & { start: string })[] {
  const starts = stepStarts({ from, to, by });
  return starts.map((start, at) => {
    const next = starts[at + 1];
    const own = days.filter(({ day }) => day >= start && day <= to && (next === undefined || day < next));
    return { start, ...own.map(({ day: _, ...sums }) => sums).reduce(addSales, noSales) };
  });
}
