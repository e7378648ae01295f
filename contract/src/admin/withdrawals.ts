import * as z from 'zod';
import { leastWithdrawalDays, mostWithdrawalDays } from '../values/withdrawals.ts';

/** A declaration by which a customer withdrew, that nobody has dealt with yet. */
const openWithdrawal = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  orderNumber: z.string(),
  name: z.string(),
  email: z.string(),
  createdAt: z.string(),
  lineList: z.array(z.object({ name: z.string(), quantity: z.int() })),
});

/** The reply of `listWithdrawals`. */
export const openWithdrawals = z.object({ withdrawalList: z.array(openWithdrawal) });
/** Which declaration. */
export const withdrawalParams = z.strictObject({ withdrawalId: z.uuid() });

const settings = {
  /** For how many days after the delivery a contract can be withdrawn from. */
  withdrawalDays: z.int().min(leastWithdrawalDays).max(mostWithdrawalDays),
  /** Whether personalized items can be withdrawn from too. */
  withdrawsPersonalized: z.boolean(),
};
/** What the shop grants to customers who withdraw. */
export const withdrawalSettings = z.strictObject({ ...settings, version: z.int() });
