/** A whole number between the bounds; text that is no number gives `null`. */
export function clampQuantity(text: string | number, min: number, max: number): number | null {
  const number = typeof text === 'number' ? text : text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(number)) return null;
  return Math.min(Math.max(Math.trunc(number), min), Math.max(min, max));
}
