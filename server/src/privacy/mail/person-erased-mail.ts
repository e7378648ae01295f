import { localeOf } from '../../platform/locale/request-locale.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { mailKind, type OwnTexts, readTexts } from '../../platform/mail/mail-kind.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { words } from './person-erased.words.ts';

export const personErasedKind = mailKind({
  name: 'person-erased',
  words,
  fields: { subject: 'subject', preview: 'preview', heading: 'heading', text: 'text', reason: 'reason' },
  placeholders: [],
  sample: (letter, own) => personErasedMail(letter, ['A10042'], own),
});

/** To somebody whom an operator has erased, with or without an account. */
export function personErasedMail(
  { to, locale: ownLocale, shopUrl }: { to: string; locale: string; shopUrl: string },
  keptOrderNumbers: readonly string[],
  own: OwnTexts,
): Mail {
  const locale = localeOf(ownLocale);
  const { subject, preview, heading, text, kept, reason } = readTexts(personErasedKind, own, locale);
  const count = keptOrderNumbers.length;
  const paragraph = (content: string) => ({ kind: 'paragraph' as const, text: content });
  return writeMail({
    to,
    shopUrl,
    locale,
    subject,
    preview,
    heading,
    reason,
    partList: [
      paragraph(text),
      ...(count > 0 ? [paragraph(kept({ count, numbers: keptOrderNumbers.join(', ') }))] : []),
    ],
  });
}
