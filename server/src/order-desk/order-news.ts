import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { GuestKey } from '../orders/guest-key.ts';
import { mailAboutOrder } from '../orders/mail/mail-about-order.ts';
import { addressed, orderAddress } from '../orders/order-addresses.ts';
import { orderNumber } from '../orders/order-number.ts';
import type { OrderRow } from '../orders/read-order.ts';
import type { Database } from '../platform/db/connection.ts';
import type { Mail, Part } from '../platform/mail/mail.ts';
import type { MailKind, OwnTexts } from '../platform/mail/mail-kind.ts';
import { ownTexts } from '../platform/mail/own-texts.ts';
import { writeMail } from '../platform/mail/write-mail.ts';
import { words } from './order-desk.words.ts';

/** What mails of this domain need besides the order. */
export interface ShopDoor {
  shopUrl: () => string;
  guestKey: GuestKey;
}

/** What a mail says. */
export interface News {
  subject: string;
  preview: string;
  heading: string;
  partList: readonly Part[];
}

/** What the text of a mail is made with: the order's number, its language, and what the owner wrote in it. */
export interface AboutOrder {
  number: string;
  locale: Locale;
  own: OwnTexts;
}

/** Which mail is sent, and by which shop. */
interface Telling {
  shop: ShopDoor;
  /** Null for what an operator has written. */
  kind: Pick<MailKind, 'name'> | null;
  operatorName?: string;
}

/** The mail to the customer of an order, with a link to its page. */
export function orderLetter(
  { to, shopUrl, locale, orderUrl }: { to: string; shopUrl: string; locale: Locale; orderUrl: string },
  news: News,
): Mail {
  const { seeOrder, reason } = inLocale(words, locale);
  const link: Part = { kind: 'button', label: seeOrder, url: orderUrl };
  return writeMail({ ...news, to, shopUrl, locale, partList: [...news.partList, link], reason });
}

/**
 * Writes to the customer of an order, in the language of the order; in a transaction, if and only if that commits.
 */
export async function tellCustomer(
  tx: Database,
  order: OrderRow,
  { shop: { shopUrl, guestKey }, kind, operatorName = '' }: Telling,
  newsOf: (about: AboutOrder) => News,
): Promise<void> {
  const address = addressed(order, guestKey);
  const { locale } = address;
  const own = kind ? await ownTexts(tx, kind, locale) : {};
  const news = newsOf({ locale, number: orderNumber(order.number), own });
  const orderUrl = shopUrl() + orderAddress(address);
  const mail = orderLetter({ to: order.email, shopUrl: shopUrl(), locale, orderUrl }, news);
  await mailAboutOrder(tx, order.id, mail, operatorName);
}
