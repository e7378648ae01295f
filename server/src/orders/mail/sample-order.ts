import { inLocale } from '@afterimage/words/compiled.ts';
import { localePath } from '@afterimage/words/locale.ts';
import { moneyText } from '../../platform/locale/money-text.ts';
import type { SampleLetter } from '../../platform/mail/mail-kind.ts';
import { words } from './sample-order.words.ts';

/** A made-up order, for previews and test mails. */
export function sampleOrder({ to, shopUrl, locale }: SampleLetter) {
  const { product, detail, person, street } = inLocale(words, locale);
  return {
    to,
    shopUrl,
    locale,
    firstName: 'Alex',
    number: 'A10042',
    orderUrl: shopUrl + localePath('/account/orders', locale),
    product,
    detail,
    address: [person, street, '10969 Berlin'],
    currency: 'EUR',
    /** An amount, written out. */
    sum: moneyText(4990, 'EUR', locale),
    promised: { arrivesFrom: '2026-12-09', arrivesUntil: '2026-12-11' },
  };
}
