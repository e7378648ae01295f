/** How much brighter or darker the walls of an engraving are than its floor. */
const contrast = 0.3;

interface Engraving {
  /** Three bytes a pixel. */
  data: Uint8Array;
  /** What part of each pixel is cut: 0 to 255. */
  cut: Uint8Array;
  width: number;
  height: number;
}

/**
 * Gives an engraving depth. The light of the photographs comes from the upper left: the wall below it is in shadow, the opposite
 * wall catches the light. `depth` is in pixels of the picture.
 */
export function withDepth({ data, cut, width, height }: Engraving, depth: number): Uint8Array {
  const reach = Math.max(1, Math.round(depth / 2));
  const cutAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (cut[y * width + x] ?? 0);
  return data.map((value, at) => {
    const pixel = Math.floor(at / 3);
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const lit = (cutAt(x - reach, y - reach) - cutAt(x + reach, y + reach)) / 255;
    return lit === 0 ? value : Math.min(255, Math.round(value * (1 + contrast * lit)));
  });
}
