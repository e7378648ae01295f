import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { GuestKey } from '../orders/guest-key.ts';
import { mailAboutOrder } from '../orders/mail/mail-about-order.ts';
import { addressed, orderAddress } from '../orders/order-addresses.ts';
import { orderNumber } from '../orders/order-number.ts';
import type { OrderRow } from '../orders/read-order.ts';
import type { Database } from '../platform/db/connection.ts';
import type { Part } from '../platform/mail/mail.ts';
import { writeMail } from '../platform/mail/write-mail.ts';
import { words } from './order-desk.words.ts';

/** What mails of this domain need besides the order. */
export interface ShopDoor {
  shopUrl: () => string;
  guestKey: GuestKey;
}

/** What a mail says; its language is given to the function that makes it. */
interface News {
  subject: string;
  preview: string;
  heading: string;
  partList: readonly Part[];
}

/**
 * Writes to the customer of an order, in the language of the order and with a link to its page; in a transaction, if and
 * only if that commits.
 */
export async function tellCustomer(
  tx: Database,
  order: OrderRow,
  { shopUrl, guestKey }: ShopDoor,
  newsIn: (locale: Locale, number: string) => News,
  operatorName = '',
): Promise<void> {
  const address = addressed(order, guestKey);
  const { locale } = address;
  const { seeOrder, reason } = inLocale(words, locale);
  const news = newsIn(locale, orderNumber(order.number));
  const link: Part = { kind: 'button', label: seeOrder, url: shopUrl() + orderAddress(address) };
  const mail = writeMail({
    ...news,
    to: order.email,
    shopUrl: shopUrl(),
    locale,
    partList: [...news.partList, link],
    reason,
  });
  await mailAboutOrder(tx, order.id, mail, operatorName);
}
