import { type Material, Mesh, type Object3D, Vector3 } from 'three';

/** The triangles of a model in world coordinates, for ray casting. */
export interface Triangles {
  /** Nine coordinates per triangle. */
  corners: Float32Array;
  /** The mesh of each triangle. */
  meshes: readonly Mesh[];
}

/** The first intersection of a ray. */
interface Hit {
  mesh: Mesh;
  distance: number;
  /** The normal of the triangle, not normalized. */
  normal: Vector3;
}

export function trianglesOf(model: Object3D): Triangles {
  const corners: number[] = [];
  const meshes: Mesh[] = [];
  const point = new Vector3();
  model.updateMatrixWorld(true);
  model.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const { index, attributes } = object.geometry;
    const position = attributes['position'];
    if (!position) return;
    const count = index?.count ?? position.count;
    for (let at = 0; at < count; at += 1) {
      point.fromBufferAttribute(position, index?.getX(at) ?? at).applyMatrix4(object.matrixWorld);
      corners.push(point.x, point.y, point.z);
      if (at % 3 === 0) meshes.push(object);
    }
  });
  return { corners: Float32Array.from(corners), meshes };
}

interface RayOptions {
  /** Triangles count only between these distances from the origin. */
  least?: number;
  most: number;
  /** A mesh that the ray ignores. */
  without?: Mesh | undefined;
  /** The ray ignores glass. */
  isThroughGlass?: boolean | undefined;
}

/** The nearest triangle that a ray intersects (Möller and Trumbore, 1997). */
export function firstHit(
  { corners, meshes }: Triangles,
  origin: Vector3,
  direction: Vector3,
  { least = 0, most, without, isThroughGlass }: RayOptions,
): Hit | null {
  let [nearest, nearestIndex] = [most, -1];
  const { x: dx, y: dy, z: dz } = direction;
  for (let at = 0; at < meshes.length; at += 1) {
    if (isPassed(meshes[at], { without, isThroughGlass })) continue;
    const from = at * 9;
    const [ax, ay, az] = [corners[from]!, corners[from + 1]!, corners[from + 2]!];
    const [ux, uy, uz] = [corners[from + 3]! - ax, corners[from + 4]! - ay, corners[from + 5]! - az];
    const [vx, vy, vz] = [corners[from + 6]! - ax, corners[from + 7]! - ay, corners[from + 8]! - az];
    const [px, py, pz] = [dy * vz - dz * vy, dz * vx - dx * vz, dx * vy - dy * vx];
    const determinant = ux * px + uy * py + uz * pz;
    if (determinant === 0) continue;
    const [tx, ty, tz] = [origin.x - ax, origin.y - ay, origin.z - az];
    const u = (tx * px + ty * py + tz * pz) / determinant;
    if (u < 0 || u > 1) continue;
    const [qx, qy, qz] = [ty * uz - tz * uy, tz * ux - tx * uz, tx * uy - ty * ux];
    const v = (dx * qx + dy * qy + dz * qz) / determinant;
    if (v < 0 || u + v > 1) continue;
    const distance = (vx * qx + vy * qy + vz * qz) / determinant;
    if (distance > least && distance < nearest) [nearest, nearestIndex] = [distance, at];
  }
  const mesh = meshes[nearestIndex];
  if (!mesh) return null;
  const corner = (which: number) => new Vector3().fromArray(corners, nearestIndex * 9 + which * 3);
  const normal = new Vector3().crossVectors(corner(1).sub(corner(0)), corner(2).sub(corner(0)));
  return { mesh, distance: nearest, normal };
}

/** Whether a ray ignores a mesh. */
const isPassed = (
  mesh: Mesh | undefined,
  { without, isThroughGlass }: Pick<RayOptions, 'without' | 'isThroughGlass'>,
) => mesh === without || (isThroughGlass === true && mesh !== undefined && (mesh.material as Material).transparent);
