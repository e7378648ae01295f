import { openStripe, type StripeStandin } from '../server/src/payments/stripe/test-stripe-server.ts';
import { freePort } from './free-port.ts';
import { startShop } from './shop.ts';
import type { RunningShop } from './shop-process.ts';

export interface MoneyShop extends RunningShop {
  stripe: StripeStandin;
}

/** A shop in production mode, with a stand-in of Stripe and a bank account. Its mails go to `smtpUrl`. */
export async function startMoneyShop(smtpUrl: string): Promise<MoneyShop> {
  const stripe = await openStripe();
  // Stripe sends customers back to the address in the settings, so the port is needed before the shop has one.
  const port = await freePort();
  const shop = await startShop({
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    SMTP_URL: smtpUrl,
    STRIPE_SECRET_KEY: stripe.settings.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
    STRIPE_API_BASE: stripe.settings.apiBase,
    TRANSFER_IBAN: 'DE89370400440532013000',
    TRANSFER_HOLDER: 'Lichtbild GmbH',
  });
  stripe.standin.webhook = `${shop.address}/api/payments/stripe/events`;
  const stop = async () => {
    const code = await shop.stop();
    await stripe.close();
    return code;
  };
  return { ...shop, stripe, stop };
}
