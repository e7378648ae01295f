import { randomBytes } from 'node:crypto';
import { asc, inArray } from 'drizzle-orm';
import type { LocalizedMessage } from '@afterimage/words/locale.ts';
import { checkAddress } from '../accounts/check-address.ts';
import { emailKey } from '../accounts/email-key.ts';
import { hashPassword, isUnusableHash } from '../accounts/password.ts';
import { accounts, addresses } from '../accounts/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { Failure } from '../platform/http/failure.ts';
import { type ImportRun, inBatches } from './import-run.ts';
import { type CustomerRecord, customerRecord } from './records/customer-record.ts';
import { complaintOf } from './records/record-complaint.ts';
import { importMessage } from './import-message.ts';

/** A customer of a file. */
export interface CustomerEntry {
  line: number;
  email: string;
  record: unknown;
  notes?: readonly string[];
  /** What the fields of a record are called in the file, for complaints. */
  columns?: Readonly<Record<string, string>>;
}

type PlannedCustomer = CustomerEntry & { customer: CustomerRecord };

/**
 * Takes in customers. An account that there is stays as it is: it is its person's. A new one has a password that nobody
 * knows; its person sets one by the mail that the sign-in page sends.
 */
export async function importCustomers(run: ImportRun, entries: AsyncIterable<CustomerEntry>): Promise<void> {
  // One for all of a run: it was made of 256 random bits and is forgotten at once.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const linesByEmail = new Map<string, number>();
  for await (const batch of inBatches(entries, 250)) {
    const keys = batch.map(({ email }) => emailKey(email));
    const rows = await run.db.select({ email: accounts.email }).from(accounts).where(inArray(accounts.email, keys));
    const known = new Set(rows.map(({ email }) => email));
    const planned: PlannedCustomer[] = [];
    for (const entry of batch) {
      const row = { line: entry.line, record: 'customer', key: entry.email };
      const first = linesByEmail.get(emailKey(entry.email));
      linesByEmail.set(emailKey(entry.email), first ?? entry.line);
      if (first !== undefined) {
        const reason = importMessage((messages) => messages.row.customerTwice({ line: String(first) }));
        run.report({ ...row, result: 'refused', reason: reason(run.locale) });
      } else if (known.has(emailKey(entry.email))) run.report({ ...row, result: 'unchanged' });
      else {
        const checked = await checkCustomer(run.db, entry);
        if (typeof checked === 'function') run.report({ ...row, result: 'refused', reason: checked(run.locale) });
        else planned.push({ ...entry, customer: checked });
      }
    }
    if (!run.dryRun && planned.length > 0) await run.db.transaction((tx) => writeCustomers(tx, planned, passwordHash));
    for (const { line, email, notes = [] } of planned)
      run.report({ line, record: 'customer', key: email, result: 'added', ...(notes.length > 0 && { notes }) });
    await run.betweenBatches?.();
  }
}

/** The customer, or the sentence that says what is wrong. */
async function checkCustomer(
  db: Database,
  { record, columns = {} }: CustomerEntry,
): Promise<CustomerRecord | LocalizedMessage> {
  const parsed = customerRecord.safeParse(record);
  if (!parsed.success) return complaintOf(parsed.error, record, columns);
  const checkedAddresses = [];
  for (const address of parsed.data.addresses) {
    try {
      checkedAddresses.push(await checkAddress(db, { ...address, isDefault: false }));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return addressComplaint(error, columns);
    }
  }
  return { ...parsed.data, addresses: checkedAddresses };
}

const addressComplaint =
  (error: Failure, columns: Readonly<Record<string, string>>): LocalizedMessage =>
  (locale) => {
    const [[field, message] = []] = Object.entries(error.factsIn(locale).fields ?? {});
    if (field === undefined || message === undefined)
      return importMessage(({ cell }) => cell.notAddress, columns['address'] ?? 'address')(locale);
    return `${columns[field] ?? field}: ${message.replace(/\.$/, '')}`;
  };

async function writeCustomers(tx: Database, planned: readonly PlannedCustomer[], passwordHash: string): Promise<void> {
  const rows = planned.map(({ customer }) => ({
    email: emailKey(customer.email),
    emailShown: customer.email,
    passwordHash,
    firstName: customer.firstName,
    lastName: customer.lastName,
    locale: customer.locale,
    verifiedAt: customer.verifiedAt === null ? null : new Date(customer.verifiedAt),
    ...(customer.createdAt && { createdAt: new Date(customer.createdAt) }),
  }));
  const written = await tx
    .insert(accounts)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: accounts.id, email: accounts.email });
  const ids = new Map(written.map(({ id, email }) => [email, id]));
  const saved = planned.flatMap(({ customer }) => {
    const accountId = ids.get(emailKey(customer.email));
    if (accountId === undefined) return [];
    // They are listed by when they were saved, the last one first.
    const now = Date.now();
    return customer.addresses.map((address, place) => ({
      accountId,
      address,
      isDefault: place === 0,
      createdAt: new Date(now - place * 1000),
    }));
  });
  if (saved.length > 0) await tx.insert(addresses).values(saved);
}

/** Customers in groups of some hundreds, by their addresses. */
export async function* readCustomers(db: Database): AsyncGenerator<CustomerRecord> {
  const ids = await db.select({ id: accounts.id }).from(accounts).orderBy(asc(accounts.email));
  for (let at = 0; at < ids.length; at += 500) {
    const own = ids.slice(at, at + 500).map(({ id }) => id);
    const rows = await db.select().from(accounts).where(inArray(accounts.id, own)).orderBy(asc(accounts.email));
    const saved = await db.select().from(addresses).where(inArray(addresses.accountId, own));
    const byAccount = Map.groupBy(
      saved.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || Number(b.createdAt) - Number(a.createdAt)),
      ({ accountId }) => accountId,
    );
    // The people of the sample wrote its reviews, and cannot sign in.
    for (const row of rows.filter(({ passwordHash }) => !isUnusableHash(passwordHash)))
      yield customerRecord.parse({
        record: 'customer',
        email: row.emailShown,
        firstName: row.firstName,
        lastName: row.lastName,
        locale: row.locale,
        verifiedAt: row.verifiedAt?.toISOString() ?? null,
        createdAt: row.createdAt.toISOString(),
        addresses: (byAccount.get(row.id) ?? []).map(({ address }) => address),
      });
  }
}
