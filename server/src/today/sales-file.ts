import type { Checked, Reply } from '@afterimage/contract/api.ts';
import { minorDigits } from '@afterimage/contract/values/money.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { csvDialect, csvFile, safeCell } from '../platform/lists/csv-dialect.ts';
import { readAllSold, readSales } from './read-sales.ts';
import { words } from './sales.words.ts';

type Sales = Reply<'getSales'>;

/** A file of sales: a line for each step, product or variant. */
export async function exportSales(db: Database, query: Checked<'exportSales'>['query'], locale: Locale) {
  const { table, from, to } = query;
  const texts = inLocale(words, locale);
  const rows =
    table === 'steps'
      ? stepRows(await readSales(db, query, locale), locale)
      : soldRows(await readAllSold(db, query, { table, locale }), locale);
  return csvFile(`${texts[table === 'steps' ? 'file' : table]}-${from}-${to}.csv`, rows, locale);
}

/** Amounts as spreadsheets of the language read them, without a currency. */
const amountIn = (currency: string, locale: Locale) => {
  const digits = minorDigits(currency);
  return (minor: number) => (minor / 10 ** digits).toFixed(digits).replace('.', csvDialect(locale).decimal);
};

function stepRows({ itemList, beforeList, currency }: Sales, locale: Locale): string[][] {
  const texts = inLocale(words, locale);
  const amount = amountIn(currency, locale);
  const heads = [
    texts.start,
    texts.orders,
    texts.revenue({ currency }),
    texts.average({ currency }),
    texts.pieces,
    texts.personalizedPieces,
    texts.refunded({ currency }),
    texts.netRevenue({ currency }),
    ...goodsHeads(currency, locale),
    texts.startBefore,
    texts.ordersBefore,
    texts.revenueBefore({ currency }),
  ];
  const rows = itemList.map((item, at) => {
    const before = beforeList[at];
    return [
      item.start,
      String(item.orders),
      amount(item.revenue),
      amount(item.orders === 0 ? 0 : Math.round(item.revenue / item.orders)),
      String(item.pieces),
      String(item.personalizedPieces),
      amount(item.refunded),
      amount(item.revenue - item.refunded),
      ...goodsCells(item, amount),
      before?.start ?? '',
      String(before?.orders ?? ''),
      before ? amount(before.revenue) : '',
    ];
  });
  return [heads, ...rows];
}

const goodsHeads = (currency: string, locale: Locale): string[] => {
  const { goods, costedGoods, cost, margin } = inLocale(words, locale);
  return [goods({ currency }), costedGoods({ currency }), cost({ currency }), margin({ currency })];
};

/** The margin is empty where no cost is known, for it is not nothing. */
const goodsCells = (
  { goods, costedGoods, cost }: Pick<Sales['total'], 'goods' | 'costedGoods' | 'cost'>,
  amount: (minor: number) => string,
): string[] => [amount(goods), amount(costedGoods), amount(cost), costedGoods === 0 ? '' : amount(costedGoods - cost)];

/** A product, or a variant of one. */
type Sold = Sales['bestSellerList'][number] & Partial<Sales['bestVariantList'][number]>;
interface SoldTable {
  table: 'products' | 'variants';
  currency: string;
  rows: readonly Sold[];
}

function soldRows({ rows, currency, table }: SoldTable, locale: Locale): string[][] {
  const texts = inLocale(words, locale);
  const amount = amountIn(currency, locale);
  const isOfVariants = table === 'variants';
  return [
    [
      texts.product,
      ...(isOfVariants ? [texts.sku, texts.color, texts.size] : []),
      texts.pieces,
      texts.piecesBefore,
      texts.revenue({ currency }),
      ...goodsHeads(currency, locale),
    ],
    ...rows.map((row) => [
      safeCell(row.name),
      ...(isOfVariants ? [row.sku, row.color, row.size].map((cell) => safeCell(cell ?? '')) : []),
      String(row.pieces),
      String(row.piecesBefore),
      amount(row.revenue),
      ...goodsCells(row, amount),
    ]),
  ];
}
