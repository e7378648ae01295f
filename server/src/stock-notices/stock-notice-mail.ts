import type { Locale } from '@afterimage/words/locale.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { mailKind, type OwnTexts, readTexts } from '../platform/mail/mail-kind.ts';
import { writeMail } from '../platform/mail/write-mail.ts';
import { words } from './stock-notices.words.ts';

interface Letter {
  to: string;
  shopUrl: string;
  locale: Locale;
  /** With its colour and size. */
  product: string;
  /** Where it is bought. */
  url: string;
  /** Where all that was asked for is deleted. */
  endUrl: string;
}

export const stockNoticeKind = mailKind({
  name: 'back-in-stock',
  words,
  fields: {
    'mail.subject': 'subject',
    'mail.preview': 'preview',
    'mail.heading': 'heading',
    'mail.text': 'text',
    'mail.button': 'button',
    'mail.endBefore': 'beforeLink',
    'mail.endLink': 'link',
    'mail.endAfter': 'afterLink',
    'mail.reason': 'reason',
  },
  placeholders: ['product'],
  required: { 'mail.text': ['product'] },
  sample: (letter, own) =>
    stockNoticeMail({ ...letter, product: 'Kodama', url: letter.shopUrl, endUrl: letter.shopUrl }, own),
});

/** That something is back in stock: one mail, with a link that deletes the address. */
export function stockNoticeMail({ to, shopUrl, locale, product, url, endUrl }: Letter, own: OwnTexts): Mail {
  const { mail } = readTexts(stockNoticeKind, own, locale, { product });
  return {
    ...writeMail({
      to,
      shopUrl,
      locale,
      subject: mail.subject({ product }),
      preview: mail.preview,
      heading: mail.heading,
      partList: [
        { kind: 'paragraph', text: mail.text({ product }) },
        { kind: 'button', label: mail.button, url },
        { kind: 'link', before: mail.endBefore, label: mail.endLink, url: endUrl, after: mail.endAfter },
      ],
      reason: mail.reason,
    }),
    unsubscribeUrl: endUrl,
  };
}
