import { eq } from 'drizzle-orm';
import type { MailTexts } from '@afterimage/contract/admin/mail-desk.ts';
import type { MailName } from '@afterimage/contract/values/mail-names.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { operators } from '../operators/tables.ts';
import { fail } from '../platform/http/failure.ts';
import { type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { Throttle } from '../platform/rate-limit/rate-limits.ts';
import { checkedTexts } from './check-mail-texts.ts';
import { words } from './mail-desk.words.ts';
import { mailKinds } from './mail-kinds.ts';
import { listDeskMails, readDeskMail, textsIn } from './own-mail-texts.ts';
import { saveMail } from './save-mail.ts';

/** The calls by which operators change the texts of mails. */
export function mailDeskHandlers({ shopUrl, throttle }: { shopUrl: () => string; throttle: Throttle }) {
  const sampleMail = (name: MailName, { locale, texts }: { locale: Locale; texts: MailTexts }, to: string): Mail => {
    const kind = mailKinds[name];
    return kind.sample({ to, shopUrl: shopUrl(), locale }, textsIn(checkedTexts(kind, texts), locale));
  };
  return {
    listDeskMails: ({ db }) => listDeskMails(db),
    getDeskMail: ({ db }, { params: { name } }) => readDeskMail(db, name),
    saveDeskMail: async (context, { params: { name }, body }) => {
      await saveMail(context.db, operatorOf(context), name, body);
      return readDeskMail(context.db, name);
    },
    previewDeskMail: async (_context, { params: { name }, body }) => {
      const { subject, html, text } = sampleMail(name, body, '');
      return { subject, html, text };
    },
    sendTestMail: async (context, { params: { name }, body }) => {
      const { id } = operatorOf(context);
      const [operator] = await context.db
        .select({ to: operators.emailShown })
        .from(operators)
        .where(eq(operators.id, id));
      const { to } = operator ?? fail('NOT_FOUND');
      const mail = sampleMail(name, body, to);
      await throttle.take('test mail of an operator', id);
      const { test } = inLocale(words, body.locale);
      await enqueueMail(context.db, { ...mail, subject: test({ subject: mail.subject }) });
      return { to };
    },
  } satisfies Partial<Handlers>;
}
