import { seeded } from './noise.ts';
import { clouds, glow, groundAt, ridge, sky, type Painter } from './painting.ts';
import { paintSea } from './landscapes.ts';

export const paintCity: Painter = (ctx, w, h, seed) => {
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

export const paintBalloons: Painter = (ctx, w, h, seed) => {
  sky(ctx, w, h, ['#6fa3cf', '#bcd4e2', '#fbe3c8', '#f4b98f']);
  clouds(ctx, w, h, seed + 2, [255, 250, 242], 0.7);
  ridge(ctx, w, h, h * 0.86, h * 0.2, 2.6, seed, '#a58fa0', '#e6c2a8');
  ridge(ctx, w, h, h * 0.96, h * 0.18, 3.4, seed + 1, '#5f5a70', '#8c7a80');
  const spots: [number, number, number, string, string][] = [
    [0.62, 0.3, 0.19, '#d8432f', '#f4c05a'],
    [0.27, 0.47, 0.12, '#1f5fa8', '#f2ead8'],
    [0.84, 0.6, 0.07, '#e8a033', '#7a2a3a'],
    [0.45, 0.68, 0.05, '#2f7f78', '#f2d27a'],
  ];
  for (const [px, py, radius, first, second] of spots) {
    const x = px * w;
    const y = py * h;
    const r = radius * w;
    ctx.save();
    ctx.beginPath();
    ctx.arc(x, y, r, Math.PI * 0.92, Math.PI * 2.08);
    ctx.bezierCurveTo(x + r * 0.9, y + r * 0.7, x + r * 0.3, y + r * 1.1, x + r * 0.18, y + r * 1.4);
    ctx.lineTo(x - r * 0.18, y + r * 1.4);
    ctx.bezierCurveTo(x - r * 0.3, y + r * 1.1, x - r * 0.9, y + r * 0.7, x - r, y + r * 0.24);
    ctx.clip();
    for (let stripe = -5; stripe <= 5; stripe += 1) {
      ctx.fillStyle = stripe % 2 ? first : second;
      ctx.beginPath();
      ctx.ellipse(
        x,
        y + r * 0.2,
        r * Math.abs(Math.sin(((6 - Math.abs(stripe)) / 6) * 1.57)) * 1.04,
        r * 1.35,
        0,
        0,
        7,
      );
      if (stripe <= 0) ctx.fill();
    }
    const shade = ctx.createLinearGradient(x - r, 0, x + r, 0);
    shade.addColorStop(0, 'rgba(255,240,210,.35)');
    shade.addColorStop(0.45, 'rgba(0,0,0,0)');
    shade.addColorStop(1, 'rgba(30,10,40,.5)');
    ctx.fillStyle = shade;
    ctx.fillRect(x - r, y - r, r * 2, r * 3);
    ctx.restore();
    ctx.fillStyle = '#4a3020';
    ctx.fillRect(x - r * 0.13, y + r * 1.62, r * 0.26, r * 0.2);
  }
};

export const paintDog: Painter = (ctx, w, h, seed) => {
  sky(ctx, w, h, ['#47608f', '#c98d86', '#f6b06a', '#fbd590']);
  clouds(ctx, w, h * 0.6, seed, [255, 206, 160], 0.8);
  glow(ctx, w * 0.52, h * 0.62, w * 0.62, 'rgba(255,240,190,.95)');
  ctx.fillStyle = '#fff3cf';
  ctx.beginPath();
  ctx.arc(w * 0.56, h * 0.6, w * 0.13, 0, 7);
  ctx.fill();
  groundAt(ctx, w, h, h * 0.84, seed, '#231a22');
  ctx.save();
  ctx.translate(w * 0.47, h * 0.8);
  const unit = w / 100;
  ctx.scale(unit, unit);
  ctx.fillStyle = '#1c151d';
  ctx.beginPath();
  // A sitting dog in profile, looking right: back, tail, chest, muzzle, ear.
  ctx.moveTo(-13, 2);
  ctx.bezierCurveTo(-20, -2, -17, -16, -9, -22);
  ctx.bezierCurveTo(-4, -27, -3, -33, -2.5, -38);
  ctx.bezierCurveTo(-3, -43, 1, -47, 6, -47);
  ctx.bezierCurveTo(9, -47, 11, -45.5, 12, -43.5);
  ctx.lineTo(19, -41.5);
  ctx.bezierCurveTo(20.6, -41, 20.4, -38.6, 18.6, -38);
  ctx.bezierCurveTo(15, -36.6, 12, -36, 10.5, -34);
  ctx.bezierCurveTo(10, -28, 11, -23, 9.5, -17);
  ctx.bezierCurveTo(9, -11, 9, -5, 9.4, -1.4);
  ctx.lineTo(13, 0.6);
  ctx.lineTo(12.4, 2);
  ctx.closePath();
  ctx.fill();
  ctx.beginPath();
  ctx.moveTo(3, -45);
  ctx.bezierCurveTo(-2, -45, -6, -38, -4.5, -33.5);
  ctx.bezierCurveTo(-2.5, -31, 2, -34, 3.5, -39);
  ctx.fill();
  ctx.lineWidth = 2.6;
  ctx.strokeStyle = '#1c151d';
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(-13, 0);
  ctx.bezierCurveTo(-21, 2, -25, -3, -24, -8);
  ctx.stroke();
  ctx.restore();
};

export const paintCouple: Painter = (ctx, w, h, seed) => {
  paintSea(ctx, w, h, seed + 11);
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
