import { and, count, desc, eq, sql } from 'drizzle-orm';
import { maxWishlist } from '@afterimage/contract/wishlist.ts';
import { lockAccount } from '../accounts/one-time-tokens.ts';
import { readCatalogueFacts } from '../catalogue/catalogue-facts.ts';
import { productsByIds } from '../catalogue/read-products.ts';
import type { Database } from '../platform/db/connection.ts';
import { products } from '../catalogue/tables.ts';
import { wishlistItems } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { accountOf, type Context, type Handlers } from '../platform/http/handlers.ts';

/** The calls on the caller's own wishlist; each answers how it stands then. */
export const wishlistHandlers = {
  getWishlist: (context) => readWishlist(context, accountOf(context)),

  addToWishlist: async (context, { params }) => {
    const accountId = accountOf(context);
    const isAdded = await add(context.db, accountId, params.productId);
    return { ...(await readWishlist(context, accountId)), isAdded };
  },

  deleteFromWishlist: async (context, { params }) => {
    const accountId = accountOf(context);
    await context.db.delete(wishlistItems).where(isIts(accountId, params.productId));
    return readWishlist(context, accountId);
  },

  clearWishlist: async (context) => {
    await context.db.delete(wishlistItems).where(eq(wishlistItems.accountId, accountOf(context)));
    return { wishlist: [] };
  },
} satisfies Partial<Handlers>;

/** Newest first. A product that is not offered for a while keeps its place and is not shown meanwhile. */
async function readWishlist({ db, locale }: Pick<Context, 'db' | 'locale'>, accountId: string) {
  const items = await db
    .select({ productId: wishlistItems.productId })
    .from(wishlistItems)
    .where(eq(wishlistItems.accountId, accountId))
    .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.productId));
  const ids = items.map(({ productId }) => productId);
  return { wishlist: await productsByIds(db, await readCatalogueFacts(db, locale), ids) };
}

/** Answers whether the product is new there. */
async function add(db: Database, accountId: string, productId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Additions to one wishlist come one after the other, so that their number is known.
    await lockAccount(tx, accountId);
    const [present] = await tx.select().from(wishlistItems).where(isIts(accountId, productId));
    if (present) return false;
    const [product] = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), eq(products.active, true)))
      // It must not vanish before the end.
      .for('key share');
    if (!product) fail('PRODUCT_NOT_FOUND');
    const [countRow] = await tx
      .select({ total: count() })
      .from(wishlistItems)
      .where(eq(wishlistItems.accountId, accountId));
    if ((countRow?.total ?? 0) >= maxWishlist) fail('WISHLIST_FULL');
    // The time of the statement and not of the transaction, which began before those it waited for.
    await tx.insert(wishlistItems).values({ accountId, productId, createdAt: sql`clock_timestamp()` });
    return true;
  });
}

const isIts = (accountId: string, productId: number) =>
  and(eq(wishlistItems.accountId, accountId), eq(wishlistItems.productId, productId));
