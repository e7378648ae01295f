import * as z from 'zod';
import { type Locale, locales } from '@afterimage/words/locale.ts';

type Texts = Record<Locale, string>;

/** A text in each language of the shop, of at most so many characters; empty where it is missing. */
export const textsByLocale = (most: number) =>
  z.strictObject(
    Object.fromEntries(locales.map((locale) => [locale, z.string().trim().max(most).default('')])),
  ) as unknown as z.ZodType<Texts, Texts>;
