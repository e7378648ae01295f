import { CubeTexture, DataTexture, DataUtils, HalfFloatType, LinearMipmapLinearFilter } from 'three';

/** A soft light: where it is (a unit vector), how large (0 to 1, of a radian about), and its colour times its strength. */
interface SoftLight {
  direction: readonly [number, number, number];
  size: number;
  color: readonly [number, number, number];
}

/** A room as in the shop's pictures: a large window at the upper left, a cool narrow one at the right, a lamp above. */
const lights: readonly SoftLight[] = [
  { direction: [-0.57, 0.57, 0.59], size: 0.32, color: [5.2, 5, 4.7] },
  { direction: [0.86, 0.2, 0.47], size: 0.16, color: [2.6, 2.9, 3.4] },
  { direction: [0.1, 0.98, -0.17], size: 0.36, color: [2.4, 2.4, 2.4] },
  { direction: [-0.3, 0.1, -0.95], size: 0.3, color: [1.2, 1.2, 1.3] },
];
const [ceiling, floor] = [0.85, 0.28];

/** What comes from a direction, seen by a surface of that roughness: written to `out`, red, green and blue. */
export function lightFrom(out: [number, number, number], x: number, y: number, z: number, roughness: number): void {
  const spreadByRoughness = roughness ** 2;
  // The horizon is a soft edge, the softer the rougher
  const above = 0.5 + 0.5 * Math.tanh((y * 2.2) / (0.35 + 1.6 * spreadByRoughness));
  const ground = floor + (ceiling - floor) * above;
  [out[0], out[1], out[2]] = [ground * 0.98, ground, ground * 1.02];
  for (const { direction, size, color } of lights) {
    const spread = size * size;
    const blurred = spread + 0.8 * spreadByRoughness * roughness;
    const facing = direction[0] * x + direction[1] * y + direction[2] * z;
    const intensity = (spread / blurred) * Math.exp((facing - 1) / blurred);
    out[0] += color[0] * intensity;
    out[1] += color[1] * intensity;
    out[2] += color[2] * intensity;
  }
}

/** The direction that a place of a cube's face shows, `u` and `v` from −1 to 1, right and down; faces +x −x +y −y +z −z. */
export function directionOf(face: number, u: number, v: number): readonly [number, number, number] {
  const length = Math.hypot(u, v, 1);
  const [a, b, c] = [u / length, v / length, 1 / length];
  if (face === 0) return [c, -b, -a];
  if (face === 1) return [-c, -b, a];
  if (face === 2) return [a, c, b];
  if (face === 3) return [a, -c, -b];
  return face === 4 ? [a, -b, c] : [-a, -b, -c];
}

/** The sides of a face's smaller and smaller copies; what three.js takes for the roughest is the last but one. */
const sides = [64, 32, 16, 8, 4];
const roughest = sides.length - 2;
/** The roughness that a copy is for: three.js asks so for them. */
const roughnessOf = (level: number): number => 1 - Math.sqrt(1 - Math.min(1, level / roughest));

/**
 * The room's light as three.js wants it, a cube filtered for every roughness. Worked out instead of rendered and filtered
 * on the graphics card: compiling what does that takes a phone longer than drawing many frames.
 */
export function environmentTexture(): CubeTexture {
  const light: [number, number, number] = [0, 0, 0];
  const one = DataUtils.toHalfFloat(1);
  const face = (side: number, index: number, roughness: number): DataTexture => {
    const data = new Uint16Array(side * side * 4);
    for (let pixel = 0; pixel < side * side; pixel += 1) {
      const u = (((pixel % side) + 0.5) / side) * 2 - 1;
      const v = ((Math.floor(pixel / side) + 0.5) / side) * 2 - 1;
      const [x, y, z] = directionOf(index, u, v);
      // Cubes are seen from within, with left and right exchanged
      lightFrom(light, -x, y, z, roughness);
      data[pixel * 4] = DataUtils.toHalfFloat(light[0]);
      data[pixel * 4 + 1] = DataUtils.toHalfFloat(light[1]);
      data[pixel * 4 + 2] = DataUtils.toHalfFloat(light[2]);
      data[pixel * 4 + 3] = one;
    }
    return new DataTexture(data, side, side);
  };
  const cubes = sides.map((side, level) => {
    const cube = new CubeTexture(Array.from({ length: 6 }, (_, index) => face(side, index, roughnessOf(level))));
    cube.type = HalfFloatType;
    return cube;
  });
  const [texture, ...smaller] = cubes as [CubeTexture, ...CubeTexture[]];
  texture.mipmaps = smaller;
  texture.generateMipmaps = false;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.isPMREMTexture = true;
  texture.needsUpdate = true;
  return texture;
}
