import type { Reply } from '@afterimage/contract/api.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { words } from './sales.words.ts';

/** Sales as comma-separated values, with the mark by which spreadsheets recognize UTF-8. */
export function salesFile({ itemList, from, to, currency }: Reply<'getSales'>, locale: Locale) {
  const { file, start, orders, revenue, average, pieces, personalizedPieces, refunded } = inLocale(words, locale);
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  const amount = (minor: number) => (minor / 10 ** (digits ?? 2)).toFixed(digits ?? 2);
  const heads = [
    start,
    orders,
    revenue({ currency }),
    average({ currency }),
    pieces,
    personalizedPieces,
    refunded({ currency }),
  ];
  const rows = itemList.map((item) => [
    item.start,
    item.orders,
    amount(item.revenue),
    amount(item.orders === 0 ? 0 : Math.round(item.revenue / item.orders)),
    item.pieces,
    item.personalizedPieces,
    amount(item.refunded),
  ]);
  const text = [heads, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n');
  return {
    name: `${file}-${from}-${to}.csv`,
    type: 'text/csv; charset=utf-8',
    content: new TextEncoder().encode(`\uFEFF${text}\r\n`),
  };
}
