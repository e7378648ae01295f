import * as z from 'zod';
import * as services from '../../admin/services.ts';
import { endpoint } from '../../endpoint.ts';

const access = { caller: 'operator', right: 'settings.write' } as const;
const changed = ['SIGN_IN_AGAIN', 'RECORD_CHANGED', 'INVALID_REQUEST'] as const;

/** The calls about the services that take money and send mail for the shop. Secrets are taken and never answered. */
export const servicesCalls = {
  getPaymentSettings: endpoint({
    ...access,
    summary: 'The bank account, and whether Stripe is set up',
    reply: services.paymentSettings,
  }),
  saveBankAccount: endpoint({
    ...access,
    summary: 'Change the bank account to which customers transfer money; every owner gets a mail about it',
    body: services.bankAccountBody,
    reply: services.paymentSettings,
    errors: changed,
  }),
  saveStripeKeys: endpoint({
    ...access,
    summary: 'Change the keys of Stripe; every owner gets a mail about it',
    body: services.stripeKeysBody,
    reply: services.paymentSettings,
    errors: changed,
  }),
  checkStripeKey: endpoint({
    ...access,
    summary: 'Ask Stripe whether it takes a secret key, without saving it',
    body: services.stripeCheckBody,
    reply: services.stripeCheck,
    errors: ['SIGN_IN_AGAIN', 'INVALID_REQUEST', 'TOO_MANY_REQUESTS'],
  }),
  getMailServer: endpoint({
    ...access,
    summary: 'The server that sends the mails of the shop, without its password',
    reply: services.mailServerSettings,
  }),
  saveMailServer: endpoint({
    ...access,
    summary: 'Change the mail server and the sender; every owner gets a mail about it, by the old server too',
    body: services.mailServerBody,
    reply: services.mailServerSettings,
    errors: changed,
  }),
  testMailServer: endpoint({
    ...access,
    summary: 'Send the operator a mail by a server without saving it',
    body: services.mailTestBody,
    reply: services.mailTest,
    errors: ['SIGN_IN_AGAIN', 'INVALID_REQUEST', 'TOO_MANY_REQUESTS'],
  }),
  removeService: endpoint({
    ...access,
    summary: 'Remove the bank account, the keys of Stripe or the mail server; every owner gets a mail about it',
    params: services.serviceParams,
    query: services.serviceVersion,
    reply: z.strictObject({}),
    errors: changed,
  }),
};
