import type { MailEncryption } from '@afterimage/contract/values/mail-server.ts';

/** The shop's bank account, and how many days it waits for money. */
export interface BankAccount {
  holder: string;
  /** Without spaces, in capitals. */
  iban: string;
  bic: string | undefined;
  bank: string | undefined;
  days: number;
}

/** By which the shop speaks to Stripe, and knows Stripe's events. */
export interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
}

/** What is no secret of each service. */
export interface ServiceDetails {
  'bank-account': BankAccount;
  stripe: {
    /** The last four characters of the secret key. */
    keyEnd: string;
  };
  'mail-server': {
    host: string;
    port: number;
    encryption: MailEncryption;
    /** Empty: the server asks for none. */
    user: string;
    senderName: string;
    senderAddress: string;
  };
}
export type ServiceName = keyof ServiceDetails;

/** What is encrypted of each service. */
export interface ServiceSecrets {
  'bank-account': null;
  stripe: StripeKeys;
  'mail-server': { password: string };
}
