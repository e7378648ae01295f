import * as z from 'zod';
import { auditActions, auditSubjectKinds } from '../values/audit-actions.ts';
import { listPage } from './lists.ts';

const moment = z.iso.datetime();

/** An act: who, when, what, to what, and why. `before` and `after` are the fields that it has changed. */
const auditEntry = z.object({
  id: z.uuid(),
  position: z.int(),
  createdAt: moment,
  /** Null: the shop itself, its command line, or a customer. */
  operator: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** The access token by which a program acted in the operator's name; null for the operator in person. */
  tokenName: z.string().nullable(),
  action: z.enum(auditActions),
  /** `name` is what people call it, such as the number of an order; '' where it has none. */
  subject: z.object({ kind: z.enum(auditSubjectKinds), id: z.string(), name: z.string() }),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
  /** Whether details were erased together with the person whom they were about. */
  isErased: z.boolean(),
  /** Whether the operator who asks can put back what was before. */
  canPutBack: z.boolean(),
  /** The entry that this one has put back, and the entry that has put back this one. */
  putsBack: z.uuid().nullable(),
  putBackBy: z.uuid().nullable(),
});
export type AuditEntryView = z.infer<typeof auditEntry>;

/** A page of the audit log, the newest first. It is filtered by `operator`, `action`, `kind`, `subject` and `time`. */
export const auditPage = listPage(auditEntry);
export const auditEntryParams = z.strictObject({ entryId: z.uuid() });
/** Everybody who stands in the log, also those who were removed. */
export const auditOperators = z.object({
  operatorList: z.array(z.object({ id: z.uuid(), name: z.string(), isRemoved: z.boolean() })),
});
