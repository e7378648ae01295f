import * as THREE from 'three';
import { artwork } from './artwork.ts';
import { finish, textureOf } from './materials.ts';
import { mesh } from './shape.ts';
import type { Thing } from './thing.ts';

/** A piece of a wall that is turned: the print on a mug or a label on a jar. */
export function band(radius: number, low: number, high: number, arc: number, material: THREE.Material): THREE.Mesh {
  const geometry = new THREE.CylinderGeometry(radius, radius, high - low, 64, 1, true, -arc / 2, arc);
  return mesh(geometry, material, [0, (low + high) / 2, 0]);
}

/** A printed label: a picture if there is one, a name, and a smaller line after the bar. */
export function labelCanvas(thing: Thing, w: number, h: number, ground = '#f6f2ea'): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  const ctx = canvas.getContext('2d')!;
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, w, h);
  const top = thing.art ? h * 0.56 : 0;
  if (thing.art)
    ctx.drawImage(artwork(thing.art, Math.round(w * 0.84), Math.round(h * 0.5), thing.seed), w * 0.08, h * 0.08);
  ctx.fillStyle = '#23262b';
  ctx.textAlign = 'center';
  const lines = (thing.label ?? '').split('|');
  const size = Math.min(w * 0.13, (h - top) * 0.3);
  lines.forEach((line, index) => {
    ctx.font = index === 0 ? `${size}px "Liberation Serif", serif` : `${size * 0.5}px "Liberation Sans", sans-serif`;
    ctx.fillText(line, w / 2, top + (h - top) * (thing.art ? 0.42 : 0.46) + index * size * 0.95, w * 0.86);
  });
  return canvas;
}

/** Letters cut into metal or glass: only the letters are drawn, the rest lets the body through. */
export function engraved(thing: Thing, w: number, h: number, upright: boolean): THREE.Material {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  const ctx = canvas.getContext('2d')!;
  ctx.translate(w / 2, h / 2);
  if (upright) ctx.rotate(-Math.PI / 2);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = '#ffffff';
  const lines = (thing.label ?? '').split('|');
  const size = (upright ? w : h / lines.length) * 0.42;
  ctx.font = `italic ${size}px "Liberation Serif", serif`;
  lines.forEach((line, index) =>
    ctx.fillText(line, 0, (index - (lines.length - 1) / 2) * size * 1.2, (upright ? h : w) * 0.94),
  );
  const material = finish({
    color: thing.kind === 'flask' && !upright ? '#fff6de' : '#f3eee2',
    rough: 0.5,
    metal: 0.1,
  });
  material.alphaMap = textureOf(canvas, [1, 1], false);
  material.alphaMap.wrapS = THREE.ClampToEdgeWrapping;
  material.transparent = true;
  material.alphaTest = 0.02;
  const alpha = ctx.getImageData(0, 0, w, h);
  for (let at = 0; at < alpha.data.length; at += 4) {
    const value = alpha.data[at + 3]!;
    alpha.data.set([value, value, value, 255], at);
  }
  ctx.putImageData(alpha, 0, 0);
  return material;
}
