import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgColumnBuilderBase, PgTable } from 'drizzle-orm/pg-core';

/**
 * What a column holds once its person is erased, where the row stays; null, or an expression for `update … set`. It is
 * given the column.
 */
export type ErasedValue = (column: PgColumn) => SQL | null;

/** What is declared of a column that says something about a person. */
interface PersonalColumn {
  personal: true;
  /** Whether the copy of a person's data (`exportOwnData`) holds the value; otherwise the reason why it does not. */
  copy: Copy;
  erased: ErasedValue | undefined;
}
type Copy = { included: true } | { included: false; reason: string };
type Declaration = PersonalColumn | { personal: false };

// Builder and column share their `config`, and nothing else leads from one to the other.
const declarations = new WeakMap<object, Declaration>();
const configOf = (builderOrColumn: object): object => (builderOrColumn as { config: object }).config;

/** The value stands in the copy of a person's data. */
export const copied: Copy = { included: true };
/** The value is left out of the copy of a person's data, for this reason. */
export const excludedFromCopy = (reason: string): Copy => ({ included: false, reason });

/**
 * Declares that a column says something about a customer: who they are, what they wrote, showed, chose or own, or a
 * secret of theirs. `erased` is needed where the row stays when its person is erased.
 */
export function personal<Builder extends PgColumnBuilderBase>(
  builder: Builder,
  copy: Copy,
  erased?: ErasedValue,
): Builder {
  declarations.set(configOf(builder), { personal: true, copy, erased });
  return builder;
}

/**
 * The value stays when its person is erased, because the law asks for it, as for invoices; the domain lets go of it by
 * itself when the time is over.
 */
export const keptByLaw: ErasedValue = (column) => sql`${column}`;

/** Declares the column that names the account to which a row belongs. */
export const owner = <Builder extends PgColumnBuilderBase>(builder: Builder, erased?: ErasedValue): Builder =>
  personal(builder, excludedFromCopy('names the account that asks for the copy'), erased);

/** Declares that a column says nothing about a customer, or nothing once the rest of its row is gone. */
export function impersonal<Builder extends PgColumnBuilderBase>(builder: Builder): Builder {
  declarations.set(configOf(builder), { personal: false });
  return builder;
}

/** What is declared of a column; undefined when nothing is, which `personal-data.test.ts` does not let pass. */
export const declarationOf = (column: PgColumn): Declaration | undefined => declarations.get(configOf(column));

/** The personal columns of a table, by their names in the code. */
export function personalColumnsOf(table: PgTable): { name: string; column: PgColumn; declared: PersonalColumn }[] {
  return Object.entries(getTableColumns(table)).flatMap(([name, column]) => {
    const declared = declarationOf(column);
    return declared?.personal ? [{ name, column, declared }] : [];
  });
}

/** A customer with an account; the address is in lower case. */
export interface DataSubject {
  accountId: string;
  email: string;
}

/**
 * How the rows of a table belong to a person and what erasing the person does to them. Each table with a personal
 * column has one such rule, in the `personalRows` of its domain.
 *
 * - `account`: deleted together with the account.
 * - `parent`: they hang on a row that is deleted, by a foreign key that deletes them too.
 * - `order`: they stay, for the shop's books. Once their order needs its person no more, each personal column gets its
 *   `erased` value.
 * - `store`: deleted by code of `privacy`, because bytes in the file store, or others' orders, depend on them.
 */
export type PersonalRows = { table: PgTable } & (
  | { erasure: 'account'; whose: (subject: DataSubject) => SQL | undefined }
  | { erasure: 'parent'; parent: PgColumn }
  | { erasure: 'order'; orderId: PgColumn }
  | { erasure: 'store' }
);

/** Rows that are deleted with the account that a column names, or for which a condition holds. */
export const ofAccount = (
  table: PgTable,
  whose: PgColumn | ((subject: DataSubject) => SQL | undefined),
): PersonalRows => ({
  table,
  erasure: 'account',
  whose: typeof whose === 'function' ? whose : ({ accountId }) => eq(whose, accountId),
});

/** Rows that are deleted with the row that a column references. */
export const ofParent = (table: PgTable, parent: PgColumn): PersonalRows => ({ table, erasure: 'parent', parent });

/** Rows that stay and lose their person, found by the id of their order. */
export const ofOrder = (table: PgTable, orderId: PgColumn): PersonalRows => ({ table, erasure: 'order', orderId });

/** Rows that code of `privacy` deletes. */
export const inStore = (table: PgTable): PersonalRows => ({ table, erasure: 'store' });
