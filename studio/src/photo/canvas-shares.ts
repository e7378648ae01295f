/** So many pixels some phones draw at most: iPhones 67 million today, 16 million a few years ago. */
const limits = [8192 * 8192, 4096 * 4096];

/** What keeps whole pixels below a limit, as a share. */
const rounding = 0.0002;

/** How large a picture may be drawn, as shares of its own size: whole, else as large as such phones can. */
export function canvasShares({ width, height }: { width: number; height: number }): number[] {
  const smaller = limits.filter((pixels) => width * height > pixels);
  return [1, ...smaller.map((pixels) => Math.sqrt(pixels / (width * height)) - rounding)];
}

/** Whether anything was drawn: a canvas that is too large stays clear, and some browsers do not say so. */
export function isDrawn({ width, height }: OffscreenCanvas, context: OffscreenCanvasRenderingContext2D): boolean {
  const places = [0.1, 0.5, 0.9];
  try {
    return places.some((share) => {
      const [x, y] = [Math.floor(width * share), Math.floor(height * share)];
      return (context.getImageData(x, y, 1, 1).data[3] ?? 0) > 0;
    });
  } catch {
    return false;
  }
}
