const highestRate = 5000;

/** A typed rate in hundredths of a percent; null when it is none. */
export function typedRate(typed: string): number | null {
  if (!/^\d{1,2}(?:[.,]\d{1,2})?$/.test(typed.trim())) return null;
  const points = Math.round(Number(typed.trim().replace(',', '.')) * 100);
  return points <= highestRate ? points : null;
}
