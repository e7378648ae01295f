import * as z from 'zod';
import { orderSettingsLimits as limits } from '../values/order-settings.ts';

const days = z.int().min(1).max(limits.storage);

/** How long unpaid orders hold goods, how long designs and uploads are stored, and what the plates of print files are called. */
export const orderSettings = z.strictObject({
  /** Minutes from the start of the checkout, and once more from the payment page. */
  holdMinutes: z.int().min(1).max(limits.hold),
  /** Days after the last change of a design, or of a guest's cart, that was not ordered. */
  draftDays: days,
  /** Days after the upload of a file that no cart, order, review or design uses. */
  uploadDays: days,
  whitePlate: z.string().trim().min(1).max(limits.plate),
  engravingPlate: z.string().trim().min(1).max(limits.plate),
  version: z.int(),
});
