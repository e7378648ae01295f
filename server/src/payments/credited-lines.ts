import { inArray } from 'drizzle-orm';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { DocumentLine } from '../orders/documents/document-content.ts';
import { words } from '../orders/documents/document.words.ts';
import { orderLines } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { localeOf } from '../platform/locale/request-locale.ts';
import type { RefundRow } from './refunds/request-refund.ts';
import type { OrderRow } from './settle.ts';

/**
 * The lines of a credit note; none where they do not add up to what goes back, or where an edit has removed one of them
 * from the order.
 */
export async function creditedLines(
  tx: Database,
  { lineList, amount }: Pick<RefundRow, 'lineList' | 'amount'>,
  order: Pick<OrderRow, 'locale' | 'deliveryMethod'>,
): Promise<DocumentLine[]> {
  if (lineList.length === 0 || lineList.reduce((sum, line) => sum + line.amount, 0) !== amount) return [];
  const ids = lineList.flatMap(({ orderLineId }) => orderLineId ?? []);
  const rows = ids.length === 0 ? [] : await tx.select().from(orderLines).where(inArray(orderLines.id, ids));
  const { delivery } = inLocale(words, localeOf(order.locale));
  const credited = lineList.flatMap(({ orderLineId, quantity, amount: total }): DocumentLine[] => {
    // A later part of a refund counts no pieces; it is one sum.
    const pieces = Math.max(1, quantity);
    const sums = { quantity: pieces, unitPrice: Math.round(total / pieces), total };
    if (orderLineId === null) {
      const detailList = order.deliveryMethod ? [order.deliveryMethod.name] : [];
      return [{ name: delivery, detailList, ...sums }];
    }
    const row = rows.find(({ id }) => id === orderLineId);
    const detailList = [row?.color, row?.size].filter((detail) => typeof detail === 'string');
    return row ? [{ name: row.name, detailList, ...sums }] : [];
  });
  return credited.length === lineList.length ? credited : [];
}
