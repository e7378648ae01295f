import type { ReportKind, ReportReason } from '@afterimage/contract/values/reports.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Mail, Part } from '../../platform/mail/mail.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { words } from './report-mails.words.ts';

interface Letter {
  to: string;
  shopUrl: string;
  locale: Locale;
  kind: ReportKind;
  productName: string;
}
/** To whoever published something; `url` is the page that explains the takedown. */
type OwnerLetter = Letter & { url: string };

const paragraph = (text: string): Part => ({ kind: 'paragraph', text });

/** Something was taken down: what, why, what that means, and how to answer. */
export function takedownMail(letter: OwnerLetter & { reason: ReportReason; note: string }): Mail {
  const { to, shopUrl, locale, kind, productName: product, url, reason, note } = letter;
  const { takedown, reasons, ownerReason } = inLocale(words, locale);
  return writeMail({
    to,
    shopUrl,
    locale,
    subject: takedown.subject[kind],
    preview: takedown.preview,
    heading: takedown.subject[kind],
    partList: [
      paragraph(takedown.text[kind]({ product })),
      {
        kind: 'block',
        title: takedown.reason,
        rowList: [reasons[reason], ...note.split('\n').filter((row) => row !== '')],
      },
      paragraph(takedown.effect[kind]),
      paragraph(takedown.answer),
      { kind: 'button', label: takedown.button, url },
      { kind: 'note', text: takedown.link },
    ],
    reason: ownerReason,
  });
}

/** Something that was taken down is shown again. */
export function restoredMail({ to, shopUrl, locale, kind, productName: product }: OwnerLetter): Mail {
  const { restored, ownerReason } = inLocale(words, locale);
  return writeMail({
    to,
    shopUrl,
    locale,
    subject: restored.subject[kind],
    preview: restored.preview,
    heading: restored.subject[kind],
    partList: [paragraph(restored.text[kind]({ product }))],
    reason: ownerReason,
  });
}

/** To whoever reported something: it has arrived. */
export function receivedMail({ to, shopUrl, locale, kind, productName: product }: Letter): Mail {
  const { received, reported, reporterReason } = inLocale(words, locale);
  return writeMail({
    to,
    shopUrl,
    locale,
    subject: received.subject,
    preview: received.preview,
    heading: received.heading,
    partList: [
      paragraph(received.text({ thing: reported[kind]({ product }) })),
      { kind: 'note', text: received.privacy },
    ],
    reason: reporterReason,
  });
}

/** To whoever reported something: how it was decided. */
export function decisionMail(letter: Letter & { isUpheld: boolean }): Mail {
  const { to, shopUrl, locale, kind, productName: product, isUpheld } = letter;
  const { decided, reported, reporterReason } = inLocale(words, locale);
  const subject = isUpheld ? decided.upheldSubject : decided.dismissedSubject;
  const text = isUpheld ? decided.upheldText : decided.dismissedText;
  return writeMail({
    to,
    shopUrl,
    locale,
    subject,
    preview: decided.preview,
    heading: subject,
    partList: [paragraph(text({ thing: reported[kind]({ product }) }))],
    reason: reporterReason,
  });
}
