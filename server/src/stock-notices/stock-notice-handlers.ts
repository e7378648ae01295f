import { and, eq } from 'drizzle-orm';
import { emailKey } from '../accounts/email-key.ts';
import { products, variants } from '../catalogue/tables.ts';
import { fail } from '../platform/http/failure.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { networkOf, type Throttle } from '../platform/rate-limit/rate-limits.ts';
import { endStockNotices } from './end-stock-notices.ts';
import { stockNotices } from './tables.ts';

type StockNoticeCalls = 'requestStockNotice' | 'endStockNotices';

/** The calls about mails that say that something is back in stock; nobody needs an account for them. */
export function stockNoticeHandlers(throttle: Throttle): Pick<Handlers, StockNoticeCalls> {
  return {
    requestStockNotice: async ({ db, caller, locale }, { body: { variantId, email } }) => {
      await throttle.take('stock notice from an address', networkOf(caller.address));
      await throttle.take('stock notice to a mailbox', emailKey(email));
      const [variant] = await db
        .select({ stock: variants.stock })
        .from(variants)
        .innerJoin(products, eq(products.id, variants.productId))
        .where(and(eq(variants.id, variantId), eq(products.active, true)));
      if (!variant) return fail('VARIANT_INVALID');
      if (variant.stock > 0) return { isWaiting: false };
      // One row, however many ask at once. The answer says nothing about who has asked before.
      await db.insert(stockNotices).values({ variantId, email, locale }).onConflictDoNothing();
      return { isWaiting: true };
    },
    endStockNotices: async ({ db }, { params }) => {
      await endStockNotices(db, params.noticeKey);
      return {};
    },
  };
}
