/** Currencies that Stripe writes without decimals, and with three (docs.stripe.com/currencies); all others have two. */
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const withThree = new Set('BHD JOD KWD OMR TND'.split(' '));

const decimalsAtStripe = (currency: string): number =>
  withoutDecimals.has(currency) ? 0 : withThree.has(currency) ? 3 : 2;

/** An amount in minor units as Stripe writes it. */
export function stripeAmount(amount: number, currency: string): number {
  return scaled(amount, decimalsOf(currency), decimalsAtStripe(currency));
}

/** An amount of Stripe's in minor units. */
export function amountOfStripe(amount: number, currency: string): number {
  return scaled(amount, decimalsAtStripe(currency), decimalsOf(currency));
}

function decimalsOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

function scaled(amount: number, from: number, to: number): number {
  return Math.round(amount * 10 ** (to - from));
}
