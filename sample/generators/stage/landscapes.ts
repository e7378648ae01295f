import { fractal, noise, seeded } from './noise.ts';
import { clouds, firs, glow, groundAt, ridge, sky, type Painter } from './painting.ts';

export const paintRidge: Painter = (ctx, w, h, seed) => {
  sky(ctx, w, h, ['#5f7fa8', '#a9b8c8', '#f3d3b0', '#f6b98a']);
  glow(ctx, w * 0.68, h * 0.42, w * 0.7, 'rgba(255,226,180,.95)');
  clouds(ctx, w, h * 0.45, seed, [255, 240, 226], 0.7);
  const tones = [
    ['#9fa6bb', '#e6c4ad'],
    ['#7d8aa6', '#d3b2a4'],
    ['#5b6c8b', '#b59c9c'],
    ['#3c4d69', '#8a7f8b'],
    ['#24344c', '#55586b'],
  ];
  tones.forEach(([top, foot], index) =>
    ridge(ctx, w, h, h * (0.5 + index * 0.1), h * (0.22 - index * 0.012), 2.2 + index * 0.7, seed + index, top!, foot!),
  );
  firs(ctx, w, h, h * 0.95, h * 0.13, seed, '#131d2b');
};

export const paintLake: Painter = (ctx, w, h, seed) => {
  sky(ctx, w, h * 0.56, ['#2f5f9a', '#86aed0', '#e8e6dc']);
  clouds(ctx, w, h * 0.4, seed + 4, [255, 255, 255], 1);
  [
    ['#8096ac', '#c5cdd2'],
    ['#54687f', '#93a1a8'],
    ['#2d4450', '#4d6468'],
  ].forEach(([top, foot], index) =>
    ridge(
      ctx,
      w,
      h * 0.56,
      h * (0.44 + index * 0.05),
      h * (0.3 - index * 0.06),
      2.4 + index,
      seed + index,
      top!,
      foot!,
    ),
  );
  firs(ctx, w, h * 0.56, h * 0.545, h * 0.05, seed + 9, '#1d322f');
  ctx.save();
  ctx.translate(0, h * 1.12);
  ctx.scale(1, -1);
  ctx.drawImage(ctx.canvas, 0, h * 0.12, w, h * 0.44, 0, h * 0.12, w, h * 0.44);
  ctx.restore();
  ctx.fillStyle = 'rgba(24,58,84,.38)';
  ctx.fillRect(0, h * 0.56, w, h * 0.44);
  const next = seeded(seed);
  for (let line = 0; line < 240; line += 1) {
    const y = h * 0.56 + next() ** 1.6 * h * 0.44;
    ctx.fillStyle = `rgba(235,244,250,${0.04 + next() * 0.16})`;
    ctx.fillRect(next() * w, y, (0.04 + next() * 0.2) * w, 1 + (y / h - 0.5) * 4);
  }
};

export const paintSea: Painter = (ctx, w, h, seed) => {
  sky(ctx, w, h * 0.5, ['#3a6fa6', '#8fb8d6', '#f5dcc0']);
  clouds(ctx, w, h * 0.42, seed, [255, 246, 236], 0.9);
  glow(ctx, w * 0.4, h * 0.46, w * 0.5, 'rgba(255,232,196,.9)');
  const gradient = ctx.createLinearGradient(0, h * 0.5, 0, h);
  ['#5e93ad', '#2f7f98', '#3f9ca3', '#9ccbc0'].forEach((color, index) => gradient.addColorStop(index / 3, color));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, h * 0.5, w, h);
  const next = seeded(seed);
  for (let line = 0; line < 900; line += 1) {
    const depth = next() ** 1.5;
    const y = h * (0.5 + depth * 0.34);
    ctx.fillStyle = next() > 0.45 ? `rgba(255,238,214,${0.1 + next() * 0.3})` : 'rgba(14,66,92,.2)';
    ctx.fillRect(next() * w, y, (0.01 + depth * 0.1) * w, 1 + depth * 3);
  }
  for (let wave = 0; wave < 4; wave += 1) {
    const base = h * (0.8 + wave * 0.045);
    ctx.beginPath();
    ctx.moveTo(0, h);
    for (let x = 0; x <= w; x += 3) ctx.lineTo(x, base + (noise((x / w) * 4, wave * 3.3, seed) - 0.5) * h * 0.07);
    ctx.lineTo(w, h);
    ctx.fillStyle = ['rgba(255,255,255,.85)', 'rgba(170,210,200,.9)', 'rgba(255,255,255,.9)', '#e2caa2'][wave]!;
    ctx.fill();
  }
};

export const paintPoppies: Painter = (ctx, w, h, seed) => {
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

export const paintDunes: Painter = (ctx, w, h, seed) => {
  sky(ctx, w, h, ['#86a9c6', '#cfd9dc', '#f7e5cc']);
  glow(ctx, w * 0.76, h * 0.26, w * 0.45, 'rgba(255,250,235,.9)');
  for (let dune = 0; dune < 6; dune += 1) {
    const base = h * (0.42 + dune * 0.105);
    const crest = (x: number) =>
      base - h * 0.17 * (noise((x / w) * (1.2 + dune * 0.25) + dune * 2.7, seed, seed) - 0.3);
    ctx.beginPath();
    ctx.moveTo(0, h);
    for (let x = 0; x <= w; x += 3) ctx.lineTo(x, crest(x));
    ctx.lineTo(w, h);
    const lit = ctx.createLinearGradient(0, base - h * 0.15, 0, base + h * 0.2);
    lit.addColorStop(0, ['#f3cf9f', '#eebd83', '#e6a968', '#d9924f', '#c67a3d', '#a9602e'][dune]!);
    lit.addColorStop(1, ['#e0b588', '#cf9a68', '#bb8050', '#a4683d', '#85502f', '#5f3723'][dune]!);
    ctx.fillStyle = lit;
    ctx.fill();
    ctx.beginPath();
    for (let x = 0; x <= w; x += 3) ctx.lineTo(x, crest(x));
    for (let x = w; x >= 0; x -= 3)
      ctx.lineTo(x, crest(x) + h * 0.11 * Math.max(0, noise((x / w) * 2.4 + dune, 8.8, seed) - 0.38) * 2);
    ctx.fillStyle = 'rgba(74,38,28,.34)';
    ctx.fill();
  }
};

export const paintAurora: Painter = (ctx, w, h, seed) => {
  sky(ctx, w, h, ['#050b1f', '#0c2340', '#123f52', '#2b6a66']);
  const next = seeded(seed);
  for (let star = 0; star < 260; star += 1) {
    ctx.fillStyle = `rgba(255,255,255,${next() * 0.8})`;
    ctx.fillRect(next() * w, next() * h * 0.7, 1 + next() * 1.6, 1 + next() * 1.6);
  }
  ctx.globalCompositeOperation = 'lighter';
  for (let band = 0; band < 3; band += 1) {
    for (let x = 0; x < w; x += 2) {
      const y = h * (0.3 + band * 0.1) + (fractal((x / w) * 2.2, band * 4.1, 4, seed) - 0.5) * h * 0.4;
      const tall = h * (0.16 + 0.3 * noise((x / w) * 9, band, seed + 5));
      const gradient = ctx.createLinearGradient(0, y - tall, 0, y + h * 0.05);
      gradient.addColorStop(0, 'rgba(120,60,190,0)');
      gradient.addColorStop(0.55, band === 2 ? 'rgba(90,90,220,.16)' : 'rgba(50,200,150,.22)');
      gradient.addColorStop(0.93, 'rgba(150,255,190,.5)');
      gradient.addColorStop(1, 'rgba(120,255,190,0)');
      ctx.fillStyle = gradient;
      ctx.fillRect(x, y - tall, 2, tall + h * 0.05);
    }
  }
  ctx.globalCompositeOperation = 'source-over';
  ridge(ctx, w, h, h * 0.86, h * 0.2, 3, seed, '#0a1c2c', '#08121f');
  firs(ctx, w, h, h * 0.96, h * 0.16, seed + 2, '#040a12');
};

export const paintTree: Painter = (ctx, w, h, seed) => {
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
