import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { pictureParts } from '../../orders/mail/order-parts.ts';
import { sampleOrder } from '../../orders/mail/sample-order.ts';
import type { Mail, MailPicture } from '../../platform/mail/mail.ts';
import { mailKind, type OwnTexts, readTexts } from '../../platform/mail/mail-kind.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { words } from './proof-mails.words.ts';

interface About {
  to: string;
  shopUrl: string;
  locale: Locale;
  number: string;
  product: string;
}

interface Question extends About {
  message: string;
  proofUrl: string;
  picture: MailPicture | undefined;
}

export const proofKind = mailKind({
  name: 'proof-asked',
  words,
  fields: {
    'ask.subject': 'subject',
    'ask.preview': 'preview',
    'ask.heading': 'heading',
    'ask.text': 'text',
    'ask.button': 'button',
    'ask.wait': 'note',
    reason: 'reason',
  },
  placeholders: ['number', 'product'],
  sample(letter, own) {
    const { number, product } = sampleOrder(letter);
    return askMail({ ...letter, number, product, message: '', picture: undefined, proofUrl: letter.shopUrl }, own);
  },
});

/** To the customer: please look at the proof. */
export function askMail({ message, proofUrl, picture, ...about }: Question, own: OwnTexts): Mail {
  const { to, shopUrl, locale, number, product } = about;
  const { ask, reason } = readTexts(proofKind, own, locale, { number, product });
  return writeMail({
    to,
    shopUrl,
    locale,
    subject: ask.subject({ number }),
    preview: ask.preview({ product }),
    heading: ask.heading,
    partList: [
      { kind: 'paragraph', text: ask.text({ number, product }) },
      ...pictureParts([picture], proofUrl),
      ...(message ? [{ kind: 'paragraph' as const, text: message }] : []),
      { kind: 'button', label: ask.button, url: proofUrl },
      { kind: 'note', text: ask.wait },
    ],
    reason,
  });
}

/** To the shop: the customer has answered. */
export function answerMail({
  answer,
  text,
  workshopUrl,
  ...about
}: About & { answer: 'approve' | 'change'; text: string; workshopUrl: string }): Mail {
  const { to, shopUrl, locale, number, product } = about;
  const { answered, ownerReason } = inLocale(words, locale);
  const heading = answer === 'approve' ? answered.approved({ number }) : answered.changed({ number });
  return writeMail({
    to,
    shopUrl,
    locale,
    subject: heading,
    preview: product,
    heading,
    partList: [
      { kind: 'paragraph', text: product },
      ...(text ? [{ kind: 'paragraph' as const, text }] : []),
      { kind: 'button', label: answered.button, url: workshopUrl },
    ],
    reason: ownerReason,
  });
}
