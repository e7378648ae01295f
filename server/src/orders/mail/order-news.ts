import { inLocale } from '@afterimage/words/compiled.ts';
import { type Locale, localeFacts } from '@afterimage/words/locale.ts';
import type { Mail, MailPicture } from '../../platform/mail/mail.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { words } from './order-mails.words.ts';
import { arrivalParts, pictureParts } from './order-parts.ts';

/** To whom, and about which order. */
interface News {
  to: string;
  shopUrl: string;
  locale: Locale;
  number: string;
  /** The order's page. */
  orderUrl: string;
}

interface ShippedNews extends News {
  /** Of what its customer made, line by line. */
  pictures?: Iterable<MailPicture>;
  promised?: Parameters<typeof arrivalParts>[0];
}

/** The order has left the house. */
export function shippedMail({ to, shopUrl, locale, number, orderUrl, pictures = [], promised }: ShippedNews): Mail {
  const { shipped, seeOrder, reason } = inLocale(words, locale);
  return writeMail({
    to,
    shopUrl,
    locale,
    subject: shipped.subject({ number }),
    preview: shipped.preview,
    heading: shipped.heading,
    partList: [
      { kind: 'paragraph', text: shipped.text({ number }) },
      ...pictureParts(pictures, orderUrl),
      ...arrivalParts(promised, locale),
      { kind: 'button', label: seeOrder, url: orderUrl },
    ],
    reason,
  });
}

/** Money goes back; `sum` is written out, `late` when the goods are gone, else it was one payment too many. */
export function refundMail({ to, shopUrl, locale, number, orderUrl }: News, sum: string, late: boolean): Mail {
  const { refund, seeOrder, reason } = inLocale(words, locale);
  return writeMail({
    to,
    shopUrl,
    locale,
    subject: refund.subject({ number }),
    preview: refund.preview({ sum }),
    heading: refund.heading,
    partList: [
      { kind: 'paragraph', text: `${refund.text({ sum, number })} ${late ? refund.late : refund.surplus}` },
      { kind: 'button', label: seeOrder, url: orderUrl },
    ],
    reason,
  });
}

/** Money of a paid order is on its way back; with `isSurplus` it is what was paid beyond the total. */
export function refundDoneMail({ to, shopUrl, locale, number, orderUrl }: News, sum: string, isSurplus: boolean): Mail {
  const { refundDone, seeOrder, reason } = inLocale(words, locale);
  return writeMail({
    to,
    shopUrl,
    locale,
    subject: refundDone.subject({ number }),
    preview: refundDone.preview({ sum }),
    heading: refundDone.heading,
    partList: [
      { kind: 'paragraph', text: (isSurplus ? refundDone.surplus : refundDone.text)({ sum, number }) },
      { kind: 'button', label: seeOrder, url: orderUrl },
    ],
    reason,
  });
}

/** To whoever has lost the links to the orders that he made as a guest; newest first. */
export function orderLinksMail(
  { to, shopUrl, locale, timeZone }: Pick<News, 'to' | 'shopUrl' | 'locale'> & { timeZone: string },
  orderList: readonly { number: string; orderedAt: Date; url: string }[],
): Mail {
  const { links, keepLink } = inLocale(words, locale);
  const day = new Intl.DateTimeFormat(localeFacts[locale].intl, { dateStyle: 'long', timeZone });
  return writeMail({
    to,
    shopUrl,
    locale,
    subject: links.subject,
    preview: links.preview,
    heading: links.heading,
    partList: [
      { kind: 'paragraph', text: links.text({ count: orderList.length }) },
      ...orderList.map(({ number, orderedAt, url }) => ({
        kind: 'link' as const,
        before: '',
        label: links.order({ number, date: day.format(orderedAt) }),
        url,
        after: '',
      })),
      { kind: 'note', text: keepLink },
    ],
    reason: links.reason,
  });
}
