import type { Checked, Reply } from '@afterimage/contract/api.ts';
import { isBic, isIban, plainIban } from '@afterimage/contract/values/bank-account.ts';
import { stripeKeyPatterns } from '@afterimage/contract/values/stripe-keys.ts';
import { checkKey, isTestKey } from '../payments/stripe/check-key.ts';
import type { Database } from '../platform/db/connection.ts';
import { type Handlers, operatorOf } from '../platform/http/handlers.ts';
import type { BankAccount, StripeKeys } from '../shop-settings/service-details.ts';
import type { StoredService } from '../shop-settings/services.ts';
import { changeService, demandOwnService, isByHost, refuseField, type ServiceParts } from './change-service.ts';

type PaymentCalls = 'getPaymentSettings' | 'saveBankAccount' | 'saveStripeKeys' | 'checkStripeKey';

/** The calls by which owners say where their money goes. */
export function paymentSettingsHandlers(parts: ServiceParts): Pick<Handlers, PaymentCalls> {
  const { services, settings, throttle } = parts;
  return {
    getPaymentSettings: ({ db }) => readPaymentSettings(db, parts),
    saveBankAccount: async (context, { body: { version, ...typed } }) => {
      const set = { details: checkedAccount(typed), secrets: null };
      await changeService(context, parts, { name: 'bank-account', version, plan: () => set });
      return readPaymentSettings(context.db, parts);
    },
    saveStripeKeys: async (context, { body: { version, ...typed } }) => {
      const plan = ({ secrets }: StoredService<'stripe'>) => {
        const keys = checkedKeys(typed, secrets);
        return { details: { keyEnd: keys.secretKey.slice(-4) }, secrets: keys };
      };
      await changeService(context, parts, { name: 'stripe', version, plan });
      return readPaymentSettings(context.db, parts);
    },
    checkStripeKey: async (context, { body }) => {
      await demandOwnService(context, parts, 'stripe');
      await throttle.take('check of a service by an operator', operatorOf(context).id);
      const secretKey = body.secretKey || (await services.stripe(context.db))?.secretKey || '';
      if (!stripeKeyPatterns.secretKey.test(secretKey)) refuseField('secretKey', 'wrongSecretKey');
      const result = await checkKey(secretKey, settings.payment.stripeApiBase);
      if (result === 'refused') refuseField('secretKey', 'keyRefused');
      if (result === 'restricted') refuseField('secretKey', 'keyRestricted');
      if (result === 'unreachable') refuseField('secretKey', 'stripeUnreachable');
      return { isTestKey: isTestKey(secretKey) };
    },
  };
}

async function readPaymentSettings(
  db: Database,
  { services, settings, shopUrl, apiBase }: ServiceParts,
): Promise<Reply<'getPaymentSettings'>> {
  const account = await services.bankAccount(db);
  const keys = await services.stripe(db);
  return {
    bankAccount: {
      byHost: isByHost(settings, 'bank-account'),
      account: account && { ...account, bic: account.bic ?? '', bank: account.bank ?? '' },
      version: (await services.stored(db, 'bank-account')).version,
    },
    stripe: {
      byHost: isByHost(settings, 'stripe'),
      isSet: keys !== null,
      keyEnd: keys?.secretKey.slice(-4) ?? '',
      webhookUrl: `${shopUrl()}${apiBase}/payments/stripe/events`,
      version: (await services.stored(db, 'stripe')).version,
    },
  };
}

function checkedAccount({
  iban,
  bic,
  bank,
  ...rest
}: Omit<Checked<'saveBankAccount'>['body'], 'version'>): BankAccount {
  if (!isIban(iban)) refuseField('iban', 'wrongIban');
  const plainBic = bic.replaceAll(/\s/g, '').toUpperCase();
  if (plainBic !== '' && !isBic(plainBic)) refuseField('bic', 'wrongBic');
  // Both stand in the code for banking apps, whose rows are lines.
  if (/\p{Cc}/u.test(rest.holder)) refuseField('holder', 'oneLine');
  if (/\p{Cc}/u.test(bank)) refuseField('bank', 'oneLine');
  return { ...rest, iban: plainIban(iban), bic: plainBic || undefined, bank: bank || undefined };
}

/** The typed keys, or the stored ones where none was typed: both together, or money would arrive unnoticed. */
function checkedKeys(typed: StripeKeys, stored: StripeKeys | null): StripeKeys {
  const secretKey = typed.secretKey || stored?.secretKey || '';
  const webhookSecret = typed.webhookSecret || stored?.webhookSecret || '';
  if (!stripeKeyPatterns.secretKey.test(secretKey)) refuseField('secretKey', 'wrongSecretKey');
  if (!stripeKeyPatterns.webhookSecret.test(webhookSecret)) refuseField('webhookSecret', 'wrongWebhookSecret');
  return { secretKey, webhookSecret };
}
