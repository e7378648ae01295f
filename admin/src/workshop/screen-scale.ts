/** CSS pixels of a millimeter, as browsers believe it. */
const nominalScale = 96 / 25.4;
const key = 'admin-pixels-per-millimeter';

/** A bank card (ISO/IEC 7810 ID-1), in millimeters. */
export const cardMm = { width: 85.6, height: 53.98 };
export const scaleBounds = { least: 2, most: 9 };

/** CSS pixels of a millimeter on this screen, as it was calibrated. */
export function storedScale(): number {
  const stored = Number(localStorage.getItem(key));
  return stored >= scaleBounds.least && stored <= scaleBounds.most ? stored : nominalScale;
}

export function storeScale(scale: number): void {
  localStorage.setItem(key, String(scale));
}

/** The pixels to ask for, of a picture's longer side: in steps, so that the server can keep what it has made. */
export function pictureSize(millimeters: number, scale: number, density: number): number {
  return Math.min(4000, Math.max(400, Math.ceil((millimeters * scale * density) / 400) * 400));
}
