import type * as THREE from 'three';
import { artwork } from './artwork.ts';
import { cloth, shade, stitch } from './cloth.ts';
import { showingLaid } from './shape.ts';
import type { Thing } from './thing.ts';
import { rect, type Ctx } from './outline.ts';

/** Folds that fall from a line: what a skirt does below its waist. */
function falling(top: number, middle: number, count: number, depth: number): (x: number, y: number) => number {
  return (x, y) => {
    const t = Math.max(0, y - top);
    if (t === 0) return 0;
    const spread = (x - middle) / (0.55 + t * 0.32);
    const wave = Math.sin(spread * count + Math.sin(spread * 3.1) * 1.6) + 0.5 * Math.sin(spread * count * 1.9 + 1.2);
    return depth * wave * Math.min(1, t / 0.9);
  };
}

export function dress({ color, seed }: Thing): THREE.Object3D {
  const outline = (ctx: Ctx) => {
    ctx.beginPath();
    ctx.moveTo(1.28, 0.2);
    ctx.bezierCurveTo(1.22, 0.6, 1.18, 0.9, 1.06, 1.12);
    ctx.bezierCurveTo(1.1, 1.5, 1.2, 1.7, 1.16, 1.95);
    ctx.bezierCurveTo(0.98, 2.7, 0.6, 3.9, 0.36, 4.86);
    ctx.bezierCurveTo(0.9, 5.1, 1.4, 5.02, 1.8, 5.1);
    ctx.bezierCurveTo(2.2, 5.02, 2.7, 5.1, 3.24, 4.86);
    ctx.bezierCurveTo(3.0, 3.9, 2.62, 2.7, 2.44, 1.95);
    ctx.bezierCurveTo(2.4, 1.7, 2.5, 1.5, 2.54, 1.12);
    ctx.bezierCurveTo(2.42, 0.9, 2.38, 0.6, 2.32, 0.2);
    ctx.lineTo(2.18, 0.2);
    ctx.bezierCurveTo(2.2, 0.8, 2.0, 1.02, 1.8, 1.02);
    ctx.bezierCurveTo(1.6, 1.02, 1.4, 0.8, 1.42, 0.2);
    ctx.fill();
  };
  return cloth({
    size: [3.6, 5.2],
    seed,
    color,
    outline,
    surface: 'weave',
    repeat: 11,
    bump: 1.4,
    thick: 0.08,
    edge: 0.11,
    folds: 0.07,
    foldScale: 1,
    relief: falling(1.95, 1.8, 9, 0.062),
    layers: [{ draw: (ctx) => ctx.fillRect(1, 1.93, 1.6, 0.07), rise: -0.035, soft: 0.025 }],
    paint: (ctx) => {
      for (const y of [1.91, 2.0])
        stitch(
          ctx,
          () => {
            ctx.moveTo(1, y);
            ctx.lineTo(2.6, y);
          },
          shade(color, -0.25),
          0.01,
        );
      stitch(
        ctx,
        () => {
          ctx.moveTo(1.47, 0.2);
          ctx.bezierCurveTo(1.45, 0.84, 1.63, 1.08, 1.8, 1.08);
          ctx.bezierCurveTo(1.97, 1.08, 2.15, 0.84, 2.13, 0.2);
        },
        shade(color, -0.25),
        0.01,
      );
    },
  });
}

export function skirt({ color, seed }: Thing): THREE.Object3D {
  const pleats = (x: number, y: number) => {
    const t = Math.max(0, y - 0.42);
    const spread = (x - 1.9) / (0.78 + t * 0.31);
    const part = (((spread * 8) % 1) + 1) % 1;
    return t === 0 ? 0 : Math.min(1, t * 3) * (0.1 * part + 0.01 * Math.sin(spread * 5 + y));
  };
  return cloth({
    size: [3.8, 3.8],
    seed,
    color,
    surface: 'plain',
    repeat: 6,
    bump: 0.3,
    rough: 0.42,
    sheen: 0.6,
    thick: 0.07,
    edge: 0.08,
    folds: 0.035,
    relief: pleats,
    outline: (ctx) => {
      ctx.beginPath();
      ctx.moveTo(1.12, 0.14);
      ctx.quadraticCurveTo(1.9, 0.2, 2.68, 0.14);
      ctx.lineTo(2.72, 0.44);
      ctx.bezierCurveTo(2.95, 1.4, 3.35, 2.6, 3.6, 3.42);
      for (let step = 0; step < 17; step += 1)
        ctx.lineTo(3.6 - (step + 0.5) * 0.2, 3.5 + 0.12 * Math.sin(((step + 0.5) / 17) * Math.PI) + (step % 2) * 0.025);
      ctx.lineTo(0.2, 3.42);
      ctx.bezierCurveTo(0.45, 2.6, 0.85, 1.4, 1.08, 0.44);
      ctx.fill();
    },
    layers: [{ draw: (ctx) => ctx.fillRect(1, 0.1, 1.8, 0.34), rise: 0.05, soft: 0.012 }],
    paint: (ctx) =>
      stitch(
        ctx,
        () => {
          ctx.moveTo(1.05, 0.41);
          ctx.quadraticCurveTo(1.9, 0.46, 2.75, 0.41);
        },
        shade(color, -0.2),
        0.01,
      ),
  });
}

export function scarf({ color, seed }: Thing): THREE.Object3D {
  const fringe = (ctx: Ctx) => {
    ctx.lineWidth = 0.05;
    ctx.lineCap = 'round';
    for (let index = 0; index < 14; index += 1) {
      ctx.beginPath();
      ctx.moveTo(0.56 + index * 0.083, 3.9);
      ctx.quadraticCurveTo(
        0.56 + index * 0.083 + Math.sin(index * 2.3) * 0.05,
        4.15,
        0.52 + index * 0.087 + Math.sin(index * 1.7) * 0.04,
        4.4,
      );
      ctx.stroke();
      ctx.beginPath();
      ctx.moveTo(1.82 + index * 0.083, 3.3);
      ctx.quadraticCurveTo(
        1.84 + index * 0.083 + Math.sin(index * 1.9) * 0.05,
        3.55,
        1.84 + index * 0.087 + Math.sin(index * 2.1) * 0.04,
        3.8,
      );
      ctx.stroke();
    }
  };
  const left = (ctx: Ctx) => {
    ctx.beginPath();
    ctx.moveTo(0.5, 3.95);
    ctx.bezierCurveTo(0.44, 3, 0.5, 1.6, 0.9, 0.7);
    ctx.bezierCurveTo(1.2, 0.1, 1.9, 0.05, 2.3, 0.5);
    ctx.lineTo(1.9, 1.2);
    ctx.bezierCurveTo(1.75, 1.0, 1.7, 1.4, 1.68, 1.8);
    ctx.bezierCurveTo(1.64, 2.6, 1.66, 3.3, 1.68, 3.95);
    ctx.fill();
  };
  const right = (ctx: Ctx) => {
    ctx.beginPath();
    ctx.moveTo(1.2, 0.42);
    ctx.bezierCurveTo(1.7, 0.0, 2.5, 0.2, 2.72, 0.9);
    ctx.bezierCurveTo(2.95, 1.6, 2.96, 2.5, 2.96, 3.35);
    ctx.lineTo(1.8, 3.35);
    ctx.bezierCurveTo(1.82, 2.6, 1.82, 1.8, 1.7, 1.4);
    ctx.bezierCurveTo(1.6, 1.1, 1.4, 0.9, 1.2, 0.42);
    ctx.fill();
  };
  return cloth({
    size: [3.5, 4.6],
    seed,
    color,
    surface: 'weave',
    repeat: 5,
    bump: 7,
    rough: 1,
    sheen: 0.35,
    thick: 0.12,
    edge: 0.16,
    folds: 0.1,
    foldScale: 1,
    outline: (ctx) => {
      left(ctx);
      right(ctx);
      ctx.strokeStyle = '#fff';
      fringe(ctx);
    },
    relief: (x, y) => 0.05 * Math.sin(x * 9 + Math.sin(y * 1.4) * 1.2) * Math.max(0, 1 - y / 3.5),
    layers: [{ draw: right, rise: 0.14, soft: 0.03 }],
    paint: (ctx) => {
      ctx.fillStyle = shade(color, 0.35);
      for (const y of [3.3, 3.5]) ctx.fillRect(0.3, y, 1.5, 0.06);
      for (const y of [2.75, 2.95]) ctx.fillRect(1.79, y, 1.3, 0.06);
    },
  });
}

/** The silk square, opened with one corner turned in. */
export function silk({ art = 'poppies', seed }: Thing): THREE.Object3D {
  const laid = cloth({
    size: [4, 4],
    seed,
    color: '#7c2f2a',
    surface: 'weave',
    repeat: 30,
    bump: 0.15,
    rough: 0.38,
    sheen: 0.6,
    thick: 0.05,
    edge: 0.07,
    folds: 0.2,
    foldScale: 0.62,
    outline: (ctx) => {
      ctx.save();
      ctx.translate(2, 2);
      ctx.rotate(0.16);
      ctx.translate(-2, -2);
      rect(0.42, 0.42, 3.16, 3.16, 0.05, seed)(ctx);
      ctx.restore();
    },
    relief: (x, y) => 0.06 * Math.sin((x * 0.8 + y) * 3.2 + Math.sin(x * 2)) ** 3,
    paint: (ctx) => {
      ctx.translate(2, 2);
      ctx.rotate(0.16);
      ctx.translate(-2, -2);
      ctx.fillStyle = '#f1e4cf';
      ctx.fillRect(0.62, 0.62, 2.76, 2.76);
      ctx.drawImage(artwork(art, 900, 900, seed), 0.7, 0.7, 2.6, 2.6);
    },
  });
  return showingLaid(laid, [4, 4], [0.7, 0.7, 2.6, 2.6], 0.1, 0.16);
}

export function tote({ color, art = 'balloons', seed, form }: Thing): THREE.Object3D {
  const wide = form === 'beach' ? 1.75 : 1.4;
  const tall = form === 'beach' ? 2.4 : 3.05;
  const body = (ctx: Ctx) => {
    ctx.beginPath();
    ctx.moveTo(2 - wide, 1.7);
    ctx.quadraticCurveTo(2, 1.74, 2 + wide, 1.7);
    ctx.quadraticCurveTo(2 + wide + 0.02, 1.7 + tall / 2, 2 + wide - 0.04, 1.7 + tall);
    ctx.quadraticCurveTo(2, 1.76 + tall, 2 - wide + 0.04, 1.7 + tall);
    ctx.quadraticCurveTo(2 - wide - 0.02, 1.7 + tall / 2, 2 - wide, 1.7);
    ctx.fill();
  };
  const handle = (ctx: Ctx, lift: number) => {
    ctx.lineWidth = form === 'beach' ? 0.13 : 0.2;
    ctx.lineCap = 'butt';
    ctx.beginPath();
    ctx.moveTo(1.35, 2.1);
    ctx.bezierCurveTo(1.3, 1.2, 1.25 + lift * 0.2, 0.3 + lift, 2, 0.26 + lift);
    ctx.bezierCurveTo(2.75 - lift * 0.2, 0.3 + lift, 2.7, 1.2, 2.65, 2.1);
    ctx.stroke();
  };
  const ground = form === 'beach' ? '#f3ede0' : color;
  const laid = cloth({
    size: [4, 5],
    seed,
    color: ground,
    surface: 'weave',
    repeat: 9,
    bump: 2.4,
    thick: 0.13,
    edge: 0.14,
    folds: 0.1,
    foldScale: 0.7,
    outline: (ctx) => {
      body(ctx);
      ctx.strokeStyle = '#fff';
      handle(ctx, 0);
    },
    layers: [
      { draw: body, rise: 0.04, soft: 0.015 },
      {
        draw: (ctx) => {
          handle(ctx, 0);
        },
        rise: 0.05,
        soft: 0.012,
      },
      { draw: (ctx) => ctx.fillRect(2 - wide, 1.66, wide * 2, 0.2), rise: 0.025, soft: 0.01 },
    ],
    paint: (ctx) => {
      if (form === 'beach') {
        ctx.fillStyle = color;
        for (let stripe = 0; stripe < 8; stripe += 1) ctx.fillRect(0.26 + stripe * 0.47, 1.6, 0.22, 3);
        ctx.fillStyle = '#f7f3ea';
        ctx.fillRect(1.3, 2.2, 1.4, 1.55);
        ctx.strokeStyle = '#e7dcc4';
        handle(ctx, 0);
        ctx.drawImage(artwork(art, 480, 480, seed), 1.4, 2.3, 1.2, 1.2);
      } else {
        ctx.strokeStyle = shade(color, 0.04);
        handle(ctx, 0);
        ctx.drawImage(artwork(art, 600, 600, seed), 1.15, 2.35, 1.7, 1.7);
      }
      const line = shade(ground, ground === '#333333' ? 0.25 : -0.28);
      stitch(
        ctx,
        () => {
          ctx.moveTo(2 - wide, 1.86);
          ctx.quadraticCurveTo(2, 1.9, 2 + wide, 1.86);
        },
        line,
        0.012,
      );
      for (const x of [1.35, 2.65])
        stitch(
          ctx,
          () => {
            ctx.rect(x - 0.085, 1.92, 0.17, 0.17);
            ctx.moveTo(x - 0.085, 1.92);
            ctx.lineTo(x + 0.085, 2.09);
            ctx.moveTo(x + 0.085, 1.92);
            ctx.lineTo(x - 0.085, 2.09);
          },
          line,
          0.012,
        );
    },
  });
  return showingLaid(laid, [4, 5], form === 'beach' ? [1.4, 2.3, 1.2, 1.2] : [1.15, 2.35, 1.7, 1.7], 0.2);
}
