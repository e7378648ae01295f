/** The heights of the preview above the tools, as shares of the window's. */
export const previewHeights = [0.18, 0.34, 0.6] as const;

/** The place in `previewHeights` of the one that is nearest. */
export function heightNear(share: number): number {
  const distances = previewHeights.map((height) => Math.abs(height - share));
  return distances.indexOf(Math.min(...distances));
}
