export type Ctx = CanvasRenderingContext2D;

/** Draws a half and its mirror image. */
export function mirrored(ctx: Ctx, middle: number, draw: () => void): void {
  draw();
  ctx.save();
  ctx.translate(middle * 2, 0);
  ctx.scale(-1, 1);
  draw();
  ctx.restore();
}

/** A rectangle whose sides are not quite straight, as cloth lies. */
export function rect(x: number, y: number, w: number, h: number, wobble: number, seed: number): (ctx: Ctx) => void {
  return (ctx) => {
    ctx.beginPath();
    for (let step = 0; step < 200; step += 1) {
      const side = Math.floor(step / 50);
      const t = (step % 50) / 50;
      const drift = wobble * Math.sin(step * 0.23 + seed) * Math.sin(t * Math.PI);
      const at = [
        [x + t * w, y + drift],
        [x + w + drift, y + t * h],
        [x + w - t * w, y + h + drift],
        [x + drift, y + h - t * h],
      ][side]!;
      ctx.lineTo(at[0]!, at[1]!);
    }
    ctx.fill();
  };
}
