import { asc } from 'drizzle-orm';
import * as z from 'zod';
import { mailNames, maxMailText } from '@afterimage/contract/values/mail-names.ts';
import { locales } from '@afterimage/words/locale.ts';
import { mailKinds } from '../../mail-desk/mail-kinds.ts';
import { takeOverMail } from '../../mail-desk/save-mail.ts';
import { Failure } from '../../platform/http/failure.ts';
import { mailTexts } from '../../platform/mail/tables.ts';
import { importMessage } from '../import-message.ts';
import type { RecordKind } from './record-kind.ts';
import { RefusedRecord } from './refused-record.ts';

const mailTextsRecord = z.strictObject({
  record: z.literal('mail-texts'),
  mail: z.enum(mailNames),
  /** By the path of the text in the mail, and by language. What is left out is as the shop has it. */
  texts: z.record(z.string().max(80), z.partialRecord(z.enum(locales), z.string().max(maxMailText))),
});

/** What the owner wrote in place of the texts of a mail; a mail without such texts has no record. */
export const mailTextsKind: RecordKind<z.infer<typeof mailTextsRecord>> = {
  name: 'mail-texts',
  schema: mailTextsRecord,
  keyOf: ({ mail }) => mail,
  async readAll(db) {
    const { mail, path, locale } = mailTexts;
    const rows = await db.select().from(mailTexts).orderBy(asc(mail), asc(path), asc(locale));
    return mailNames.flatMap((name) => {
      const texts: Record<string, Record<string, string>> = {};
      for (const row of rows.filter((one) => one.mail === name)) (texts[row.path] ??= {})[row.locale] = row.text;
      return Object.keys(texts).length > 0 ? [mailTextsRecord.parse({ record: 'mail-texts', mail: name, texts })] : [];
    });
  },
  async write(tx, { mail, texts }) {
    const unknown = Object.keys(texts).find((path) => mailKinds[mail].fields[path] === undefined);
    if (unknown !== undefined)
      throw new RefusedRecord(importMessage(({ record }) => record.noMailText({ path: unknown }), 'texts'));
    try {
      await takeOverMail(tx, mail, texts);
    } catch (error) {
      const [path] = error instanceof Failure ? Object.keys(error.facts.fields ?? {}) : [];
      if (!(error instanceof Failure) || path === undefined) throw error;
      throw new RefusedRecord((locale) => `texts.${path}: ${error.factsIn(locale).fields?.[path] ?? ''}`);
    }
  },
};
