import { type Mesh, Triangle, Vector2, Vector3 } from 'three';

/** A point on a printed face, in world coordinates. */
export interface FacePoint {
  at: Vector3;
  normal: Vector3;
}

/** The world position of a point that is given as shares of a face's width and height; null where the mesh has no surface. */
export function pointAt(mesh: Mesh, u: number, v: number): FacePoint | null {
  const { index, attributes } = mesh.geometry;
  const { position, uv } = attributes;
  if (!position || !uv) return null;
  const count = index?.count ?? position.count;
  const [a, b, c] = [new Vector2(), new Vector2(), new Vector2()];
  for (let from = 0; from + 2 < count; from += 3) {
    const corners = [0, 1, 2].map((at) => index?.getX(from + at) ?? from + at) as [number, number, number];
    a.set(uv.getX(corners[0]), uv.getY(corners[0]));
    b.set(uv.getX(corners[1]), uv.getY(corners[1]));
    c.set(uv.getX(corners[2]), uv.getY(corners[2]));
    const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    if (area === 0) continue;
    const second = ((u - a.x) * (c.y - a.y) - (v - a.y) * (c.x - a.x)) / area;
    const third = ((b.x - a.x) * (v - a.y) - (b.y - a.y) * (u - a.x)) / area;
    if (second < 0 || third < 0 || second + third > 1) continue;
    const [p, q, r] = corners.map((at) =>
      new Vector3().fromBufferAttribute(position, at).applyMatrix4(mesh.matrixWorld),
    ) as [Vector3, Vector3, Vector3];
    const normal = new Triangle(p, q, r).getNormal(new Vector3());
    const at = p.clone().addScaledVector(q.sub(p), second).addScaledVector(r.sub(p), third);
    return { at, normal };
  }
  return null;
}

const steps = [0.12, 0.31, 0.5, 0.69, 0.88];

/** Sample points distributed over a face. */
export const pointsOf = (mesh: Mesh): FacePoint[] =>
  steps.flatMap((v) => steps.flatMap((u) => pointAt(mesh, u, v) ?? []));

/** The direction of the top of a face's picture, in world coordinates. */
export function upOf(mesh: Mesh): Vector3 | null {
  const [top, foot] = [pointAt(mesh, 0.5, 0.3), pointAt(mesh, 0.5, 0.7)];
  return top && foot ? top.at.clone().sub(foot.at).normalize() : null;
}

/** The normal of a face: the mean of the whole face, or that of its center when the face wraps around the object. */
export function normalOf(mesh: Mesh): Vector3 {
  const points = pointsOf(mesh);
  const sum = points.reduce((all, { normal }) => all.add(normal), new Vector3());
  if (points.length > 0 && sum.length() > points.length / 2) return sum.normalize();
  return pointAt(mesh, 0.5, 0.5)?.normal ?? new Vector3(0, 0, 1);
}
