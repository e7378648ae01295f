import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { writeMail } from '../platform/mail/write-mail.ts';
import { words } from './operators.words.ts';

interface Reset {
  to: string;
  /** The name of the operator who has asked for it. */
  from: string;
  /** The set-up link. */
  url: string;
  shop: { url: string; name: string };
  locale: Locale;
}

/** To an operator who cannot sign in any more: the link by which they set up anew how they do. */
export function resetMail({ to, from, url, shop, locale }: Reset): Mail {
  const { reset } = inLocale(words, locale);
  return writeMail({
    to,
    shopUrl: shop.url,
    locale,
    subject: reset.subject,
    preview: reset.preview,
    heading: reset.heading,
    reason: reset.reason({ name: from }),
    partList: [
      { kind: 'paragraph', text: reset.text({ name: from }) },
      { kind: 'button', label: reset.button, url },
      { kind: 'note', text: reset.note },
    ],
  });
}
