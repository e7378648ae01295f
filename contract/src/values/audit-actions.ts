/**
 * What the audit log records: each line is an act of an operator, of the shop itself or of a customer that an owner may
 * ask about later. The list is closed; `admin` has the words for each.
 */
export const auditActions = [
  'operator.link.made',
  'operator.invited',
  'operator.invitation.withdrawn',
  'operator.set_up',
  'operator.signed_in',
  'operator.signed_out',
  'operator.session.ended',
  'operator.role.changed',
  'operator.renamed',
  'operator.removed',
  'operator.passkey.added',
  'operator.passkey.removed',
  'operator.password.changed',
  'operator.codes.made',
  'operator.code.used',
  'line.moved',
  'audit.put_back',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What an entry of the audit log is about. The kind says what the id is an id of. */
export const auditSubjectKinds = [
  'operator',
  'order',
  'payment',
  'document',
  'project',
  'customer',
  'review',
  'report',
  'file',
  'product',
  'coupon',
  'settings',
  'text',
  'view',
] as const;
export type AuditSubjectKind = (typeof auditSubjectKinds)[number];
