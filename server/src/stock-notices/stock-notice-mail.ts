import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Mail } from '../platform/mail/mail.ts';
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

/** That something is back in stock: one mail, with a link that deletes the address. */
export function stockNoticeMail({ to, shopUrl, locale, product, url, endUrl }: Letter): Mail {
  const { mail } = inLocale(words, locale);
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
