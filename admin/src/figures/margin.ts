import type { Reply } from '@afterimage/contract/api.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { words } from './figures.words.ts';

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

/** What a sum was before, and by how much it is more or less now, where that can be told. */
export function beforeText(now: number, before: number, format: (value: number) => string): string {
  const value = format(before);
  const change = before > 0 ? Math.round((100 * (now - before)) / before) / 100 : 0;
  if (change === 0) return words.before({ value });
  const signed = new Intl.NumberFormat(intlLocale(), { style: 'percent', signDisplay: 'always' }).format(change);
  return words.beforeChange({ value, change: signed });
}
