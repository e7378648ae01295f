import type { Reply } from '@afterimage/contract/api.ts';
import { intlLocale } from '@afterimage/words/locale.ts';

type Goods = Pick<Reply<'getSales'>['total'], 'goods' | 'costedGoods' | 'cost'>;

/** What is left of the goods whose cost is known; null where none is. */
export const marginOf = ({ costedGoods, cost }: Goods): number | null =>
  costedGoods === 0 ? null : costedGoods - cost;

const percent = (value: number): string =>
  new Intl.NumberFormat(intlLocale(), { style: 'percent', maximumFractionDigits: 0 }).format(value);

/** The margin as a share of what the goods came to. */
export const marginShare = (sums: Goods): string => percent((marginOf(sums) ?? 0) / sums.costedGoods);

/** Of how much of the goods the cost is known; null where it is of all. */
export const costedShare = ({ goods, costedGoods }: Goods): string | null =>
  goods === costedGoods || goods === 0 ? null : percent(Math.min(0.99, costedGoods / goods));

/** By how much a sum is more or less than before; null where there was nothing to compare with. */
export function changeText(now: number, before: number): string | null {
  if (before <= 0) return null;
  const format = { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(intlLocale(), format).format((now - before) / before);
}
