import { inArray, or } from 'drizzle-orm';
import { registerSubjectNames } from '../operators/subject-names.ts';
import { people } from './tables.ts';

/** Lets the audit log name customers, whom it has by their account or, of a guest, by themselves. */
export function registerCustomerNames(): void {
  registerSubjectNames('customer', async (db, ids) => {
    const rows = await db
      .select({ id: people.id, accountId: people.accountId, name: people.name, email: people.email })
      .from(people)
      .where(or(inArray(people.accountId, [...ids]), inArray(people.id, [...ids])));
    return new Map(rows.map(({ id, accountId, name, email }) => [accountId ?? id, name || email]));
  });
}
