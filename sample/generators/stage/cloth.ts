import * as THREE from 'three';
import { finish, surfaceTile, textureOf, type Surface } from './materials.ts';
import { fractal, noise } from './noise.ts';

type Paint = (ctx: CanvasRenderingContext2D) => void;

export interface Layer {
  /** Fills what lies on top, in the cloth's own units, y downwards. */
  draw: Paint;
  rise: number;
  /** How softly the step to it falls, in units. */
  soft: number;
}

/** A thing of cloth laid flat and seen from above: an outline, its thickness, folds, and what is dyed into it. */
interface Cloth {
  size: [number, number];
  outline: Paint;
  layers?: Layer[];
  color: string;
  paint?: Paint;
  surface: Surface;
  repeat: number;
  thick: number;
  edge: number;
  folds: number;
  foldScale?: number;
  /** More height of one's own, by place. */
  relief?: (x: number, y: number) => number;
  rough?: number;
  sheen?: number;
  bump?: number;
  seed: number;
}

function sheet(size: [number, number], pixels: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round((pixels * size[0]) / Math.max(...size));
  canvas.height = Math.round((pixels * size[1]) / Math.max(...size));
  const ctx = canvas.getContext('2d', { willReadFrequently: true })!;
  ctx.scale(canvas.width / size[0], canvas.height / size[1]);
  return [canvas, ctx];
}

/** Distance of every cell to the nearest cell outside (Felzenszwalb and Huttenlocher, in two passes). */
function distances(inside: Uint8Array, w: number, h: number): Float32Array {
  const far = 1e9;
  const grid = new Float32Array(w * h);
  for (let index = 0; index < grid.length; index += 1) grid[index] = inside[index] ? far : 0;
  const run = (read: (i: number) => number, write: (i: number, value: number) => void, count: number): void => {
    const values = Float32Array.from({ length: count }, (_, index) => read(index));
    const hull = new Int32Array(count);
    const cuts = new Float32Array(count + 1);
    let top = 0;
    cuts[0] = -far;
    cuts[1] = far;
    for (let q = 1; q < count; q += 1) {
      const meet = () => (values[q]! + q * q - (values[hull[top]!]! + hull[top]! ** 2)) / (2 * q - 2 * hull[top]!);
      let s = meet();
      while (s <= cuts[top]!) {
        top -= 1;
        s = meet();
      }
      top += 1;
      hull[top] = q;
      cuts[top] = s;
      cuts[top + 1] = far;
    }
    top = 0;
    for (let q = 0; q < count; q += 1) {
      while (cuts[top + 1]! < q) top += 1;
      write(q, (q - hull[top]!) ** 2 + values[hull[top]!]!);
    }
  };
  for (let x = 0; x < w; x += 1)
    run(
      (i) => grid[i * w + x]!,
      (i, value) => (grid[i * w + x] = value),
      h,
    );
  for (let y = 0; y < h; y += 1)
    run(
      (i) => grid[y * w + i]!,
      (i, value) => (grid[y * w + i] = value),
      w,
    );
  return grid.map(Math.sqrt);
}

/** Long soft ridges as cotton makes them, between -0.5 and 1. */
function folds(x: number, y: number, scale: number, seed: number): number {
  const wx = x + (fractal(x * 1.3 * scale, y * 1.3 * scale, 2, seed) - 0.5) * 1.1;
  const wy = y + (fractal(x * 1.3 * scale, y * 1.3 * scale, 2, seed + 40) - 0.5) * 1.1;
  const broad = fractal(wx * 1.1 * scale, wy * 0.8 * scale, 2, seed + 3) - 0.5;
  const ridge = 1 - Math.abs(2 * noise(wx * 1.5 * scale + wy * 0.9, wy * 0.75 * scale - wx * 0.5, seed + 7) - 1);
  const small = 1 - Math.abs(2 * noise(wx * 3.4 * scale - wy, wy * 2.1 * scale + wx, seed + 21) - 1);
  return broad * 1.1 + ridge ** 3 * 0.42 + small ** 4 * 0.13;
}

/** Every second cell becomes a vertex with the slope of the full grid; what lies outside is left out. */
function surfaceMesh(
  height: Float32Array,
  inside: Uint8Array,
  gw: number,
  gh: number,
  unit: number,
): THREE.BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indexes: number[] = [];
  const known = new Map<number, number>();
  const heightAt = (x: number, y: number) => {
    const at = Math.max(0, Math.min(gh - 1, y)) * gw + Math.max(0, Math.min(gw - 1, x));
    return inside[at] ? Math.max(0.004, height[at]!) : 0;
  };
  const vertex = (x: number, y: number): number => {
    const at = y * gw + x;
    const old = known.get(at);
    if (old !== undefined) return old;
    const made = positions.length / 3;
    known.set(at, made);
    positions.push((x + 0.5 - gw / 2) * unit, heightAt(x, y), (y + 0.5 - gh / 2) * unit);
    const normal = new THREE.Vector3(
      (heightAt(x - 1, y) - heightAt(x + 1, y)) / (2 * unit),
      1,
      (heightAt(x, y - 1) - heightAt(x, y + 1)) / (2 * unit),
    ).normalize();
    normals.push(normal.x, normal.y, normal.z);
    uvs.push((x + 0.5) / gw, 1 - (y + 0.5) / gh);
    return made;
  };
  const step = 2;
  for (let y = 0; y + step < gh; y += step) {
    for (let x = 0; x + step < gw; x += step) {
      let any = false;
      for (const [i, j] of [
        [0, 0],
        [step, 0],
        [0, step],
        [step, step],
        [1, 1],
      ] as const)
        any ||= inside[(y + j) * gw + x + i] === 1;
      if (!any) continue;
      const [a, b, c, d] = [vertex(x, y), vertex(x + step, y), vertex(x, y + step), vertex(x + step, y + step)];
      indexes.push(a, c, b, b, c, d);
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new THREE.Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indexes);
  return geometry;
}

export function cloth(spec: Cloth): THREE.Object3D {
  const [w, h] = spec.size;
  const [maskCanvas, mask] = sheet(spec.size, 1400);
  mask.fillStyle = '#000';
  mask.fillRect(0, 0, w, h);
  mask.fillStyle = '#fff';
  spec.outline(mask);
  const cells = 400;
  const [smallCanvas, small] = sheet(spec.size, cells);
  small.drawImage(maskCanvas, 0, 0, w, h);
  const gw = smallCanvas.width;
  const gh = smallCanvas.height;
  const pixels = small.getImageData(0, 0, gw, gh).data;
  const inside = Uint8Array.from({ length: gw * gh }, (_, index) => (pixels[index * 4]! > 127 ? 1 : 0));
  const unit = w / gw;
  const edge = distances(inside, gw, gh);
  const height = new Float32Array(gw * gh);
  const scale = spec.foldScale ?? 1;
  for (let y = 0; y < gh; y += 1) {
    for (let x = 0; x < gw; x += 1) {
      const at = y * gw + x;
      const near = Math.min(1, (edge[at]! * unit) / spec.edge);
      const dome = Math.sqrt(Math.max(0, 1 - (1 - near) ** 2));
      const inner = Math.min(1, (edge[at]! * unit) / (spec.edge * 3));
      const px = x * unit;
      const py = y * unit;
      height[at] =
        dome * spec.thick +
        (0.25 + 0.75 * inner) * dome * spec.folds * folds(px, py, scale, spec.seed) +
        dome * (spec.relief?.(px, py) ?? 0);
    }
  }
  for (const layer of spec.layers ?? []) {
    const [layerCanvas, ctx] = sheet(spec.size, cells);
    ctx.filter = `blur(${Math.max(0.6, layer.soft / unit)}px)`;
    ctx.fillStyle = '#fff';
    ctx.strokeStyle = '#fff';
    layer.draw(ctx);
    const rises = ctx.getImageData(0, 0, gw, gh).data;
    layerCanvas.width = 0;
    for (let at = 0; at < height.length; at += 1) height[at]! += (rises[at * 4 + 3]! / 255) * layer.rise;
  }
  const geometry = surfaceMesh(height, inside, gw, gh, unit);

  const [dyeCanvas, dye] = sheet(spec.size, 1400);
  dye.fillStyle = spec.color;
  dye.fillRect(0, 0, w, h);
  spec.paint?.(dye);
  dye.globalCompositeOperation = 'multiply';
  const tile = surfaceTile(spec.surface);
  const pattern = dye.createPattern(tile.tint, 'repeat')!;
  const step = w / spec.repeat / 512;
  pattern.setTransform(new DOMMatrix([step, 0, 0, step, 0, 0]));
  dye.fillStyle = pattern;
  dye.fillRect(0, 0, w, h);
  dye.globalCompositeOperation = 'source-over';

  const material = finish({ rough: spec.rough ?? 0.92, sheen: spec.sheen ?? 0, color: '#ffffff' });
  material.map = textureOf(dyeCanvas);
  material.alphaMap = textureOf(maskCanvas, [1, 1], false);
  material.alphaTest = 0.5;
  material.bumpMap = textureOf(tile.height, [spec.repeat, (spec.repeat * h) / w], false);
  material.bumpScale = spec.bump ?? 1.5;
  material.side = THREE.DoubleSide;
  const made = new THREE.Mesh(geometry, material);
  const box = new THREE.Group();
  box.add(made);
  return box;
}

/** Two rows of stitches along a path, in the cloth's own dye. */
export function stitch(ctx: CanvasRenderingContext2D, path: () => void, color: string, width = 0.008): void {
  ctx.save();
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.setLineDash([width * 3.2, width * 1.8]);
  ctx.lineCap = 'round';
  ctx.beginPath();
  path();
  ctx.stroke();
  ctx.restore();
}

export function shade(color: string, by: number): string {
  const made = new THREE.Color(color);
  return `#${made.lerp(new THREE.Color(by < 0 ? '#000000' : '#ffffff'), Math.abs(by)).getHexString()}`;
}
