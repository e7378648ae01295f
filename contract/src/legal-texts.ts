import * as z from 'zod';
import { legalTextNames, maxLegalText } from './values/legal.ts';

const name = z.enum(legalTextNames);

/** Which legal page. */
export const legalTextParams = z.strictObject({ name });

/**
 * What the owner wrote for a legal page, as HTML without scripts; `text` is null where there is none. `locale` is the
 * language it is written in, which is another than the asked one where only that exists.
 */
export const legalPage = z.object({
  text: z
    .object({
      html: z.string(),
      locale: z.string(),
      version: z.int(),
      validFrom: z.iso.date(),
      isSample: z.boolean(),
    })
    .nullable(),
});

/** Which text, on the operators' side: a page in a language. */
export const legalTextVersionParams = z.strictObject({ name, locale: z.string().min(2).max(16) });

const version = z.object({
  version: z.int(),
  validFrom: z.iso.date(),
  isSample: z.boolean(),
  createdAt: z.string(),
  /** The operator who wrote it; null for a file that was loaded. */
  operatorName: z.string().nullable(),
});

/** The reply of `listLegalTexts`: the versions in force, and the languages of the shop. */
export const legalTextList = z.object({
  localeList: z.array(z.string()),
  textList: z.array(version.extend({ name, locale: z.string() })),
});

/** A text with its versions, newest first; without any, `version` is 0 and the text empty. */
export const legalTextHistory = z.object({
  version: z.int(),
  text: z.string(),
  validFrom: z.iso.date().nullable(),
  versionList: z.array(version.extend({ text: z.string() })),
});

/** A new version; `version` is the one that the writer saw, 0 for none. */
export const legalTextBody = z.strictObject({
  text: z.string().trim().min(1).max(maxLegalText),
  validFrom: z.iso.date(),
  version: z.int().min(0),
});

export const legalPreviewBody = z.strictObject({ text: z.string().max(maxLegalText) });
export const legalPreview = z.object({ html: z.string() });
