import * as THREE from 'three';
import { fractal, noise } from './noise.ts';
import { maxAnisotropy } from './studio.ts';

export type Surface =
  | 'plain'
  | 'weave'
  | 'knit'
  | 'terry'
  | 'leather'
  | 'wood'
  | 'brushed'
  | 'speckle'
  | 'felt'
  | 'straw'
  | 'cord'
  | 'paper';

export function textureOf(
  canvas: HTMLCanvasElement,
  repeat: [number, number] = [1, 1],
  color = true,
): THREE.CanvasTexture {
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = color ? THREE.SRGBColorSpace : THREE.NoColorSpace;
  texture.wrapS = THREE.MirroredRepeatWrapping;
  texture.wrapT = THREE.MirroredRepeatWrapping;
  texture.repeat.set(...repeat);
  texture.anisotropy = Math.min(8, maxAnisotropy);
  return texture;
}

/** Height and tint of a surface at a point of its tile, both about 0 to 1. */
const surfaces: Record<Surface, (x: number, y: number) => [number, number]> = {
  plain: (x, y) => [noise(x * 60, y * 60) * 0.3, 1],
  paper: (x, y) => [fractal(x * 90, y * 90, 2), 1],
  weave: (x, y) => {
    const u = x * 64;
    const v = y * 64;
    const over = (Math.floor(u) + Math.floor(v)) % 2 === 0;
    const thread = over ? Math.sin((u % 1) * Math.PI) : Math.sin((v % 1) * Math.PI);
    const slub = over ? noise(Math.floor(u) * 3.1, v * 0.35, 4) : noise(Math.floor(v) * 2.7, u * 0.35, 9);
    return [thread * (0.7 + slub * 0.5), 0.82 + 0.14 * thread + 0.1 * (slub - 0.5)];
  },
  knit: (x, y) => {
    const u = x * 26;
    const v = y * 34;
    const side = u % 1 < 0.5 ? 1 : -1;
    const stitch = (((v + side * (u % 0.5) * 1.5) % 1) + 1) % 1;
    const height = Math.sin(stitch * Math.PI) * Math.sin((u % 0.5) * 2 * Math.PI);
    return [height, 0.72 + 0.28 * height];
  },
  terry: (x, y) => {
    const value = fractal(x * 120, y * 120, 2, 3);
    return [value, 0.72 + 0.34 * value];
  },
  leather: (x, y) => {
    let nearest = 9;
    let second = 9;
    const gx = x * 42;
    const gy = y * 42;
    for (let i = -1; i <= 1; i += 1) {
      for (let j = -1; j <= 1; j += 1) {
        const cx = Math.floor(gx) + i;
        const cy = Math.floor(gy) + j;
        const d = Math.hypot(cx + noise(cx * 7.7, cy * 3.3, 5) - gx, cy + noise(cx * 2.9, cy * 8.1, 6) - gy);
        if (d < nearest) [second, nearest] = [nearest, d];
        else if (d < second) second = d;
      }
    }
    const cell = Math.min(1, (second - nearest) * 2.6);
    return [
      cell * 0.8 + 0.2 * fractal(x * 9, y * 9, 3),
      0.86 + 0.1 * cell + 0.12 * (fractal(x * 4, y * 4, 3, 8) - 0.5),
    ];
  },
  wood: (x, y) => {
    const warp = fractal(x * 2, y * 0.5, 3, 2) * 0.9;
    const rings = fractal(x * 14 + warp * 5, y * 0.8, 4, 7);
    const pores = noise(x * 190, y * 5, 3);
    const line = 1 - Math.abs(2 * ((rings * 5) % 1) - 1);
    return [0.6 * pores + 0.3 * line, 0.72 + 0.24 * rings + 0.1 * line - (pores > 0.78 ? 0.13 : 0)];
  },
  brushed: (x, y) => {
    const value = noise(x * 4, y * 300, 2) * 0.6 + noise(x * 12, y * 500, 5) * 0.4;
    return [value, 0.88 + value * 0.16];
  },
  speckle: (x, y) => {
    const spot = noise(x * 130, y * 130, 11) > 0.86 ? 0.55 : 1;
    return [fractal(x * 24, y * 24, 3) * 0.6, spot * (0.94 + 0.1 * fractal(x * 6, y * 6, 3))];
  },
  felt: (x, y) => {
    const value = fractal(x * 70, y * 70, 3, 13);
    return [value, 0.84 + 0.22 * value];
  },
  straw: (x, y) => {
    const v = y * 30;
    const u = x * 60 + (Math.floor(v) % 2 ? 0.5 : 0);
    const plait = Math.sin((v % 1) * Math.PI) * (0.6 + 0.4 * Math.abs(Math.sin(u * Math.PI)));
    return [plait, 0.68 + 0.3 * plait + 0.1 * (noise(u, v, 3) - 0.5)];
  },
  cord: (x, y) => {
    const v = y * 28;
    const twist = Math.sin((x * 80 + v * 2) * Math.PI);
    const round = Math.sin((v % 1) * Math.PI);
    return [round * (0.85 + 0.15 * twist), 0.62 + 0.36 * round + 0.05 * twist];
  },
};

const tiles = new Map<Surface, { height: HTMLCanvasElement; tint: HTMLCanvasElement }>();

/** One tile of a surface as two grey canvases: its height and its tint. */
export function surfaceTile(surface: Surface): { height: HTMLCanvasElement; tint: HTMLCanvasElement } {
  const known = tiles.get(surface);
  if (known) return known;
  const size = 512;
  const [height, tint] = [0, 1].map((part) => {
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    const ctx = canvas.getContext('2d')!;
    const image = ctx.createImageData(size, size);
    for (let y = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1) {
        const value = Math.max(0, Math.min(1, surfaces[surface](x / size, y / size)[part]!)) * 255;
        image.data.set([value, value, value, 255], (y * size + x) * 4);
      }
    }
    ctx.putImageData(image, 0, 0);
    return canvas;
  }) as [HTMLCanvasElement, HTMLCanvasElement];
  const made = { height, tint };
  tiles.set(surface, made);
  return made;
}

interface Finish {
  color?: string;
  surface?: Surface;
  repeat?: [number, number];
  bump?: number;
  rough?: number;
  metal?: number;
  coat?: number;
  coatRough?: number;
  sheen?: number;
  side?: THREE.Side;
  map?: THREE.Texture;
}

export function finish(options: Finish): THREE.MeshStandardMaterial {
  const { color = '#ffffff', surface, repeat = [1, 1], rough = 0.6, metal = 0, coat = 0, sheen = 0 } = options;
  const values: THREE.MeshPhysicalMaterialParameters = {
    color,
    roughness: rough,
    metalness: metal,
    side: options.side ?? THREE.FrontSide,
  };
  if (surface) {
    const tile = surfaceTile(surface);
    values.bumpMap = textureOf(tile.height, repeat, false);
    values.bumpScale = options.bump ?? 1;
    if (!options.map) values.map = textureOf(tile.tint, repeat);
  }
  if (options.map) values.map = options.map;
  if (coat > 0 || sheen > 0) {
    values.clearcoat = coat;
    values.clearcoatRoughness = options.coatRough ?? 0.05;
    if (sheen > 0) {
      values.sheen = sheen;
      values.sheenRoughness = 0.6;
      values.sheenColor = new THREE.Color(color).lerp(new THREE.Color('#ffffff'), 0.35);
    }
    return new THREE.MeshPhysicalMaterial(values);
  }
  return new THREE.MeshStandardMaterial(values);
}

export const oak = (repeat: [number, number] = [1, 1]) =>
  finish({ color: '#cf9d68', surface: 'wood', repeat, bump: 0.4, rough: 0.5 });
export const steel = () => finish({ color: '#c9ccd0', metal: 1, rough: 0.22 });
export const silver = () => finish({ color: '#eeeae4', metal: 1, rough: 0.12 });
export const gold = () => finish({ color: '#e9bd6a', metal: 1, rough: 0.16 });
export const brass = () => finish({ color: '#c99c4e', metal: 1, rough: 0.25 });

export function glass(tint = '#ffffff', thickness = 0.3, attenuation = 1.2): THREE.MeshPhysicalMaterial {
  return new THREE.MeshPhysicalMaterial({
    color: new THREE.Color(tint).lerp(new THREE.Color('#ffffff'), 0.3),
    roughness: 0.03,
    transmission: 1,
    thickness,
    ior: 1.48,
    attenuationColor: new THREE.Color(tint),
    attenuationDistance: attenuation,
    specularIntensity: 1,
  });
}
