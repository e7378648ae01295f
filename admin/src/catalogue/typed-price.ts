/** A price as a person types it, in minor units; NaN when it is none. Nothing may cost nothing: a draft has no price yet. */
export function typedPrice(text: string, digits: number): number {
  const plain = text.trim().replace(',', '.');
  if (!/^\d{1,7}(?:\.\d+)?$/.test(plain)) return Number.NaN;
  const [, fraction = ''] = plain.split('.');
  return fraction.length > digits ? Number.NaN : Math.round(Number(plain) * 10 ** digits);
}
