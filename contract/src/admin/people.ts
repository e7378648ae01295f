import * as z from 'zod';
import { listPage } from './lists.ts';
import { reportKinds } from '../values/reports.ts';

/** Somebody who has an account or has ordered as a guest: one e-mail address. Amounts are minor units. */
const person = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  hasAccount: z.boolean(),
  verified: z.boolean(),
  country: z.string().nullable(),
  locale: z.string(),
  orderCount: z.int(),
  lastOrderAt: z.string().nullable(),
  spent: z.int(),
  firstSeenAt: z.string(),
});
export const personList = listPage(person);

const note = z.strictObject({ id: z.uuid(), text: z.string(), author: z.string(), createdAt: z.string() });
const orderOfPerson = z.strictObject({
  id: z.uuid(),
  orderNumber: z.string(),
  status: z.string(),
  total: z.int(),
  currency: z.string(),
  createdAt: z.string(),
});

/** Everything about one person that an operator sees at once. */
export const personReply = person.extend({
  currency: z.string(),
  /** The newest ones; `orderCount` counts the paid ones. */
  orderList: z.array(orderOfPerson),
  addressList: z.array(z.array(z.string())),
  designCount: z.int(),
  fileCount: z.int(),
  sessionCount: z.int(),
  reviewList: z.array(
    z.strictObject({
      id: z.int(),
      productName: z.string(),
      rating: z.int(),
      title: z.string(),
      takenDown: z.boolean(),
    }),
  ),
  reportList: z.array(
    z.strictObject({ caseId: z.uuid(), kind: z.enum(reportKinds), state: z.string(), createdAt: z.string() }),
  ),
  noteList: z.array(note),
});

export const personParams = z.strictObject({ personId: z.uuid() });
export const personNoteParams = z.strictObject({ personId: z.uuid(), noteId: z.uuid() });
export const personNoteBody = z.strictObject({ text: z.string().trim().min(1).max(2000) });
/** Erasing cannot be undone: the address is typed in, and the reason stands in the audit log. */
export const personErasureBody = z.strictObject({
  email: z.string().trim().max(254),
  reason: z.string().trim().min(1).max(500),
});
