/** The form of Stripe's keys: a secret key, or a restricted one, and the signing secret of events. */
export const stripeKeyPatterns = { secretKey: /^(?:sk|rk)_\w+$/, webhookSecret: /^whsec_\S+$/ };
export const stripeKeyLength = 255;
