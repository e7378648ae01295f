import * as z from 'zod';
import { locales } from '@afterimage/words/locale.ts';
import { readyDesignIssues } from '../values/ready-designs.ts';
import { textsByLocale } from './desk-texts.ts';

const name = textsByLocale(60);
const text = textsByLocale(2000);
const version = z.int().min(1);
const productId = z.coerce.number().int().min(1).max(2_147_483_647);

/** A ready design as it is edited. */
export const deskReadyDesign = z.strictObject({
  id: z.uuid(),
  name,
  /** Customers do not see it. */
  isHidden: z.boolean(),
  /** Null until something was taken over from the studio, and where nothing of it is printed. */
  pictureUrl: z.string().nullable(),
  /** Its texts by their slots, in every language; empty where one is missing. */
  textList: z.array(z.strictObject({ slotId: z.int(), title: z.string(), text })),
  /** What of it no longer fits the product, and is not offered; `title` is the slot, or the text that stood in it. */
  issueList: z.array(z.strictObject({ issue: z.enum(readyDesignIssues), title: z.string() })),
  /** Where it is being worked on in the studio, without the language; null while it is not. */
  studioPath: z.string().nullable(),
});

export const readyDesignPath = z.strictObject({ productId, designId: z.uuid() });
export const removedDesignPath = z.strictObject({ productId, entryId: z.uuid() });

/** `locale`: the language in which the texts stand in the studio. */
export const studioBody = z.strictObject({ version, locale: z.enum(locales) });

export const saveReadyDesignBody = z.strictObject({
  version,
  name,
  isHidden: z.boolean(),
  textList: z.array(z.strictObject({ slotId: z.int(), text })).max(50),
});
export type SaveReadyDesignBody = z.infer<typeof saveReadyDesignBody>;

/** All ready designs of a product, in their new order. */
export const readyDesignOrderBody = z.strictObject({ version, idList: z.array(z.uuid()).min(1).max(100) });

/** The entry of the audit log by which a removed design is put back. */
export const removedDesign = z.strictObject({ entryId: z.uuid() });

/** Where a design is worked on in the studio, without the language. */
export const openedStudio = z.strictObject({ studioPath: z.string() });
