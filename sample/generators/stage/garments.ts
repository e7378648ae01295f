import type * as THREE from 'three';
import { artwork, type ArtName } from './artwork.ts';
import { cloth, shade, stitch, type Layer } from './cloth.ts';
import { showingLaid } from './shape.ts';
import type { Surface } from './materials.ts';

export interface GarmentOptions {
  color: string;
  seed: number;
  art?: ArtName;
  cut?: 'short' | 'long' | 'hooded' | 'sweat' | 'jumper' | 'fitted';
}

type Ctx = CanvasRenderingContext2D;

function both(draw: (ctx: Ctx) => void): (ctx: Ctx) => void {
  return (ctx) => {
    draw(ctx);
    ctx.save();
    ctx.translate(4, 0);
    ctx.scale(-1, 1);
    draw(ctx);
    ctx.restore();
  };
}

const fitted = { chest: 0.92, waist: 0.84, hem: 0.95 };
const straight = { chest: 1.02, waist: 1.0, hem: 1.02 };

/** Tops from a T-shirt to a hoodie: a sheet of 4 by 4.4 units with the collar at the middle of its upper edge. */
export function top({ color, seed, art, cut = 'short' }: GarmentOptions): THREE.Object3D {
  const form = cut === 'fitted' ? fitted : straight;
  const isLong = cut === 'long' || cut === 'hooded' || cut === 'sweat' || cut === 'jumper';
  const hasRib = cut === 'hooded' || cut === 'sweat' || cut === 'jumper';
  const hem = cut === 'fitted' ? 3.55 : 3.85;
  const sleeve = both((ctx) => {
    ctx.beginPath();
    ctx.moveTo(1.18, 0.62);
    if (isLong) {
      ctx.bezierCurveTo(0.86, 0.72, 0.66, 1.2, 0.5, 1.95);
      ctx.bezierCurveTo(0.4, 2.5, 0.3, 2.95, 0.24, 3.4);
      ctx.quadraticCurveTo(0.36, 3.5, 0.58, 3.46);
      ctx.bezierCurveTo(0.7, 2.9, 0.88, 2.2, 1.06, 1.72);
    } else if (cut === 'fitted') {
      ctx.bezierCurveTo(0.9, 0.72, 0.68, 1.0, 0.5, 1.42);
      ctx.quadraticCurveTo(0.7, 1.6, 0.94, 1.66);
      ctx.lineTo(1.12, 1.42);
    } else {
      ctx.bezierCurveTo(0.86, 0.72, 0.5, 1.05, 0.2, 1.62);
      ctx.quadraticCurveTo(0.46, 1.84, 0.76, 1.94);
      ctx.lineTo(1.06, 1.6);
    }
    ctx.lineTo(1.3, 0.9);
    ctx.fill();
  });
  const body = (ctx: Ctx) => {
    ctx.beginPath();
    ctx.moveTo(1.5, 0.46);
    ctx.bezierCurveTo(1.35, 0.54, 1.2, 0.58, 1.12, 0.66);
    ctx.bezierCurveTo(1.12, 1.0, 1.1, 1.3, 2 - form.chest, 1.62);
    ctx.bezierCurveTo(2 - form.waist, 2.2, 2 - form.waist, 2.6, 2 - form.hem, hem);
    ctx.quadraticCurveTo(2, hem + 0.08, 2 + form.hem, hem);
    ctx.bezierCurveTo(2 + form.waist, 2.6, 2 + form.waist, 2.2, 2 + form.chest, 1.62);
    ctx.bezierCurveTo(2.9, 1.3, 2.88, 1.0, 2.88, 0.66);
    ctx.bezierCurveTo(2.8, 0.58, 2.65, 0.54, 2.5, 0.46);
    ctx.bezierCurveTo(2.3, 0.36, 1.7, 0.36, 1.5, 0.46);
    ctx.fill();
  };
  const dip = cut === 'fitted' ? 0.95 : 0.8;
  const collar = (ctx: Ctx, wide: number) => {
    ctx.lineWidth = wide;
    ctx.lineCap = 'butt';
    ctx.beginPath();
    ctx.moveTo(1.5, 0.47);
    ctx.bezierCurveTo(1.62, dip, 2.38, dip, 2.5, 0.47);
    ctx.stroke();
  };
  const hood = (ctx: Ctx) => {
    ctx.beginPath();
    ctx.moveTo(1.36, 0.62);
    ctx.bezierCurveTo(1.1, 0.1, 1.5, -0.22, 2, -0.22);
    ctx.bezierCurveTo(2.5, -0.22, 2.9, 0.1, 2.64, 0.62);
    ctx.bezierCurveTo(2.4, 0.98, 1.6, 0.98, 1.36, 0.62);
    ctx.fill();
  };
  const opening = (ctx: Ctx) => {
    ctx.beginPath();
    ctx.moveTo(1.6, 0.5);
    ctx.bezierCurveTo(1.42, 0.2, 1.7, 0.02, 2, 0.02);
    ctx.bezierCurveTo(2.3, 0.02, 2.58, 0.2, 2.4, 0.5);
    ctx.bezierCurveTo(2.2, 0.82, 1.8, 0.82, 1.6, 0.5);
    ctx.fill();
  };
  const neck = (ctx: Ctx) => {
    ctx.beginPath();
    ctx.moveTo(1.52, 0.45);
    ctx.bezierCurveTo(1.64, dip - 0.06, 2.36, dip - 0.06, 2.48, 0.45);
    ctx.bezierCurveTo(2.3, 0.37, 1.7, 0.37, 1.52, 0.45);
    ctx.fill();
  };
  const layers: Layer[] = [
    { draw: body, rise: 0.05, soft: 0.015 },
    { draw: (ctx) => collar(ctx, 0.13), rise: 0.035, soft: 0.012 },
    { draw: neck, rise: -0.05, soft: 0.012 },
  ];
  if (hasRib) layers.push({ draw: (ctx) => ctx.fillRect(0, hem - 0.26, 4, 0.02), rise: -0.04, soft: 0.02 });
  if (cut === 'hooded') {
    layers.push({ draw: hood, rise: 0.12, soft: 0.05 }, { draw: opening, rise: -0.13, soft: 0.03 });
    layers.push({
      draw: (ctx) => {
        ctx.beginPath();
        ctx.moveTo(1.5, 2.75);
        ctx.lineTo(2.5, 2.75);
        ctx.lineTo(2.74, 3.2);
        ctx.lineTo(2.74, 3.56);
        ctx.lineTo(1.26, 3.56);
        ctx.lineTo(1.26, 3.2);
        ctx.fill();
      },
      rise: 0.045,
      soft: 0.014,
    });
  }
  const dark = shade(color, -0.3);
  const thread = shade(color, color === '#333333' ? 0.12 : -0.18);
  const surface: Surface = cut === 'jumper' ? 'knit' : 'plain';
  const wide = cut === 'fitted' ? 0.96 : 1.16;
  const laid = cloth({
    size: [4, 4.3],
    seed,
    color,
    surface: surface === 'plain' ? 'knit' : surface,
    repeat: cut === 'jumper' ? 3 : 11,
    bump: cut === 'jumper' ? 14 : 0.8,
    thick: hasRib ? 0.15 : 0.085,
    edge: hasRib ? 0.2 : 0.12,
    folds: hasRib ? 0.13 : 0.1,
    foldScale: 0.85,
    sheen: 0.25,
    outline: (ctx) => {
      sleeve(ctx);
      body(ctx);
      if (cut === 'hooded') hood(ctx);
    },
    layers,
    paint: (ctx) => {
      ctx.fillStyle = shade(color, -0.42);
      if (cut === 'hooded') opening(ctx);
      else neck(ctx);
      ctx.fillStyle = shade(color, 0.04);
      if (art) {
        const high = wide * 1.25;
        const y = cut === 'hooded' ? 1.18 : 1.14;
        ctx.save();
        ctx.globalAlpha = 0.96;
        ctx.drawImage(artwork(art, 480, 600, seed), 2 - wide / 2, y, wide, high);
        ctx.restore();
      }
      ctx.strokeStyle = dark;
      ctx.lineWidth = 0.012;
      ctx.globalAlpha = 0.6;
      both((inner) => {
        inner.beginPath();
        inner.moveTo(1.12, 0.66);
        inner.bezierCurveTo(1.12, 1.0, 1.1, 1.3, 2 - form.chest, 1.62);
        inner.stroke();
      })(ctx);
      ctx.lineWidth = 0.008;
      collar(ctx, 0.008);
      ctx.globalAlpha = 1;
      const seam = (path: () => void) => stitch(ctx, path, thread, 0.011);
      if (hasRib) {
        ctx.globalAlpha = 0.35;
        ctx.strokeStyle = dark;
        ctx.lineWidth = 0.014;
        for (let x = 0.9; x < 3.1; x += 0.04) {
          ctx.beginPath();
          ctx.moveTo(x, hem - 0.25);
          ctx.lineTo(x, hem + 0.1);
          ctx.stroke();
        }
        both((inner) => {
          for (let part = 0; part < 9; part += 1) {
            inner.beginPath();
            inner.moveTo(0.3 + part * 0.042, 3.18 + part * 0.006);
            inner.lineTo(0.25 + part * 0.042, 3.5);
            inner.stroke();
          }
          inner.beginPath();
          inner.moveTo(0.26, 3.14);
          inner.lineTo(0.68, 3.18);
          inner.stroke();
        })(ctx);
        ctx.globalAlpha = 1;
      } else {
        for (const y of [0.1, 0.14])
          seam(() => {
            ctx.moveTo(2 - form.hem - 0.1, hem - y);
            ctx.quadraticCurveTo(2, hem - y + 0.08, 2 + form.hem + 0.1, hem - y);
          });
        if (cut === 'short')
          both((inner) =>
            stitch(
              inner,
              () => {
                inner.moveTo(0.27, 1.53);
                inner.quadraticCurveTo(0.52, 1.74, 0.82, 1.85);
              },
              thread,
              0.011,
            ),
          )(ctx);
        if (cut === 'fitted')
          both((inner) =>
            stitch(
              inner,
              () => {
                inner.moveTo(0.55, 1.33);
                inner.quadraticCurveTo(0.75, 1.5, 0.99, 1.57);
              },
              thread,
              0.011,
            ),
          )(ctx);
      }
      if (cut === 'hooded') {
        ctx.strokeStyle = dark;
        ctx.globalAlpha = 0.6;
        ctx.lineWidth = 0.012;
        ctx.strokeRect(1.26, 2.75, 1.48, 0.81);
        ctx.globalAlpha = 1;
        ctx.strokeStyle = '#efeae0';
        ctx.lineWidth = 0.045;
        ctx.lineCap = 'round';
        for (const x of [-1, 1]) {
          ctx.beginPath();
          ctx.moveTo(2 + x * 0.17, 0.74);
          ctx.bezierCurveTo(2 + x * 0.22, 1.0, 2 + x * 0.14, 1.1, 2 + x * 0.2, art ? 1.14 : 1.5);
          ctx.stroke();
        }
      } else {
        ctx.fillStyle = '#f3efe7';
        ctx.fillRect(1.93, 0.5, 0.14, 0.09);
      }
    },
  });
  // A hood's picture is not of its slot's shape.
  return art && cut !== 'hooded' ? showingLaid(laid, [4, 4.3], [2 - wide / 2, 1.14, wide, wide * 1.25]) : laid;
}
