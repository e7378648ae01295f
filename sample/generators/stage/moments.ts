import { seeded } from './noise.ts';
import { glow, sky, type Drawing } from './painting.ts';
import { drawSea } from './landscapes.ts';

export const drawCity: Drawing = (ctx, w, h, seed) => {
  sky(ctx, w, h, ['#101c3c', '#3b3f78', '#a75f7e', '#f3a06b', '#f7c98c']);
  glow(ctx, w * 0.35, h * 0.7, w * 0.7, 'rgba(255,200,140,.8)');
  const next = seeded(seed);
  for (let row = 0; row < 4; row += 1) {
    let x = -w * 0.05;
    const shade = ['#6a5174', '#433a60', '#292748', '#12152c'][row]!;
    while (x < w) {
      const wide = w * (0.05 + next() * 0.09);
      const tall = h * (0.14 + next() * (0.42 - row * 0.05));
      const foot = h * (0.8 + row * 0.07);
      ctx.fillStyle = shade;
      ctx.fillRect(x, foot - tall, wide, h);
      if (next() > 0.7) ctx.fillRect(x + wide * 0.48, foot - tall * 1.14, wide * 0.05, tall);
      const lit = row > 0 ? h : 0;
      for (let wy = foot - tall + 8; wy < lit; wy += h * 0.014) {
        for (let wx = x + 4; wx < x + wide - 6; wx += w * 0.014) {
          if (next() < 0.66) continue;
          ctx.fillStyle = next() > 0.3 ? `rgba(255,214,140,${0.4 + next() * 0.5})` : 'rgba(190,220,255,.55)';
          ctx.fillRect(wx, wy, w * 0.006, h * 0.007);
        }
      }
      x += wide * (0.95 + next() * 0.3);
    }
  }
};

export const drawCouple: Drawing = (ctx, w, h, seed) => {
  drawSea(ctx, w, h, seed + 11);
  ctx.fillStyle = 'rgba(255,170,90,.28)';
  ctx.fillRect(0, 0, w, h);
  const figure = (x: number, tall: number, skirt: boolean): void => {
    const foot = h * 0.93;
    ctx.fillStyle = '#2a2230';
    ctx.beginPath();
    ctx.ellipse(x, foot - tall * 0.92, tall * 0.062, tall * 0.078, 0, 0, 7);
    ctx.fill();
    ctx.beginPath();
    ctx.moveTo(x - tall * 0.035, foot - tall * 0.86);
    ctx.bezierCurveTo(
      x - tall * 0.15,
      foot - tall * 0.82,
      x - tall * 0.12,
      foot - tall * 0.6,
      x - tall * 0.09,
      foot - tall * 0.5,
    );
    if (skirt)
      ctx.bezierCurveTo(
        x - tall * 0.14,
        foot - tall * 0.4,
        x - tall * 0.2,
        foot - tall * 0.25,
        x - tall * 0.19,
        foot - tall * 0.2,
      );
    ctx.lineTo(x - tall * 0.07, foot);
    ctx.lineTo(x - tall * 0.015, foot);
    ctx.lineTo(x, foot - tall * (skirt ? 0.2 : 0.42));
    ctx.lineTo(x + tall * 0.02, foot);
    ctx.lineTo(x + tall * 0.075, foot);
    if (skirt) ctx.lineTo(x + tall * 0.2, foot - tall * 0.2);
    ctx.bezierCurveTo(
      x + tall * 0.11,
      foot - tall * 0.4,
      x + tall * 0.09,
      foot - tall * 0.5,
      x + tall * 0.09,
      foot - tall * 0.5,
    );
    ctx.bezierCurveTo(
      x + tall * 0.12,
      foot - tall * 0.6,
      x + tall * 0.15,
      foot - tall * 0.82,
      x + tall * 0.035,
      foot - tall * 0.86,
    );
    ctx.fill();
  };
  figure(w * 0.43, h * 0.46, false);
  figure(w * 0.57, h * 0.42, true);
  ctx.strokeStyle = '#2a2230';
  ctx.lineWidth = h * 0.02;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(w * 0.46, h * 0.58);
  ctx.quadraticCurveTo(w * 0.5, h * 0.75, w * 0.54, h * 0.6);
  ctx.stroke();
};
