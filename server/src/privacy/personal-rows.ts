import { getTableName, inArray } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { type DataSubject, personalColumnsOf, type PersonalRows } from '../platform/db/personal-data.ts';

/** Deletes the rows that belong to the person's account, and the account. */
export async function deleteRowsOf(
  tx: Database,
  subject: DataSubject,
  personalRows: readonly PersonalRows[],
): Promise<void> {
  for (const rows of personalRows)
    if (rows.erasure === 'account') await tx.delete(rows.table).where(rows.whose(subject));
}

/** Overwrites the personal columns of the rows of these orders. */
export async function overwriteRowsOf(
  tx: Database,
  orderIds: readonly string[],
  personalRows: readonly PersonalRows[],
): Promise<void> {
  for (const rows of personalRows)
    if (rows.erasure === 'order')
      await tx
        .update(rows.table)
        .set(erasedValues(rows.table))
        .where(inArray(rows.orderId, [...orderIds]));
}

function erasedValues(table: PersonalRows['table']) {
  return Object.fromEntries(
    personalColumnsOf(table).map(({ name, column, declared }) => {
      if (!declared.erased)
        throw new Error(`${getTableName(table)}.${name} does not say what it holds once it is erased.`);
      return [name, declared.erased(column)];
    }),
  );
}
