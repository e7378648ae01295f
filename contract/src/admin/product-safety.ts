import * as z from 'zod';
import { catalogueLimits as limits } from '../values/catalogue-desk.ts';
import { sizeDrawings, sizeGuideLimits, sizeMeasures } from '../values/size-guide.ts';
import { textsByLocale as texts } from './desk-texts.ts';

/** Who is responsible for a product: name, postal address row by row, and an e-mail or web address. */
const party = z
  .strictObject({
    name: z.string().trim().max(limits.party),
    address: z.array(z.string().trim().max(limits.party)).max(limits.addressRows),
    contact: z.string().trim().max(limits.party),
  })
  .nullable();

/** What the law asks for, and the measures of the sizes. A program that does not know them leaves them out, and they stay. */
export const safetyFields = {
  /** One warning a line. */
  warnings: texts(limits.warnings),
  /** Who made it; null: the shop. */
  maker: party,
  /** Who answers for it in the European Union; null: the shop. */
  responsiblePerson: party,
  sizeGuide: z
    .strictObject({
      drawing: z.enum(sizeDrawings),
      measured: z.enum(['garment', 'body']),
      measureList: z.array(z.enum(sizeMeasures)).min(1).max(sizeMeasures.length),
      /** `valueList` in the order of `measureList`. */
      rowList: z
        .array(
          z.strictObject({
            size: z.string().trim().min(1).max(60),
            valueList: z.array(z.number().positive().max(sizeGuideLimits.value)),
          }),
        )
        .min(1)
        .max(sizeGuideLimits.rows),
    })
    .nullable(),
};

/** The same as they are sent: what is left out stays as it is. */
export const sentSafetyFields = {
  warnings: safetyFields.warnings.optional(),
  maker: safetyFields.maker.optional(),
  responsiblePerson: safetyFields.responsiblePerson.optional(),
  sizeGuide: safetyFields.sizeGuide.optional(),
};
