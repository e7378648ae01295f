import type { MailName } from '@afterimage/contract/values/mail-names.ts';
import {
  alreadyRegisteredKind,
  passwordChangedKind,
  passwordResetKind,
  verificationKind,
} from '../accounts/mail/account-mails.ts';
import {
  accountErasedKind,
  emailChangedKind,
  emailTakenKind,
  newEmailKind,
  ownPasswordChangedKind,
} from '../accounts/mail/own-account-mails.ts';
import { cancelKind, editKind, parcelKind, returnKind } from '../order-desk/order-letters.ts';
import { confirmationKind } from '../orders/mail/order-confirmation.ts';
import { orderLinksKind, refundDoneKind, refundKind, shippedKind } from '../orders/mail/order-news.ts';
import {
  transferDetailsKind,
  transferDifferenceKind,
  transferEndedKind,
  transferReminderKind,
} from '../payments/transfer/transfer-letters.ts';
import type { MailKind } from '../platform/mail/mail-kind.ts';
import { personErasedKind } from '../privacy/mail/person-erased-mail.ts';
import { stockNoticeKind } from '../stock-notices/stock-notice-mail.ts';
import { receiptKind } from '../withdrawals/receipt-mail.ts';
import { proofKind } from '../workshop/proofs/proof-mails.ts';

/** The mails whose texts operators can change. */
export const mailKinds: Readonly<Record<MailName, MailKind>> = {
  'order-confirmed': confirmationKind,
  'parcel-sent': parcelKind,
  'order-shipped': shippedKind,
  'order-edited': editKind,
  'order-cancelled': cancelKind,
  'return-news': returnKind,
  'refund-sent': refundDoneKind,
  'payment-returned': refundKind,
  'proof-asked': proofKind,
  'order-links': orderLinksKind,
  'transfer-details': transferDetailsKind,
  'transfer-difference': transferDifferenceKind,
  'transfer-reminder': transferReminderKind,
  'transfer-ended': transferEndedKind,
  'withdrawal-received': receiptKind,
  'back-in-stock': stockNoticeKind,
  'account-confirm': verificationKind,
  'account-known': alreadyRegisteredKind,
  'password-reset': passwordResetKind,
  'password-changed': passwordChangedKind,
  'own-password-changed': ownPasswordChangedKind,
  'email-confirm': newEmailKind,
  'email-taken': emailTakenKind,
  'email-changed': emailChangedKind,
  'account-erased': accountErasedKind,
  'person-erased': personErasedKind,
};
