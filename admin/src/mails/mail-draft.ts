import type { DeskMailField, MailTexts } from '@afterimage/contract/admin/mail-desk.ts';
import type { MailFieldRole } from '@afterimage/contract/values/mail-names.ts';
import { byLocale, type Locale, locales } from '@afterimage/words/locale.ts';

/** The texts of a mail as they are typed, by path and language. */
export type MailDraft = Record<string, string>;

export const keyOf = (path: string, locale: Locale): string => `${path}.${locale}`;

/** What customers get now: the owner's texts, else the shop's. */
export const mailDraftOf = (fieldList: readonly DeskMailField[]): MailDraft =>
  Object.fromEntries(
    fieldList.flatMap(({ path, own, shipped }) =>
      locales.map((locale) => [keyOf(path, locale), own[locale] ?? shipped[locale]]),
    ),
  );

/** The texts as they are sent. */
export const textsOf = (fieldList: readonly DeskMailField[], draft: MailDraft): MailTexts =>
  Object.fromEntries(fieldList.map(({ path }) => [path, byLocale((locale) => draft[keyOf(path, locale)] ?? '')]));

/** The languages in which a text is still the shop's, although the owner has another one. */
export function missingIn({ path, shipped }: DeskMailField, draft: MailDraft): Locale[] {
  const same = locales.filter((locale) => draft[keyOf(path, locale)]?.trim() === shipped[locale]);
  return same.length === locales.length ? [] : same;
}

/** What each field is called: several of a role are numbered. */
export function titlesOf(
  fieldList: readonly Pick<DeskMailField, 'path' | 'role'>[],
  titleOf: (role: MailFieldRole, number: number | null) => string,
): Map<string, string> {
  const counts = new Map<MailFieldRole, number>();
  return new Map(
    fieldList.map(({ path, role }) => {
      const isAlone = fieldList.filter((other) => other.role === role).length === 1;
      const number = (counts.get(role) ?? 0) + 1;
      counts.set(role, number);
      return [path, titleOf(role, isAlone ? null : number)];
    }),
  );
}
