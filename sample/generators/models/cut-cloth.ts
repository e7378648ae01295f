import * as THREE from 'three';
import { fractal, noise } from '../stage/noise.ts';

export interface Cloth {
  /** Millimetres, front towards +z. */
  geometry: THREE.BufferGeometry;
  heightAt: (x: number, y: number) => number;
}

/** Distance of a point from an outline, positive inside, with the outline's nearest point. */
function nearest(outline: readonly THREE.Vector2[], x: number, y: number): { distance: number; at: [number, number] } {
  let best = Infinity;
  let at: [number, number] = [x, y];
  let isInside = false;
  for (let index = 0; index < outline.length; index += 1) {
    const a = outline[index]!;
    const b = outline[(index + 1) % outline.length]!;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = dx * dx + dy * dy || 1;
    const t = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length));
    const [px, py] = [a.x + dx * t, a.y + dy * t];
    const distance = Math.hypot(x - px, y - py);
    if (distance < best) [best, at] = [distance, [px, py]];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isInside = !isInside;
  }
  return { distance: isInside ? best : -best, at };
}

/**
 * A piece of cloth in an outline: a grid whose outer points are moved onto the outline. `rise` answers the height at a
 * place and its distance from the edge.
 */
export function cutCloth(
  shape: THREE.Shape,
  cell: number,
  rise: (x: number, y: number, edge: number) => number,
): Cloth {
  const outline = shape.getPoints(16);
  const box = new THREE.Box2().setFromPoints(outline);
  const columns = Math.ceil((box.max.x - box.min.x) / cell) + 2;
  const rows = Math.ceil((box.max.y - box.min.y) / cell) + 2;
  const [left, low] = [box.min.x - cell, box.min.y - cell];
  const heights = new Float32Array((columns + 1) * (rows + 1));
  const positions: number[] = [];
  const known = new Map<number, number>();
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) {
      const [x, y] = [left + column * cell, low + row * cell];
      const { distance, at } = nearest(outline, x, y);
      const key = row * (columns + 1) + column;
      heights[key] = rise(x, y, Math.max(0, distance));
      if (distance < -0.72 * cell) continue;
      const isEdge = distance < 0.3 * cell;
      known.set(key, positions.length / 3);
      if (isEdge) positions.push(...at, rise(...at, 0));
      else positions.push(x, y, heights[key]);
    }
  const indexes: number[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const key = row * (columns + 1) + column;
      const [a, b, c, d] = [key, key + 1, key + columns + 1, key + columns + 2].map((each) => known.get(each));
      const triangle = (...three: (number | undefined)[]) => {
        if (three.every((each) => each !== undefined)) indexes.push(...three);
      };
      triangle(a, b, c);
      triangle(c, b, d);
    }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setIndex(indexes);
  geometry.computeVertexNormals();
  const heightAt = (x: number, y: number): number => {
    const [gx, gy] = [(x - left) / cell, (y - low) / cell];
    const [column, row] = [
      Math.min(columns - 1, Math.max(0, Math.floor(gx))),
      Math.min(rows - 1, Math.max(0, Math.floor(gy))),
    ];
    const [u, v] = [gx - column, gy - row];
    const key = row * (columns + 1) + column;
    const [a, b, c, d] = [heights[key]!, heights[key + 1]!, heights[key + columns + 1]!, heights[key + columns + 2]!];
    // The same two triangles as in the mesh.
    return u + v <= 1 ? a + (b - a) * u + (c - a) * v : d + (c - d) * (1 - u) + (b - d) * (1 - v);
  };
  return { geometry, heightAt };
}

/** Soft folds as cotton has them, -0.5 to 1; lengths in millimetres. */
export function folds(x: number, y: number, seed: number): number {
  const [u, v] = [x / 230, y / 230];
  const bent = u + (fractal(u * 1.3, v * 1.3, 2, seed) - 0.5) * 1.1;
  const broad = fractal(bent * 1.1, v * 0.8, 2, seed + 3) - 0.5;
  const ridge = 1 - Math.abs(2 * noise(bent * 1.5 + v * 0.9, v * 0.75 - bent * 0.5, seed + 7) - 1);
  return broad * 1.1 + ridge ** 3 * 0.42;
}
