import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Address, PostalAddress } from '@afterimage/contract/accounts.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Database } from '../platform/db/connection.ts';
import { addresses } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { accountOf, type Handlers } from '../platform/http/handlers.ts';
import { words } from './address.words.ts';
import { checkAddress } from './check-address.ts';
import { lockAccount } from './one-time-tokens.ts';

type AddressRow = typeof addresses.$inferSelect;

/** A saved address of the account; nobody else's is found. */
export async function loadAddress(db: Database, accountId: string, addressId: string): Promise<PostalAddress> {
  const [row] = await db.select().from(addresses).where(isIts(accountId, addressId));
  return row?.address ?? fail('ADDRESS_NOT_FOUND');
}

/** The saved addresses of an account, the default first. */
export async function listAddresses(db: Database, accountId: string): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.accountId, accountId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), asc(addresses.id));
  return rows.map(onWire);
}

/** The calls on saved addresses. As soon as an account has an address, exactly one of them is the default. */
export const addressHandlers = {
  listAddresses: async (context) => ({ addressList: await listAddresses(context.db, accountOf(context)) }),

  addAddress: async (context, { body }) => {
    const accountId = accountOf(context);
    const address = await checkAddress(context.db, body);
    return alone(context.db, accountId, async (tx) => {
      const isDefault = body.isDefault || !(await hasDefault(tx, accountId));
      if (isDefault) await clearDefault(tx, accountId);
      const [row] = await tx.insert(addresses).values({ accountId, address, isDefault }).returning();
      return onWire(row ?? fail('INTERNAL'));
    });
  },

  updateAddress: async (context, { params, body }) => {
    const accountId = accountOf(context);
    await loadAddress(context.db, accountId, params.addressId);
    const { id = params.addressId, ...addressInput } = body;
    if (id.toLowerCase() !== params.addressId.toLowerCase())
      fail('INVALID_REQUEST', (locale) => ({ fields: { id: inLocale(words, locale).otherId } }));
    const address = await checkAddress(context.db, addressInput);
    return alone(context.db, accountId, async (tx) => {
      if (body.isDefault) await clearDefault(tx, accountId, params.addressId);
      // The default stays it until another takes its place.
      const change = { address, ...(body.isDefault && { isDefault: true }) };
      const [row] = await tx.update(addresses).set(change).where(isIts(accountId, params.addressId)).returning();
      return onWire(row ?? fail('ADDRESS_NOT_FOUND'));
    });
  },

  deleteAddress: async (context, { params }) => {
    const accountId = accountOf(context);
    return alone(context.db, accountId, async (tx) => {
      const [deletedAddress] = await tx.delete(addresses).where(isIts(accountId, params.addressId)).returning();
      if (!deletedAddress) fail('ADDRESS_NOT_FOUND');
      if (deletedAddress.isDefault) await makeNewestDefault(tx, accountId);
      return {};
    });
  },
} satisfies Partial<Handlers>;

const isIts = (accountId: string, addressId: string) =>
  and(eq(addresses.id, addressId), eq(addresses.accountId, accountId));

/** Changes to an account's addresses come one after the other. */
async function alone<T>(db: Database, accountId: string, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    return work(tx);
  });
}

async function hasDefault(tx: Database, accountId: string): Promise<boolean> {
  const existingAddresses = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.accountId, accountId), addresses.isDefault));
  return existingAddresses.length > 0;
}

async function clearDefault(tx: Database, accountId: string, except?: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.accountId, accountId), addresses.isDefault, except ? ne(addresses.id, except) : undefined));
}

async function makeNewestDefault(tx: Database, accountId: string): Promise<void> {
  const [newest] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.accountId, accountId))
    .orderBy(desc(addresses.createdAt), asc(addresses.id))
    .limit(1);
  if (newest) await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, newest.id));
}

const onWire = ({ id, address, isDefault }: AddressRow): Address => ({ id, ...address, isDefault });
