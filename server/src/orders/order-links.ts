import { and, desc, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Locale } from '@afterimage/words/locale.ts';
import { emailKey } from '../accounts/email-key.ts';
import { networkOf, type Throttle } from '../platform/rate-limit/rate-limits.ts';
import type { Database } from '../platform/db/connection.ts';
import { orders } from './tables.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import { ownTexts } from '../platform/mail/own-texts.ts';
import { orderLinksKind, orderLinksMail } from './mail/order-news.ts';
import { localeOf } from '../platform/locale/request-locale.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import type { GuestKey } from './guest-key.ts';
import { addressed, orderAddress } from './order-addresses.ts';
import { orderNumber } from './order-number.ts';

/** Notes the wish only: whether there are such orders is found out later, so the answer cannot tell it. */
export function orderLinkHandlers(throttle: Throttle): Pick<Handlers, 'sendOrderLinks'> {
  return {
    sendOrderLinks: async ({ db, caller, locale }, { body }) => {
      const email = emailKey(body.email);
      await throttle.take('order links from an address', networkOf(caller.address));
      await throttle.take('order links to a mailbox', email);
      await enqueue(db, 'order-links', { email, locale });
      return {};
    },
  };
}

/** Lets this process send the mails for which `sendOrderLinks` has noted the wish. */
export async function registerOrderLinks(
  jobs: Jobs,
  db: Database,
  shop: { shopUrl: () => string; guestKey: GuestKey },
): Promise<void> {
  await jobs.register('order-links', ({ email, locale }) => mailLinks(db, email, localeOf(locale), shop));
}

async function mailLinks(
  db: Database,
  email: string,
  locale: Locale,
  { shopUrl, guestKey }: { shopUrl: () => string; guestKey: GuestKey },
): Promise<void> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        isNull(orders.accountId),
        isNotNull(orders.guestKeyHash),
        ne(orders.status, 'open'),
        sql`lower(${orders.email}) = ${email}`,
      ),
    )
    .orderBy(desc(orders.number))
    .limit(50);
  const [first] = rows;
  if (!first) return;
  const orderList = rows.map((row) => ({
    number: orderNumber(row.number),
    orderedAt: row.createdAt,
    url: shopUrl() + orderAddress({ ...addressed(row, guestKey), locale }),
  }));
  const { timeZone } = await readShopSettings(db);
  const own = await ownTexts(db, orderLinksKind, locale);
  await enqueueMail(db, orderLinksMail({ to: first.email, shopUrl: shopUrl(), locale, timeZone }, orderList, own));
}
