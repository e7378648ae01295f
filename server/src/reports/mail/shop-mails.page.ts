import type { ReportKind, ReportReason } from '@afterimage/contract/values/reports.ts';
import { baseLocale } from '@afterimage/words/locale.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';

interface NewCase {
  /** The shop's own mailbox. */
  to: string;
  shopUrl: string;
  kind: ReportKind;
  reason: ReportReason;
  productName: string;
}

/** To the shop's own people: something was reported for the first time since it was last decided about. */
export function newCaseMail({ to, shopUrl, kind, reason, productName }: NewCase): Mail {
  return writeMail({
    to,
    shopUrl,
    locale: baseLocale,
    subject: `Reported: a ${kind} (${reason})`,
    preview: 'A new case waits for a decision.',
    heading: 'A new case waits for a decision',
    partList: [
      { kind: 'paragraph', text: `A visitor has reported a ${kind} of “${productName}” as ${reason}.` },
      { kind: 'note', text: 'Further reports of the same are added to the case, without another mail.' },
    ],
    reason: 'You get this mail because the setting SHOP_MAIL names this address.',
  });
}

/** To the shop's own people: whoever published what was taken down has answered. */
export function answeredMail({
  to,
  shopUrl,
  kind,
  answer,
}: Pick<NewCase, 'to' | 'shopUrl' | 'kind'> & { answer: string }) {
  return writeMail({
    to,
    shopUrl,
    locale: baseLocale,
    subject: `Answered: the takedown of a ${kind}`,
    preview: 'Please look at the case once more.',
    heading: 'A takedown was answered',
    partList: [
      { kind: 'paragraph', text: `Whoever published the ${kind} that was taken down has answered:` },
      { kind: 'block', title: 'Answer', rowList: answer.split('\n').filter((row) => row !== '') },
    ],
    reason: 'You get this mail because the setting SHOP_MAIL names this address.',
  });
}
