import type { Order } from '@afterimage/contract/orders.ts';
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

/** The days between which an order arrives, where they are known. */
export function arrivalParts(promised: Promised | undefined, locale: Locale): Part[] {
  const { arrivesFrom, arrivesUntil } = promised ?? {};
  if (!arrivesFrom || !arrivesUntil) return [];
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(localeFacts[locale].intl, options);
  const days =
    arrivesFrom === arrivesUntil
      ? format.format(new Date(arrivesFrom))
      : format.formatRange(new Date(arrivesFrom), new Date(arrivesUntil));
  return [{ kind: 'block', title: inLocale(words, locale).arrives, rowList: [days] }];
}
