import { fractal } from './noise.ts';

type Context = CanvasRenderingContext2D;
export type Drawing = (ctx: Context, w: number, h: number, seed: number) => void;

export function sky(ctx: Context, w: number, h: number, stops: string[]): void {
  const gradient = ctx.createLinearGradient(0, 0, 0, h);
  stops.forEach((color, index) => gradient.addColorStop(index / (stops.length - 1), color));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, w, h);
}

export function glow(ctx: Context, x: number, y: number, radius: number, color: string): void {
  const gradient = ctx.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, color);
  gradient.addColorStop(1, 'rgba(255,255,255,0)');
  ctx.fillStyle = gradient;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

export function clouds(
  ctx: Context,
  w: number,
  h: number,
  seed: number,
  color: [number, number, number],
  power = 1,
): void {
  const cw = 240;
  const ch = Math.max(2, Math.round((240 * h) / w));
  const layer = document.createElement('canvas');
  layer.width = cw;
  layer.height = ch;
  const inner = layer.getContext('2d')!;
  const image = inner.createImageData(cw, ch);
  for (let y = 0; y < ch; y += 1) {
    for (let x = 0; x < cw; x += 1) {
      const value = fractal(x / 50, y / 15, 5, seed);
      const at = (y * cw + x) * 4;
      image.data.set([...color, Math.max(0, Math.min(1, (value - 0.48) * 3.6)) * 210 * power], at);
    }
  }
  inner.putImageData(image, 0, 0);
  ctx.drawImage(layer, 0, 0, w, h);
}

export function ridge(
  ctx: Context,
  w: number,
  h: number,
  base: number,
  rise: number,
  scale: number,
  seed: number,
  top: string,
  foot: string,
): void {
  ctx.beginPath();
  ctx.moveTo(0, h);
  for (let x = 0; x <= w; x += 2) {
    const value = fractal((x / w) * scale + seed * 7.3, seed * 1.7, 6, seed);
    const sharp = 1 - Math.abs(2 * fractal((x / w) * scale * 0.8 + seed * 3.1, 5.2, 5, seed + 3) - 1);
    ctx.lineTo(x, base - rise * (0.45 * value + 0.75 * sharp - 0.5));
  }
  ctx.lineTo(w, h);
  const gradient = ctx.createLinearGradient(0, base - rise * 0.7, 0, base + rise * 0.6);
  gradient.addColorStop(0, top);
  gradient.addColorStop(1, foot);
  ctx.fillStyle = gradient;
  ctx.fill();
}

export function groundAt(ctx: Context, w: number, h: number, base: number, seed: number, color: string): void {
  ctx.beginPath();
  ctx.moveTo(0, h);
  for (let x = 0; x <= w; x += 3)
    ctx.lineTo(x, base - h * 0.06 * Math.sin((x / w) * 3.1) + (fractal(x / 9, 2, 2, seed) - 0.5) * h * 0.012);
  ctx.lineTo(w, h);
  ctx.fillStyle = color;
  ctx.fill();
}
