/** The mails to customers whose texts an operator can change. */
export const mailNames = [
  'order-confirmed',
  'parcel-sent',
  'order-shipped',
  'order-edited',
  'order-cancelled',
  'return-news',
  'refund-sent',
  'payment-returned',
  'proof-asked',
  'order-links',
  'transfer-details',
  'transfer-difference',
  'transfer-reminder',
  'transfer-ended',
  'withdrawal-received',
  'back-in-stock',
  'account-confirm',
  'account-known',
  'password-reset',
  'password-changed',
  'own-password-changed',
  'email-confirm',
  'email-taken',
  'email-changed',
  'account-erased',
  'person-erased',
] as const;
export type MailName = (typeof mailNames)[number];

/** The mails whose texts are fixed: those that the law or their writer determines, and those to operators. */
export const fixedMailNames = [
  'customer-letter',
  'report-received',
  'report-decided',
  'report-takedown',
  'report-restored',
  'report-new',
  'report-answered',
  'proof-answered',
  'incident',
  'operator-invited',
  'operator-reset',
] as const;

/** What a text is in its mail. */
export const mailFieldRoles = [
  'subject',
  'preview',
  'heading',
  'text',
  'note',
  'button',
  'beforeLink',
  'link',
  'afterLink',
  'reason',
] as const;
export type MailFieldRole = (typeof mailFieldRoles)[number];

/** The placeholders that texts of mails have. */
export const mailPlaceholders = [
  'shop',
  'name',
  'number',
  'total',
  'sum',
  'product',
  'date',
  'days',
  'minutes',
  'email',
  'at',
] as const;
export type MailPlaceholder = (typeof mailPlaceholders)[number];

/** A mail without these has nothing to be found or pressed by. */
const neededRoles: readonly MailFieldRole[] = ['subject', 'heading', 'button', 'link'];
export const mayBeEmpty = (role: MailFieldRole): boolean => !neededRoles.includes(role);

/** The longest text of a mail, in characters. */
export const maxMailText = 2000;
