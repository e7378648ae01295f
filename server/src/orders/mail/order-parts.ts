import type { Order, OrderedMethod } from '@afterimage/contract/orders.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { type Locale, localeFacts } from '@afterimage/words/locale.ts';
import type { MailPicture, Part } from '../../platform/mail/mail.ts';
import { words } from './order-mails.words.ts';

/** The first of the pictures, large, above what a mail says of an order; nothing without one. */
export function pictureParts(pictures: Iterable<MailPicture | undefined>, orderUrl: string): Part[] {
  const picture = [...pictures].find((each) => each !== undefined);
  return picture ? [{ kind: 'picture', picture, leadsTo: orderUrl }] : [];
}

type Promised = Pick<NonNullable<Order['promised']>, 'arrivesFrom' | 'arrivesUntil'>;

/** The days between which an order arrives or can be picked up, where they are known, and where it is picked up. */
export function arrivalParts(
  promised: Promised | undefined,
  locale: Locale,
  method: OrderedMethod | null = null,
): Part[] {
  const said = inLocale(words, locale);
  const place = method?.pickup ? pickupRows(method.pickup) : [];
  return [
    ...daysParts(promised, locale, method?.pickup ? said.readyOn : said.arrives),
    ...(place.length > 0 ? [{ kind: 'block' as const, title: said.pickup, rowList: place }] : []),
  ];
}

const pickupRows = ({ address, hours }: NonNullable<OrderedMethod['pickup']>): string[] =>
  [...address.split('\n'), ...hours.split('\n')].map((row) => row.trim()).filter((row) => row !== '');

function daysParts(promised: Promised | undefined, locale: Locale, title: string): Part[] {
  const { arrivesFrom, arrivesUntil } = promised ?? {};
  if (!arrivesFrom || !arrivesUntil) return [];
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(localeFacts[locale].intl, options);
  const days =
    arrivesFrom === arrivesUntil
      ? format.format(new Date(arrivesFrom))
      : format.formatRange(new Date(arrivesFrom), new Date(arrivesUntil));
  return [{ kind: 'block', title, rowList: [days] }];
}
