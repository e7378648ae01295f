import Stripe from 'stripe';
import { connectStripe } from './stripe-provider.ts';

/** What Stripe says to a secret key; `restricted`: it may not read and make payment pages. */
type KeyCheck = 'accepted' | 'refused' | 'restricted' | 'unreachable';

/** Asks Stripe whether a key opens what the shop needs: its payment pages (Checkout Sessions). Nothing is written. */
export async function checkKey(secretKey: string, apiBase: string | undefined): Promise<KeyCheck> {
  try {
    await connectStripe({ secretKey, apiBase }).checkout.sessions.list({ limit: 1 });
    return 'accepted';
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError) return 'refused';
    if (error instanceof Stripe.errors.StripePermissionError) return 'restricted';
    return 'unreachable';
  }
}

/** Whether payments by a key move no money. */
export const isTestKey = (secretKey: string): boolean => /^(?:sk|rk)_test_/.test(secretKey);
