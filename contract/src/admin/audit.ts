import * as z from 'zod';
import { auditActions, auditSubjectKinds } from '../values/audit-actions.ts';

const moment = z.iso.datetime();

export const auditQuery = z.strictObject({
  cursor: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  operator: z.uuid().optional(),
  action: z.enum(auditActions).optional(),
  subjectKind: z.enum(auditSubjectKinds).optional(),
  subjectId: z.string().max(100).optional(),
  /** From the beginning of this day, and until the end of that one, in UTC. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type AuditQuery = z.output<typeof auditQuery>;

/** An act: who, when, what, to what, and why. `before` and `after` are the fields that it has changed. */
const auditEntry = z.object({
  id: z.uuid(),
  position: z.int(),
  createdAt: moment,
  /** Null: the shop itself, its command line, or a customer. */
  operator: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  action: z.enum(auditActions),
  subject: z.object({ kind: z.enum(auditSubjectKinds), id: z.string() }),
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

/** A page of the audit log, the newest first. */
export const auditPage = z.object({
  itemList: z.array(auditEntry),
  nextCursor: z.string().nullable(),
  total: z.object({ count: z.int(), capped: z.boolean() }),
});
export const auditEntryParams = z.strictObject({ entryId: z.uuid() });
/** Everybody who stands in the log, also those who were removed. */
export const auditOperators = z.object({
  operatorList: z.array(z.object({ id: z.uuid(), name: z.string(), isRemoved: z.boolean() })),
});
