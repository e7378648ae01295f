import { getTableName, inArray } from 'drizzle-orm';
import { personalRows as ofAccounts } from '../accounts/tables.ts';
import { personalRows as ofCart } from '../cart/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { type Person, personalColumnsOf, type PersonalRows } from '../platform/db/personal-data.ts';
import { personalRows as ofShop } from '../platform/db/tables.ts';
import { personalRows as ofDrafts } from '../drafts/tables.ts';
import { personalRows as ofFiles } from '../files/tables.ts';
import { personalRows as ofMail } from '../platform/mail/tables.ts';
import { personalRows as ofOrders } from '../orders/tables.ts';
import { personalRows as ofPrint } from '../print/tables.ts';
import { personalRows as ofProjects } from '../projects/tables.ts';
import { personalRows as ofReviews } from '../reviews/tables.ts';
import { personalRows as ofTargets } from '../targets/tables.ts';
import { personalRows as ofViewer } from '../viewer/tables.ts';
import { personalRows as ofWishlist } from '../wishlist/tables.ts';

/** What every domain declares of its personal rows. Accounts come last, as rows of other tables reference them. */
export const personalRows: readonly PersonalRows[] = [
  ...ofShop,
  ...ofMail,
  ...ofWishlist,
  ...ofReviews,
  ...ofDrafts,
  ...ofViewer,
  ...ofCart,
  ...ofOrders,
  ...ofProjects,
  ...ofPrint,
  ...ofTargets,
  ...ofFiles,
  ...ofAccounts,
];

/** Deletes the rows that belong to the person's account, and the account. */
export async function deleteRowsOf(tx: Database, person: Person): Promise<void> {
  for (const rows of personalRows)
    if (rows.erasure === 'account') await tx.delete(rows.table).where(rows.whose(person));
}

/** Overwrites the personal columns of the rows of these orders. */
export async function overwriteRowsOf(tx: Database, orderIds: readonly string[]): Promise<void> {
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
