import { inLocale } from '@afterimage/words/compiled.ts';
import { localeOf } from '../../platform/locale/request-locale.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { words } from './person-erased.words.ts';

/** To somebody whom an operator has erased, with or without an account. */
export function personErasedMail(
  { to, locale: ownLocale, shopUrl }: { to: string; locale: string; shopUrl: string },
  keptOrderNumbers: readonly string[],
): Mail {
  const locale = localeOf(ownLocale);
  const { subject, preview, text, kept, reason } = inLocale(words, locale);
  const count = keptOrderNumbers.length;
  const paragraph = (content: string) => ({ kind: 'paragraph' as const, text: content });
  return writeMail({
    to,
    shopUrl,
    locale,
    subject,
    preview,
    heading: subject,
    reason,
    partList: [
      paragraph(text),
      ...(count > 0 ? [paragraph(kept({ count, numbers: keptOrderNumbers.join(', ') }))] : []),
    ],
  });
}
