import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { writeMail } from '../platform/mail/write-mail.ts';
import { words } from './operators.words.ts';

interface Invitation {
  to: string;
  /** The name of the operator who invites. */
  from: string;
  /** The set-up link. */
  url: string;
  shop: { url: string; name: string };
  locale: Locale;
}

/** To somebody who is to become an operator: the link by which they set themselves up. */
export function invitationMail({ to, from, url, shop, locale }: Invitation): Mail {
  const { invitation } = inLocale(words, locale);
  const { preview, heading, reason } = invitation;
  const subject = invitation.subject;
  return writeMail({
    to,
    shopUrl: shop.url,
    locale,
    subject,
    preview,
    heading,
    reason,
    partList: [
      { kind: 'paragraph', text: invitation.text({ name: from }) },
      { kind: 'button', label: invitation.button, url },
      { kind: 'note', text: invitation.note },
    ],
  });
}
