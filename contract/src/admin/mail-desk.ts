import * as z from 'zod';
import { type Locale, locales } from '@afterimage/words/locale.ts';
import { mailFieldRoles, mailNames, mailPlaceholders, maxMailText } from '../values/mail-names.ts';

/** A value for each language of the shop. */
const byLanguage = <Value>(value: z.ZodType<Value>) =>
  z.strictObject(Object.fromEntries(locales.map((locale) => [locale, value]))) as unknown as z.ZodType<
    Record<Locale, Value>,
    Record<Locale, Value>
  >;

export const mailPath = z.strictObject({ name: z.enum(mailNames) });

/** How many texts of a mail the owner has changed, and in which languages some of those still have the text of the shop. */
const ownCounts = {
  changedCount: z.int(),
  missing: byLanguage(z.int()),
};

/** The reply of `listDeskMails`. */
export const deskMailList = z.strictObject({
  mailList: z.array(z.strictObject({ name: z.enum(mailNames), ...ownCounts })),
});

/** A text of a mail: where it stands, what the shop sends without the owner's, and what the owner wrote. */
const mailField = z.strictObject({
  path: z.string(),
  role: z.enum(mailFieldRoles),
  placeholders: z.array(z.enum(mailPlaceholders)),
  required: z.array(z.enum(mailPlaceholders)),
  shipped: byLanguage(z.string()),
  /** Null where the owner has none. */
  own: byLanguage(z.string().nullable()),
});
export type DeskMailField = z.infer<typeof mailField>;

/** A mail as it is edited. */
export const deskMail = z.strictObject({
  name: z.enum(mailNames),
  version: z.int(),
  ...ownCounts,
  fieldList: z.array(mailField),
});

/** All texts of a mail, by their path; one that is as the shop has it is not the owner's. */
const mailTexts = z.record(z.string().max(80), byLanguage(z.string().max(maxMailText)));
export type MailTexts = z.infer<typeof mailTexts>;

export const saveMailBody = z.strictObject({ version: z.int().min(0), texts: mailTexts });
/** Texts that need not be saved yet. */
export const mailPreviewBody = z.strictObject({ locale: z.enum(locales as [Locale, ...Locale[]]), texts: mailTexts });
export const mailPreview = z.strictObject({ subject: z.string(), html: z.string(), text: z.string() });
/** To whom the test mail went. */
export const testMailSent = z.strictObject({ to: z.string() });
