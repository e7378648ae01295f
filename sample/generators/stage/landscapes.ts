import { seeded } from './noise.ts';
import { clouds, glow, groundAt, ridge, sky, type Drawing } from './painting.ts';

export const drawPoppies: Drawing = (ctx, w, h, seed) => {
  sky(ctx, w, h, ['#dfe6d3', '#b9c99a', '#6f8a4f', '#33502c']);
  const next = seeded(seed);
  for (let spot = 0; spot < 90; spot += 1)
    glow(
      ctx,
      next() * w,
      next() * h,
      w * (0.03 + next() * 0.1),
      ['rgba(255,250,220,.35)', 'rgba(226,84,52,.3)', 'rgba(120,160,80,.35)'][spot % 3]!,
    );
  ctx.lineCap = 'round';
  for (let flower = 0; flower < 17; flower += 1) {
    const near = flower / 17;
    const x = next() * w;
    const y = h * (0.22 + next() * 0.5 + near * 0.1);
    const size = w * (0.035 + near * 0.11);
    ctx.strokeStyle = '#3d5a2b';
    ctx.lineWidth = size * 0.08;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(x + size * (next() - 0.5) * 2, y + h * 0.3, x + size * (next() - 0.5), h * 1.1);
    ctx.stroke();
    for (let petal = 0; petal < 6; petal += 1) {
      const angle = (petal / 6) * Math.PI * 2 + next();
      const px = x + Math.cos(angle) * size * 0.42;
      const py = y + Math.sin(angle) * size * 0.27;
      const gradient = ctx.createRadialGradient(x, y, size * 0.05, px, py, size * 0.75);
      gradient.addColorStop(0, '#7d150c');
      gradient.addColorStop(0.35, '#d5371d');
      gradient.addColorStop(1, '#f6805a');
      ctx.fillStyle = gradient;
      ctx.beginPath();
      ctx.ellipse(px, py, size * 0.5, size * (0.32 + next() * 0.1), angle, 0, 7);
      ctx.fill();
    }
    ctx.fillStyle = '#1c1a14';
    ctx.beginPath();
    ctx.ellipse(x, y, size * 0.14, size * 0.1, 0, 0, 7);
    ctx.fill();
  }
};

export const drawTree: Drawing = (ctx, w, h, seed) => {
  sky(ctx, w, h, ['#7fa6c4', '#d6dfdc', '#f4e3c3']);
  clouds(ctx, w, h * 0.6, seed, [255, 255, 252], 0.9);
  ridge(ctx, w, h, h * 0.74, h * 0.12, 2, seed, '#9db0ac', '#c3c9b2');
  groundAt(ctx, w, h, h * 0.8, seed, '#c9a74f');
  const next = seeded(seed);
  for (let blade = 0; blade < 2600; blade += 1) {
    const y = h * (0.77 + next() ** 0.8 * 0.24);
    ctx.strokeStyle = ['rgba(240,212,120,.5)', 'rgba(140,104,40,.45)', 'rgba(206,170,82,.5)'][blade % 3]!;
    ctx.lineWidth = 1 + (y / h - 0.77) * 6;
    const x = next() * w;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + (next() - 0.5) * 8, y - h * 0.03 * (0.4 + (y / h - 0.77) * 4));
    ctx.stroke();
  }
  const trunk = (x: number, y: number, angle: number, length: number, width: number): void => {
    const ex = x + Math.cos(angle) * length;
    const ey = y + Math.sin(angle) * length;
    ctx.strokeStyle = '#3a2c22';
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(ex, ey);
    ctx.stroke();
    if (width < 2.2) {
      for (let leaf = 0; leaf < 26; leaf += 1) {
        ctx.fillStyle = ['rgba(62,92,48,.8)', 'rgba(96,128,62,.75)', 'rgba(150,168,84,.6)'][leaf % 3]!;
        ctx.beginPath();
        ctx.arc(ex + (next() - 0.5) * w * 0.09, ey + (next() - 0.5) * w * 0.07, w * (0.004 + next() * 0.007), 0, 7);
        ctx.fill();
      }
      return;
    }
    for (let branch = 0; branch < 3; branch += 1)
      trunk(ex, ey, angle + (next() - 0.5) * 1.5, length * (0.62 + next() * 0.2), width * 0.6);
  };
  ctx.lineCap = 'round';
  trunk(w * 0.58, h * 0.8, -1.55, h * 0.13, w * 0.026);
};
