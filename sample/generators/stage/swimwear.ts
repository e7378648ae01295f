import type * as THREE from 'three';
import { artwork } from './artwork.ts';
import { cloth, shade, stitch } from './cloth.ts';
import type { Thing } from './thing.ts';
import { mirrored, rect, type Ctx } from './outline.ts';

export function swimsuit({ color, seed, form }: Thing): THREE.Object3D {
  const racer = form === 'racer';
  const outline = (ctx: Ctx) => {
    ctx.beginPath();
    ctx.moveTo(racer ? 1.16 : 0.98, 0.16);
    ctx.bezierCurveTo(racer ? 1.1 : 0.94, 0.6, 0.86, 0.95, 0.56, 1.16);
    ctx.bezierCurveTo(0.6, 1.7, 0.76, 1.95, 0.74, 2.25);
    ctx.bezierCurveTo(0.7, 2.6, 0.52, 2.8, 0.5, 3.02);
    ctx.bezierCurveTo(0.95, 3.2, 1.2, 3.5, 1.3, 3.92);
    ctx.quadraticCurveTo(1.5, 4.0, 1.7, 3.92);
    ctx.bezierCurveTo(1.8, 3.5, 2.05, 3.2, 2.5, 3.02);
    ctx.bezierCurveTo(2.48, 2.8, 2.3, 2.6, 2.26, 2.25);
    ctx.bezierCurveTo(2.24, 1.95, 2.4, 1.7, 2.44, 1.16);
    ctx.bezierCurveTo(2.14, 0.95, racer ? 1.9 : 2.06, 0.6, racer ? 1.84 : 2.02, 0.16);
    ctx.lineTo(racer ? 1.66 : 1.84, 0.16);
    ctx.bezierCurveTo(racer ? 1.7 : 1.92, 0.9, 1.8, racer ? 0.85 : 1.32, 1.5, racer ? 0.85 : 1.32);
    ctx.bezierCurveTo(1.2, racer ? 0.85 : 1.32, racer ? 1.3 : 1.08, 0.9, racer ? 1.34 : 1.16, 0.16);
    ctx.fill();
  };
  return cloth({
    size: [3, 4.1],
    seed,
    color,
    outline,
    surface: 'weave',
    repeat: 18,
    bump: 0.4,
    rough: 0.55,
    sheen: 0.5,
    thick: 0.12,
    edge: 0.2,
    folds: 0.06,
    foldScale: 0.9,
    relief: (x, y) =>
      0.05 * Math.exp(-((x - 1.06) ** 2 + (y - 1.35) ** 2) * 7) +
      0.05 * Math.exp(-((x - 1.94) ** 2 + (y - 1.35) ** 2) * 7),
    paint: (ctx) => {
      if (racer) {
        ctx.fillStyle = shade(color, 0.55);
        mirrored(ctx, 1.5, () => {
          ctx.beginPath();
          ctx.moveTo(0.4, 1.0);
          ctx.bezierCurveTo(0.9, 1.6, 0.95, 2.3, 0.6, 3.2);
          ctx.lineTo(0.3, 3.2);
          ctx.lineTo(0.3, 1.0);
          ctx.fill();
        });
      }
      const line = shade(color, -0.28);
      mirrored(ctx, 1.5, () =>
        stitch(
          ctx,
          () => {
            ctx.moveTo(0.5, 2.96);
            ctx.bezierCurveTo(0.98, 3.14, 1.26, 3.46, 1.36, 3.92);
          },
          line,
          0.009,
        ),
      );
      mirrored(ctx, 1.5, () =>
        stitch(
          ctx,
          () => {
            ctx.moveTo(racer ? 1.22 : 1.02, 0.16);
            ctx.bezierCurveTo(racer ? 1.16 : 1.0, 0.62, 0.92, 0.98, 0.62, 1.2);
          },
          line,
          0.009,
        ),
      );
    },
  });
}

export function shorts({ color, seed }: Thing): THREE.Object3D {
  return cloth({
    size: [3.6, 3],
    seed,
    color,
    surface: 'weave',
    repeat: 14,
    bump: 0.7,
    rough: 0.72,
    thick: 0.1,
    edge: 0.13,
    folds: 0.12,
    foldScale: 1,
    outline: (ctx) => {
      ctx.beginPath();
      ctx.moveTo(0.72, 0.2);
      ctx.quadraticCurveTo(1.8, 0.28, 2.88, 0.2);
      ctx.bezierCurveTo(3.0, 1.0, 3.2, 1.9, 3.4, 2.56);
      ctx.quadraticCurveTo(2.7, 2.86, 2.0, 2.8);
      ctx.bezierCurveTo(1.94, 2.3, 1.88, 1.9, 1.8, 1.66);
      ctx.bezierCurveTo(1.72, 1.9, 1.66, 2.3, 1.6, 2.8);
      ctx.quadraticCurveTo(0.9, 2.86, 0.2, 2.56);
      ctx.bezierCurveTo(0.4, 1.9, 0.6, 1.0, 0.72, 0.2);
      ctx.fill();
    },
    relief: (x, y) => (y < 0.52 ? 0.014 * Math.sin(x * 70) : 0),
    layers: [{ draw: (ctx) => ctx.fillRect(0.5, 0.1, 2.7, 0.42), rise: 0.03, soft: 0.02 }],
    paint: (ctx) => {
      const line = shade(color, color === '#333333' ? 0.2 : -0.25);
      stitch(
        ctx,
        () => {
          ctx.moveTo(1.8, 0.52);
          ctx.lineTo(1.8, 1.66);
        },
        line,
        0.012,
      );
      mirrored(ctx, 1.8, () =>
        stitch(
          ctx,
          () => {
            ctx.moveTo(0.62, 0.62);
            ctx.quadraticCurveTo(0.86, 1.1, 0.56, 1.5);
          },
          line,
          0.012,
        ),
      );
      mirrored(ctx, 1.8, () =>
        stitch(
          ctx,
          () => {
            ctx.moveTo(0.25, 2.44);
            ctx.quadraticCurveTo(0.9, 2.73, 1.6, 2.68);
          },
          line,
          0.012,
        ),
      );
      ctx.strokeStyle = '#f2ede3';
      ctx.lineCap = 'round';
      ctx.lineWidth = 0.05;
      for (const [dx, length] of [
        [-0.12, 1.1],
        [0.14, 1.22],
      ] as const) {
        ctx.beginPath();
        ctx.moveTo(1.8 + dx * 0.3, 0.44);
        ctx.bezierCurveTo(1.8 + dx * 2.2, 0.6, 1.8 + dx * 0.4, 0.86, 1.8 + dx * 1.5, length);
        ctx.stroke();
      }
    },
  });
}

export function towel({ color, art, seed, form }: Thing): THREE.Object3D {
  const striped = form === 'stripe';
  const fringe = (ctx: Ctx) => {
    for (let x = 0.34; x < 2.66; x += 0.075) {
      ctx.fillRect(x, 0.12, 0.042, 0.3);
      ctx.fillRect(x + 0.01, 4.16, 0.042, 0.3);
    }
  };
  const body = rect(0.3, 0.3, 2.4, 3.98, 0.03, seed);
  return cloth({
    size: [3, 4.6],
    seed,
    color: striped ? '#f4efe4' : '#f7f4ee',
    surface: striped ? 'weave' : 'terry',
    repeat: striped ? 9 : 3,
    bump: striped ? 2 : 2.6,
    thick: striped ? 0.05 : 0.1,
    edge: 0.1,
    folds: 0.09,
    foldScale: 0.75,
    outline: (ctx) => {
      body(ctx);
      if (striped) fringe(ctx);
    },
    layers: [
      {
        draw: (ctx) => {
          ctx.fillRect(0.2, 0.62, 2.6, 0.03);
          ctx.fillRect(0.2, 3.94, 2.6, 0.03);
        },
        rise: -0.03,
        soft: 0.015,
      },
    ],
    paint: (ctx) => {
      if (art) ctx.drawImage(artwork(art, 720, 1000, seed), 0.3, 0.66, 2.4, 3.28);
      if (!striped) return;
      ctx.fillStyle = color;
      for (const [y, tall] of [
        [0.75, 0.5],
        [1.35, 0.06],
        [1.5, 0.06],
        [2.9, 0.06],
        [3.05, 0.06],
        [3.2, 0.6],
      ] as const)
        ctx.fillRect(0, y, 3, tall);
    },
  });
}
